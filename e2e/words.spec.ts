/**
 * T26 in a browser: five hundred hostile strings are shown as text, run no code and break no layout. T17: no secrets
 * are stored.
 */

import type { Page } from '@playwright/test';
import { HOSTILE_WORDS } from '../packages/server/test/hostile-words.ts';
import { sendAllChat } from './support/chat-messages.ts';
import { type Participant, test } from './support/participants.ts';
import { arrive, ask, newTable, seat } from './support/server-setup.ts';
import { expect } from './support/test.ts';

const MANY = { burst: 1e6, perSecond: 1e6 };
test.use({ tuning: { chatLines: 1e6, messages: MANY, requests: MANY } });

/** The number of chat messages that a new visitor receives. */
const BATCH = 100;

declare global {
  interface Window {
    harm?: () => void;
    harmed?: number;
  }
}

/** The shown texts, and any elements created from them. */
const shownLines = (page: Page): Promise<{ readonly words: string; readonly children: number }[]> =>
  page
    .locator('.chat-line p > span[dir=auto]')
    .evaluateAll((spans) => spans.map((span) => ({ words: span.textContent ?? '', children: span.children.length })));

const expectWhole = async (page: Page): Promise<void> => {
  const { width, harmed, frames } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    harmed: window.harmed ?? 0,
    frames: document.querySelectorAll('iframe, object, embed, base').length,
  }));
  expect({ width, harmed, frames }).toEqual({ width: 0, harmed: 0, frames: 0 });
};

const watchHarm = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.harm = () => {
      window.harmed = (window.harmed ?? 0) + 1;
    };
  });

const openChat = ({ page, wording }: Participant): Promise<void> =>
  page.getByRole('tab', { name: new RegExp(wording.text('online.chat')) }).click();

/** The longest first, cut to the length of a name. */
const NAMES = [
  'W'.repeat(24),
  '<img src=x onerror=harm()>'.slice(0, 24),
  'שלום abc 123',
  '"><b>harm()</b>',
  'ش'.repeat(24),
];

test('names, titles and chat of others are shown as text', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  await watchHarm(ada.page);
  await Promise.all([arrive(ada), arrive(ben, 'pool')]);
  const title = '"><svg onload=harm()><script>harm()</script>';
  const table = await newTable(ada, { people: 2, title });
  await seat(ada, table, ben);
  await ada.page.goto(`/online/${table}`);
  await expect(ada.page.getByRole('heading', { name: title })).toBeVisible();
  await expectWhole(ada.page);
  await ask(ada, `tables/${table}/start`, {});
  await ada.player.dock.waitFor();
  for (let from = 0; from < HOSTILE_WORDS.length; from += BATCH) {
    const kept = await sendAllChat(ben, table, HOSTILE_WORDS.slice(from, from + BATCH));
    expect(kept.length).toBeGreaterThan(0);
    await ada.page.reload();
    await openChat(ada);
    const newest = async () => (await shownLines(ada.page)).slice(-kept.length);
    await expect.poll(newest).toEqual(kept.map((words) => ({ words, children: 0 })));
    await expectWhole(ada.page);
  }
  for (const name of NAMES) {
    await ask(ben, 'me/change', { name, colour: 'pool' });
    // Older messages keep the name that they were said under.
    await sendAllChat(ben, table, ['hello']);
    await ada.page.reload();
    await openChat(ada);
    await expect(ada.page.locator('.chat-line bdi').last()).toHaveText(name);
    await expectWhole(ada.page);
  }
  await expectNoSecretStored(ada);
});

/** T17: the session is in a cookie that scripts cannot read, and nowhere else. */
const expectNoSecretStored = async ({ page }: Participant): Promise<void> => {
  const tokens = (await page.context().cookies()).map(({ value }) => value);
  expect(tokens.length).toBeGreaterThan(0);
  const stored = await page.evaluate(async () => {
    const caught: string[] = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ];
    for (const { name = '' } of await indexedDB.databases())
      caught.push(
        await new Promise<string>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const stores = [...opening.result.objectStoreNames];
            if (stores.length === 0) resolve('');
            const texts: string[] = [];
            for (const store of stores) {
              const all = opening.result.transaction(store).objectStore(store).getAll();
              all.onsuccess = () => {
                texts.push(JSON.stringify(all.result));
                if (texts.length === stores.length) resolve(texts.join(''));
              };
            }
          };
        }),
      );
    return caught.join('\n');
  });
  for (const token of tokens) expect(stored).not.toContain(token);
};
