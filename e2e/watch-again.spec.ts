/** Replays: watched to the end, seen through other eyes, played on, shared as a link that needs no server. */

import type { Page } from '@playwright/test';
import { AS_THE_DEVICE_WISHES, expectAccessibleByNightAndDay } from './support/axe.ts';
import { shareByClipboard } from './support/clipboard.ts';
import { filesOnly } from './support/files-only.ts';
import { expectEverythingFits, STANDARD_LOOKS } from './support/overflow.ts';
import { playerAt } from './support/playing.ts';
import { occupantsNamed, type StoredMatch, storeMatch } from './support/stored-match.ts';
import { expect, PHONE, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

const CLASSIC: StoredMatch = {
  game: 'las-vegas',
  golden: 'classic-4',
  occupants: occupantsNamed(['bot Bruno', 'bot Chiara', 'bot Dario', 'Ada']),
};
const HIDDEN: StoredMatch = {
  game: 'las-vegas',
  golden: 'classic-with-hidden-winnings-3',
  occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara']),
};
/** Its tiles have rules of their own, which load on demand. */
const ROYALE: StoredMatch = {
  game: 'las-vegas',
  golden: 'royale-5',
  occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara', 'bot Dario', 'bot Edie']),
};
const LORDS: StoredMatch = {
  game: 'lords-of-vegas',
  golden: 'standard-4',
  occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara', 'bot Dario']),
};
const SHOWDOWN: StoredMatch = {
  game: 'vegas-showdown',
  golden: 'rulebook-3',
  occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara']),
};

const slider = (page: Page, wording: Wording) => page.getByRole('slider', { name: wording.text('replay.place') });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const place = async (page: Page, wording: Wording): Promise<number> => Number(await slider(page, wording).inputValue());
const last = async (page: Page, wording: Wording): Promise<number> =>
  Number(await slider(page, wording).getAttribute('max'));

const openReplay = async (page: Page, wording: Wording, match: StoredMatch): Promise<void> => {
  const table = await storeMatch(page, match);
  await page.goto(table.replace('/table/', '/replay/'));
  await slider(page, wording).waitFor();
};

test('a finished match is watched again, played on from its third round, and shared', async ({
  page,
  wording,
  browser,
}) => {
  await shareByClipboard(page);
  await page.goto(await storeMatch(page, CLASSIC));
  await page.getByRole('link', { name: wording.text('finale.replay') }).click();
  await expect(slider(page, wording)).toHaveValue('0');
  const title = page.getByRole('banner');

  // Three rounds on, by key: the deal is the first one.
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(title).toContainText(wording.text('las-vegas.round', { round: 3, rounds: 4 }));
  const third = await place(page, wording);

  await button(page, wording.text('replay.playOn')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Chiara' }).check();
  await dialog.getByRole('button', { name: wording.text('replay.playOnConfirm'), exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.table-title')).toContainText(wording.text('las-vegas.round', { round: 3, rounds: 4 }));
  // The person has Chiara's seat, and a bot plays for Ada.
  await expect(page.locator('.seat', { hasText: wording.text('table.level-steady') })).toHaveCount(3);
  const player = playerAt(page, wording);
  await expect.poll(() => player.askedNow()).not.toBeNull();
  await page.goBack();
  await dialog.getByRole('button', { name: wording.text('dialogs.leaveNow'), exact: true }).click();
  await expect(slider(page, wording)).toHaveValue('0');

  await slider(page, wording).fill(String(third));
  await button(page, wording.text('replay.share')).click();
  await dialog.getByRole('button', { name: wording.text('replay.sharePlace') }).click();
  await expect(page.getByText(wording.text('replay.linkCopied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const server = await filesOnly();
  const other = await browser.newPage();
  await other.goto(`${server.address}/replay${new URL(link).hash}`);
  await expect(slider(other, wording)).toHaveValue(String(third));
  expect(await last(other, wording)).toBe(third);
  await expect(other.locator('.table-title')).toContainText(wording.text('las-vegas.round', { round: 3, rounds: 4 }));
  await other.close();
  await server.close();
});

test('playback, steps by action and by turn, and jumps from the log', async ({ page, wording }) => {
  await openReplay(page, wording, LORDS);
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, wording)).toHaveValue('1');
  await page.keyboard.press('Shift+ArrowRight');
  const turn = await place(page, wording);
  expect(turn).toBeGreaterThan(1);
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await place(page, wording)).toBeLessThan(turn);
  await page.keyboard.press('Home');
  await expect(slider(page, wording)).toHaveValue('0');

  await page.keyboard.press('Space');
  await expect(button(page, wording.text('replay.pause'))).toBeVisible();
  await expect.poll(() => place(page, wording)).toBeGreaterThan(2);
  await page.keyboard.press('Space');
  await expect(button(page, wording.text('replay.play'))).toBeVisible();

  await page.keyboard.press('End');
  await expect(slider(page, wording)).toHaveValue(String(await last(page, wording)));
  // A replay has no finale: the last position stays in sight.
  await expect(page.locator('.finale')).toHaveCount(0);
  await button(page, wording.text('replay.playOn')).click({ force: true }); // off, but says why
  await expect(page.getByText(wording.text('replay.forkOver'))).toBeVisible();

  const line = page.locator('.replay-lines .log-jump').nth(40);
  await line.click();
  await expect(line).toHaveAttribute('aria-current', 'step');
  expect(await place(page, wording)).toBeLessThan(await last(page, wording));
  await button(page, wording.text('replay.moments')).click();
  await page.getByRole('menuitem').first().click();
  await expect(line).not.toHaveAttribute('aria-current', 'step');
});

test('hidden winnings are open to all once the match is over, and only then', async ({ page, wording }) => {
  await openReplay(page, wording, HIDDEN);
  await slider(page, wording).fill(String((await last(page, wording)) - 2));
  const winnings = page.getByRole('columnheader', { name: / \d/ });
  const seeAs = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: wording.like('replay.seeAs') }).click();
    await page.getByRole('menuitemradio', { name, exact: true }).click();
  };
  await expect(winnings).toHaveCount(3);
  await seeAs('Bruno');
  await expect(winnings).toHaveCount(1);
  await expect(winnings).toContainText('Bruno');

  // The same match before its end shows no more than its only person knows.
  await openReplay(page, wording, { ...HIDDEN, without: 4 });
  await expect(slider(page, wording)).toHaveValue(String(await last(page, wording)));
  await expect(winnings).toHaveCount(1);
  await page.getByRole('button', { name: wording.like('replay.seeAs') }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Ada', wording.text('replay.spectator')]);
});

test('a link or a file without a match says what is wrong', async ({ page, wording }) => {
  const says = (key: Parameters<Wording['text']>[0]) => expect(page.getByText(wording.text(key))).toBeVisible();
  await page.goto('/replay#hello');
  await says('replay.notACode');
  await page.goto('/replay/nowhere');
  await says('replay.missing');
  await page.goto('/replay');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, wording.text('replay.chooseFile')).click(),
  ]);
  await chooser.setFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await says('replay.notAMatch');
});

