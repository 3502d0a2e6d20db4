/**
 * Lists the legal actions of `royale` as numbers, in the order of the rules. Written for speed: into one shared list.
 */

import { TURNS_WITH_TAKING } from '@fremont/games/las-vegas';
import { type Cells, get } from '../../../sim/cells.ts';
import { facesOf, shown } from '../rolls.ts';
import { SPLITS } from './black-box.ts';
import { LAYOUT } from './layout.ts';
import { diceCell, diceOfSize, hasInHand, isClosed } from './table.ts';

const {
  ACTION_BASE,
  ACTIVATE_TILE,
  ASK_BLOCK,
  ASK_CLOSE,
  ASK_DOUBLE_DOWN,
  ASK_FIFTY,
  ASK_GOLDEN,
  ASK_HANDICAP,
  ASK_KNOCKOUT,
  ASK_LUCKY_GUESS,
  ASK_LUCKY_HIDE,
  ASK_MOVE,
  ASK_MY_CHOICE,
  ASK_NICE_DIE,
  ASK_PICK,
  ASK_PRIME_TIME,
  ASK_SPLIT,
  ASK_TILE,
  ASKED,
  ASKING_CASINO,
  BET,
  BLACK_ONE,
  BLACK_PICK,
  BLACK_SPLIT,
  BLACK_TWO,
  BLOCK,
  CASINO_COUNT,
  CHIPS,
  CLOSE,
  CLOSED,
  CLUSTERS,
  DECIDING,
  DOUBLE_DOWN,
  FREE_PASS,
  GRAY,
  HANDICAP,
  KEEP_CLOSED,
  KNOCKOUT_DIE,
  LUCKY_GUESS,
  LUCKY_HIDE,
  MY_CHOICE,
  NICE_CELLS,
  NICE_DIE,
  NONE,
  PASS,
  PHASE,
  PLACE,
  PLACING,
  POWER_HOLDER,
  POWER_PLAY,
  PRIME_TIME,
  PUT_DIE,
  QUESTION,
  ROLL,
  ROLL_ACTION,
  ROLL_BIG,
  ROLLING,
  SKIP,
  SLOTS,
  STOP,
  TAKE_DIE,
  TAKE_GOLDEN,
  TILE_COUNT,
  TURN,
  TURNS,
} = LAYOUT;

const SIZES = 2;
const SLOT_COUNT = 3;
const CLUSTER_COUNT = 3;

/** The actions of the last list. */
export const OPTIONS: Cells = new Int32Array(64);
/** Their number. */
let listed = 0;

const offer = (kind: number, about: number): void => {
  OPTIONS[listed++] = kind * ACTION_BASE + about;
};

/** Lists the actions of the seat to act and returns their number. */
export const listOptions = (s: Cells): number => {
  listed = 0;
  const phase = get(s, PHASE);
  if (phase === DECIDING) listAnswers(s, get(s, ASKED), get(s, ASKING_CASINO));
  else if (phase === PLACING) listPlacements(s);
  else if (phase === ROLLING) {
    offer(ROLL_ACTION, 0);
    if (get(s, POWER_HOLDER) === get(s, TURN)) listDiceFromHand(s, get(s, TURN), POWER_PLAY);
  }
  return listed;
};

/** A die of the hand into any open casino. */
const listDiceFromHand = (s: Cells, seat: number, kind: number): void => {
  for (let size = 0; size < SIZES; size++) {
    if (!hasInHand(s, seat, size)) continue;
    for (let casino = 0; casino < CASINO_COUNT; casino++)
      if (!isClosed(s, casino)) offer(kind, size * CASINO_COUNT + casino);
  }
};

/** The faces of the roll, one bit each. */
const rolledMask = (s: Cells): number => {
  const big = get(s, ROLL_BIG);
  return facesOf(get(s, ROLL)) | (big === 0 ? 0 : 1 << (big - 1));
};

/** RULES 4.2, 4.3, 19.5. */
const listPlacements = (s: Cells): void => {
  const closed = get(s, CLOSED);
  const open = closed === NONE ? rolledMask(s) : rolledMask(s) & ~(1 << closed);
  for (let face = 0; face < CASINO_COUNT; face++) if (open & (1 << face)) offer(PLACE, face);
  if (open === 0) offer(FREE_PASS, 0);
  else if (get(s, CHIPS + get(s, TURN)) > 0) offer(PASS, 0);
};

const listAnswers = (s: Cells, seat: number, casino: number): void => {
  switch (get(s, QUESTION)) {
    case ASK_LUCKY_HIDE:
      listCounts(LUCKY_HIDE);
      return;
    case ASK_LUCKY_GUESS:
      listCounts(LUCKY_GUESS);
      return;
    case ASK_FIFTY:
      offer(STOP, 0);
      offer(BET, 0);
      offer(BET, 1);
      return;
    case ASK_CLOSE:
      listClosures(s, casino);
      return;
    case ASK_KNOCKOUT:
      listSizes(s, seat, KNOCKOUT_DIE);
      return;
    case ASK_BLOCK:
      listBlocks(s);
      return;
    case ASK_HANDICAP:
      listHandicaps(s);
      return;
    case ASK_MOVE:
      listMoves(s, seat);
      return;
    case ASK_DOUBLE_DOWN:
      listDoubles(get(s, diceCell(casino, seat)));
      return;
    case ASK_NICE_DIE:
      listNiceDice(s);
      return;
    case ASK_MY_CHOICE:
      listResults(s);
      return;
    case ASK_TILE:
      listTiles(s, casino);
      return;
    case ASK_GOLDEN:
      listSizes(s, seat, TAKE_GOLDEN);
      return;
    case ASK_PRIME_TIME:
      listPrimeTime(s);
      return;
    case ASK_SPLIT:
      for (let split = 0; split < SPLITS.length; split++) offer(BLACK_SPLIT, split);
      return;
    case ASK_PICK:
      offer(BLACK_PICK, 0);
      offer(BLACK_PICK, 1);
      return;
    default:
  }
};

