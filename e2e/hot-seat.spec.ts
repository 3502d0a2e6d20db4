/** People who share one screen, from the set-up to the last payout. */

import { playerAt } from './support/playing.ts';
import { setUpTable } from './support/setting-up.ts';
import { expect, test } from './support/test.ts';

test('two people play a whole classic match at one screen', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
  const player = playerAt(page, wording);
  await expect(player.dock).toContainText(wording.text('table.yourTurn', { name: 'Ada' }));
  await player.toTheEnd();
  const towers = player.result.getByRole('list', { name: wording.text('finale.towers') });
  await expect(towers.getByRole('listitem').filter({ hasText: /Ada|Ben/ })).toHaveCount(2);
  const account = await player.openAccount();
  for (const round of [1, 2, 3, 4]) {
    await expect(account.getByText(wording.text('las-vegas.resultRound', { round }))).toHaveCount(2);
  }
  // No chips anywhere, not even in the tie-break: the classic game has none.
  await expect(account.getByText(wording.text('las-vegas.resultChips'))).toHaveCount(0);
});

test('seats take turns, and the log shows each turn', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
  const player = playerAt(page, wording);
  for (const name of ['Ada', 'Ben', 'Ada']) {
    await expect(player.dock).toContainText(wording.text('table.yourTurn', { name }));
    expect(await player.step()).toBe('roll');
    expect(await player.step()).toBe('place');
    await expect(player.log.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  }
});

test('a choice can be changed before it is confirmed', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
  const player = playerAt(page, wording);
  await player.roll();
  const lane = player.lanes.first();
  await lane.click();
  await expect(lane).toHaveAttribute('aria-pressed', 'true');
  await lane.click();
  await expect(lane).toHaveAttribute('aria-pressed', 'false');
});

test('undoing a roll needs consent of all, and the dice keep their numbers', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
  const player = playerAt(page, wording);
  await player.roll();
  await player.asked();
  const fallen = await player.lanes.allTextContents();
  await player.dock.getByRole('button', { name: new RegExp(`^${wording.text('table.undo')}`) }).click();
  const question = page.getByRole('dialog', { name: wording.text('dialogs.undoTitle') });
  await expect(question).toContainText('Ben');
  await question.getByRole('button', { name: wording.text('dialogs.undoAgree') }).click();
  await expect(player.lanes).toHaveCount(0);
  expect(await player.asked()).toBe('roll');
  await player.roll();
  await player.asked();
  expect(await player.lanes.allTextContents()).toEqual(fallen);
});

test('a player can undo a placement during the next player’s turn', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
  const player = playerAt(page, wording);
  await player.roll();
  await player.asked();
  const fallen = await player.lanes.allTextContents();
  expect(await player.step()).toBe('place');
  expect(await player.asked()).toBe('roll');
  await player.dock.getByRole('button', { name: new RegExp(`^${wording.text('table.undo')}`) }).click();
  await expect(player.rollButton).toHaveCount(0);
  expect(await player.asked()).toBe('place');
  expect(await player.lanes.allTextContents()).toEqual(fallen);
});

test('with hidden winnings the board is covered until the device has changed hands', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'], winnings: 'hidden' });
  const player = playerAt(page, wording);
  for (const name of ['Ada', 'Ben', 'Ada']) {
    const card = page.getByRole('dialog', { name: wording.text('table.handOver', { name }) });
    await expect(card).toBeVisible();
    await expect(player.rollButton).toHaveCount(0);
    await card.getByRole('button', { name: wording.text('table.handOverTake', { name }) }).click();
    await expect(card).toHaveCount(0);
    expect(await player.step()).toBe('roll');
    expect(await player.step()).toBe('place');
  }
});
