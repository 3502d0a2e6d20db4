/** The tiles of the second count: RULES 9 to 26 as far as they move dice or money. It does not check legality. */

import { addChips, pay } from './second-count-bank.ts';
import {
  type BareAction,
  casinoOf,
  type Die,
  diceAt,
  dieOf,
  draw,
  freshCounters,
  many,
  ranked,
  strengthAt,
  sum,
  type Table,
  turnBill,
} from './second-count-table.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

export const layTiles = (table: Table): void => {
  const { options } = table.record;
  if (options.edition !== 'royale') return;
  table.faces = options.faces ?? drawFaces(table, options.tiles ?? 3);
  table.facesUsed.push(...table.faces);
  table.counters = freshCounters();
};

const drawFaces = (table: Table, count: number): string[] => {
  const used = table.record.options.noRepeat ? [...table.facesUsed] : [];
  const sidesOf = (letter: string): string[] => [`${letter}1`, `${letter}2`].filter((face) => !used.includes(face));
  const letters = LETTERS.filter((letter) => sidesOf(letter).length > 0);
  return Array.from({ length: count }, () => {
    const [letter = ''] = letters.splice(draw(table), 1);
    const sides = sidesOf(letter);
    return sides[sides.length > 1 ? draw(table) : 0] ?? '';
  });
};

/** RULES 9.4. */
export const openBank = (table: Table): void => {
  if (table.record.options.edition !== 'royale' || table.bank.length > 0) return;
  while (table.pile.length > 24) table.bank.push(turnBill(table));
};

/** Gray dice: all on Block It!, or in the casinos with Handicap. */
export const layGray = (table: Table): void => {
  if (casinoOf(table, 'F1') !== null) table.dice.push(...many(9, () => dieOf('gray', null, 1, 'gray')));
  if (casinoOf(table, 'F2') === null) return;
  for (const casino of [1, 2, 3, 4, 4, 5, 5, 6, 6]) table.dice.push(dieOf('gray', null, 1, casino));
};

const rollTwo = (table: Table): readonly [number, number] => [draw(table) + 1, draw(table) + 1];

/** The immediate effect of activating a tile. */
const ACTIVATE: Readonly<Record<string, (table: Table, seat: number, casino: number) => void>> = {
  A2(table, seat) {
    const [one, other] = rollTwo(table);
    const { counters } = table;
    const isHit = one === other || one + other === 7;
    if (isHit) pay(table, seat, counters.jackpot * 1000);
    counters.jackpot = isHit ? 30 : Math.min(80, counters.jackpot + 10);
  },
  B2(table) {
    table.counters.fifty = { cell: 0, sum: sum(rollTwo(table)) };
  },
  C1(table, seat, casino) {
    if (strengthAt(table, casino, seat) >= 5) table.counters.highFive ??= seat;
  },
  D1(table, seat) {
    const casinos = [1, 2, 3, 4, 5, 6].filter((casino) => strengthAt(table, casino, seat) > 0);
    pay(table, seat, casinos.length * 10_000);
  },
  // The opponents' dice go in by actions of their own. The order does not change the own dice that come out.
  E2(table, seat) {
    for (const die of diceAt(table, 'bar')) if (die.owner === seat) die.at = null;
  },
  H2(table) {
    rollTwo(table);
  },
};

export const activate = (table: Table, seat: number, casino: number): void =>
  ACTIVATE[table.faces[casino - 1] ?? '']?.(table, seat, casino);

const sizeOf = ({ die }: BareAction): number => (die === 'big' ? 2 : 1);

/** Moves one die of that owner and size. */
const move = (table: Table, owner: Die['owner'], counts: number, from: Die['at'], to: Die['at']): void => {
  const die = diceAt(table, from).find((one) => one.owner === owner && one.counts === counts);
  if (die === undefined) throw new Error(`no die of ${owner} at ${from}`);
  die.at = to;
};

const FIFTY = [0, 10_000, 30_000, 40_000, 60_000];
const LOOP = [0, 20_000, 0, 30_000, 0, 10_000];
const LUCKY = [0, 20_000, 30_000, 40_000];

type Answer = (table: Table, seat: number, action: BareAction) => void;

