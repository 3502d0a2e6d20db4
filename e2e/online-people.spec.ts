/** People at online tables: undo requests, votes, admission, shared devices, recovery. */

import {
  expectSameLog,
  introduce,
  introduceFor,
  join,
  logOf,
  openOnlineTable,
  type Participant,
  playTogether,
  start,
  test,
} from './support/participants.ts';
import { arrive, ask, newTable, playing } from './support/server-setup.ts';
import { expect, PHONE } from './support/test.ts';

/** Ada is the host, Ben and Chiara have joined, and the match has started. */
const threeAtATable = async (invite: (name: string) => Promise<Participant>) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  const chiara = await invite('Chiara');
  await playing([ada, ben, chiara]);
  return { ada, ben, chiara };
};

const leave = async ({ page, wording }: Participant): Promise<void> => {
  await page.getByRole('button', { name: wording.text('table.menu') }).click();
  await page.getByRole('menuitem', { name: wording.text('online.leave') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wording.text('online.leave') })
    .click();
  await expect(page).toHaveURL(/\/lobby$/);
};

const askUndo = async ({ page, player, wording }: Participant): Promise<void> => {
  await player.dock.getByRole('button', { name: wording.text('table.undo') }).click();
  await page.getByRole('button', { name: wording.text('dialogs.undoAsk') }).click();
};

test('undoing a roll asks all others: one refusal ends it, all consents carry it out', async ({ invite }) => {
  const { ada, ben, chiara } = await threeAtATable(invite);
  await ada.player.roll();
  expect(await ada.player.asked()).toBe('place');
  await askUndo(ada);
  const allow = (one: Participant) => one.player.dock.getByRole('button', { name: one.wording.text('online.allow') });
  const refuse = (one: Participant) =>
    one.player.dock.getByRole('button', { name: one.wording.text('online.refuse'), exact: true });
  await allow(ben).click();
  await refuse(chiara).click();
  await expect(ada.page.getByText(ada.wording.text('online.undoRefused'))).toBeVisible();
  expect(await ada.player.asked()).toBe('place');

  await askUndo(ada);
  await allow(chiara).click();
  // With the keyboard, as at every table.
  await expect(allow(ben)).toBeVisible();
  await ben.page.keyboard.press('y');
  // Ben's consent reaches the server before Ada's table is undone.
  await expect.poll(() => ada.player.asked()).toBe('roll');
  await expect(chiara.player.log).not.toContainText(/rolled/);
});

test('a majority of the others may keep the bot of an absent player', async ({ invite }) => {
  const { ada, ben, chiara } = await threeAtATable(invite);
  const table = chiara.page.url();
  await leave(chiara);
  const keep = (one: Participant) => one.player.dock.getByRole('button', { name: one.wording.text('online.keepBot') });
  await keep(ada).click();
  await expect(ada.page.getByText(ada.wording.text('online.botPlaysNow'), { exact: true })).toBeVisible();
  await keep(ben).click();
  await expect(ada.page.getByText(ada.wording.text('online.botTookOver'))).toBeVisible();

  await chiara.page.goto(table);
  await expect(chiara.player.dock).toContainText(chiara.wording.text('online.botPlaysVoted'));
  expect(await chiara.page.getByRole('button', { name: chiara.wording.text('online.takeSeatBack') }).count()).toBe(0);
  // The two remaining players and the bot continue.
  await playTogether([ada, ben], (steps) => steps === 4);
});

test('a friend at the same device plays with a remote player', async ({ invite }) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  const link = await openOnlineTable(ada, { friends: ['Amy'], winnings: 'hidden' });
  await join(ben, link);
  await start(ada, ben);
  // Ada, Ben, Amy: with hidden winnings the device is handed over between Ada and Amy.
  await playTogether([ada, ben], (steps) => steps === 12);
  const log = await logOf(ada);
  for (const name of ['Ada', 'Ben', 'Amy']) expect(log.some((line) => line.includes(name))).toBe(true);
  await expect(ben.page.getByText('Amy', { exact: true }).first()).toBeVisible();
});

