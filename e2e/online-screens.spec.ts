/** Every screen of online tables in both themes and sizes: accessible, and nothing wider than the window. */

import { AS_THE_DEVICE_WISHES, expectAccessibleByNightAndDay } from './support/axe.ts';
import { type Participant, test } from './support/participants.ts';
import { arrive, ask, newTable, playing, seat } from './support/server-setup.ts';
import { DESKTOP, expect, PHONE } from './support/test.ts';

/** The page and the scrolling parts of an open dialog. */
const hasNoSideScroll = ({ page }: Participant): Promise<boolean> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')]
      .filter((box) => box === document.documentElement || getComputedStyle(box).overflowX === 'auto')
      .every((box) => box.scrollWidth <= box.clientWidth),
  );

/** The same screen in both sizes and themes. */
const expectGood = async (participant: Participant, screen: string): Promise<void> => {
  for (const { viewport } of [PHONE, DESKTOP]) {
    await participant.page.setViewportSize(viewport);
    const what = `${screen}, ${viewport.width} wide`;
    expect.soft(await hasNoSideScroll(participant), `no scrolling sideways: ${what}`).toBe(true);
    await expectAccessibleByNightAndDay(participant.page, what);
  }
};

const HOW = { settings: AS_THE_DEVICE_WISHES };

test('before the match every screen is accessible', async ({ invite }) => {
  const [ada, ben, chiara] = [await invite('Ada', HOW), await invite('Ben', HOW), await invite('Chiara', HOW)];
  const { page, wording } = ada;
  await Promise.all([arrive(ben, 'pool'), arrive(chiara, 'lemon')]);
  await newTable(ben, { visibility: 'public', people: 3, bots: ['random'], edition: 'royale-base' });
  await newTable(chiara, { visibility: 'public', clock: { type: 'days', days: 3 } });
  const sit = page.getByRole('button', { name: wording.text('online.sitDown') });
  await page.goto('/lobby');
  await expect(sit).toHaveCount(2);
  await expectGood(ada, 'the lobby of a stranger');
  await sit.first().click();
  await page.getByLabel(wording.text('online.yourName')).waitFor();
  await expectGood(ada, 'the form for strangers');
  await arrive(ada);
  await page.goto('/lobby');
  await expect(sit).toHaveCount(2);
  await expectGood(ada, 'the lobby');
  await page.getByRole('button', { name: wording.text('online.newTable') }).click();
  await page.getByText(wording.text('online.tableName')).waitFor();
  await expectGood(ada, 'the set-up of an online table');

  const table = await newTable(ada, { people: 3, bots: ['greedy'] });
  await seat(ada, table, ben);
  await page.goto(`/online/${table}`);
  const { room } = (await (await page.request.get(`/api/tables/${table}`)).json()) as { room: { code: string } };
  await ask(chiara, 'find', { code: room.code });
  await page.getByRole('button', { name: wording.text('online.letIn') }).waitFor();
  await expectGood(ada, 'the waiting room of the host');
  await page.getByRole('button', { name: wording.text('online.changeTable') }).click();
  await page.getByRole('dialog').waitFor();
  await expectGood(ada, 'the changes of the host');
  await ben.page.goto(`/online/${table}`);
  await ben.page.getByRole('button', { name: wording.text('online.standUp') }).waitFor();
  await expectGood(ben, 'the waiting room of a guest');
  await chiara.page.goto(`/online/${table}`);
  await chiara.page.getByText(wording.text('online.askingIn')).waitFor();
  await expectGood(chiara, 'asking to join');
  await chiara.page.goto('/me');
  await chiara.page.getByRole('heading', { level: 1 }).waitFor();
  await expectGood(chiara, 'the own page');
  const { secret } = (await ask(ada, `tables/${table}/invites`, { seat: null })) as { secret: string };
  const dora = await invite('Dora', HOW);
  await dora.page.goto(`/join#${secret}`);
  await dora.page.getByLabel(wording.text('online.yourName')).waitFor();
  await expectGood(dora, 'an invitation');
});

test('at the table every screen is accessible', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada', HOW), await invite('Ben', HOW)];
  const { page, wording, player } = ada;
  const table = await playing([ada, ben], { bots: ['greedy'], clock: { type: 'live', bankS: 900, incrementS: 30 } });
  await player.roll();
  expect(await player.asked()).toBe('place');
  await expectGood(ada, 'my turn');
  await expectGood(ben, 'the turn of another');
  await page.keyboard.press('c');
  const field = page.getByRole('textbox', { name: wording.text('online.chatField') });
  await field.fill('Good luck!');
  await field.press('Enter');
  await page
    .getByRole('list', { name: wording.text('online.chatLabel') })
    .getByText('Good luck!')
    .waitFor();
  await expectGood(ada, 'the chat');
  await field.blur();
  await page.keyboard.press('o');
  await page.getByRole('dialog', { name: wording.text('online.people') }).waitFor();
  await expectGood(ada, 'the people at the table');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: wording.text('dialogs.undoAsk') }).click();
  const refuse = ben.player.dock.getByRole('button', { name: wording.text('online.refuse'), exact: true });
  await refuse.waitFor();
  await expectGood(ada, 'waiting for consent');
  await expectGood(ben, 'asked for consent');
  await refuse.click();
  await ask(ben, `tables/${table}/leave`, {});
  await page.getByText(wording.text('online.botPlaysNow'), { exact: true }).waitFor();
  await expectGood(ada, 'a bot plays for another person');
  await ben.page.goto(`/online/${table}`);
  await ben.page.getByRole('button', { name: wording.text('online.takeSeatBack') }).waitFor();
  await expectGood(ben, 'a bot plays for me');
});
