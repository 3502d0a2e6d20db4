/** Offers and deals, in every order in which their actions can arrive. */

import { canonicalJson, carryOut, draftOf, type Seat, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, diceOut, type LotId, lordsOfVegas, markersOut, type State } from '../index.ts';
import {
  act,
  BLUE,
  bossAt,
  changes,
  deal,
  GREEN,
  goods,
  lot,
  type Position,
  position,
  RED,
  refusal,
  rolls,
  YELLOW,
} from './positions.ts';

const offer = (to: Seat, terms: Partial<Omit<Extract<Action, { type: 'offer' }>, 'type' | 'to'>>): Action => ({
  type: 'offer',
  to,
  give: goods(),
  take: goods(),
  ...terms,
});

const BOARD: Position['lots'] = { A1: { marker: RED }, A2: ['gold', RED, 4], A3: ['brown', YELLOW, 5] };

/** A seat that no table has. */
const STRANGER = seatAt(99);

describe('an offer is refused', () => {
  const state = position({ lots: BOARD });

  test.each([
    ['to the own seat', RED, offer(RED, { give: goods({ money: 1 }) }), 'dealWithYourself'],
    ['when nothing changes hands', RED, offer(BLUE, {}), 'emptyDeal'],
    ['with money one has not', RED, offer(BLUE, { give: goods({ money: 51 }) }), 'dealMoney'],
    ['for money the other has not', RED, offer(BLUE, { take: goods({ money: 51 }) }), 'dealMoney'],
    ['with a lot one has not', RED, offer(BLUE, { give: goods({ lots: ['A4'] }) }), 'dealLot'],
    ['for a die the other has not', RED, offer(BLUE, { take: goods({ dice: ['A3'] }) }), 'dealDie'],
    [
      'with an action between two seats that are not active',
      BLUE,
      offer(GREEN, { give: goods({ money: 1 }), action: { type: 'reorganise', casino: 'A2' } }),
      'dealNotActive',
    ],
    [
      'with an action that would be refused after the swap',
      RED,
      offer(YELLOW, { take: goods({ money: 1 }), action: { type: 'gamble', casino: 'A2', bet: 1 } }),
      'dealAction',
    ],
    [
      'with a waiver that names no casino',
      RED,
      offer(YELLOW, { take: goods({ money: 1 }), waiver: { action: 'gamble', casino: 'B1' } }),
      'dealWaiver',
    ],
    ['by a seat that does not exist', STRANGER, offer(BLUE, { take: goods({ money: 1 }) }), 'noSuchSeat'],
    ['to a seat that does not exist', BLUE, offer(STRANGER, { give: goods({ money: 1 }) }), 'noSuchSeat'],
    ['between two seats that do not exist', STRANGER, offer(STRANGER, { give: goods({ money: 1 }) }), 'noSuchSeat'],
  ] as const)('%s', (_why, seat, action, code) => {
    expect(refusal(state, seat, action)?.code).toBe(code);
  });

  test('to a seat that does not exist', () => {
    expect(refusal(position({ seats: 2, turn: BLUE }), BLUE, offer(RED, { give: goods({ money: 1 }) }))).toEqual({
      code: 'noSuchSeat',
      seat: 2,
      seats: 2,
    });
  });

  test('as a gift where gifts are not allowed; an action or a waiver counts as given (gifts)', () => {
    const strict = position({ lots: BOARD, options: { gifts: false } });
    expect(refusal(strict, RED, offer(BLUE, { give: goods({ money: 1 }) }))).toEqual({
      code: 'giftForbidden',
      seat: BLUE,
    });
    const paid = { give: goods(), take: goods({ money: 1 }), waiver: { action: 'reorganise', casino: 'A2' } } as const;
    expect(refusal(strict, RED, offer(YELLOW, paid))).toBeNull();
  });

  test('after the eighth of a turn, counter-offers included (offer-limit)', () => {
    const gift = { give: goods({ money: 1 }), take: goods() };
    let now = state;
    for (let made = 0; made < 4; made++) {
      now = act(now, RED, offer(BLUE, gift)).state;
      now = act(now, RED, { type: 'counter', offer: now.nextOfferId - 1, revision: 1, ...gift }).state;
    }
    const usedUp = { code: 'offersUsedUp', limit: 8 };
    expect(refusal(now, RED, offer(BLUE, gift))).toEqual(usedUp);
    expect(refusal(now, RED, { type: 'counter', offer: 1, revision: 2, ...gift })).toEqual(usedUp);
    // Offers to a seat do not count for it, and answers do not count at all.
    expect(refusal(now, BLUE, { type: 'counter', offer: 1, revision: 2, ...gift })).toBeNull();
    expect(refusal(now, BLUE, { type: 'accept', offer: 1, revision: 2 })).toBeNull();
    expect(refusal(now, RED, { type: 'withdraw', offer: 1, revision: 2 })).toBeNull();
    expect(refusal(act(now, RED, { type: 'endTurn' }).state, RED, offer(BLUE, gift))).toBeNull();
  });
});

