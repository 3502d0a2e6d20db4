/**
 * The view at each event of an action, in random matches and golden records: an event changes exactly what it names.
 */

import { readFileSync } from 'node:fs';
import {
  at,
  type Chance,
  cloneJson,
  type DeepReadonly,
  type Entry,
  type MatchRecord,
  pick,
  play,
  scriptedChance,
  seatList,
  seededChance,
} from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Event,
  type Goods,
  type LordsOfVegas,
  type Lot,
  type LotId,
  lordsOfVegas,
  lotAt,
  type Offer,
  type State,
  type View,
} from '../index.ts';

/** One event with the view before it and the view at it. */
interface Moment {
  readonly before: View;
  readonly event: Event;
  readonly after: View;
}

const viewOf = (state: DeepReadonly<State>): View => lordsOfVegas.view(state, 'spectator');

/** Prefers to accept deals and to play on, so that the board fills and pieces change owners. */
const choose = (state: DeepReadonly<State>, chance: Chance) => {
  const seats = seatList(state.chairs.length);
  const seat = chance.int(5, 'walk') > 0 ? at(lordsOfVegas.toAct(state), 0) : pick(seats, chance, 'walk');
  const open = lordsOfVegas.proposals?.(viewOf(state), seat, chance) ?? [];
  if (open.length > 0 && chance.int(8, 'walk') === 0) return { seat, action: pick(open, chance, 'walk') };
  const listed = lordsOfVegas.legalActions(state, seat);
  const accepts = listed.filter(({ type }) => type === 'accept');
  const lively = listed.filter(({ type }) => type !== 'endTurn' && type !== 'gamble' && type !== 'decline');
  const wanted = accepts.length > 0 ? accepts : lively;
  const actions: readonly Action[] = wanted.length > 0 && chance.int(8, 'walk') > 0 ? wanted : listed;
  return actions.length === 0 ? null : { seat, action: pick(actions, chance, 'walk') };
};

/** Adds the moments of one action to the list and returns the state after it. */
const playOn = (
  moments: Moment[],
  state: DeepReadonly<State>,
  { seat, action }: Pick<Entry<LordsOfVegas>, 'seat' | 'action'>,
  chance: Chance,
): DeepReadonly<State> => {
  const played = play(lordsOfVegas, state, seat, action, chance, 'keep');
  if (!played.ok) throw new Error(played.error.code);
  const { events, moments: states, state: end } = played.value;
  const views = [state, ...states, end].map(viewOf);
  for (const [index, event] of events.entries())
    moments.push({ before: at(views, index), event, after: at(views, index + 1) });
  return end;
};

/** All moments of a random match in which every seat starts with `more` money than the rules give it. */
const randomMoments = (seats: number, more: number, seed: number): Moment[] => {
  const chance = seededChance(seed);
  const dealt = lordsOfVegas.setup({ gifts: true, endCardJitter: false }, seats, chance).state;
  for (const chair of dealt.chairs) chair.money += more;
  let state: DeepReadonly<State> = dealt;
  const moments: Moment[] = [];
  while (lordsOfVegas.outcome(state) === null) {
    const choice = choose(state, chance);
    if (choice !== null) state = playOn(moments, state, choice, chance);
  }
  return moments;
};

/** These records run out of markers and dice, which random matches rarely do. */
const shortageMoments = (seats: number): Moment[] => {
  const file = new URL(`golden/shortages-${seats}.json`, import.meta.url);
  const { options, setupDraws, entries } = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord<LordsOfVegas>;
  const moments: Moment[] = [];
  let state: DeepReadonly<State> = lordsOfVegas.setup(options, seats, scriptedChance(setupDraws)).state;
  for (const entry of entries) state = playOn(moments, state, entry, scriptedChance(entry.draws));
  return moments;
};

const MATCHES = [
  [2, 0],
  [2, 300],
  [3, 150],
  [4, 0],
  [4, 60],
] as const;
const MOMENTS = [
  ...MATCHES.flatMap(([seats, more], seed) => randomMoments(seats, more, seed)),
  ...[2, 3, 4].flatMap(shortageMoments),
];

