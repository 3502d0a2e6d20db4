/** Greedy in Lords of Vegas: plays whole matches legally, answers offers by what they bring, and makes sensible ones. */

import { greedyBot } from '@fremont/bots/lords-of-vegas';
import {
  type Action,
  type Goods,
  LOTS,
  type LordsOfVegas,
  type LotId,
  lordsOfVegas,
} from '@fremont/games/lords-of-vegas';
import { at, deepFreeze, draftOf, type Seat, seatAt, seatList, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';

type State = LordsOfVegas['state'];

const OPTIONS = { gifts: true, endCardJitter: false };
const NOTHING: Goods = { money: 0, lots: [], dice: [] };

const choice = (state: State, seat: Seat, seed = 1): Action | null => {
  const legal = lordsOfVegas.legalActions(state, seat);
  return greedyBot.choose(deepFreeze(lordsOfVegas.view(state, seat)), seat, legal, seededChance(seed));
};

/** Everybody plays greedy, those with something to answer first. */
const playThrough = (options: LordsOfVegas['options'], seats: number, seed: number): State => {
  const chance = seededChance(seed);
  const { state } = lordsOfVegas.setup(options, seats, chance);
  for (let actions = 0; lordsOfVegas.outcome(state) === null && actions < 2000; actions++) {
    const [asked] = lordsOfVegas.toAct(state);
    const unasked = seatList(seats).find((seat) => seat !== asked && lordsOfVegas.legalActions(state, seat).length > 0);
    const answer = unasked === undefined ? null : choice(state, unasked);
    const seat = answer === null ? asked : unasked;
    if (seat === undefined) throw new Error('nobody is to act');
    const action = answer ?? choice(state, seat, actions);
    if (action === null) throw new Error('greedy is asked and does nothing');
    expect(lordsOfVegas.check(state, seat, action)).toBeNull();
    lordsOfVegas.advance(state, seat, action, chance);
  }
  return state;
};

test.each([
  { name: 'standard', options: OPTIONS, seats: 2 },
  { name: 'standard', options: OPTIONS, seats: 4 },
  { name: 'no gifts and a hidden end', options: { gifts: false, endCardJitter: true }, seats: 3 },
])('plays $name with $seats players from deal to end, always legally', ({ options, seats }) => {
  const state = playThrough(options, seats, seats);
  expect(lordsOfVegas.outcome(state)?.placings).toContain(1);
  expect(lordsOfVegas.faults(state)).toEqual([]);
});

/** A new match in which seat 0 is to play, with nothing on the board but what is given. */
const board = (change: (state: State) => void): State => {
  const state = draftOf(lordsOfVegas, lordsOfVegas.setup(OPTIONS, 3, seededChance(1)).state);
  state.turn = seatAt(0);
  state.phase = { type: 'playing' };
  for (const lot of state.lots) Object.assign(lot, { marker: null, tile: null, die: null });
  for (const chair of state.chairs) chair.money = 20;
  change(state);
  return state;
};

const lotOf = (state: State, id: LotId): State['lots'][number] => at(state.lots, LOTS.indexOf(id));

describe('offers', () => {
  const withOffer = (give: Partial<Goods>, take: Partial<Goods>): State =>
    board((state) => {
      lotOf(state, 'A1').marker = seatAt(0);
      lotOf(state, 'B1').marker = seatAt(1);
      state.turn = seatAt(1);
      state.offers.push({
        id: 1,
        revision: 1,
        from: seatAt(1),
        to: seatAt(0),
        give: { ...NOTHING, ...give },
        take: { ...NOTHING, ...take },
        action: null,
        waiver: null,
      });
      state.nextOfferId = 2;
    });

  test('that bring something are accepted', () => {
    expect(choice(withOffer({ money: 10 }, {}), seatAt(0))).toMatchObject({ type: 'accept', offer: 1 });
    expect(choice(withOffer({ lots: ['B1'] }, { money: 1 }), seatAt(0))).toMatchObject({ type: 'accept' });
  });

  test('that cost more than they bring are declined', () => {
    expect(choice(withOffer({ money: 1 }, { lots: ['A1'] }), seatAt(0))).toMatchObject({ type: 'decline', offer: 1 });
    expect(choice(withOffer({}, { money: 5 }), seatAt(0))).toMatchObject({ type: 'decline' });
  });

  test('are made for a lot beside the own casino, at most two a turn', () => {
    // All stand on 8, where a single tile moves nobody: A5 is of use only beside the three tiles of seat 0.
    const state = board((draft) => {
      for (const id of ['A1', 'A2', 'A4'] as const)
        Object.assign(lotOf(draft, id), { tile: 'gold', die: { owner: seatAt(0), value: 6 } });
      lotOf(draft, 'A5').marker = seatAt(1);
      lotOf(draft, 'A6').marker = seatAt(2);
      for (const chair of draft.chairs) chair.points = 8;
      at(draft.chairs, 0).money = 30;
      for (const id of ['A3'] as const) lotOf(draft, id).marker = seatAt(2);
    });
    const first = choice(state, seatAt(0));
    expect(first).toMatchObject({ type: 'offer' });
    expect(lordsOfVegas.check(state, seatAt(0), first as Action)).toBeNull();
    state.offersMade[0] = 2;
    expect(choice(state, seatAt(0))).toEqual({ type: 'endTurn' });
  });
});

describe('forced choices', () => {
  test('high results go where no card can take them over any more', () => {
    const state = board((draft) => {
      Object.assign(lotOf(draft, 'A1'), { tile: 'gold', die: { owner: seatAt(0), value: 1 }, reorganised: true });
      Object.assign(lotOf(draft, 'A2'), { tile: 'gold', die: { owner: seatAt(0), value: 6 }, reorganised: true });
      draft.unseen = draft.unseen.filter((card) => card !== 'A1');
      if (!draft.discards.includes('A1')) draft.discards.push('A1');
      const unplaced = [{ seat: seatAt(0), lots: ['A1', 'A2'] as const, values: [1, 6] as const }];
      draft.phase = { type: 'placingDice', casino: 'A1', unplaced };
    });
    expect(choice(state, seatAt(0))).toEqual({ type: 'placeDie', lot: 'A1', value: 6 });
  });
});
