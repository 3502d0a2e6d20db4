/** The table in plain numbers: what a playout needs of a state, in a form that plays thousands of turns a second. */

import {
  COLOURS,
  LOT_FACTS,
  LOT_LIST,
  PAYERS,
  payerOf,
  type State,
  TILES_PER_COLOUR,
  TRACK,
} from '@fremont/games/lords-of-vegas';
import type { DeepReadonly } from '@fremont/kernel';

export const NOBODY = -1;
/** No tile lies here. */
export const BARE = -1;
/** Cards of the Strip, after the five colours. */
export const STRIP = PAYERS.indexOf('strip');

/** Lists of one kind, so that reading them is the same few steps everywhere. */
export type Numbers = Int32Array;

/** The number at an index that is known to be there. */
export const nth = (list: Numbers, index: number): number => list[index] as number;

export const change = (list: Numbers, index: number, by: number): void => {
  list[index] = nth(list, index) + by;
};

/** Everything is by lot, seat, colour or payer, each numbered as the rules list them. */
export interface BriskTable {
  readonly seats: number;
  readonly marker: Numbers;
  readonly tile: Numbers;
  readonly owner: Numbers;
  readonly value: Numbers;
  /** The die here was reorganised this turn. */
  readonly locked: Numbers;
  readonly money: Numbers;
  /** Places on the track, counted from its start. */
  readonly space: Numbers;
  /** Dice and markers on the board, by seat. */
  readonly dice: Numbers;
  readonly markers: Numbers;
  readonly tilesLeft: Numbers;
  /** Unseen cards by payer. */
  readonly cardsLeft: Numbers;
  readonly isSeen: Numbers;
  unseen: number;
  /** Cards before End of Game. */
  depth: number;
  readonly isDepthHidden: boolean;
  turn: number;
  /** The card of this turn has been drawn. */
  hasDrawn: boolean;
  isOver: boolean;
}

export const PAYER_OF_LOT: Numbers = Int32Array.from(LOT_LIST, ({ id }) => PAYERS.indexOf(payerOf(id)));
export const PRICES: Numbers = Int32Array.from(LOT_LIST, ({ price }) => price);
export const PRINTED: Numbers = Int32Array.from(LOT_LIST, ({ die }) => die);
export const AT_STRIP: Numbers = Int32Array.from(LOT_LIST, ({ touchesStrip }) => (touchesStrip ? 1 : 0));

export const SIDES = 4;
/** Four places for every lot, the rest filled up with nobody. */
export const NEIGHBOURS: Numbers = Int32Array.from({ length: LOT_LIST.length * SIDES }, (_, place) => {
  const beside = LOT_LIST[Math.floor(place / SIDES)]?.neighbours[place % SIDES];
  return beside === undefined ? NOBODY : LOT_FACTS[beside].index;
});

/** The table of a state in which nobody is asked anything but to draw or to play. */
export const tableOf = (state: DeepReadonly<State>): BriskTable => {
  const { chairs, lots, unseen, phase } = state;
  const table: BriskTable = {
    seats: chairs.length,
    marker: Int32Array.from(lots, ({ marker }) => marker ?? NOBODY),
    tile: Int32Array.from(lots, ({ tile }) => (tile === null ? BARE : COLOURS.indexOf(tile))),
    owner: Int32Array.from(lots, ({ die }) => die?.owner ?? NOBODY),
    value: Int32Array.from(lots, ({ die }) => die?.value ?? 0),
    locked: Int32Array.from(lots, ({ reorganised }) => (reorganised ? 1 : 0)),
    money: Int32Array.from(chairs, ({ money }) => money),
    space: Int32Array.from(chairs, ({ points }) => TRACK.indexOf(points)),
    dice: new Int32Array(chairs.length),
    markers: new Int32Array(chairs.length),
    tilesLeft: new Int32Array(COLOURS.length).fill(TILES_PER_COLOUR),
    cardsLeft: new Int32Array(PAYERS.length),
    isSeen: new Int32Array(lots.length).fill(1),
    unseen: unseen.length,
    depth: state.cardsBeforeEnd,
    isDepthHidden: state.options.endCardJitter,
    turn: state.turn,
    hasDrawn: phase.type !== 'drawing',
    isOver: phase.type === 'over',
  };
  for (const id of unseen) {
    const { index } = LOT_FACTS[id];
    table.isSeen[index] = 0;
    change(table.cardsLeft, nth(PAYER_OF_LOT, index), 1);
  }
  countPieces(table);
  return table;
};

const countPieces = ({ marker, tile, owner, markers, dice, tilesLeft }: BriskTable): void => {
  for (let lot = 0; lot < tile.length; lot++) {
    if (nth(marker, lot) !== NOBODY) change(markers, nth(marker, lot), 1);
    if (nth(owner, lot) !== NOBODY) change(dice, nth(owner, lot), 1);
    if (nth(tile, lot) !== BARE) change(tilesLeft, nth(tile, lot), -1);
  }
};