test('an offer sent with -0 for a seat or for money decodes to 0', () => {
  const nothing = '{"money":-0,"lots":[],"dice":[]}';
  const sent = JSON.parse(`{"type":"offer","to":-0,"give":${nothing},"take":${nothing}}`);
  // `toEqual` distinguishes 0 from -0.
  expect(lordsOfVegas.decodeAction(sent)).toEqual({
    ok: true,
    value: offer(seatAt(0), {}),
  });
});

describe('pieces', () => {
  const TEN: readonly LotId[] = ['B1', 'B2', 'B3', 'B4', 'B5', 'D1', 'D2', 'D3', 'D4', 'D5'];
  const full = position({
    lots: { ...Object.fromEntries(TEN.map((id) => [id, { marker: RED }])), A1: { marker: BLUE } },
  });

  test('are limited after the whole deal: an eleventh marker is legal only in exchange for another (trade-piece-limits)', () => {
    expect(refusal(full, RED, offer(BLUE, { take: goods({ lots: ['A1'] }), give: goods({ money: 1 }) }))).toEqual({
      code: 'dealMarkers',
      seat: RED,
      markers: 11,
      limit: 10,
    });
    expect(
      refusal(full, RED, offer(BLUE, { take: goods({ lots: ['A1'] }), give: goods({ lots: ['B1'] }) })),
    ).toBeNull();
  });

  test('that are dice have a limit too', () => {
    const twelve = Object.fromEntries(
      (['C1', 'C2', 'C4', 'C5', 'C7', 'C8', 'C10', 'C11', 'C12'] as const).map((id) => [id, ['gold', RED, 1]]),
    );
    const lots = {
      ...twelve,
      E1: ['aqua', RED, 1],
      E3: ['aqua', RED, 1],
      E5: ['aqua', RED, 1],
      A1: ['brown', BLUE, 2],
    };
    const state = position({ lots: lots as Position['lots'] & object });
    expect(
      refusal(state, RED, offer(BLUE, { take: goods({ dice: ['A1'] }), give: goods({ money: 1 }) })),
    ).toMatchObject({
      code: 'dealDice',
      dice: 13,
    });
  });
});

