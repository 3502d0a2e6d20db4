/** The view at each event of an action, in random matches: an event changes the pieces that it names and no others. */

import { at, type Chance, cloneJson, type DeepReadonly, pick, play, type Seat, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Dice,
  type DieSize,
  type Event,
  type Face,
  lasVegas,
  type Options,
  type State,
  type View,
} from '../index.ts';
import { en } from '../text/en.ts';

/** One event with the view before it and the view at it. */
interface Moment {
  readonly before: View;
  readonly event: Event;
  readonly after: View;
}

/** All moments of a random match, as a spectator sees them. */
const momentsOf = (options: Options, seats: number, chance: Chance): Moment[] => {
  const viewOf = (state: DeepReadonly<State>): View => lasVegas.view(state, 'spectator');
  const moments: Moment[] = [];
  let state: DeepReadonly<State> = lasVegas.setup(options, seats, chance).state;
  while (lasVegas.outcome(state) === null) {
    const seat = at(lasVegas.toAct(state), 0);
    const action = pick(lasVegas.legalActions(state, seat), chance, 'walk');
    const played = play(lasVegas, state, seat, action, chance, 'keep');
    if (!played.ok) throw new Error(played.error.code);
    const { events, moments: states, state: end } = played.value;
    const views = [state, ...states, end].map(viewOf);
    for (const [index, event] of events.entries())
      moments.push({ before: at(views, index), event, after: at(views, index + 1) });
    state = end;
  }
  return moments;
};

const MATCHES_EACH = 3;
const MOMENTS = lasVegas.variants.flatMap(({ options, seats }, variant) =>
  [seats.min, seats.max].flatMap((count) =>
    Array.from({ length: MATCHES_EACH }, (_, match) => match).flatMap((match) =>
      momentsOf(options, count, seededChance(variant * 100 + count * 10 + match)),
    ),
  ),
);

const ofType = <T extends Event['type']>(...types: readonly T[]): (Moment & { event: Extract<Event, { type: T }> })[] =>
  MOMENTS.filter((moment): moment is Moment & { event: Extract<Event, { type: T }> } =>
    (types as readonly string[]).includes(moment.event.type),
  );

const oneDie = (die: DieSize): Dice => ({ small: die === 'small' ? 1 : 0, big: die === 'big' ? 1 : 0 });

/** A writable copy of the dice in a view. */
type Table = ReturnType<typeof tableOf>;
const tableOf = ({ chairs, casinos }: View) => ({
  supplies: chairs.map(({ supply }) => ({ ...supply })),
  held: chairs.map(({ neutral }) => neutral),
  dice: casinos.map(({ dice }) => dice.map((pile) => ({ ...pile }))),
  neutral: casinos.map(({ neutral }) => ({ ...neutral })),
  gray: casinos.map(({ gray }) => gray),
});

const move = (pile: { small: number; big: number }, { small, big }: Dice, sign: 1 | -1): void => {
  pile.small += sign * small;
  pile.big += sign * big;
};
const toSupply = (table: Table, seat: Seat, dice: Dice, sign: 1 | -1 = 1): void =>
  move(at(table.supplies, seat), dice, sign);
const toCasino = (table: Table, casino: Face, seat: Seat, dice: Dice, sign: 1 | -1 = 1): void =>
  move(at(at(table.dice, casino - 1), seat), dice, sign);
const toNeutral = (table: Table, casino: Face, dice: Dice): void => move(at(table.neutral, casino - 1), dice, 1);
const toGray = (table: Table, casino: Face, count: number): void => {
  table.gray[casino - 1] = at(table.gray, casino - 1) + count;
};

