/** Clocks, notifications, moderation, personal data, and the host's changes. */

import { readFileSync } from 'node:fs';
import { filesOnly } from './support/files-only.ts';
import { type Participant, start, test } from './support/participants.ts';
import { arrive, newTable, playing, seat } from './support/server-setup.ts';
import { expect } from './support/test.ts';

const say = async ({ page, wording }: Participant, words: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: wording.text('online.chatField') });
  if (!(await field.isVisible())) await page.getByRole('tab', { name: wording.text('online.chat') }).click();
  await field.fill(words);
  await field.press('Enter');
};

const chatOf = ({ page, wording }: Participant) => page.getByRole('list', { name: wording.text('online.chatLabel') });

test('when the clock runs out a bot plays, until the person takes the seat back', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  await Promise.all([arrive(ada), arrive(ben, 'pool')]);
  const table = await newTable(ada, { clock: { type: 'live', bankS: 10, incrementS: 0 } });
  await seat(ada, table, ben);
  // Before the match, so that no page loads while Ada's clock runs.
  for (const { page } of [ada, ben]) await page.goto(`/online/${table}`);
  await start(ada, ben);
  // At ten seconds the letterboard announces the bot, and below five it counts down. A check may miss one of them.
  await expect(ada.player.dock).toContainText(ada.wording.text('online.thenBot'));
  await expect(ada.player.dock).toContainText(/0:0[1-4]/);
  const back = ada.page.getByRole('button', { name: ada.wording.text('online.takeSeatBack') });
  await expect(back).toBeVisible();
  await expect(ada.player.dock).toContainText(ada.wording.text('online.botPlaysTimeout', { name: 'Ada' }));
  await expect(ben.page.getByText(ben.wording.text('online.botPlaysNow'), { exact: true })).toBeVisible();
  await expect(ben.player.rollButton).toBeVisible(); // the bot has played Ada's turn
  await back.click();
  await expect(ben.page.getByText(ben.wording.text('online.botPlaysNow'), { exact: true })).toHaveCount(0);
});

declare global {
  interface Window {
    fremontNotices?: { readonly title: string; readonly body: string }[];
  }
}

/** Records notifications, and makes the page believe that it is hidden. */
const lookElsewhere = (page: Participant['page']): Promise<unknown> =>
  page.addInitScript(() => {
    const notices: { title: string; body: string }[] = [];
    window.fremontNotices = notices;
    class Notice extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string, options: NotificationOptions = {}) {
        super();
        notices.push({ title, body: options.body ?? '' });
      }
    }
    Object.assign(globalThis, { Notification: Notice });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });

test('a hidden page notifies its person by notification and tab title', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  await lookElsewhere(ben.page);
  await playing([ada, ben]);
  await expect(ben.page).not.toHaveTitle(/Your turn/);
  expect(await ben.page.evaluate(() => window.fremontNotices)).toEqual([]);
  await ada.player.roll();
  await ada.player.place();
  await expect(ben.page).toHaveTitle(/^● Your turn/);
  await expect
    .poll(() => ben.page.evaluate(() => window.fremontNotices))
    .toEqual([{ title: ben.wording.text('online.titleYourTurn'), body: expect.stringContaining('Las Vegas') }]);
});

test('a person is muted at every table, reported, and unmuted', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const { page, wording } = ada;
  await playing([ada, ben]);
  await say(ben, 'You play like a potato');
  await page.getByRole('tab', { name: new RegExp(wording.text('online.chat')) }).click();
  const line = chatOf(ada).getByRole('listitem').filter({ hasText: 'potato' });
  const about = line.getByRole('button', { name: wording.text('online.about', { name: 'Ben' }) });
  await about.click();
  await page.getByRole('menuitem', { name: wording.text('online.report') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('online.reportTitle', { name: 'Ben' }) });
  await dialog.getByRole('button', { name: wording.text('online.report') }).click();
  await expect(page.getByText(wording.text('online.reported'))).toBeVisible();
  await about.click();
  await page.getByRole('menuitem', { name: wording.text('online.mute', { name: 'Ben' }) }).click();
  await expect(line).toHaveCount(0);
  await say(ben, 'Nobody hears this');
  await expect(chatOf(ben)).toContainText('Nobody hears this');
  await say(ada, 'Quiet here');
  await expect(chatOf(ada)).toContainText('Quiet here');
  await expect(chatOf(ada)).not.toContainText('Nobody hears this');

  await page.goto('/me');
  await page.getByRole('button', { name: wording.text('online.unmuteShort') }).click();
  await page.goBack();
  await page.getByRole('tab', { name: new RegExp(wording.text('online.chat')) }).click();
  await expect(chatOf(ada)).toContainText('Nobody hears this');
});

