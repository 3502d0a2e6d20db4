/** The 48 lots: blocks, prices, printed dice, neighbours, the Strip. RULES 1.1 to 1.3. */

import type { Face } from './dice.ts';

/** Boards of two editions agree on every number, as do three independent transcriptions. */
const DICE_OF_BLOCKS = {
  A: ['325', '436'],
  B: ['523', '634'],
  C: ['436', '214', '214', '325'],
  D: ['634', '412', '523'],
  E: ['325', '436'],
  F: ['634', '412', '523'],
} as const;

export const BLOCKS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Block = (typeof BLOCKS)[number];

export const LOTS = [
  ...(['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] as const),
  ...(['B1', 'B2', 'B3', 'B4', 'B5', 'B6'] as const),
  ...(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12'] as const),
  ...(['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'] as const),
  ...(['E1', 'E2', 'E3', 'E4', 'E5', 'E6'] as const),
  ...(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9'] as const),
] as const;
/** The name of a lot: its block and its number in it, row by row. */
export type LotId = (typeof LOTS)[number];

/** The place of a block: its side of the Strip, and the row of the whole board that it begins in. */
export const BLOCK_PLACES: Readonly<Record<Block, { readonly side: 'west' | 'east'; readonly top: number }>> = {
  A: { side: 'west', top: 0 },
  B: { side: 'east', top: 0 },
  C: { side: 'west', top: 3 },
  D: { side: 'east', top: 3 },
  E: { side: 'west', top: 8 },
  F: { side: 'east', top: 7 },
};

/** Streets between blocks, under our own names. Casinos never cross them. */
export const STREETS = [
  { name: 'Coyote Ave', between: ['A', 'C'] },
  { name: 'Coyote Ave', between: ['B', 'D'] },
  { name: 'Ocotillo Rd', between: ['C', 'E'] },
  { name: 'Sandpiper Rd', between: ['D', 'F'] },
] as const satisfies readonly { name: string; between: readonly [Block, Block] }[];

/** RULES 1.2: a printed die and a price always go together. */
const PRICE_OF_DIE: Readonly<Record<Face, number>> = { 1: 8, 2: 6, 3: 9, 4: 12, 5: 15, 6: 20 };

const COLUMNS = 3;

export interface LotFacts {
  readonly id: LotId;
  /** Place in `LOTS`. */
  readonly index: number;
  readonly block: Block;
  readonly row: number;
  readonly column: number;
  readonly price: number;
  /** The value of a die that is newly placed here. */
  readonly die: Face;
  readonly touchesStrip: boolean;
  /** Lots that share an edge in the same block, ascending. */
  readonly neighbours: readonly LotId[];
}

const firstIndexOf = (block: Block): number => LOTS.findIndex((id) => id.startsWith(block));

const factsOf = (id: LotId, index: number): LotFacts => {
  const block = id.charAt(0) as Block;
  const first = firstIndexOf(block);
  const row = Math.floor((index - first) / COLUMNS);
  const column = (index - first) % COLUMNS;
  const die = Number(DICE_OF_BLOCKS[block][row]?.charAt(column)) as Face;
  const stripColumn = BLOCK_PLACES[block].side === 'west' ? COLUMNS - 1 : 0;
  return {
    id,
    index,
    block,
    row,
    column,
    price: PRICE_OF_DIE[die],
    die,
    touchesStrip: column === stripColumn,
    neighbours: neighboursOf(block, first, row, column),
  };
};

const neighboursOf = (block: Block, first: number, row: number, column: number): LotId[] => {
  const steps = [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ] as const;
  const rows = DICE_OF_BLOCKS[block].length;
  const inside = steps.filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < COLUMNS);
  return inside.flatMap(([r, c]) => LOTS[first + r * COLUMNS + c] ?? []);
};

/** In the order of `LOTS`. */
export const LOT_LIST: readonly LotFacts[] = LOTS.map(factsOf);

export const LOT_FACTS = Object.fromEntries(LOT_LIST.map((facts) => [facts.id, facts])) as Readonly<
  Record<LotId, LotFacts>
>;

export const isLotId = (value: unknown): value is LotId => typeof value === 'string' && Object.hasOwn(LOT_FACTS, value);