const ofType = <T extends Event['type']>(...types: readonly T[]): (Moment & { event: Extract<Event, { type: T }> })[] =>
  MOMENTS.filter((moment): moment is Moment & { event: Extract<Event, { type: T }> } =>
    (types as readonly string[]).includes(moment.event.type),
  );

/** Money that an event gives to each seat, or takes. */
const moneyChanges = (event: Event, seats: number): number[] => {
  const money = Array<number>(seats).fill(0);
  const give = (seat: number, amount: number): void => {
    money[seat] = at(money, seat) + amount;
  };
  switch (event.type) {
    case 'lotsPaid':
    case 'casinoPaid':
      return [...event.money];
    case 'built':
    case 'sprawled':
    case 'remodelled':
    case 'reorganised':
      give(event.seat, -event.cost);
      return money;
    case 'gambleRolled':
      give(event.seat, event.gambler);
      give(event.boss, event.house);
      return money;
    case 'dealMade':
      give(event.offer.from, event.offer.take.money - event.offer.give.money);
      give(event.offer.to, event.offer.give.money - event.offer.take.money);
      return money;
    default:
      return money;
  }
};

/** The board after the changes that an event names. */
const boardAfter = (before: View, event: Event): Lot[] => {
  const lots = cloneJson(before.lots) as Lot[];
  const set = (lot: LotId, pieces: Partial<Lot>): void => {
    Object.assign(lotAt(lots, lot), pieces);
  };
  const leave = (lot: LotId | null): void => {
    if (lot !== null) set(lot, { die: null });
  };
  switch (event.type) {
    case 'lotMarked':
      set(event.lot, { marker: event.seat });
      break;
    case 'lotGivenUp':
      set(event.lot, { marker: null });
      break;
    case 'tileTakenOver':
      leave(event.movedFrom);
      set(event.lot, { die: { owner: event.seat, value: event.value } });
      break;
    case 'built':
    case 'sprawled':
      leave(event.movedFrom);
      set(event.lot, { marker: null, tile: event.colour, die: { owner: event.seat, value: event.value } });
      break;
    case 'remodelled':
      for (const lot of event.lots) set(lot, { tile: event.colour });
      break;
    case 'reorganised':
    case 'tieRerolled':
      for (const { lot, seat, value } of event.dice) set(lot, { die: { owner: seat, value } });
      break;
    case 'diePlaced':
      set(event.lot, { die: { owner: event.seat, value: event.value } });
      if (event.swapped !== null) set(event.swapped.lot, { die: { owner: event.seat, value: event.swapped.value } });
      break;
    case 'dealMade':
      handOver(lots, event.offer.give, event.offer.to);
      handOver(lots, event.offer.take, event.offer.from);
      break;
  }
  return lots;
};

const handOver = (lots: readonly Lot[], goods: Goods, to: Offer['to']): void => {
  for (const id of goods.lots) lotAt(lots, id).marker = to;
  for (const id of goods.dice) {
    const lot = lotAt(lots, id);
    if (lot.die !== null) lot.die = { owner: to, value: lot.die.value };
  }
};

const piecesOf = (lots: readonly Readonly<Lot>[]) => lots.map(({ marker, tile, die }) => ({ marker, tile, die }));

/** The open offers after an event, by id and revision. */
const offersAfter = (before: View, event: Event): string[] => {
  const others = (id: number): readonly Offer[] => before.offers.filter((offer) => offer.id !== id);
  const nameOf = ({ id, revision }: Offer): string => `${id}.${revision}`;
  switch (event.type) {
    case 'offerMade':
    case 'offerCountered':
      return [...others(event.offer.id), event.offer].sort((a, b) => a.id - b.id).map(nameOf);
    case 'offerDeclined':
    case 'offerWithdrawn':
    case 'dealMade':
      return others(event.offer.id).map(nameOf);
    case 'offersExpired':
      return [];
    default:
      return before.offers.map(nameOf);
  }
};

const moneyIn = ({ chairs }: View): number[] => chairs.map(({ money }) => money);
const pointsIn = ({ chairs }: View): number[] => chairs.map(({ points }) => points);

