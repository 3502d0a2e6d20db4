/**
 * A second, independent count of a whole match: from the bare record (draws and chosen numbers) to the final totals.
 * Written straight from RULES.md as a list of dice lying about, without using any code of the game, so that a golden
 * outcome is confirmed by something other than the program that recorded it.
 */

export interface BareRecord {
  readonly options: { readonly edition: string; readonly neutralDice: boolean };
  readonly seats: number;
  readonly setupDraws: readonly Draw[];
  readonly entries: readonly {
    readonly seat: number;
    readonly action: { readonly type: string; readonly face?: number };
    readonly draws: readonly Draw[];
  }[];
}
type Draw = readonly [stream: string, n: number, value: number];

/** A die on the table: whose it is, what it counts, where it lies (null: in somebody's hand) and in whose hand. */
interface Die {
  readonly owner: number | 'neutral';
  readonly counts: number;
  readonly holder: number | null;
  shows: number;
  at: number | null;
}

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

/** Everything that lies on the table while the record is read. */
interface Table {
  readonly record: BareRecord;
  readonly pile: number[];
  readonly under: number[];
  readonly won: readonly number[][];
  readonly chips: number[];
  draws: Draw[];
  bills: number[][];
  dice: Die[];
}

export const countTotals = (record: BareRecord): number[] => {
  const table = tableFor(record);
  beginRound(table);
  for (const [index, entry] of record.entries.entries()) {
    table.draws = [...entry.draws];
    carryOut(table, entry);
    if (table.dice.some(({ at }) => at === null)) continue;
    settleAll(table);
    if (index < record.entries.length - 1) beginRound(table);
  }
  return table.won.map((bills, seat) => sum(bills) + (table.chips[seat] ?? 0) * 10_000);
};

const isClassic = ({ options }: BareRecord): boolean => options.edition === 'classic';
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const falling = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => b - a);

const tableFor = (record: BareRecord): Table => ({
  record,
  pile: (isClassic(record) ? CLASSIC : ROYALE).flatMap(([value, count]) => Array<number>(count).fill(value * 1000)),
  under: [],
  won: Array.from({ length: record.seats }, () => []),
  chips: Array<number>(record.seats).fill(0),
  draws: [...record.setupDraws],
  bills: [],
  dice: [],
});

const draw = (table: Table): number => {
  const next = table.draws.shift();
  if (next === undefined) throw new Error('the record has too few draws');
  return next[2];
};

const turnBill = (table: Table): number => {
  const { pile, under } = table;
  return (pile.length > 0 ? pile.splice(draw(table), 1) : under.splice(0, 1))[0] ?? 0;
};

const beginRound = (table: Table): void => {
  table.bills = isClassic(table.record) ? fill(table) : pair(table);
  table.dice = handOut(table.record);
  for (const die of table.dice) if (die.holder === null) die.at = draw(table) + 1;
  if (!isClassic(table.record)) for (const seat of table.chips.keys()) table.chips[seat] = (table.chips[seat] ?? 0) + 2;
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

const dieOf = (owner: Die['owner'], holder: number | null, counts = 1): Die => ({
  owner,
  counts,
  holder,
  shows: 0,
  at: null,
});
const many = (count: number, die: () => Die): Die[] => Array.from({ length: count }, die);

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

const carryOut = (table: Table, { seat, action }: BareRecord['entries'][number]): void => {
  const inHand = table.dice.filter(({ holder, at }) => holder === seat && at === null);
  if (action.type === 'roll') for (const die of inHand) die.shows = draw(table) + 1;
  if (action.type === 'pass') table.chips[seat] = (table.chips[seat] ?? 0) - 1;
  if (action.type === 'place') for (const die of inHand) if (die.shows === action.face) die.at = die.shows;
};

const settleAll = (table: Table): void => {
  for (const [index, bills] of table.bills.entries()) {
    const takers = ranked(table.dice.filter(({ at }) => at === index + 1));
    for (const [rank, bill] of bills.entries()) {
      const taker = takers[rank];
      if (taker === undefined || taker === 'neutral') table.under.push(bill);
      else table.won[taker]?.push(bill);
    }
  }
};

/** Who is left after ties, strongest first. */
const ranked = (here: readonly Die[]): Die['owner'][] => {
  const strength = new Map<Die['owner'], number>();
  for (const { owner, counts } of here) strength.set(owner, (strength.get(owner) ?? 0) + counts);
  const all = [...strength];
  const alone = all.filter(([, one]) => all.filter(([, other]) => other === one).length === 1);
  return alone.sort(([, one], [, other]) => other - one).map(([owner]) => owner);
};