test('a match that was saved as a file opens again', async ({ page, wording }) => {
  await openReplay(page, wording, SHOWDOWN);
  await button(page, wording.text('replay.share')).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, wording.text('replay.saveFile')).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^vegas-showdown-\d{4}-\d\d-\d\d\.json$/);
  const length = await last(page, wording);
  await page.goto('/replay');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, wording.text('replay.chooseFile')).click(),
  ]);
  await chooser.setFiles(await download.path());
  expect(await last(page, wording)).toBe(length);
});

for (const [name, device] of [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ ...device, settings: AS_THE_DEVICE_WISHES });

    test('a replay is accessible', async ({ page, wording }) => {
      await openReplay(page, wording, CLASSIC);
      await slider(page, wording).fill('40');
      await expectAccessibleByNightAndDay(page, 'a replay');
    });
  });

for (const match of [CLASSIC, ROYALE, LORDS, SHOWDOWN])
  test(`everything in the replay of ${match.golden} fits, in every language`, async ({ page, wording }) => {
    await openReplay(page, wording, match);
    await slider(page, wording).fill('60');
    await expectEverythingFits(page, `the replay of ${match.golden}`, STANDARD_LOOKS);
  });

test('a replay without a match fits, in every language', async ({ page }) => {
  await page.goto('/replay');
  await expectEverythingFits(page, 'a replay without a match');
});
