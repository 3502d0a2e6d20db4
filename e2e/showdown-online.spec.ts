/** Vegas Showdown online: an outbid, and a sealed bid that the table plays for its owner. */

import type { Page } from '@playwright/test';
import { type Participant, test } from './support/participants.ts';
import { playing } from './support/server-setup.ts';
import { type ShowdownPlayer, showdownPlayerAt } from './support/showdown.ts';
import { expect } from './support/test.ts';

interface Bidder extends Omit<Participant, 'player'> {
  readonly player: ShowdownPlayer;
}

/** Records every message that the server sends to this browser. */
const framesOf = (page: Page): readonly string[] => {
  const received: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  return received;
};

const untilAsked = async (people: readonly Bidder[]): Promise<Bidder> => {
  let asked: Bidder | undefined;
  await expect(async () => {
    const states = await Promise.all(people.map(({ player }) => player.isAsked()));
    asked = people[states.indexOf(true)];
    expect(asked).toBeDefined();
  }).toPass({ intervals: [50, 100] });
  return asked as Bidder;
};

/** Enters a list of one lot with a maximum in the dialog. */
const seal = async ({ page, wording, player }: Bidder, lot: string, max: number): Promise<void> => {
  await player.dock.getByRole('button', { name: wording.text('vegas-showdown.sealed') }).click();
  const dialog = page.getByRole('dialog', { name: wording.like('vegas-showdown.sealedTitle') });
  const from = wording.like('vegas-showdown.lotFrom', { lot });
  await dialog.getByRole('button', { name: from }).click();
  const label = wording.text('vegas-showdown.sealedMax', { lot });
  await dialog.getByRole('combobox', { name: label }).selectOption(String(max));
  await dialog
    .getByRole('radio', { name: (await player.text()).actions.publicity({ type: 'publicity' }).label })
    .check();
  await dialog.getByRole('button', { name: wording.text('vegas-showdown.seal'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

test('three people: a bid is beaten, and a sealed maximum rises step by step and stays secret', async ({ invite }) => {
  const guests = [
    await invite('Ada'),
    await invite('Борис', { language: 'ru' }),
    await invite('Chiara', { language: 'it' }),
  ];
  const received = new Map(guests.map(({ name, page }) => [name, framesOf(page)]));
  await playing(guests, { game: 'vegas-showdown' });
  const people: readonly Bidder[] = guests.map((one) => ({ ...one, player: showdownPlayerAt(one.page, one.wording) }));

  // With three players no card is drawn on the first turn, so Slots are open to all.
  const first = await untilAsked(people);
  await first.player.bid('slots#1', 5);
  const second = await untilAsked(people.filter((one) => one !== first));
  await second.player.bid('slots#1', 7);
  const third = await untilAsked(people.filter((one) => one !== first && one !== second));

  // During the third player's decision the second stores a maximum for Slots.
  const { names } = await second.player.text();
  await seal(second, names.tiles.slots, 12);
  await expect(second.player.dock).toContainText(second.wording.text('vegas-showdown.sealedOnlyYou'));
  await third.player.choose('publicity');

  // The first player raises after the outbid. The table answers for the second at once.
  await expect(first.page.getByText(first.wording.text('vegas-showdown.boardOutbid')).first()).toBeVisible();
  await first.player.bid('slots#1', 9);
  await expect(first.player.control('bid-slots#1-15')).toHaveAttribute('aria-disabled', 'false');
  await expect(first.player.control('bid-slots#1-12')).toHaveAttribute('aria-disabled', 'true');
  await first.player.choose('publicity');

  // The second player has bought it within the maximum and builds.
  expect((await untilAsked(people)).name).toBe(second.name);
  expect(await second.player.asked()).toBe('building');
  await second.player.build();

  // Only the owner received the list.
  const hasList = people.map(({ name }) => received.get(name)?.some((frame) => frame.includes('"wishes"')) === true);
  expect(hasList).toEqual(people.map((one) => one === second));
});