test('a person exports and deletes their data; a bot plays on without a name', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const { page, wording } = ben;
  await playing([ada, ben]);
  await say(ben, 'Farewell');
  await expect(chatOf(ben)).toContainText('Farewell');
  await page.goto('/me');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: wording.text('online.exportButton') }).click();
  const kept = readFileSync(await (await waiting).path(), 'utf8');
  for (const mine of ['Ben', 'Farewell', 'Table of Ada']) expect(kept).toContain(mine);

  await page.getByRole('button', { name: wording.text('online.delete') }).click();
  await page
    .getByRole('dialog', { name: wording.text('online.deleteTitle') })
    .getByRole('button', { name: wording.text('online.delete') })
    .click();
  await expect(page.getByText(wording.text('online.deleteDone'))).toBeVisible();
  await page.goto('/lobby');
  await expect(page.getByRole('heading', { name: wording.text('online.gateMe') })).toBeVisible();
  await ada.player.step();
  await ada.player.step();
  expect(await ada.player.asked()).toBe('roll'); // the bot has played Ben's turn
  await ada.page.reload();
  await ada.player.dock.waitFor();
  await expect(ada.page.getByText(ada.wording.text('online.unnamed'), { exact: true }).first()).toBeVisible();
  await expect(ada.page.getByText('Ben', { exact: true })).toHaveCount(0);
});

test('the host changes a table before the match and fills it with bots', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const { page, wording } = ada;
  await Promise.all([arrive(ada), arrive(ben, 'pool')]);
  const table = await newTable(ada, { people: 3 });
  await seat(ada, table, ben);
  await ben.page.goto(`/online/${table}`);
  await page.goto(`/online/${table}`);
  await page.getByRole('button', { name: wording.text('online.changeTable') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('online.changeTable') });
  await dialog.getByLabel(wording.text('online.tableName')).fill('High noon');
  await dialog
    .getByLabel(wording.text('online.clock'))
    .selectOption(
      wording.text('online.paceLive', { bank: wording.text('online.minutes', { minutes: 5 }), seconds: 20 }),
    );
  await dialog.getByRole('radio', { name: wording.text('home.royale-base') }).check();
  await dialog.getByRole('button', { name: wording.text('online.save') }).click();
  await expect(ben.page.getByRole('heading', { name: 'High noon' })).toBeVisible();
  await expect(ben.page.getByText(wording.text('online.paceIncrement', { seconds: 20 }))).toBeVisible();
  // Faster than the update after the first click.
  await page.getByRole('button', { name: wording.text('setup.addBot') }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(wording.text('online.openSeat'), { exact: true })).toHaveCount(1);
  const bot = wording.text('table.bot', { level: wording.text('table.level-steady') });
  // The first two characters of the bots, with their styles.
  for (const style of wording.text('table.styles').split(', ').slice(0, 2))
    await expect(page.getByText(`${bot} · ${style}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: wording.text('online.fillBots') }).click();
  await expect(page.getByText(wording.text('online.allHere'))).toBeVisible();
  await start(ada, ben);
  await expect(page.getByRole('banner')).toContainText('High noon');
  await expect(page.getByRole('timer').first()).toContainText(/[45]:\d\d/);
});

test('a static file server offers everything except online play', async ({ page, wording }) => {
  const server = await filesOnly();
  try {
    await page.goto(server.address);
    const online = page.getByRole('button', { name: wording.text('home.inviteByLink') });
    await expect(online).toHaveAttribute('aria-disabled', 'true');
    await page.goto(`${server.address}/lobby`);
    await expect(page.getByRole('heading', { name: wording.text('online.noneTitle') })).toBeVisible();
    await page.getByRole('link', { name: wording.text('online.playHere') }).click();
    await page.getByRole('button', { name: wording.text('home.playNow') }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  } finally {
    await server.close();
  }
});
