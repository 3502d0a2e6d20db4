/**
 * A second, independent count of a whole match, from the bare record (draws and actions) to the final totals. It is
 * written from rules.en.md as lists of dice and bills and uses no code of the game, so that it confirms golden outcomes
 * independently of the program that recorded them.
 */

import { addChips, payFine } from './second-count-bank.ts';
import {
  type BareRecord,
  type Die,
  diceAt,
  dieOf,
  draw,
  falling,
  freshCounters,
  isClassic,
  many,
  ranked,
  sum,
  type Table,
  turnBill,
} from './second-count-table.ts';
import {
  activate,
  answer,
  isAnswer,
  layGray,
  layTiles,
  openBank,
  type Paying,
  payTile,
  primeTime,
  unlucky,
} from './second-count-tiles.ts';

const CLASSIC: readonly (readonly [value: number, count: number])[] = [
  [10, 6],
  [20, 8],
  [30, 8],
  [40, 6],
  [50, 6],
  [60, 5],
  [70, 5],
  [80, 5],
  [90, 5],
];
const ROYALE: readonly (readonly [value: number, count: number])[] = [
  [30, 11],
  [40, 11],
  [50, 13],
  [60, 15],
  [70, 13],
  [80, 11],
  [90, 9],
  [100, 7],
];

/** The result of the count. RULES 6.4, 6.5. */
export interface Count {
  /** By seat: the money, and the number of bills and chips. */
  readonly seats: readonly { readonly total: number; readonly items: number }[];
  /** Bills of the bank, ascending; empty in editions without a bank. */
  readonly bank: readonly number[];
}

export const countAll = (record: BareRecord): Count => {
  const table = tableFor(record);
  beginRound(table);
  let paying: Paying | null = null;
  for (const [index, entry] of record.entries.entries()) {
    table.draws = [...entry.draws];
    let step: IteratorResult<void, void> | undefined;
    if (paying !== null) step = paying.next(entry.action);
    else {
      carryOut(table, entry);
      if (isRoundOver(table, record.entries[index + 1])) {
        paying = payOut(table);
        step = paying.next(entry.action);
      }
    }
    if (step?.done) {
      paying = null;
      if (index < record.entries.length - 1) beginRound(table);
    }
    if (table.draws.length > 0) throw new Error(`entry ${index} has more draws than the rules need`);
  }
  const seats = table.won.map((bills, seat) => {
    const chips = table.chips[seat] ?? 0;
    return { total: sum(bills) + chips * 10_000, items: bills.length + chips };
  });
  return { seats, bank: [...table.bank].sort((a, b) => a - b) };
};

type Entry = BareRecord['entries'][number];

/** No seat holds a die, and no open decision can return one. */
const isRoundOver = (table: Table, next: Entry | undefined): boolean =>
  diceAt(table, null).length === 0 && !isAnswer(next?.action.type ?? '');

const tableFor = (record: BareRecord): Table => ({
  record,
  pile: (isClassic(record) ? CLASSIC : ROYALE).flatMap(([value, count]) => Array<number>(count).fill(value * 1000)),
  under: [],
  bank: [],
  won: Array.from({ length: record.seats }, () => []),
  chips: Array<number>(record.seats).fill(0),
  facesUsed: [],
  draws: [...record.setupDraws],
  bills: [],
  dice: [],
  faces: [],
  counters: freshCounters(),
  starter: null,
});

const beginRound = (table: Table): void => {
  table.starter = null;
  layTiles(table);
  table.bills = isClassic(table.record) ? fill(table) : pair(table);
  openBank(table);
  table.dice = handOut(table.record);
  for (const die of table.dice) if (die.holder === null) die.at = draw(table) + 1;
  layGray(table);
  if (!isClassic(table.record)) for (const seat of table.chips.keys()) addChips(table, seat, 2);
};

const fill = (table: Table): number[][] =>
  [1, 2, 3, 4, 5, 6].map(() => {
    const laid: number[] = [];
    while (sum(laid) < 50_000) laid.push(turnBill(table));
    return falling(laid);
  });

/** One number orders pairs by their sum first and by the higher bill second. */
const pair = (table: Table): number[][] => {
  const worth = (bills: readonly number[]): number => sum(bills) * 1000 + Math.max(...bills);
  const pairs = [1, 2, 3, 4, 5, 6].map(() => falling([turnBill(table), turnBill(table)]));
  return pairs.sort((a, b) => worth(a) - worth(b));
};

const handOut = (record: BareRecord): Die[] => {
  const { seats, options } = record;
  const classic = isClassic(record);
  const held = options.neutralDice ? (seats === 2 ? 4 : 2) : 0;
  const hands = Array.from({ length: seats }, (_, seat) => [
    ...many(classic ? 8 : 7, () => dieOf(seat, seat)),
    ...many(classic ? 0 : 1, () => dieOf(seat, seat, 2)),
    ...many(held, () => dieOf('neutral', seat)),
  ]);
  const spare = options.neutralDice && seats === 3 ? many(2, () => dieOf('neutral', null)) : [];
  const imaginary = [...many(7, () => dieOf('neutral', null)), dieOf('neutral', null, 2)];
  return [...hands.flat(), ...spare, ...(!classic && seats === 2 ? imaginary : [])];
};

const carryOut = (table: Table, { seat, action }: Entry): void => {
  table.starter ??= seat;
  const inHand = diceAt(table, null).filter(({ holder }) => holder === seat);
  switch (action.type) {
    case 'roll':
      for (const die of inHand) die.shows = draw(table) + 1;
      break;
    case 'pass':
      addChips(table, seat, -1);
      break;
    case 'place':
      for (const die of inHand) if (die.shows === action.face) die.at = die.shows;
      activate(table, seat, action.face ?? 0);
      break;
    case 'powerPlay':
      placeOne(inHand, action.die === 'big' ? 2 : 1, action.casino ?? 0);
      activate(table, seat, action.casino ?? 0);
      break;
    default:
      answer(table, seat, action);
  }
};

const placeOne = (inHand: readonly Die[], counts: number, casino: number): void => {
  const die = inHand.find((one) => one.counts === counts);
  if (die === undefined) throw new Error('no such die in hand');
  die.at = casino;
};

/** RULES 5 and 10. */
function* payOut(table: Table): Paying {
  yield* primeTime(table);
  const payers = unlucky(table);
  for (const [index, bills] of table.bills.entries()) {
    payBills(table, index + 1, bills);
    yield* payTile(table, index + 1);
  }
  const { starter, record } = table;
  const after = (seat: number): number => (seat - (starter ?? 0) + record.seats) % record.seats;
  for (const seat of payers.sort((one, other) => after(one) - after(other))) payFine(table, seat);
}

const payBills = (table: Table, casino: number, bills: readonly number[]): void => {
  const takers = ranked(diceAt(table, casino));
  for (const [rank, bill] of bills.entries()) {
    const taker = takers[rank];
    if (typeof taker === 'number') table.won[taker]?.push(bill);
    else table.under.push(bill);
  }
};
