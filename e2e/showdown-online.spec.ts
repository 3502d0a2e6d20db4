/** Vegas Showdown online: an outbid, and a sealed bid that the table plays while its owner only watches. */

import type { Page } from '@playwright/test';
import { playing } from './support/at-once.ts';
import { type Somebody, test } from './support/company.ts';
import { type ShowdownPlayer, showdownPlayerAt } from './support/showdown.ts';
import { expect } from './support/test.ts';

interface Bidder extends Omit<Somebody, 'player'> {
  readonly player: ShowdownPlayer;
}

/** Everything that the server tells this browser, from now on. */
const overheard = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
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

/** A list of one lot with a maximum, written through the dialog. */
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

test('three people: a bid is beaten, and a sealed maximum goes up step by step without being told', async ({
  invite,
}) => {
  const guests = [
    await invite('Ada'),
    await invite('Борис', { language: 'ru' }),
    await invite('Chiara', { language: 'it' }),
  ];
  const heard = new Map(guests.map(({ name, page }) => [name, overheard(page)]));
  await playing(guests, { game: 'vegas-showdown' });
  const people: readonly Bidder[] = guests.map((one) => ({ ...one, player: showdownPlayerAt(one.page, one.wording) }));

  // Three players draw no card on the first turn, so Slots are open to all.
  const first = await untilAsked(people);
  await first.player.bid('slots#1', 5);
  const second = await untilAsked(people.filter((one) => one !== first));
  await second.player.bid('slots#1', 7);
  const third = await untilAsked(people.filter((one) => one !== first && one !== second));

  // While the third one thinks, the second one leaves a maximum for Slots.
  const { names } = await second.player.text();
  await seal(second, names.tiles.slots, 12);
  await expect(second.player.dock).toContainText(second.wording.text('vegas-showdown.sealedOnlyYou'));
  await third.player.choose('publicity');

  // The first one is told of the outbid and goes up; the table answers for the second one at once.
  await expect(first.page.getByText(first.wording.text('vegas-showdown.boardOutbid')).first()).toBeVisible();
  await first.player.bid('slots#1', 9);
  await expect(first.player.control('bid-slots#1-15')).toHaveAttribute('aria-disabled', 'false');
  await expect(first.player.control('bid-slots#1-12')).toHaveAttribute('aria-disabled', 'true');
  await first.player.choose('publicity');

  // Within the maximum it was bought, and the second one builds.
  expect((await untilAsked(people)).name).toBe(second.name);
  expect(await second.player.asked()).toBe('building');
  await second.player.build();

  // Nobody else ever received the list; its owner did.
  const told = people.map(({ name }) => heard.get(name)?.some((frame) => frame.includes('"wishes"')) === true);
  expect(told).toEqual(people.map((one) => one === second));
});