/** Moves the dice that an event names. */
const applyDiceMoves = (table: Table, event: Event): void => {
  switch (event.type) {
    case 'dicePlaced':
      toSupply(table, event.seat, event.dice, -1);
      toCasino(table, event.casino, event.seat, event.dice);
      toNeutral(table, event.casino, { small: event.neutral, big: 0 });
      table.held[event.seat] = at(table.held, event.seat) - event.neutral;
      break;
    case 'powerPlayed':
      toSupply(table, event.seat, oneDie(event.die), -1);
      toCasino(table, event.casino, event.seat, oneDie(event.die));
      break;
    case 'diePut':
      toSupply(table, event.seat, oneDie(event.die), -1);
      toCasino(table, event.to, event.seat, oneDie(event.die));
      break;
    case 'dieTaken':
      toCasino(table, event.from, event.seat, oneDie(event.die), -1);
      toSupply(table, event.seat, oneDie(event.die));
      break;
    case 'dieBarred':
    case 'goldenTaken':
      toSupply(table, event.seat, oneDie(event.die), -1);
      break;
    case 'goldenReturned':
      toSupply(table, event.seat, oneDie(event.die));
      break;
    case 'diceUnbarred':
      toSupply(table, event.seat, event.dice);
      break;
    case 'diceDoubled':
      toCasino(table, event.casino, event.seat, event.dice, -1);
      break;
    case 'niceDieSet':
      if (event.from === 'supply') toSupply(table, event.seat, oneDie(event.die), -1);
      else toCasino(table, event.casino, event.seat, oneDie(event.die), -1);
      break;
    case 'niceDieDisplaced':
      toCasino(table, event.value, event.seat, oneDie(event.die));
      break;
    case 'primeTimePut':
      for (const face of event.put) toCasino(table, face, event.seat, oneDie('small'));
      break;
    case 'neutralDiceSet':
      for (const face of event.small) toNeutral(table, face, oneDie('small'));
      if (event.big !== null) toNeutral(table, event.big, oneDie('big'));
      break;
    case 'grayDiceSet':
      for (const [index, count] of event.counts.entries()) toGray(table, (index + 1) as Face, count);
      break;
    case 'grayPlaced':
      toGray(table, event.to, event.count);
      break;
    case 'grayTaken':
      toGray(table, event.from, -1);
      break;
  }
};

/** Chips and number of bills that each seat has after an event. */
const holdingsAfter = ({ chairs }: View, event: Event): [chips: number, bills: number][] => {
  const holdings = chairs.map(({ chips, billCount }): [number, number] => [chips, billCount]);
  const give = (seat: Seat, chips: number, bills: number): void => {
    const [hasChips, hasBills] = at(holdings, seat);
    holdings[seat] = [hasChips + chips, hasBills + bills];
  };
  switch (event.type) {
    case 'chipsGiven':
      return holdings.map(([chips, bills]) => [chips + event.each, bills]);
    case 'turnPassed':
      give(event.seat, -1, 0);
      break;
    case 'billWon':
      give(event.seat, 0, 1);
      break;
    case 'tilePaid':
      give(event.seat, event.chips, event.bills.length);
      break;
    case 'finePaid':
      give(event.seat, -event.chips, event.change.length - event.bills.length);
      break;
  }
  return holdings;
};

/** The bills at each casino after an event. */
const billsAfter = ({ casinos }: View, event: Event): (readonly number[])[] => {
  const bills = casinos.map((casino) => casino.bills);
  if (event.type === 'billsLaid') bills[event.casino - 1] = event.bills;
  if (event.type === 'billWon' || event.type === 'billReturned') {
    const [paid, ...rest] = at(bills, event.casino - 1);
    expect(paid).toBe(event.bill);
    bills[event.casino - 1] = rest;
  }
  return bills;
};

const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);

describe('at every event', () => {
  test('the dice that it names have moved, and no others', () => {
    for (const { before, event, after } of MOMENTS) {
      if (event.type === 'roundBegan') continue;
      const table = tableOf(before);
      applyDiceMoves(table, event);
      expect(tableOf(after), event.type).toEqual(table);
    }
  });

  test('seats have the chips and the number of bills that it implies', () => {
    for (const { before, event, after } of MOMENTS)
      expect(
        after.chairs.map(({ chips, billCount }) => [chips, billCount]),
        event.type,
      ).toEqual(holdingsAfter(before, event));
  });

  test('a casino has the bills that were laid and are not paid yet', () => {
    for (const { before, event, after } of MOMENTS)
      expect(
        after.casinos.map(({ bills }) => bills),
        event.type,
      ).toEqual(billsAfter(before, event));
  });

  test('the turn passes at turnBegan, and the match is over at matchEnded', () => {
    for (const { before, event, after } of MOMENTS) {
      expect(after.turn, event.type).toBe(event.type === 'turnBegan' ? event.seat : before.turn);
      const round = event.type === 'roundBegan' ? [event.round, event.starter] : [before.round, before.starter];
      expect([after.round, after.starter], event.type).toEqual(round);
      expect(after.phase.type === 'over', event.type).toBe(event.type === 'matchEnded');
    }
  });

  test('a roll is open at diceRolled and at no other event', () => {
    for (const { event, after } of MOMENTS)
      if (event.type === 'diceRolled') expect(after.phase).toEqual({ type: 'placing', roll: event.roll });
      else expect(after.phase.type, event.type).not.toBe('placing');
  });
});

