/** Online tables, played by people in separate browsers. */

import { expectAccessible } from './support/axe.ts';
import { filesOnly } from './support/files-only.ts';
import {
  expectSameLog,
  introduceFor,
  join,
  logOf,
  openOnlineTable,
  type Participant,
  playTogether,
  start,
  test,
} from './support/participants.ts';
import { playing } from './support/server-setup.ts';
import { expect, motionOf, PHONE } from './support/test.ts';

test.use({ installs: true });

const connection = ({ page, wording }: Participant, key: 'online.connected' | 'online.offlineFor') =>
  page.getByText(wording.like(key)).first();

test('two people meet by a link, play a whole match in two languages, and start a rematch', async ({
  invite,
  browser,
}) => {
  const ada = await invite('Ada');
  const boris = await invite('Борис', { language: 'ru', device: { ...PHONE, ...motionOf(false) } });
  const link = await openOnlineTable(ada, { edition: 'royale-base' });
  await join(boris, link);
  await expect(ada.page.getByText('Борис', { exact: true })).toBeVisible();
  await expect(boris.page.getByText(boris.wording.text('online.diceProven'))).toBeVisible();
  await start(ada, boris);
  const steps = await playTogether([ada, boris]);
  // Three rounds in which each player rolls and places at least twice.
  expect(steps).toBeGreaterThan(3 * 2 * 4);
  await expect(ada.player.result).toContainText('Борис');
  await expect(boris.player.result).toContainText('Ada');

  const first = ada.page.url();
  for (const one of [ada, boris]) await one.page.locator('.finale-rematch').click();
  await expect(ada.page).not.toHaveURL(first);
  await expect(boris.page).toHaveURL(ada.page.url());
  await start(ada, boris);
  // Seats rotate by one, so the second player begins.
  expect(await boris.player.asked()).toBe('roll');

  // The first match is in Ada's list, and opens as a replay.
  const { page, wording } = ada;
  await page.goto('/matches');
  const finished = page.getByRole('region', { name: wording.text('matches.finished') }).locator('.match-row');
  await expect(finished).toContainText(wording.text('matches.at-online'));
  await expect(finished.locator('.match-scores li')).toHaveCount(2);
  await finished.getByRole('link', { name: wording.text('replay.title') }).click();
  await expect(page.getByRole('slider', { name: wording.text('replay.place') })).toHaveValue('0');

  // Ada's browser recomputes the dice, and has the commitment that it was shown before the match.
  await page.getByRole('button', { name: wording.text('replay.verify'), exact: true }).click();
  const verdict = page.getByRole('dialog').getByRole('status');
  await expect(verdict.getByText(wording.like('replay.verifyOk'))).toBeVisible();
  await expect(verdict.getByText(wording.like('replay.verifyShared'))).toBeVisible();
  await expect(verdict.getByText(wording.like('replay.verifyReceipt'))).toBeVisible();
  await page.getByText(wording.text('replay.verifySteps')).click();
  await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page, 'the verified dice');
  await expect(verdict.locator('..').getByText(wording.like('replay.verifyOwn'))).toBeVisible();

  // The link of the match contains the proof: another browser verifies it without a server, and it noted nothing before.
  await page.keyboard.press('Escape');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByRole('button', { name: wording.text('replay.share'), exact: true }).click();
  await page.getByRole('button', { name: wording.text('replay.shareMatch') }).click();
  await expect(page.getByText(wording.text('replay.linkCopied'))).toBeVisible();
  const shared = new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
  expect(shared.length).toBeLessThan(1_500);
  const server = await filesOnly();
  const other = await browser.newPage();
  const verify = async (hash: string): Promise<void> => {
    await other.goto('about:blank');
    await other.goto(`${server.address}/replay${hash}`);
  };
  await verify(shared);
  await other.getByRole('button', { name: wording.text('replay.verify'), exact: true }).click();
  await expect(other.getByText(wording.like('replay.verifyShared'))).toBeVisible();
  await expect(other.getByText(wording.text('replay.verifyNoReceipt'))).toBeVisible();
  await verify(`${shared.slice(0, -3)}${shared.endsWith('A') ? 'B' : 'A'}`);
  await expect(other.getByText(wording.text('replay.damaged'))).toBeVisible();
  await other.close();
  await server.close();
});

test('a match continues after the server is killed and restarted', async ({ invite, own, expectLoss }) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await playing([ada, ben]);
  await playTogether([ada, ben], (steps) => steps === 9); // Ben has rolled or is about to place
  await expectSameLog(ada, ben);
  const before = await logOf(ada);
  expectLoss();
  await own.kill();
  await expect(connection(ada, 'online.offlineFor')).toBeVisible();
  // The board stays readable.
  await expect(ada.page.getByRole('grid')).toBeVisible();
  expect(await logOf(ada)).toEqual(before);
  await own.start();
  await expect(connection(ada, 'online.connected')).toBeVisible();
  await expect(connection(ben, 'online.connected')).toBeVisible();
  expect(await logOf(ada)).toEqual(before);
  expect(await logOf(ben)).toEqual(before);
  await playTogether([ada, ben], (steps) => steps === 4);
  await expectSameLog(ada, ben);
  expect((await logOf(ben)).length).toBeGreaterThan(before.length);
});

test('a reload in the middle of a turn changes nothing', async ({ invite }) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await playing([ada, ben]);
  await ada.player.roll();
  expect(await ada.player.asked()).toBe('place');
  const before = await logOf(ada);
  const board = await ada.page.getByRole('grid').textContent();
  await ada.page.reload();
  expect(await ada.player.asked()).toBe('place');
  expect(await logOf(ada)).toEqual(before);
  expect(await ada.page.getByRole('grid').textContent()).toBe(board);
  await playTogether([ada, ben], (steps) => steps === 3);
});

