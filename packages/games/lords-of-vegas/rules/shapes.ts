/** Connected sets of lots of one block, as bits: found in a few steps, and each described only once. RULES 1.3 and 1.9. */

import { at } from '@fremont/kernel';
import { BLOCKS, LOT_LIST, type LotFacts, type LotId } from '../data/lots.ts';

/** Lots of one block as bits, the first lot of the block lowest. */
export type Mask = number;

export interface Shape {
  /** Places in `LOTS`, ascending, as are the names. */
  readonly indexes: readonly number[];
  readonly lots: readonly LotId[];
  /** Places of the lots that share an edge with it, ascending. */
  readonly edge: readonly number[];
  readonly touchesStrip: boolean;
}

export interface Plot {
  /** Place in `LOTS` of its first lot, and the one after its last. */
  readonly first: number;
  readonly end: number;
  /** By mask; filled in when a shape is first met. */
  readonly shapes: Shape[];
}

const PLOTS: readonly Plot[] = BLOCKS.map((block) => {
  const first = LOT_LIST.findIndex((facts) => facts.block === block);
  const end = LOT_LIST.findLastIndex((facts) => facts.block === block) + 1;
  return { first, end, shapes: [] };
});

/** The block of every lot. */
const PLOT_OF: readonly Plot[] = LOT_LIST.map(({ block }) => at(PLOTS, BLOCKS.indexOf(block)));

export const plotOf = (index: number): Plot => at(PLOT_OF, index);

export const shapeOf = (plot: Plot, mask: Mask): Shape => {
  const known = plot.shapes[mask];
  if (known !== undefined) return known;
  const shape = describe(plot, mask);
  plot.shapes[mask] = shape;
  return shape;
};

const describe = (plot: Plot, mask: Mask): Shape => {
  const facts = factsIn(plot, mask);
  return {
    indexes: facts.map(({ index }) => index),
    lots: facts.map(({ id }) => id),
    edge: factsIn(plot, beside(mask) & ~mask).map(({ index }) => index),
    touchesStrip: facts.some(({ touchesStrip }) => touchesStrip),
  };
};

const factsIn = ({ first, end }: Plot, mask: Mask): LotFacts[] =>
  LOT_LIST.slice(first, end).filter((_, bit) => (mask & (1 << bit)) !== 0);

/** Three lots in a row: every third bit is a western or an eastern one. */
const ROW = 3;
const WEST = 0b001_001_001_001;
const EAST = 0b100_100_100_100;

/** Whatever shares an edge with one of these; beyond the last row nothing of the block is left. */
const beside = (mask: Mask): Mask => (mask << ROW) | (mask >> ROW) | ((mask & ~EAST) << 1) | ((mask & ~WEST) >> 1);

/** All of `among` that hangs together with `start`. */
export const connected = (among: Mask, start: Mask): Mask => {
  let group = start;
  for (;;) {
    const grown = (group | beside(group)) & among;
    if (grown === group) return group;
    group = grown;
  }
};
