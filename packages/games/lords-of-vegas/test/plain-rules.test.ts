/** The quick rules against the plain ones, on every turn of random matches with deals, poor players and rich ones. */

import { at, canonicalJson, cloneJson, pick, seatList, seededChance } from '@fremont/kernel';
import { expect, test } from 'vitest';
import { type Action, type Event, lordsOfVegas, type State, TRADE_TYPES } from '../index.ts';
import { plainListing, plainPayment } from './plain-rules.ts';

const isTrade = ({ type }: Action): boolean => (TRADE_TYPES as readonly string[]).includes(type);
const sorted = (actions: readonly Action[]): string[] => actions.map((action) => canonicalJson(action)).sort();

/** Deals are accepted and turns are long, so that the board fills and changes hands. */
const choose = (state: State, chance: ReturnType<typeof seededChance>): readonly [seat: number, action: Action] => {
  const seat = chance.int(5, 'walk') > 0 ? at(lordsOfVegas.toAct(state), 0) : pick(seats(state), chance, 'walk');
  const open = lordsOfVegas.proposals?.(lordsOfVegas.view(state, seat), seat, chance) ?? [];
  if (open.length > 0 && chance.int(8, 'walk') === 0) return [seat, pick(open, chance, 'walk')];
  const listed = lordsOfVegas.legalActions(state, seat);
  if (listed.length === 0) return choose(state, chance);
  const accepted = listed.filter(({ type }) => type === 'accept');
  const lively = listed.filter(({ type }) => type !== 'endTurn' && type !== 'gamble');
  const wanted = accepted.length > 0 ? accepted : lively;
  return [seat, pick(wanted.length > 0 && chance.int(8, 'walk') > 0 ? wanted : listed, chance, 'walk')];
};

const seats = ({ chairs }: State) => seatList(chairs.length);

/** A draw of one card that left nothing to choose, and what it should have paid. */
const comparePayment = (before: State, after: State, events: readonly Event[]): number => {
  const cards = events.filter(({ type }) => type === 'cardDrawn');
  const [drawn] = cards;
  if (cards.length !== 1 || drawn?.type !== 'cardDrawn' || after.payout?.card !== drawn.card) return 0;
  const { money, points } = plainPayment({ lots: after.lots, chairs: before.chairs }, drawn.payer);
  expect(after.chairs.map((chair, seat) => chair.money - at(before.chairs, seat).money)).toEqual(money);
  expect(after.chairs.map((chair) => chair.points)).toEqual(points);
  return 1;
};

test.each([
  [2, 0],
  [3, 150],
  [4, 60],
])('%i players with $%i more than the rules give them', (count, more) => {
  const chance = seededChance(count);
  const state = cloneJson(lordsOfVegas.setup({ gifts: true, endCardJitter: false }, count, chance).state) as State;
  for (const chair of state.chairs) chair.money += more;
  const compared = { listings: 0, payments: 0 };
  while (state.phase.type !== 'over') {
    if (state.phase.type === 'playing') {
      const listed = lordsOfVegas.legalActions(state, state.turn).filter((action) => !isTrade(action));
      expect(sorted(listed)).toEqual(sorted(plainListing(state)));
      compared.listings++;
    }
    const [seat, action] = choose(state, chance);
    const before = cloneJson(state) as State;
    const events = lordsOfVegas.advance(state, at(seats(state), seat), action, chance);
    if (action.type === 'draw') compared.payments += comparePayment(before, state, events);
  }
  expect(compared.listings).toBeGreaterThan(60);
  expect(compared.payments).toBeGreaterThan(10);
});