test('a person finds a public table in the lobby, watches it and says hello', async ({ invite }) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  const chiara = await invite('Chiara', { language: 'it' });
  await playing([ada, ben], { visibility: 'public' });

  await chiara.page.goto('/lobby');
  const watch = chiara.wording.text('online.watch');
  await chiara.page.getByRole('button', { name: watch }).click();
  await introduceFor(chiara, 'online.whoWatches', watch);
  await expect(chiara.player.dock).toContainText(chiara.wording.text('online.watching'));
  await playTogether([ada, ben], (steps) => steps === 2);
  await expect(chiara.player.log).toContainText('Ada');
  expect(await chiara.player.rollButton.count()).toBe(0);

  // Each person reads a quick phrase in their own language.
  await chiara.page.getByRole('tab', { name: chiara.wording.text('online.chat') }).click();
  await chiara.page.getByRole('button', { name: chiara.wording.text('online.phrases') }).click();
  await chiara.page.getByRole('menuitem', { name: chiara.wording.text('online.say-hello') }).click();
  const chatTab = ada.page.getByRole('tab', { name: new RegExp(ada.wording.text('online.chat')) });
  await expect(chatTab).toContainText('1');
  await chatTab.click();
  await expect(ada.page.getByRole('list', { name: ada.wording.text('online.chatLabel') })).toContainText(
    ada.wording.text('online.say-hello'),
  );
});

test('the online button of a billboard opens the set-up of that game and edition', async ({ invite }) => {
  const ada = await invite('Ada');
  const { page, wording } = ada;
  const goOnline = (game: 'lords-of-vegas' | 'las-vegas'): Promise<void> =>
    page
      .getByRole('region', { name: wording.text(`${game}.frontTitle`) })
      .getByRole('button', { name: wording.text('shell.online') })
      .click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  const chosen = (name: string): Promise<void> =>
    expect(dialog.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();

  await page.goto('/');
  await goOnline('lords-of-vegas');
  await chosen(wording.text('lords-of-vegas.frontTitle'));
  await chosen(wording.text('online.public'));
  // A closed set-up stays closed after a reload.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: wording.text('online.openTables') })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto('/');
  const royale = wording.text('home.royale');
  await page
    .getByRole('region', { name: wording.text('las-vegas.frontTitle') })
    .getByRole('radio', { name: royale, exact: true })
    .check();
  await goOnline('las-vegas');
  await chosen(wording.text('las-vegas.frontTitle'));
  await expect(dialog.getByRole('radio', { name: royale, exact: true })).toBeChecked();
});

test('half a minute without a network loses nothing: the choice is saved and sent once', async ({
  invite,
  own,
  expectLoss,
}) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  // Advances the clocks of the pages, so that the test does not wait.
  for (const { page } of [ada, ben]) await page.clock.install();
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second++) for (const { page } of [ada, ben]) await page.clock.runFor(1000);
  };
  await playing([ada, ben]);
  await ada.player.roll();
  expect(await ada.player.asked()).toBe('place');
  await ada.player.lanes.first().click();
  expectLoss();
  own.network.cut();
  await expect(connection(ada, 'online.offlineFor')).toBeVisible();
  // Chosen while disconnected: it waits on this device.
  await ada.player.dock.getByRole('button', { name: ada.wording.like('las-vegas.place') }).click();
  await expect(ada.player.dock).toContainText(ada.wording.text('online.choiceKept'));
  await pass(30);
  await expect(ada.page.getByText(ada.wording.text('online.offlineFor', { time: '0:3' }))).toBeVisible();
  await expect(ada.page.getByRole('grid')).toBeVisible();
  own.network.mend();
  await pass(10); // as long as the longest pause between two tries
  await expect(connection(ada, 'online.connected')).toBeVisible();
  await expect(ben.player.rollButton).toBeVisible();
  expect((await logOf(ben)).filter((line) => line.includes('placed'))).toHaveLength(1);
  await expectSameLog(ben, ada);
});

test('a bot plays for a person who left, until they take the seat back', async ({ invite }) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await playing([ada, ben]);
  const table = ben.page.url();
  await ben.page.getByRole('button', { name: ben.wording.text('table.menu') }).click();
  await ben.page.getByRole('menuitem', { name: ben.wording.text('online.leave') }).click();
  await ben.page
    .getByRole('dialog')
    .getByRole('button', { name: ben.wording.text('online.leave') })
    .click();
  await expect(ben.page).toHaveURL(/\/lobby$/);
  await expect(ada.page.getByText(ada.wording.text('online.botPlaysNow'), { exact: true })).toBeVisible();
  // The match continues: after Ada's turn the bot plays Ben's, then Ada is asked again.
  await ada.player.roll();
  await ada.player.place();
  await ada.player.asked();
  expect((await logOf(ada)).some((line) => line.includes('Ben'))).toBe(true);

  await ben.page.goto(table);
  await ben.page.getByRole('button', { name: ben.wording.text('catchup.close') }).click();
  await ben.page.getByRole('button', { name: ben.wording.text('online.takeSeatBack') }).click();
  await expect(ada.page.getByText(ada.wording.text('online.botPlaysNow'), { exact: true })).toHaveCount(0);
  await playTogether([ada, ben], (steps) => steps === 4);
  await expectSameLog(ben, ada);
});
