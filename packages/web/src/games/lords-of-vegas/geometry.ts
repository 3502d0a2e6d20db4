/** The boxes of blocks, lots and streets on the drawn board, in units of the drawing. */

import { BLOCK_PLACES, BLOCKS, type Block, LOT_FACTS, LOT_LIST, type LotId } from '@fremont/games/lords-of-vegas';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Both layouts have the same width in units. The tall one draws letters and pieces larger, because phones shrink them. */
export interface Layout {
  readonly name: 'wide' | 'tall';
  readonly lotWidth: number;
  readonly lotHeight: number;
  readonly street: number;
  /** The left edge of the blocks east of the Strip. */
  readonly east: number;
  /** The size of letters and pieces compared with the wide layout. */
  readonly scale: number;
}

/** For windows with panels beside the board. */
export const WIDE: Layout = { name: 'wide', lotWidth: 98, lotHeight: 76.5, street: 19, east: 398, scale: 1 };
/** For a phone held upright: a narrow Strip, and lots that are high enough to touch. */
export const TALL: Layout = { name: 'tall', lotWidth: 102, lotHeight: 94, street: 17, east: 386, scale: 1.3 };

/** Between two lots of a block. */
export const GAP = 4;
/** Between the edge of a block and its lots. */
const PADDING = 6;
/** Room around the blocks for the glow of the outermost lots. */
const MARGIN: Readonly<Record<'x' | 'y', number>> = { x: 2, y: 4 };

const blockWidth = ({ lotWidth }: Layout): number => 2 * PADDING + 3 * lotWidth + 2 * GAP;

/** The whole drawing. */
export const boardBox = (layout: Layout): Box => ({
  x: -MARGIN.x,
  y: -MARGIN.y,
  width: layout.east + blockWidth(layout) + 2 * MARGIN.x,
  height: Math.max(...BLOCKS.map((block) => bottomOf(layout, block))) + 2 * MARGIN.y,
});

export const stripBox = (layout: Layout): Box => {
  const { y, height } = boardBox(layout);
  return { x: blockWidth(layout), y, width: layout.east - blockWidth(layout), height };
};

const rowsOf = (block: Block): number =>
  1 + Math.max(...LOT_LIST.filter((lot) => lot.block === block).map(({ row }) => row));

const heightOf = ({ lotHeight }: Layout, block: Block): number => 2 * PADDING + rowsOf(block) * (lotHeight + GAP) - GAP;

/** The next block to the north on the same side of the Strip. */
const blockAbove = (block: Block): Block | null => {
  const { side, top } = BLOCK_PLACES[block];
  const higher = BLOCKS.filter((other) => BLOCK_PLACES[other].side === side && BLOCK_PLACES[other].top < top);
  return higher.at(-1) ?? null;
};

const topOf = (layout: Layout, block: Block): number => {
  const over = blockAbove(block);
  return over === null ? 0 : bottomOf(layout, over) + layout.street;
};

const bottomOf = (layout: Layout, block: Block): number => topOf(layout, block) + heightOf(layout, block);

export const blockBox = (layout: Layout, block: Block): Box => ({
  x: BLOCK_PLACES[block].side === 'west' ? 0 : layout.east,
  y: topOf(layout, block),
  width: blockWidth(layout),
  height: heightOf(layout, block),
});

/** The baseline of the street name below a block. */
export const streetBelow = (layout: Layout, block: Block): { readonly x: number; readonly y: number } => {
  const { x, y, width, height } = blockBox(layout, block);
  return { x: x + width / 2, y: y + height + layout.street / 2 + 4 };
};

export const lotBox = (layout: Layout, lot: LotId): Box => {
  const { lotWidth, lotHeight } = layout;
  const { block, row, column } = LOT_FACTS[lot];
  const { x, y } = blockBox(layout, block);
  return {
    x: x + PADDING + column * (lotWidth + GAP),
    y: y + PADDING + row * (lotHeight + GAP),
    width: lotWidth,
    height: lotHeight,
  };
};

/** A box in percent of the whole board, for buttons over the drawing. */
export const percentBox = (
  layout: Layout,
  { x, y, width, height }: Box,
): Readonly<Record<'left' | 'top' | 'width' | 'height', string>> => {
  const board = boardBox(layout);
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(4)}%`;
  return {
    left: percent(x - board.x, board.width),
    top: percent(y - board.y, board.height),
    width: percent(width, board.width),
    height: percent(height, board.height),
  };
};

/** A corner of lots in the middle of the gaps around it. `column` and `row` count lots inside the block. */
export const cornerPoint = (
  layout: Layout,
  block: Block,
  column: number,
  row: number,
): readonly [x: number, y: number] => {
  const { x, y } = blockBox(layout, block);
  return [
    x + PADDING - GAP / 2 + column * (layout.lotWidth + GAP),
    y + PADDING - GAP / 2 + row * (layout.lotHeight + GAP),
  ];
};