test('a new name appears at once at all tables', async ({ invite }) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await playing([ada, ben]);
  await expect(ada.page.getByText('Ben', { exact: true }).first()).toBeVisible();
  const isTaken = await ben.page.evaluate(async () => {
    const body = JSON.stringify({ name: 'Bruno', colour: 'cactus' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/me/change', { method: 'POST', headers, body })).ok;
  });
  expect(isTaken).toBe(true);
  await expect(ada.page.getByText('Bruno', { exact: true }).first()).toBeVisible();
  await expect(ada.page.getByText('Ben', { exact: true })).toHaveCount(0);
  // New log lines use the name Bruno.
  await playTogether([ada, ben], (steps) => steps === 6);
  expect((await logOf(ada)).some((line) => line.includes('Bruno'))).toBe(true);
});

test('a stranger browses the lobby without a name, and gets one on sitting down', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben', { device: PHONE })];
  const { page, wording } = ben;
  await page.goto('/lobby');
  await expect(page.getByText(wording.text('online.noTables'))).toBeVisible();
  await expect(page.getByRole('heading', { name: wording.text('online.gateMe') })).toBeVisible();
  // New tables of others appear without a reload.
  await arrive(ada);
  await newTable(ada, { title: 'High noon', visibility: 'public' });
  const sit = page.getByRole('button', { name: wording.text('online.sitDown') });
  await expect(page.getByText('High noon')).toBeVisible();
  await sit.click();
  await expect(page.getByLabel(wording.text('online.yourName'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sit).toBeFocused();
  expect(await page.context().cookies()).toEqual([]);

  await sit.click();
  await introduceFor(ben, 'online.whoSits', wording.text('online.sitDown'));
  await expect(page.getByRole('heading', { name: 'High noon' })).toBeVisible();
  await expect(page.getByRole('button', { name: wording.text('online.standUp') })).toBeVisible();
  await expect(page.getByRole('heading', { name: wording.text('online.recoveryTitle') })).toBeVisible();
});

test('a returning person signs in from the lobby with their code', async ({ invite }) => {
  const [ada, elsewhere] = [await invite('Ada'), await invite('Ada on her phone', { device: PHONE })];
  const { recoveryCode } = (await ask(ada, 'me', { name: 'Ada', colour: 'cherry' })) as { recoveryCode: string };
  await newTable(ada, { title: 'High noon' });
  const { page, wording } = elsewhere;
  await page.goto('/lobby');
  await page.getByRole('button', { name: wording.text('online.haveRecovery') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('online.recoveryBack') });
  await dialog.getByLabel(wording.text('online.recoveryCode')).fill(recoveryCode);
  await dialog.getByRole('button', { name: wording.text('online.recover') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: /High noon/ })).toBeVisible();
});

test('a person asks to join by code, and the host admits them', async ({ invite }) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await openOnlineTable(ada);
  const code = await ada.page.locator('.table-code-letters > [aria-hidden]').textContent();
  await ben.page.goto('/lobby');
  await ben.page.getByLabel(ben.wording.text('online.haveCode')).fill((code ?? '').toLowerCase());
  const enter = ben.wording.text('online.join');
  await ben.page.getByRole('button', { name: enter, exact: true }).click();
  await introduceFor(ben, 'online.whoKnocks', enter);
  await expect(ben.page.getByText(ben.wording.text('online.askingIn'))).toBeVisible();
  await ada.page.getByRole('button', { name: ada.wording.text('online.letIn') }).click();
  await ben.page.getByRole('button', { name: ben.wording.text('online.sitDown') }).click();
  await start(ada, ben);
});

test('a person with only the address of a table can ask to join', async ({ invite }) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben', { device: PHONE });
  await openOnlineTable(ada);
  await ben.page.goto(new URL(ada.page.url()).pathname);
  await introduce(ben, ben.wording.text('online.goOn'));
  await ben.page.getByRole('button', { name: ben.wording.text('online.knock') }).click();
  await expect(ben.page.getByText(ben.wording.text('online.askingIn'))).toBeVisible();
  await ada.page.getByRole('button', { name: ada.wording.text('online.letIn') }).click();
  await ben.page.getByRole('button', { name: ben.wording.text('online.sitDown') }).click();
  await start(ada, ben);
});

