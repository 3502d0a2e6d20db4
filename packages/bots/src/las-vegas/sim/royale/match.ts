/** Whole matches of `royale`: the deal, and random play to the end. Written for speed. */

import { BILLS, type Options, TILE_FACES, TILES_USUAL } from '@fremont/games/las-vegas';
import { type Cells, get } from '../../../sim/cells.ts';
import type { Luck, WordLuck } from '../luck.ts';
import { act } from './actions.ts';
import { LAYOUT } from './layout.ts';
import { billsWorth, purseOf } from './money.ts';
import { listOptions, OPTIONS } from './options.ts';
import { beginRound } from './round.ts';

const {
  ARE_FACES_CHOSEN,
  BANK,
  BILL_CELLS,
  BILL_STEP,
  BILLS_LEFT,
  CELL_COUNT,
  CHIPS,
  CHOSEN,
  DECK,
  HIGHEST_BILL,
  IS_EXACT_CHANGE,
  IS_WITHOUT_REPEATS,
  OVER,
  PHASE,
  PURSES,
  RETURNED_FROM,
  RETURNED_TO,
  SEATS,
  SEATS_MAX,
  TILE_COUNT,
  USED,
} = LAYOUT;

export type RoyaleOptions = Pick<Options, 'tiles' | 'faces' | 'noRepeat' | 'exactChange'>;

const WHOLE_DECK: Cells = Int32Array.from(
  BILLS.royale.flatMap(({ value, count }) => Array<number>(count).fill(value / BILL_STEP)),
);

/** The cells of a match before its deal. */
export const royaleMatch = (options: RoyaleOptions, seats: number): Cells => {
  const { tiles = TILES_USUAL, faces, noRepeat = false, exactChange = false } = options;
  const s = new Int32Array(CELL_COUNT);
  s[SEATS] = seats;
  s[TILE_COUNT] = faces?.length ?? tiles;
  s[IS_WITHOUT_REPEATS] = noRepeat ? 1 : 0;
  s[IS_EXACT_CHANGE] = exactChange ? 1 : 0;
  s[ARE_FACES_CHOSEN] = faces === undefined ? 0 : 1;
  for (const [place, face] of (faces ?? []).entries()) s[CHOSEN + place] = TILE_FACES.indexOf(face);
  return s;
};

/** RULES 3 and 9: deals a full pile, no winnings, and the first round. */
export const dealRoyale = (s: Cells, luck: Luck): void => {
  s.set(WHOLE_DECK, DECK);
  s[BILLS_LEFT] = WHOLE_DECK.length;
  s[RETURNED_FROM] = 0;
  s[RETURNED_TO] = 0;
  s[USED] = 0;
  s.fill(0, CHIPS, CHIPS + SEATS_MAX);
  s.fill(0, PURSES, PURSES + SEATS_MAX * BILL_CELLS);
  s.fill(0, BANK, BANK + BILL_CELLS);
  beginRound(s, 1, 0, luck);
};

/** A total and its number of bills and chips form one number, so that one comparison decides placings. RULES 6.5. */
export const ROYALE_ITEM_BASE = 256;

export const royaleScore = (s: Cells, seat: number): number => {
  const purse = purseOf(seat);
  const chips = get(s, CHIPS + seat);
  let items = chips;
  for (let value = 1; value <= HIGHEST_BILL; value++) items += get(s, purse + value);
  return (billsWorth(s, purse) + chips) * ROYALE_ITEM_BASE + items;
};

/** Plays to the end of the match, every legal action equally likely. */
export const playRoyaleOut = (s: Cells, luck: WordLuck): void => {
  while (get(s, PHASE) !== OVER) playAction(s, luck);
};

const playAction = (s: Cells, luck: WordLuck): void => {
  const count = listOptions(s);
  act(s, get(OPTIONS, count === 1 ? 0 : luck.words.below(count)), luck);
};
