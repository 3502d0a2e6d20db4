/** Greedy in Lords of Vegas: plays whole matches legally, answers offers by their gain, and makes sensible offers. */

import {
  type Action,
  type Colour,
  type Face,
  type Goods,
  LOTS,
  type LordsOfVegas,
  type LotId,
  lordsOfVegas,
} from '@fremont/games/lords-of-vegas';
import { at, carryOut, deepFreeze, draftOf, type Seat, seatAt, seatList, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../src/lords-of-vegas/greedy.ts';

type State = LordsOfVegas['state'];

const OPTIONS = { gifts: true, endCardJitter: false };
const NOTHING: Goods = { money: 0, lots: [], dice: [] };

const choice = (state: State, seat: Seat, seed = 1): Action | null => {
  const legal = lordsOfVegas.legalActions(state, seat);
  return greedyBot.choose(deepFreeze(lordsOfVegas.view(state, seat)), seat, legal, seededChance(seed));
};

/** All seats play greedy. Seats with an offer to answer act first. */
const playThrough = (options: LordsOfVegas['options'], seats: number, seed: number): State => {
  const chance = seededChance(seed);
  const { state } = lordsOfVegas.setup(options, seats, chance);
  for (let actions = 0; lordsOfVegas.outcome(state) === null && actions < 2000; actions++) {
    const [asked] = lordsOfVegas.toAct(state);
    const unasked = seatList(seats).find((seat) => seat !== asked && lordsOfVegas.legalActions(state, seat).length > 0);
    const answer = unasked === undefined ? null : choice(state, unasked);
    const seat = answer === null ? asked : unasked;
    if (seat === undefined) throw new Error('no seat is to act');
    const action = answer ?? choice(state, seat, actions);
    if (action === null) throw new Error('greedy is to act and returned null');
    expect(lordsOfVegas.check(state, seat, action)).toBeNull();
    carryOut(lordsOfVegas, state, seat, action, chance);
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

/** A new match in which seat 0 is to play, with only these pieces on the board. */
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

  test('with a gain are accepted', () => {
    expect(choice(withOffer({ money: 10 }, {}), seatAt(0))).toMatchObject({ type: 'accept', offer: 1 });
    expect(choice(withOffer({ lots: ['B1'] }, { money: 1 }), seatAt(0))).toMatchObject({ type: 'accept' });
  });

  test('with a loss are declined', () => {
    expect(choice(withOffer({ money: 1 }, { lots: ['A1'] }), seatAt(0))).toMatchObject({ type: 'decline', offer: 1 });
    expect(choice(withOffer({}, { money: 5 }), seatAt(0))).toMatchObject({ type: 'decline' });
  });

  test('are made for a lot beside the own casino, at most two a turn', () => {
    // All seats have 8 points, from where a single tile scores nothing: A5 is useful only beside the three tiles of
    // seat 0.
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

const put = (state: State, id: LotId, tile: Colour, owner: number, value: Face): void => {
  Object.assign(lotOf(state, id), { tile, die: { owner: seatAt(owner), value } });
};

const play = (state: State, seat: number, action: Action | null): State => {
  if (action === null) throw new Error('the bot returned null');
  expect(lordsOfVegas.check(state, seatAt(seat), action)).toBeNull();
  const draft = draftOf(lordsOfVegas, state);
  carryOut(lordsOfVegas, draft, seatAt(seat), action, seededChance(1));
  return draft;
};

describe('counter-offers', () => {
  /** Seat 1 owns the lot between three tiles of seat 0, and offers it for this price. */
  const asking = (money: number, extra: Partial<Goods> = {}): State =>
    board((state) => {
      for (const id of ['A1', 'A2', 'A4'] as const) put(state, id, 'gold', 0, 6);
      lotOf(state, 'A5').marker = seatAt(1);
      lotOf(state, 'F9').marker = seatAt(0);
      // From 8 points a single tile scores nothing, so A5 has little value for its owner.
      for (const chair of state.chairs) Object.assign(chair, { points: 8, money: 90 });
      state.turn = seatAt(1);
      const goods = { give: { ...NOTHING, lots: ['A5'] as const }, take: { ...NOTHING, money, ...extra } };
      carryOut(lordsOfVegas, state, seatAt(1), { type: 'offer', to: seatAt(0), ...goods }, seededChance(1));
    });

  test('name a lower price for an offer that is too expensive, and the other side accepts', () => {
    const state = asking(80);
    const counter = choice(state, seatAt(0));
    expect(counter).toMatchObject({ type: 'counter', offer: 1, take: { lots: ['A5'] } });
    const countered = play(state, 0, counter);
    expect(at(countered.offers, 0).give.money).toBeLessThan(80);
    expect(choice(countered, seatAt(1))).toEqual({ type: 'accept', offer: 1, revision: 2 });
  });

  test('are not made for an offer that is good enough', () => {
    expect(choice(asking(5), seatAt(0))).toEqual({ type: 'accept', offer: 1, revision: 1 });
  });

  test('remove a piece that the other side cannot pay for', () => {
    // Seat 1 has no money left to pay for a third of the gold casino.
    const state = asking(0, { dice: ['A1'] });
    at(state.chairs, 1).money = 0;
    const counter = choice(state, seatAt(0));
    expect(counter).toMatchObject({ type: 'counter', give: { dice: [] }, take: { lots: ['A5'] } });
  });

  test('are more generous the second time, when the same offer is repeated', () => {
    const again = asking(80);
    again.offersMade[0] = 1;
    const [first, second] = [asking(80), again].map((state) => play(state, 0, choice(state, seatAt(0))).offers);
    expect(second?.[0]?.give.money).toBeGreaterThan(first?.[0]?.give.money ?? Number.POSITIVE_INFINITY);
  });

  test('stop after two offers of a turn', () => {
    const state = asking(80);
    state.offersMade[0] = 2;
    expect(choice(state, seatAt(0))).toEqual({ type: 'decline', offer: 1, revision: 1 });
  });
});

describe('an action that only the active player can sell', () => {
  /** Seat 1 is boss of four tiles in which seat 0 has as many dice, and can pay for a waiver. */
  const contested = (): State =>
    board((state) => {
      for (const id of ['C1', 'C2'] as const) put(state, id, 'gold', 1, 5);
      for (const id of ['C4', 'C5'] as const) put(state, id, 'gold', 0, 4);
      at(state.chairs, 1).money = 70;
    });

  test('is waived for money before it is played: greedy offers not to reorganise a casino whose boss can pay', () => {
    const offer = choice(contested(), seatAt(0));
    expect(offer).toMatchObject({ type: 'offer', to: 1, waiver: { action: 'reorganise', casino: 'C1' } });
    const state = play(contested(), 0, offer);
    const answer = choice(state, seatAt(1));
    expect(answer).toMatchObject({ type: 'accept' });
    expect(choice(play(state, 1, answer), seatAt(0))).not.toMatchObject({ type: 'reorganise' });
  });

  test('is played when the other side declines, without a second offer', () => {
    const state = play(contested(), 0, choice(contested(), seatAt(0)));
    const refused = play(state, 1, { type: 'decline', offer: 1, revision: 1 });
    expect(choice(refused, seatAt(0))).toEqual({ type: 'reorganise', casino: 'C1' });
  });

  test('is withdrawn as an offer before it is played', () => {
    const state = play(contested(), 0, choice(contested(), seatAt(0)));
    expect(choice(state, seatAt(0))).toEqual({ type: 'withdraw', offer: 1, revision: 1 });
  });

  test('is sold to the seat that gains more: a reorganisation that greedy cannot afford', () => {
    const state = board((draft) => {
      put(draft, 'C1', 'gold', 2, 6);
      for (const id of ['C2', 'C3', 'C5'] as const) put(draft, id, 'gold', 1, 2);
      put(draft, 'C4', 'gold', 0, 1);
      for (const [seat, chair] of draft.chairs.entries()) chair.money = seat === 1 ? 60 : 0;
    });
    const offer = choice(state, seatAt(0));
    // The dice sum to 13, which is the cost of the roll.
    expect(offer).toMatchObject({ type: 'offer', to: 1, action: { type: 'reorganise', casino: 'C1' } });
    expect(offer?.type === 'offer' ? offer.take.money : 0).toBeGreaterThanOrEqual(13);
    expect(choice(play(state, 0, offer), seatAt(1))).toMatchObject({ type: 'accept' });
  });

  test('has no value for the buyer when greedy would not play it', () => {
    // A boss who is alone in a casino threatens no other seat by rerolling the own dice.
    const state = board((draft) => {
      put(draft, 'C1', 'gold', 0, 6);
      draft.offers.push({
        id: 1,
        revision: 1,
        from: seatAt(0),
        to: seatAt(1),
        give: NOTHING,
        take: { ...NOTHING, money: 1 },
        action: null,
        waiver: { action: 'reorganise', casino: 'C1' },
      });
      draft.nextOfferId = 2;
    });
    expect(choice(state, seatAt(1))).toEqual({ type: 'decline', offer: 1, revision: 1 });
  });
});

test('a player who declines everything gets at most two offers a turn, none of them twice', () => {
  const chance = seededChance(5);
  const { state } = lordsOfVegas.setup(OPTIONS, 3, chance);
  const heard = new Map<string, string[]>();
  for (let actions = 0; lordsOfVegas.outcome(state) === null && actions < 2000; actions++) {
    const refused = state.offers.find(({ to }) => to === 0);
    const [asked] = lordsOfVegas.toAct(state);
    const answering = state.offers.map(({ to }) => to).find((seat) => seat !== 0);
    const seat = refused === undefined ? (answering ?? asked ?? seatAt(0)) : seatAt(0);
    const action: Action | null =
      refused === undefined
        ? choice(state, seat, actions)
        : { type: 'decline', offer: refused.id, revision: refused.revision };
    if (action === null) throw new Error('the bot returned null');
    if ((action.type === 'offer' && action.to === 0) || action.type === 'counter') {
      const key = `${state.turnNumber} ${seat}`;
      const { type, ...terms } = action;
      heard.set(key, [...(heard.get(key) ?? []), JSON.stringify(terms)]);
    }
    carryOut(lordsOfVegas, state, seat, action, chance);
  }
  const turns = [...heard.values()];
  expect(turns.length).toBeGreaterThan(0);
  for (const offers of turns) {
    expect(offers.length).toBeLessThanOrEqual(2);
    expect(new Set(offers).size).toBe(offers.length);
  }
});

describe('forced choices', () => {
  test('high results go to lots whose cards are gone', () => {
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