test('the host removes a person, who cannot rejoin', async ({ invite }) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await join(ben, await openOnlineTable(ada));
  await ada.page.getByRole('button', { name: ada.wording.text('online.aboutSeat', { number: 2 }) }).click();
  await ada.page.getByRole('menuitem', { name: ada.wording.text('online.kick') }).click();
  await expect(ben.page.getByRole('heading', { name: ben.wording.text('online.kickedTitle') })).toBeVisible();
  await expect(ada.page.getByText(ada.wording.text('online.openSeat'), { exact: true })).toBeVisible();
});

test('a recovery code signs in another device with the same table; the first device can be signed out', async ({
  invite,
}) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await join(ben, await openOnlineTable(ada));
  const code = await ben.page.locator('.recovery-code code').textContent();
  await start(ada, ben);
  const table = ben.page.url();

  const elsewhere = await invite('Ben elsewhere');
  await elsewhere.page.goto('/me');
  await elsewhere.page.getByRole('button', { name: elsewhere.wording.text('online.haveRecovery') }).click();
  await elsewhere.page.getByLabel(elsewhere.wording.text('online.recoveryCode')).fill(code ?? '');
  await elsewhere.page.getByRole('button', { name: elsewhere.wording.text('online.recover') }).click();
  await expect(elsewhere.page.getByLabel(elsewhere.wording.text('online.yourName'))).toHaveValue('Ben');

  // Both devices show the same table and stay in sync.
  await elsewhere.page.goto(table);
  await playTogether([ada, elsewhere], (steps) => steps === 5);
  await expectSameLog(ada, ben);

  await elsewhere.page.goto('/me');
  await elsewhere.page.getByRole('button', { name: elsewhere.wording.text('online.signOutThere') }).click();
  await expect(ben.page.getByText(ben.wording.text('online.sessionEnded'))).toBeVisible();
});

test('a returning player sees what they missed; the home page lists the waiting table', async ({ invite }) => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await playing([ada, ben]);
  await playTogether([ada, ben], (steps) => steps === 4);
  await ben.page.goto('/');
  await ada.player.step();
  await ada.player.step();
  await ben.page.reload();
  const card = ben.page.getByRole('link', { name: new RegExp(ben.wording.text('matches.isYourTurn')) });
  await card.click();
  const away = ben.page.getByRole('region', { name: ben.wording.text('catchup.title') });
  await expect(away.getByRole('listitem')).toHaveCount(1);
  await expect(away).toContainText('Ada');

  // What was missed is watched in place of the table, from where Ben left on.
  await away.getByRole('button', { name: ben.wording.text('catchup.watch') }).click();
  const slider = ben.page.getByRole('slider', { name: ben.wording.text('replay.place') });
  await expect(slider).toHaveValue('6');
  await expect(slider).toHaveAttribute('max', '6');
  await ben.page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await ben.page.getByRole('button', { name: ben.wording.text('replay.toTable') }).click();
  await expect(slider).toHaveCount(0);
  await expect(away).toHaveCount(0);

  // It can be read again at any time, by key, until Ben acts.
  await ben.page.keyboard.press('KeyU');
  const again = ben.page.getByRole('region', { name: ben.wording.text('catchup.sinceTurn') });
  await expect(again).toContainText('Ada');
  await expect(ben.page).toHaveTitle(new RegExp(ben.wording.text('online.titleYourTurn')));
  await ben.player.step();
  await expect(again).toHaveCount(0);

  // The match so far can be watched, but not saved or shared. A fork of it holds what Ben knows.
  await ben.page.getByRole('button', { name: ben.wording.text('table.menu'), exact: true }).click();
  await ben.page.getByRole('menuitem', { name: ben.wording.text('table.replay') }).click();
  await expect(slider).toHaveValue(/[78]/);
  await expect(ben.page.getByRole('button', { name: ben.wording.text('replay.share') })).toHaveCount(0);
  await ben.page.keyboard.press('ArrowLeft');
  await ben.page.getByRole('button', { name: ben.wording.text('replay.playOn') }).click();
  const fork = ben.page.getByRole('dialog', { name: ben.wording.text('replay.playOn') });
  await expect(fork).toContainText(ben.wording.text('replay.forkGuessed'));
  await fork.getByRole('button', { name: ben.wording.text('replay.playOnConfirm'), exact: true }).click();
  await expect(ben.page).toHaveURL(/\/table\//);
  await expect.poll(() => ben.player.askedNow()).not.toBeNull();
});