/** The effect of an answer during a turn. Declined offers have none. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  luckyHide(table, seat, { count = 0 }) {
    table.counters.hidden = { seat, count };
  },
  luckyGuess(table, _seat, { count }) {
    const { hidden } = table.counters;
    if (hidden.count !== count) pay(table, hidden.seat, LUCKY[hidden.count] ?? 0);
  },
  stop: (table, seat) => pay(table, seat, FIFTY[table.counters.fifty.cell] ?? 0),
  bet(table, seat, { on }) {
    const { fifty } = table.counters;
    const next = sum(rollTwo(table));
    const isWon = on === 'higher' ? next > fifty.sum : next < fifty.sum;
    table.counters.fifty = { cell: isWon ? fifty.cell + 1 : 0, sum: next };
    if (isWon && fifty.cell === 3) pay(table, seat, 60_000);
  },
  close(table, seat, { casino = 0 }) {
    const { counters } = table;
    counters.closed = casino;
    counters.loop = (counters.loop + 1) % LOOP.length;
    pay(table, seat, LOOP[counters.loop] ?? 0);
  },
  keepClosed: () => {},
  skip: () => {},
  knockoutDie: (table, seat, action) => move(table, seat, sizeOf(action), null, 'bar'),
  block(table, _seat, { cluster = 0, casino = 0 }) {
    for (let moved = 0; moved < cluster; moved++) move(table, 'gray', 1, 'gray', casino);
  },
  handicap(table, seat, { from = 0, slot }) {
    move(table, 'gray', 1, from, 'gray');
    if (slot === 'chip') addChips(table, seat, 1);
    if (slot === 'money') pay(table, seat, 30_000);
  },
  putDie: (table, seat, action) => move(table, seat, sizeOf(action), null, action.casino ?? 0),
  takeDie: (table, seat, action) => move(table, seat, sizeOf(action), action.casino ?? 0, null),
  doubleDown(table, seat, { small = 0, big = 0 }) {
    const casino = casinoOf(table, 'G2');
    for (let moved = 0; moved < small; moved++) move(table, seat, 1, casino, 'double');
    for (let moved = 0; moved < big; moved++) move(table, seat, 2, casino, 'double');
  },
  niceDie(table, seat, action) {
    const value = action.value ?? 0;
    const from = casinoOf(table, 'H1') === value ? value : null;
    const before = diceAt(table, `cell ${value}`);
    const die = diceAt(table, from).find(
      ({ owner, counts, shows }) => owner === seat && counts === sizeOf(action) && shows === value,
    );
    if (die === undefined) throw new Error(`no ${value} of ${seat} for its cell`);
    die.at = `cell ${value}`;
    for (const displaced of before) displaced.at = value;
  },
  myChoice(table, seat, { result = 0 }) {
    if (result <= 3) pay(table, seat, result * 10_000);
  },
  activateTile: (table, seat, { casino = 0 }) => activate(table, seat, casino),
  golden(table, seat, action) {
    const before = diceAt(table, 'golden');
    move(table, seat, sizeOf(action), null, 'golden');
    for (const die of before) die.at = null;
  },
};

export const isAnswer = (type: string): boolean => Object.hasOwn(ANSWERS, type);

export const answer: Answer = (table, seat, action) => ANSWERS[action.type]?.(table, seat, action);

/** A payout. It yields where it needs the next action of the record. */
export type Paying = Generator<void, void, BareAction>;

/** RULES 13: before any payment. */
export function* primeTime(table: Table): Paying {
  const casino = casinoOf(table, 'B1');
  const [winner] = casino === null ? [] : ranked(diceAt(table, casino));
  if (typeof winner !== 'number') return;
  const rolled = rollTwo(table);
  if (rolled.every((face) => face === table.counters.closed)) return;
  const { put = [] } = yield;
  for (const face of put) table.dice.push(dieOf(winner, null, 1, face));
}

/** RULES 16.1. */
export const unlucky = (table: Table): number[] => {
  const casino = casinoOf(table, 'C2');
  if (casino === null) return [];
  const strengths = Array.from({ length: table.record.seats }, (_, seat) => strengthAt(table, casino, seat));
  return strengths.flatMap((one, seat) => (one === Math.min(...strengths) ? [seat] : []));
};

/** RULES 10.3, after the bills of that casino. */
export function* payTile(table: Table, casino: number): Paying {
  switch (table.faces[casino - 1]) {
    case 'C1':
      if (table.counters.highFive !== null) pay(table, table.counters.highFive, 100_000);
      break;
    case 'G1':
      yield* openBox(table, casino);
      break;
    case 'G2':
      for (const [rank, owner] of ranked(diceAt(table, 'double')).entries())
        if (rank < 2 && typeof owner === 'number') pay(table, owner, rank === 0 ? 60_000 : 30_000);
      break;
    case 'H1':
      for (const cell of [1, 2, 3, 4, 5, 6]) payOwners(table, diceAt(table, `cell ${cell}`), cell * 10_000);
      break;
    case 'H2':
      payOwners(table, diceAt(table, 'golden'), 60_000);
      break;
  }
}

const payOwners = (table: Table, dice: readonly Die[], money: number): void => {
  for (const { owner } of dice) if (typeof owner === 'number') pay(table, owner, money);
};

function* openBox(table: Table, casino: number): Paying {
  const [winner] = ranked(diceAt(table, casino));
  if (typeof winner !== 'number') return;
  const { piles = [] } = yield;
  const { pile = 0 } = yield;
  pay(table, winner, sum(piles[pile] ?? []));
}