describe('at every event', () => {
  test('the money of every seat has changed by the amount in the event', () => {
    for (const { before, event, after } of MOMENTS) {
      const amounts = moneyChanges(event, before.chairs.length);
      expect(moneyIn(after), event.type).toEqual(moneyIn(before).map((money, seat) => money + at(amounts, seat)));
    }
  });

  test('points change at scoring events only, between the spaces in the event', () => {
    for (const { before, event, after } of MOMENTS) {
      if (event.type !== 'pointsScored') expect(pointsIn(after), event.type).toEqual(pointsIn(before));
      else {
        expect(at(before.chairs, event.seat).points).toBe(event.from);
        expect(pointsIn(after)).toEqual(pointsIn(before).with(event.seat, event.to));
      }
    }
  });

  test('the board has the changes that the event names, and no others', () => {
    for (const { before, event, after } of MOMENTS)
      expect(piecesOf(after.lots), event.type).toEqual(piecesOf(boardAfter(before, event)));
  });

  test('the open offers are those that the events left open', () => {
    for (const { before, event, after } of MOMENTS)
      expect(
        after.offers.map(({ id, revision }) => `${id}.${revision}`),
        event.type,
      ).toEqual(offersAfter(before, event));
  });

  test('the turn passes at turnBegan, and the match is over at matchEnded', () => {
    for (const { before, event, after } of MOMENTS) {
      const turn = event.type === 'turnBegan' ? [event.seat, event.turn] : [before.turn, before.turnNumber];
      expect([after.turn, after.turnNumber], event.type).toEqual(turn);
      expect(after.phase.type === 'over', event.type).toBe(event.type === 'matchEnded');
    }
  });

  test('a card is visible when it is drawn and not before', () => {
    for (const { before, event, after } of MOMENTS) {
      const drawn = event.type === 'cardDrawn' && event.card !== 'end' ? [event.card] : [];
      expect(after.discards, event.type).toEqual([...before.discards, ...drawn]);
    }
  });
});

test('while a card pays, the payout contains the payments so far', () => {
  const payments = ofType('lotsPaid', 'casinoPaid', 'pointsScored');
  expect(payments.length).toBeGreaterThan(200);
  for (const { before, event, after } of payments) {
    const { card, casinos, pointsAfter, lots } = after.payout ?? {};
    // End of Game is not discarded.
    expect([after.discards.at(-1), 'end']).toContain(card);
    expect(pointsAfter).toEqual(pointsIn(after));
    if (event.type === 'lotsPaid') expect(lots).toEqual(event.money);
    if (event.type === 'casinoPaid' && before.payout?.card === card && before.payout?.seat === after.payout?.seat)
      expect(casinos).toEqual(before.payout?.casinos.map((sum, seat) => sum + at(event.money, seat)));
  }
});

test('a bet stays open until its dice are rolled', () => {
  const decisions = ofType('layOffDecided');
  expect(decisions.length).toBeGreaterThan(0);
  for (const { after } of decisions) expect(after.phase.type).toBe('layingOff');
});

test('no casino changes its boss or its pips while results are placed', () => {
  const waiting = ofType('diePlaced').filter(({ after }) => after.phase.type === 'placingDice');
  expect(waiting.length).toBeGreaterThan(0);
  const crowned = ({ casinos }: View) => casinos.map(({ id, boss, pips }) => ({ id, boss, pips }));
  for (const { before, after } of waiting) expect(crowned(after)).toEqual(crowned(before));
});

test('the matches contain every type of event that an action can yield', () => {
  const seen = new Set(MOMENTS.map(({ event }) => event.type));
  expect([...seen].sort()).toEqual(
    [
      ...['turnBegan', 'cardDrawn', 'lotMarked', 'lotGivenUp', 'tileTakenOver', 'ownTileDrawn', 'unusedLotDrawn'],
      ...['lotsPaid', 'casinoPaid', 'pointsScored', 'tieRerolled', 'tieSettled', 'built', 'sprawled', 'remodelled'],
      ...['reorganised', 'diePlaced', 'betPlaced', 'layOffDecided', 'gambleRolled', 'offerMade', 'offerCountered'],
      ...['offerDeclined', 'offerWithdrawn', 'dealMade', 'actionWaived', 'offersExpired', 'matchEnded'],
    ].sort(),
  );
});