describe('a deal', () => {
  test('swaps, acts on the board after the swap, and is followed by one tie check (trade-order)', () => {
    // Red has $2: the deal's money pays for the remodelling, which joins both casinos at 5 and 5.
    const before = position({ lots: { A2: ['gold', RED, 5], A3: ['brown', YELLOW, 5] }, money: { [RED]: 2 } });
    const action = { type: 'remodel', casino: 'A2', colour: 'brown' } as const;
    const terms = { give: goods(), take: goods({ money: 3 }), action };
    const { state, events } = deal(before, RED, YELLOW, terms, rolls([RED, 6], [YELLOW, 1]));
    expect(events.map(({ type }) => type)).toEqual(['dealMade', 'remodelled', 'tieRerolled', 'tieSettled']);
    expect(changes(before, state)).toEqual([0, 0, -2, -3]);
    expect(bossAt(state, 'A2')).toBe(RED);
  });

  test('of a die can make a tie, which is rerolled at once', () => {
    const before = position({ lots: { A2: ['gold', RED, 5], A3: ['gold', RED, 5] } });
    const terms = { give: goods({ dice: ['A3'] }), take: goods({ money: 9 }) };
    const { state } = deal(before, RED, BLUE, terms, rolls([RED, 2], [BLUE, 3]));
    expect(bossAt(state, 'A2')).toBe(BLUE);
  });

  test('with a tie after the swap has no boss, so the same deal cannot sprawl from there', () => {
    const before = position({ lots: { A2: ['gold', RED, 5], A3: ['gold', RED, 5] } });
    const action = { type: 'sprawl', from: 'A2', to: 'A5' } as const;
    const terms = { give: goods({ dice: ['A3'] }), take: goods({ money: 9 }), action };
    expect(refusal(before, RED, offer(BLUE, terms))).toMatchObject({
      code: 'dealAction',
      refusal: { code: 'notBoss', boss: null },
    });
  });

  test('may contain a gamble: the boss decides before anything else happens', () => {
    const before = position({ lots: { A3: ['gold', YELLOW, 5] } });
    const action = { type: 'gamble', casino: 'A3', bet: 5 } as const;
    const { state } = deal(before, RED, YELLOW, { give: goods(), take: goods({ money: 1 }), action });
    expect(lordsOfVegas.toAct(state)).toEqual([YELLOW]);
  });

  test('of a die and a bet: the tie that the die makes is rerolled once the bet is rolled', () => {
    const before = position({ lots: { A2: ['gold', RED, 5], A3: ['gold', RED, 5], C1: ['aqua', YELLOW, 4] } });
    const action = { type: 'gamble', casino: 'C1', bet: 2 } as const;
    const terms = { give: goods({ dice: ['A3'] }), take: goods({ money: 9 }), action };
    const pending = deal(before, RED, BLUE, terms).state;
    const draws = rolls([RED, 3, 4], [RED, 2], [BLUE, 3]);
    const { state, events } = act(pending, YELLOW, { type: 'layOff', layOff: false }, draws);
    expect(events.map(({ type }) => type)).toEqual(['layOffDecided', 'gambleRolled', 'tieRerolled', 'tieSettled']);
    expect(bossAt(state, 'A2')).toBe(BLUE);
    expect(lordsOfVegas.faults(state)).toEqual([]);
  });

  test('before the draw may contain pieces and waivers but no action', () => {
    const before = position({ lots: BOARD, phase: { type: 'drawing' } });
    const waived = { give: goods(), take: goods({ money: 1 }), waiver: { action: 'gamble', casino: 'A3' } } as const;
    expect(refusal(before, RED, offer(YELLOW, waived))).toBeNull();
    const acting = { take: goods({ money: 1 }), action: { type: 'reorganise', casino: 'A2' } } as const;
    expect(refusal(before, RED, offer(YELLOW, acting))).toEqual({ code: 'dealAction', refusal: { code: 'drawFirst' } });
  });

  test('is refused when a piece has moved meanwhile, and changes nothing (trade-atomicity)', () => {
    const start = position({ lots: BOARD });
    const first = act(start, RED, offer(YELLOW, { give: goods({ lots: ['A1'] }), take: goods({ money: 5 }) })).state;
    const second = act(first, RED, offer(BLUE, { give: goods({ lots: ['A1'] }), take: goods({ money: 7 }) })).state;
    const sold = act(second, BLUE, { type: 'accept', offer: 2, revision: 1 }).state;
    expect(refusal(sold, YELLOW, { type: 'accept', offer: 1, revision: 1 })).toEqual({
      code: 'dealLot',
      seat: RED,
      lot: 'A1',
      owner: BLUE,
    });
    expect(refusal(sold, YELLOW, { type: 'decline', offer: 1, revision: 1 })).toBeNull();
  });
});