const listCounts = (kind: number): void => {
  for (let count = 1; count <= 3; count++) offer(kind, count);
};

const listSizes = (s: Cells, seat: number, kind: number): void => {
  for (let size = 0; size < SIZES; size++) if (hasInHand(s, seat, size)) offer(kind, size);
};

const listClosures = (s: Cells, own: number): void => {
  for (let casino = 0; casino < CASINO_COUNT; casino++)
    if (casino !== own && !isClosed(s, casino)) offer(CLOSE, casino);
  if (get(s, CLOSED) !== NONE) offer(KEEP_CLOSED, 0);
};

const listBlocks = (s: Cells): void => {
  for (let cluster = 0; cluster < CLUSTER_COUNT; cluster++) {
    if (get(s, CLUSTERS + cluster) === 0) continue;
    for (let casino = 0; casino < CASINO_COUNT; casino++)
      if (!isClosed(s, casino)) offer(BLOCK, cluster * CASINO_COUNT + casino);
  }
};

const listHandicaps = (s: Cells): void => {
  for (let casino = 0; casino < CASINO_COUNT; casino++) {
    if (get(s, GRAY + casino) === 0 || isClosed(s, casino)) continue;
    for (let slot = 0; slot < SLOT_COUNT; slot++)
      if (get(s, SLOTS + slot) > 0) offer(HANDICAP, casino * SLOT_COUNT + slot);
  }
  offer(SKIP, 0);
};

const listMoves = (s: Cells, seat: number): void => {
  listDiceFromHand(s, seat, PUT_DIE);
  // Ruling R30.
  if (get(s, TURNS) > TURNS_WITH_TAKING) return;
  for (let size = 0; size < SIZES; size++)
    for (let casino = 0; casino < CASINO_COUNT; casino++)
      if (diceOfSize(get(s, diceCell(casino, seat)), size) > 0 && !isClosed(s, casino))
        offer(TAKE_DIE, size * CASINO_COUNT + casino);
};

/** Whether a seat can put or take any die. */
export const canMove = (s: Cells, seat: number): boolean => {
  listed = 0;
  listMoves(s, seat);
  return listed > 0;
};

const listDoubles = (dice: number): void => {
  for (let big = 0; big <= diceOfSize(dice, 1); big++)
    for (let small = 0; small <= diceOfSize(dice, 0); small++) offer(DOUBLE_DOWN, 16 * big + small);
};

const listNiceDice = (s: Cells): void => {
  for (let value = 0; value < CASINO_COUNT; value++) {
    // RULES 25.3: the die in the cell would have to move to its casino, but no die enters a closed casino.
    if (get(s, NICE_CELLS + value) !== 0 && isClosed(s, value)) continue;
    if (shown(get(s, ROLL), value) > 0) offer(NICE_DIE, 2 * value);
    if (get(s, ROLL_BIG) === value + 1) offer(NICE_DIE, 2 * value + 1);
  }
  offer(SKIP, 0);
};

const listResults = (s: Cells): void => {
  const one = get(s, BLACK_ONE);
  const two = get(s, BLACK_TWO);
  offer(MY_CHOICE, one < two ? one : two);
  if (one !== two) offer(MY_CHOICE, one < two ? two : one);
};

const canActivate = (s: Cells, own: number, casino: number): boolean => casino !== own && !isClosed(s, casino);

const listTiles = (s: Cells, own: number): void => {
  const count = get(s, TILE_COUNT);
  for (let casino = 0; casino < count; casino++) if (canActivate(s, own, casino)) offer(ACTIVATE_TILE, casino);
};

/** Whether another tile can be activated. */
export const hasOtherTile = (s: Cells, own: number): boolean => {
  const count = get(s, TILE_COUNT);
  for (let casino = 0; casino < count; casino++) if (canActivate(s, own, casino)) return true;
  return false;
};

/** No die, the lower one, the higher one, both; equal choices once. Bit 0 is the lower die, bit 1 the higher one. */
const listPrimeTime = (s: Cells): void => {
  const one = get(s, BLACK_ONE);
  const two = get(s, BLACK_TWO);
  const isLowOpen = !isClosed(s, one < two ? one : two);
  const isHighOpen = !isClosed(s, one < two ? two : one);
  offer(PRIME_TIME, 0);
  if (isLowOpen) offer(PRIME_TIME, 1);
  if (isHighOpen && one !== two) offer(PRIME_TIME, 2);
  if (isLowOpen && isHighOpen) offer(PRIME_TIME, 3);
};
