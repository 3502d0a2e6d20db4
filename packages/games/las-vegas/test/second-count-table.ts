/** The table of the second count, as lists of dice and bills, with its queries. */

export interface BareAction {
  readonly type: string;
  readonly face?: number;
  readonly count?: number;
  readonly on?: string;
  readonly casino?: number;
  readonly die?: string;
  readonly cluster?: number;
  readonly from?: number;
  readonly slot?: string;
  readonly small?: number;
  readonly big?: number;
  readonly value?: number;
  readonly result?: number;
  readonly put?: readonly number[];
  readonly piles?: readonly (readonly number[])[];
  readonly pile?: number;
}

export interface BareRecord {
  readonly options: {
    readonly edition: string;
    readonly neutralDice: boolean;
    readonly tiles?: number;
    readonly faces?: readonly string[];
    readonly noRepeat?: boolean;
    readonly exactChange?: boolean;
  };
  readonly seats: number;
  readonly setupDraws: readonly Draw[];
  readonly entries: readonly {
    readonly seat: number;
    readonly action: BareAction;
    readonly draws: readonly Draw[];
  }[];
}
export type Draw = readonly [stream: string, n: number, value: number];

/** A place that is not a casino: the bar, a tile, a cell. */
export type Aside = 'bar' | 'double' | 'golden' | 'gray' | `cell ${number}`;

/** A die: its owner, its strength, its place (null: in a hand) and the holder of that hand. */
export interface Die {
  readonly owner: number | 'neutral' | 'gray';
  readonly counts: number;
  readonly holder: number | null;
  shows: number;
  at: number | Aside | null;
}

/** The table while the record is read. */
export interface Table {
  readonly record: BareRecord;
  readonly pile: number[];
  readonly under: number[];
  readonly bank: number[];
  readonly won: readonly number[][];
  readonly chips: number[];
  readonly facesUsed: string[];
  draws: Draw[];
  bills: number[][];
  dice: Die[];
  /** Face of the tile at casino c at index c - 1. */
  faces: readonly string[];
  counters: Counters;
  /** Null until a seat has acted this round. */
  starter: number | null;
}

/** Counters and tokens, reset each round. */
export interface Counters {
  jackpot: number;
  fifty: { cell: number; sum: number };
  hidden: { seat: number; count: number };
  highFive: number | null;
  loop: number;
  closed: number | null;
}

export const freshCounters = (): Counters => ({
  jackpot: 30,
  fifty: { cell: 0, sum: 0 },
  hidden: { seat: 0, count: 0 },
  highFive: null,
  loop: 0,
  closed: null,
});

export const isClassic = ({ options }: BareRecord): boolean => options.edition === 'classic';
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
export const falling = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => b - a);

export const draw = (table: Table): number => {
  const next = table.draws.shift();
  if (next === undefined) throw new Error('the record has too few draws');
  return next[2];
};

export const turnBill = (table: Table): number => {
  const { pile, under } = table;
  return (pile.length > 0 ? pile.splice(draw(table), 1) : under.splice(0, 1))[0] ?? 0;
};

export const dieOf = (owner: Die['owner'], holder: number | null, counts = 1, at: Die['at'] = null): Die => ({
  owner,
  counts,
  holder,
  shows: 0,
  at,
});
export const many = (count: number, die: () => Die): Die[] => Array.from({ length: count }, die);

export const diceAt = ({ dice }: Table, place: Die['at']): Die[] => dice.filter(({ at }) => at === place);

export const strengthAt = (table: Table, place: Die['at'], owner: Die['owner']): number =>
  sum(diceAt(table, place).flatMap((die) => (die.owner === owner ? [die.counts] : [])));

/** The casino of a face, or null. */
export const casinoOf = ({ faces }: Table, face: string): number | null => {
  const index = faces.indexOf(face);
  return index < 0 ? null : index + 1;
};

/** The owners left after ties, strongest first. */
export const ranked = (here: readonly Die[]): Die['owner'][] => {
  const strength = new Map<Die['owner'], number>();
  for (const { owner, counts } of here) strength.set(owner, (strength.get(owner) ?? 0) + counts);
  const all = [...strength];
  const alone = all.filter(([, one]) => all.filter(([, other]) => other === one).length === 1);
  return alone.sort(([, one], [, other]) => other - one).map(([owner]) => owner);
};