describe('a waiver', () => {
  test('names the lot of a casino; the refusal names the lot and is about the waiver, not about an action', () => {
    const waiver = { action: 'gamble', casino: 'B1' } as const;
    const terms = { take: goods({ money: 1 }), action: { type: 'reorganise', casino: 'A2' }, waiver } as const;
    expect(refusal(position({ lots: BOARD }), RED, offer(YELLOW, terms))).toEqual({ code: 'dealWaiver', lot: 'B1' });
  });

  test('is void on acceptance if the named casino has become part of another one', () => {
    // Red's gold casino begins at A2; a gold tile on A1 makes it part of the casino that begins there.
    const before = position({ lots: BOARD });
    const waiver = { action: 'gamble', casino: 'A2' } as const;
    const offered = act(before, RED, offer(YELLOW, { take: goods({ money: 1 }), waiver })).state;
    const built = act(offered, RED, { type: 'build', lot: 'A1', colour: 'gold' }).state;
    expect(refusal(built, YELLOW, { type: 'accept', offer: 1, revision: 1 })).toEqual({
      code: 'dealWaiver',
      lot: 'A2',
    });
  });

  test('not to sprawl leaves a build beside the casino allowed (waiver-not-build)', () => {
    const waiver = { action: 'sprawl', casino: 'A2' } as const;
    const { state } = deal(position({ lots: BOARD }), RED, YELLOW, {
      give: goods(),
      take: goods({ money: 1 }),
      waiver,
    });
    expect(refusal(state, RED, { type: 'sprawl', from: 'A2', to: 'A5' })).toMatchObject({ code: 'waived' });
    expect(refusal(state, RED, { type: 'build', lot: 'A1', colour: 'gold' })).toBeNull();
  });

  test('binds the casino that its lot becomes part of, under any name', () => {
    const before = position({ lots: { A1: { marker: RED }, A2: ['gold', RED, 4], A3: ['gold', YELLOW, 5] } });
    const waiver = { action: 'reorganise', casino: 'A2' } as const;
    const waived = deal(before, RED, YELLOW, { give: goods(), take: goods({ money: 1 }), waiver }).state;
    const grown = act(waived, RED, { type: 'build', lot: 'A1', colour: 'gold' }).state;
    expect(refusal(grown, RED, { type: 'reorganise', casino: 'A1' })).toMatchObject({ code: 'waived', casino: 'A1' });
  });
});

describe('the life of an offer', () => {
  const start = position({ lots: BOARD });
  const open = act(start, RED, offer(YELLOW, { give: goods({ lots: ['A1'] }), take: goods({ money: 5 }) })).state;

  test('only the other side may accept or decline, only the own side withdraw', () => {
    expect(refusal(open, RED, { type: 'accept', offer: 1, revision: 1 })?.code).toBe('notYourOffer');
    expect(refusal(open, BLUE, { type: 'decline', offer: 1, revision: 1 })?.code).toBe('notYourOffer');
    expect(refusal(open, YELLOW, { type: 'withdraw', offer: 1, revision: 1 })?.code).toBe('notYourOffer');
  });

  test('a counter-offer reverses it under the same number, and makes answers to the old revision void', () => {
    const counter = {
      type: 'counter',
      offer: 1,
      revision: 1,
      give: goods({ money: 3 }),
      take: goods({ lots: ['A1'] }),
    } as const;
    const { state } = act(open, YELLOW, counter);
    expect(state.offers).toMatchObject([{ id: 1, revision: 2, from: YELLOW, to: RED }]);
    expect(state.offersMade).toEqual([0, 0, 1, 1]);
    expect(refusal(state, RED, { type: 'accept', offer: 1, revision: 1 })).toEqual({
      code: 'offerChanged',
      offer: 1,
      revision: 2,
    });
    const done = act(state, RED, { type: 'accept', offer: 1, revision: 2 }).state;
    expect(changes(start, done)).toEqual([0, 0, 3, -3]);
    expect(lot(done, 'A1').marker).toBe(YELLOW);
  });

  test('all open offers expire when the turn ends', () => {
    const { state, events } = act(open, RED, { type: 'endTurn' });
    expect(state.offers).toEqual([]);
    expect(events).toContainEqual({ type: 'offersExpired', offers: [1] });
    expect(refusal(state, YELLOW, { type: 'accept', offer: 1, revision: 1 })).toEqual({
      code: 'noSuchOffer',
      offer: 1,
    });
  });

  test('several can be open at once, between any seats', () => {
    const more = act(open, BLUE, offer(GREEN, { give: goods({ money: 1 }) })).state;
    expect(more.offers.map(({ id, from, to }) => [id, from, to])).toEqual([
      [1, RED, YELLOW],
      [2, BLUE, GREEN],
    ]);
  });
});

