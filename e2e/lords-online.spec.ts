/** Lords of Vegas online: deals between people in separate browsers and languages, with bots at the table. */

import type { Locator } from '@playwright/test';
import { type Participant, test } from './support/participants.ts';
import { playing } from './support/server-setup.ts';
import { expect } from './support/test.ts';

const drawButton = ({ player, wording }: Participant): Locator =>
  player.dock.getByRole('button', { name: wording.text('lords-of-vegas.draw'), exact: true });

const endButton = ({ player, wording }: Participant): Locator =>
  player.dock.getByRole('button', { name: wording.text('lords-of-vegas.endTurn'), exact: true });

/** The lots of a player, read from another player's screen. */
const lotsOf = ({ page, wording }: Participant, owner: Participant): Locator =>
  page.getByRole('button', { name: wording.like('lords-of-vegas.lotOwned', { name: owner.name }) });

const nameOf = async (lot: Locator): Promise<string> => (await lot.textContent())?.match(/[A-F]\d+/)?.[0] ?? '';

const openDeal = async ({ player, wording }: Participant): Promise<void> =>
  player.dock.getByRole('button', { name: new RegExp(`^${wording.text('lords-of-vegas.trade')}`) }).click();

/** Changes the money on one side of the deal. */
const pay = async (
  { page, wording }: Participant,
  side: 'give' | 'take',
  key: 'lords-of-vegas.moreMoney' | 'lords-of-vegas.lessMoney' = 'lords-of-vegas.moreMoney',
): Promise<void> =>
  page
    .locator(`.trade-${side}:visible`)
    .getByRole('button', { name: wording.text(key) })
    .click();

const propose = async ({ player, wording }: Participant, to: Participant): Promise<void> =>
  player.dock.getByRole('button', { name: wording.text('lords-of-vegas.propose', { name: to.name }) }).click();

/** Bots make offers too, so an offer is identified by its lot. */
const offerAbout = ({ page, wording }: Participant, lot: string): Locator =>
  page
    .getByRole('region', { name: wording.text('lords-of-vegas.offers') })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${lot}(?!\\d)`) });

const answer = async (
  one: Participant,
  lot: string,
  key: 'lords-of-vegas.accept' | 'lords-of-vegas.counter' | 'lords-of-vegas.neverMind',
): Promise<void> =>
  offerAbout(one, lot)
    .getByRole('button', { name: one.wording.text(key) })
    .click();

/** Outside one's own turn the letterboard asks for the answer. */
const expectCalled = (one: Participant, from: Participant): Promise<void> =>
  expect(one.player.dock).toContainText(one.wording.text('lords-of-vegas.boardOffer', { name: from.name }));

const isAsked = async (one: Participant): Promise<boolean> =>
  (await drawButton(one).isVisible()) || (await endButton(one).isVisible());

/** Offers expire with the turn and bots do not wait, so deals are made during a person's turn. */
const untilAsked = async (people: readonly Participant[]): Promise<Participant> => {
  let asked: Participant | undefined;
  await expect(async () => {
    const states = await Promise.all(people.map(isAsked));
    asked = people[states.indexOf(true)];
    expect(asked).toBeDefined();
  }).toPass({ intervals: [50, 100] });
  return asked as Participant;
};

const takeTurn = async (one: Participant): Promise<void> => {
  if (await drawButton(one).isVisible()) await drawButton(one).click();
  await endButton(one).click();
  await expect(endButton(one)).toHaveCount(0);
};

test('two people and two bots: an offer, an accepted counter-offer, a declined offer', async ({ invite }) => {
  // Everything that the table can play by itself, it plays. Offers and answers are left to the people.
  const settings = { forcedMoves: 'moves' } as const;
  const ada = await invite('Ada', { settings });
  const boris = await invite('Борис', { language: 'ru', settings });
  await playing([ada, boris], { game: 'lords-of-vegas', bots: ['greedy', 'greedy'] });
  const first = await untilAsked([ada, boris]);

  // Ada asks two millions for a lot; Boris offers one.
  const sold = lotsOf(ada, ada).first();
  const lot = await nameOf(sold);
  await openDeal(ada);
  await sold.click();
  await pay(ada, 'take');
  await pay(ada, 'take');
  await propose(ada, boris);
  if (first === ada) await expectCalled(boris, ada);
  await answer(boris, lot, 'lords-of-vegas.counter');
  await pay(boris, 'give', 'lords-of-vegas.lessMoney');
  await propose(boris, ada);
  await expect(offerAbout(ada, lot)).toContainText(/\$1(?!\d)/);
  await answer(ada, lot, 'lords-of-vegas.accept');
  for (const one of [ada, boris]) {
    await expect(lotsOf(one, boris).filter({ hasText: new RegExp(`\\b${lot}\\b`) })).toHaveCount(1);
  }

  // Ada declines an offer of Boris.
  const kept = lotsOf(boris, ada).first();
  const wanted = await nameOf(kept);
  await openDeal(boris);
  await kept.click();
  await pay(boris, 'give');
  await propose(boris, ada);
  if (first === boris) await expectCalled(ada, boris);
  await answer(ada, wanted, 'lords-of-vegas.neverMind');
  for (const one of [ada, boris]) await expect(offerAbout(one, wanted)).toHaveCount(0);
  await expect(lotsOf(boris, ada).filter({ hasText: new RegExp(`\\b${wanted}\\b`) })).toHaveCount(1);

  // The match continues, and the bots play their turns.
  await takeTurn(first);
  const second = await untilAsked([ada, boris]);
  await takeTurn(second);
  await untilAsked([ada, boris]);
  // Everybody is "you" at their own device, in their own language.
  await expect(ada.player.log).toContainText('Борис');
  await expect(ada.player.log).toContainText('You');
  await expect(boris.player.log).toContainText('Ada');
  await expect(boris.player.log).toContainText('Вы');
});
