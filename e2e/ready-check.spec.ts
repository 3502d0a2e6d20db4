/** Before a match: the ready check, a host who leaves, and the next host. */

import type { Locator } from '@playwright/test';
import { join, openOnlineTable, type Participant, test } from './support/participants.ts';
import { expect } from './support/test.ts';

/** The usual wait of a host who starts, and a short one of those who wait for a host. */
test.use({ tuning: { startWaitMs: 60_000, hostAbsenceLobbyMs: 1_500, absenceMs: 200 } });

const buttonOf = ({ page, wording }: Participant, key: 'online.start' | 'online.amReady'): Locator =>
  page.getByRole('button', { name: wording.text(key) });

const chairOf = ({ page }: Participant, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });

const expectReady = (one: Participant, name: string, ready: boolean): Promise<void> =>
  expect(
    chairOf(one, name).getByText(one.wording.text(ready ? 'online.ready' : 'online.notReady'), { exact: true }),
  ).toBeVisible();

test('everyone says that they are ready, the host leaves, and the next host starts', async ({ invite }) => {
  const [ada, ben, chiara] = [await invite('Ada'), await invite('Ben', { language: 'de' }), await invite('Chiara')];
  const link = await openOnlineTable(ada, { open: 2, bots: 1 });
  await join(ben, link);
  await join(chiara, link);

  // The host cannot start yet, reads why, and sees the countdown. Both others play from the same address.
  const start = buttonOf(ada, 'online.start');
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(start).toHaveAccessibleDescription(/0:[0-5]\d/);
  await expect(ada.page.getByRole('timer')).toHaveText(/0:[0-5]\d/);
  await expect(chairOf(ada, 'Ben').getByText(ada.wording.text('online.sameAddress'))).toBeVisible();
  await expect(chairOf(chiara, 'Ben').getByText(chiara.wording.text('online.sameAddress'))).toBeHidden();

  // By keyboard, and taken back again.
  const ready = buttonOf(ben, 'online.amReady');
  await ready.focus();
  await ben.page.keyboard.press('Enter');
  await expect(ready).toHaveAttribute('aria-pressed', 'true');
  for (const one of [ada, ben, chiara]) await expectReady(one, 'Ben', true);
  await ben.page.keyboard.press('Enter');
  await expectReady(ada, 'Ben', false);
  await ready.click();
  await expectReady(ada, 'Ben', true);

  // A change of the table needs the consent of all again.
  await ada.page.getByRole('button', { name: ada.wording.text('setup.addBot') }).click();
  await expectReady(ben, 'Ben', false);

  // The host closes the page. The longest-seated person becomes the host and is told so.
  await ada.page.close();
  await expect(ben.page.getByText(ben.wording.text('online.youHost'))).toBeVisible();
  await expect(chairOf(chiara, 'Ben').getByText(chiara.wording.text('online.host'), { exact: true })).toBeVisible();

  // Ada is not ready and not there: Ben frees her seat, and the match starts when Chiara and Ben are ready.
  await chairOf(ben, 'Ada').getByRole('button').last().click();
  // Chiara agrees to the table that she sees, so she waits for both changes.
  const openSeat = chiara.page.getByText(chiara.wording.text('online.openSeatNote'));
  await ben.page.getByRole('menuitem', { name: ben.wording.text('online.kick'), exact: true }).click();
  await expect(openSeat).toBeVisible();
  await ben.page.getByRole('button', { name: ben.wording.text('online.fillBots') }).click();
  await expect(openSeat).toBeHidden();
  await buttonOf(chiara, 'online.amReady').click();
  await expect(buttonOf(ben, 'online.start')).toHaveAttribute('aria-disabled', 'false');
  await buttonOf(ben, 'online.amReady').click();
  for (const one of [ben, chiara]) await one.player.dock.waitFor();

  // During the match the host turns the chat off.
  const chatTab = chiara.page.getByRole('tab', { name: chiara.wording.text('online.chat') });
  await expect(chatTab).toBeVisible();
  await ben.page.getByRole('button', { name: ben.wording.text('table.menu') }).click();
  await ben.page.getByRole('menuitem', { name: ben.wording.text('online.people') }).click();
  const tools = ben.page.getByRole('region', { name: ben.wording.text('online.hostTools') });
  await tools.getByRole('radio', { name: ben.wording.text('online.chatMode-off') }).check();
  await expect(chatTab).toBeHidden();
});