/** Actions that players may send at the same time, in any order. */
interface Sent {
  readonly seat: Seat;
  readonly action: Action;
}

const SENT: readonly Sent[] = [
  { seat: RED, action: offer(YELLOW, { give: goods({ lots: ['A1'] }), take: goods({ money: 5 }) }) },
  {
    seat: YELLOW,
    action: {
      type: 'counter',
      offer: 1,
      revision: 1,
      give: goods({ money: 3, dice: ['A3'] }),
      take: goods({ lots: ['A1'], dice: ['A2'] }),
    },
  },
  { seat: YELLOW, action: { type: 'accept', offer: 1, revision: 1 } },
  { seat: RED, action: { type: 'accept', offer: 1, revision: 2 } },
  { seat: RED, action: { type: 'withdraw', offer: 1, revision: 1 } },
  { seat: RED, action: { type: 'build', lot: 'A1', colour: 'brown' } },
];

const permutations = <V>(list: readonly V[]): V[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, index) => permutations(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));

/** Plays the actions in this order. Refused actions change nothing. */
const serve = (start: State, sent: readonly Sent[]): { state: State; done: string } => {
  let state = start;
  const done: string[] = [];
  for (const { seat, action } of sent) {
    if (lordsOfVegas.check(state, seat, action) !== null) continue;
    const draft = draftOf(lordsOfVegas, state);
    carryOut(lordsOfVegas, draft, seat, action, seededChance(1));
    state = draft;
    done.push(`${seat} ${action.type}`);
  }
  return { state, done: done.join(', ') };
};

describe('all orders of offer, counter, two acceptances, withdrawal and a build by the owner', () => {
  const start = position({ lots: BOARD });
  const orders = permutations(SENT).map((sent) => serve(start, sent));

  test('keep the rules: money only leaves for tiles, lots and dice are swapped and never doubled', () => {
    for (const { state } of orders) {
      expect(lordsOfVegas.faults(state)).toEqual([]);
      const built = state.builtThisTurn.length * 9;
      expect(state.chairs.reduce((sum, { money }) => sum + money, 0)).toBe(200 - built);
      const pieces = [RED, YELLOW].map((seat) => diceOut(state, seat) + markersOut(state, seat));
      expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(3);
    }
  });

  test('end as the accepted commands alone would, served in that order', () => {
    for (const [index, sent] of permutations(SENT).entries()) {
      const { state, done } = orders[index] ?? serve(start, sent);
      const kept = serve(
        start,
        sent.filter(({ seat, action }) => done.includes(`${seat} ${action.type}`)),
      );
      expect(canonicalJson(kept.state)).toBe(canonicalJson(state));
    }
  });

  test('lead to one of two ends: the lot was sold before Red could build, or Red built on it', () => {
    const owners = new Set(orders.map(({ state }) => `${lot(state, 'A1').marker} ${lot(state, 'A1').tile}`));
    expect([...owners].sort()).toEqual(['3 null', 'null brown']);
  });
});