test('a round begins with all dice in the supplies, bare casinos and no tiles', () => {
  const rounds = ofType('roundBegan');
  expect(rounds.length).toBeGreaterThan(100);
  for (const { after } of rounds) {
    const { supplies, held: _held, ...casinos } = tableOf(after);
    for (const supply of supplies) expect(supply.small + supply.big).toBe(8);
    expect(JSON.stringify(casinos)).not.toMatch(/[1-9]/);
    expect(after.casinos.flatMap(({ bills }) => bills)).toEqual([]);
    expect(after.royale?.tiles ?? []).toEqual([]);
  }
});

test('tiles are laid one after the other', () => {
  for (const { event, after } of ofType('tileLaid'))
    expect([after.royale?.tiles.length, after.royale?.tiles.at(-1)?.face]).toEqual([event.casino, event.face]);
});

test('the bank loses the bills of each payment, except those it created', () => {
  const payments = ofType('tilePaid').filter(({ event }) => event.bills.length > 0);
  expect(payments.length).toBeGreaterThan(50);
  for (const { before, event, after } of payments) {
    const paid = event.minted === 0 ? sumOf(event.bills) : 0;
    expect(sumOf(before.royale?.bank ?? []) - sumOf(after.royale?.bank ?? [])).toBe(paid);
  }
});

test('open winnings grow by the bill that is won', () => {
  const wins = ofType('billWon').filter(({ after }) => after.options.winnings === 'open');
  expect(wins.length).toBeGreaterThan(500);
  for (const { before, event, after } of wins)
    expect(at(after.chairs, event.seat).bills).toEqual([...(at(before.chairs, event.seat).bills ?? []), event.bill]);
});

test('hidden winnings stay hidden until the match is over', () => {
  const shown = ofType('winningsShown');
  expect(shown.length).toBeGreaterThan(0);
  for (const { after } of shown) expect(after.chairs.every(({ bills }) => bills === null)).toBe(true);
  for (const { event, after } of ofType('matchEnded'))
    expect(after.chairs.map(({ bills, chips }) => sumOf(bills ?? []) + 10_000 * chips)).toEqual(event.totals);
});

test('counters, tokens and dice on tiles match the event', () => {
  const tileAt = ({ royale }: View, casino: Face): unknown => cloneJson(royale?.tiles[casino - 1]);
  for (const { event, after } of ofType('betWon'))
    expect(tileAt(after, event.casino)).toMatchObject({ cell: event.cell });
  for (const { event, after } of ofType('betLost', 'betStopped'))
    expect(tileAt(after, event.casino)).toMatchObject({ cell: 0 });
  for (const { event, after } of ofType('jackpotHit')) expect(tileAt(after, event.casino)).toMatchObject({ step: 0 });
  for (const { event, after } of ofType('casinoClosed'))
    expect([after.royale?.closed, tileAt(after, event.casino)]).toMatchObject([event.to, { cell: event.cell }]);
  for (const { event, after } of ofType('tokenTaken'))
    expect(tileAt(after, event.casino)).toMatchObject({ holder: event.seat });
  for (const { event, after } of ofType('powerLost'))
    expect(tileAt(after, event.casino)).toMatchObject({ holder: null });
  for (const { event, after } of ofType('goldenTaken'))
    expect(tileAt(after, event.casino)).toMatchObject({ golden: { seat: event.seat, die: event.die } });
  for (const { event, after } of ofType('badLuckNoted'))
    expect(tileAt(after, event.casino)).toMatchObject({ payers: event.seats });
  for (const { event, after } of ofType('boxSplit'))
    expect(tileAt(after, event.casino)).toMatchObject({ piles: event.sizes.map((count) => ({ count, tokens: null })) });
  for (const { event, after } of ofType('boxPicked'))
    expect(tileAt(after, event.casino)).toMatchObject({ piles: null });
});

test('the matches contain every type of event that the log has a sentence for', () => {
  const seen = new Set(MOMENTS.map(({ event }) => event.type));
  // The bank opens in the deal, which is not an action.
  expect(Object.keys(en.log).filter((type) => !(seen as ReadonlySet<string>).has(type))).toEqual(['bankOpened']);
});
