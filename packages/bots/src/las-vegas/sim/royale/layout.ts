/**
 * The cells of a match of `royale`, the game with tiles. Written for speed: money is counted in steps of $10,000, dice
 * of one owner share a cell (small + 16 * big), seats and casinos count from 0, and NONE means no seat or casino.
 *
 * Files destructure the constants that they need, because the engine inlines constants of the same module but loads
 * imported ones each time.
 */

const BILL_STEP = 10_000;
const NONE = -1;
const SEATS_MAX = 5;
const CASINO_COUNT = 6;
/** The bill of v steps is counted in cell v of a purse or of the bank; cell 0 stays empty. */
const BILL_CELLS = 11;
const HIGHEST_BILL = 10;

const SEATS = 0;
const TILE_COUNT = 1;
const IS_WITHOUT_REPEATS = 2;
const IS_EXACT_CHANGE = 3;
const ARE_FACES_CHOSEN = 4;
const PHASE = 5;
const ROUND = 6;
const STARTER = 7;
const TURN = 8;
/** Turns begun this round. */
const TURNS = 9;
/** The roll of this turn: small dice packed, and the face of the big one, 1 to 6, or 0. */
const ROLL = 10;
const ROLL_BIG = 11;
/** The open decision: its kind, the seat that answers, the casino of the tile, the other seat, two black dice. */
const QUESTION = 12;
const ASKED = 13;
const ASKING_CASINO = 14;
const OTHER_SEAT = 15;
const BLACK_ONE = 16;
const BLACK_TWO = 17;
/** The payout: 0 before it, then the casino that pays next, from 1, and 7 after the last. */
const PAYING = 18;
/** The best winner so far. */
const BEST_WINNER = 19;
/** Faces of this and earlier rounds, one bit each. */
const USED = 20;
const BILLS_LEFT = 21;
const RETURNED_FROM = 22;
const RETURNED_TO = 23;
/** By casino: the faces chosen for all rounds, if any. */
const CHOSEN = 24;
/** By seat. */
const HANDS = CHOSEN + CASINO_COUNT;
const CHIPS = HANDS + SEATS_MAX;
/** By seat and value. */
const PURSES = CHIPS + SEATS_MAX;
const BANK = PURSES + SEATS_MAX * BILL_CELLS;
/** Bills on their way from a purse to the bank, by value. */
const HANDFUL = BANK + BILL_CELLS;
/** By casino: bills of four bits each, the highest lowest; dice by seat; strength of neutral and gray dice. */
const CASINO_BILLS = HANDFUL + BILL_CELLS;
const DICE = CASINO_BILLS + CASINO_COUNT;
const NEUTRAL_STRENGTH = DICE + CASINO_COUNT * SEATS_MAX;
const GRAY = NEUTRAL_STRENGTH + CASINO_COUNT;
/** By casino: the face of its tile, or NONE. */
const TILES = GRAY + CASINO_COUNT;
/** By face: the casino of its tile, or NONE. */
const PLACES = TILES + CASINO_COUNT;
const FACE_COUNT = 16;

/** From here on the registers of the tiles, fresh each round. */
const REGISTERS = PLACES + FACE_COUNT;
const HIDDEN = REGISTERS;
const JACKPOT_STEP = REGISTERS + 1;
const FIFTY_CELL = REGISTERS + 2;
const FIVE_HOLDER = REGISTERS + 3;
/** Seats that pay a fine, one bit each. */
const PAYERS = REGISTERS + 4;
const POWER_HOLDER = REGISTERS + 5;
const ENTRY_CELL = REGISTERS + 6;
const CLOSED = REGISTERS + 7;
/** The index of the split of Black Box, or NONE. */
const SPLIT_MADE = REGISTERS + 8;
/** A die on a tile is 1 + 2 * seat, and one more if it is big; 0 is no die. */
const GOLDEN = REGISTERS + 9;
/** By size, 1 to 3: clusters left. */
const CLUSTERS = REGISTERS + 10;
/** By kind of slot: free ones. */
const SLOTS = REGISTERS + 13;
/** By seat. */
const BAR = REGISTERS + 16;
const DOUBLED = BAR + SEATS_MAX;
/** By value. */
const NICE_CELLS = DOUBLED + SEATS_MAX;

/** Bills not seen yet, in any order, and bills put under the pile, first in first out. */
const DECK = NICE_CELLS + CASINO_COUNT;
const RETURNED = DECK + 90;
const CELL_COUNT = RETURNED + 64;

const ROLLING = 0;
const PLACING = 1;
const DECIDING = 2;
const OVER = 3;

/** Faces in the order of `TILE_FACES`. */
const A1 = 0;
const A2 = 1;
const B1 = 2;
const B2 = 3;
const C1 = 4;
const C2 = 5;
const D1 = 6;
const D2 = 7;
const E1 = 8;
const E2 = 9;
const F1 = 10;
const F2 = 11;
const G1 = 12;
const G2 = 13;
const H1 = 14;
const H2 = 15;

const ASK_LUCKY_HIDE = 1;
const ASK_LUCKY_GUESS = 2;
const ASK_FIFTY = 3;
const ASK_CLOSE = 4;
const ASK_KNOCKOUT = 5;
const ASK_BLOCK = 6;
const ASK_HANDICAP = 7;
const ASK_MOVE = 8;
const ASK_DOUBLE_DOWN = 9;
const ASK_NICE_DIE = 10;
const ASK_MY_CHOICE = 11;
const ASK_TILE = 12;
const ASK_GOLDEN = 13;
const ASK_PRIME_TIME = 14;
const ASK_SPLIT = 15;
const ASK_PICK = 16;

/** An action is its kind, in the order of `ACTION_TYPES`, times this, plus its argument. */
const ACTION_BASE = 64;
const ROLL_ACTION = 0;
const PLACE = 1;
const PASS = 2;
const FREE_PASS = 3;
const POWER_PLAY = 4;
const LUCKY_HIDE = 5;
const LUCKY_GUESS = 6;
const STOP = 7;
const BET = 8;
const CLOSE = 9;
const KEEP_CLOSED = 10;
const KNOCKOUT_DIE = 11;
const BLOCK = 12;
const HANDICAP = 13;
const SKIP = 14;
const PUT_DIE = 15;
const TAKE_DIE = 16;
const DOUBLE_DOWN = 17;
const NICE_DIE = 18;
const MY_CHOICE = 19;
const ACTIVATE_TILE = 20;
const TAKE_GOLDEN = 21;
const PRIME_TIME = 22;
const BLACK_SPLIT = 23;
const BLACK_PICK = 24;

export const LAYOUT = {
  BILL_STEP,
  NONE,
  SEATS_MAX,
  CASINO_COUNT,
  BILL_CELLS,
  HIGHEST_BILL,
  SEATS,
  TILE_COUNT,
  IS_WITHOUT_REPEATS,
  IS_EXACT_CHANGE,
  ARE_FACES_CHOSEN,
  PHASE,
  ROUND,
  STARTER,
  TURN,
  TURNS,
  ROLL,
  ROLL_BIG,
  QUESTION,
  ASKED,
  ASKING_CASINO,
  OTHER_SEAT,
  BLACK_ONE,
  BLACK_TWO,
  PAYING,
  BEST_WINNER,
  USED,
  BILLS_LEFT,
  RETURNED_FROM,
  RETURNED_TO,
  CHOSEN,
  HANDS,
  CHIPS,
  PURSES,
  BANK,
  HANDFUL,
  CASINO_BILLS,
  DICE,
  NEUTRAL_STRENGTH,
  GRAY,
  TILES,
  PLACES,
  REGISTERS,
  HIDDEN,
  JACKPOT_STEP,
  FIFTY_CELL,
  FIVE_HOLDER,
  PAYERS,
  POWER_HOLDER,
  ENTRY_CELL,
  CLOSED,
  SPLIT_MADE,
  GOLDEN,
  CLUSTERS,
  SLOTS,
  BAR,
  DOUBLED,
  NICE_CELLS,
  DECK,
  RETURNED,
  CELL_COUNT,
  ROLLING,
  PLACING,
  DECIDING,
  OVER,
  A1,
  A2,
  B1,
  B2,
  C1,
  C2,
  D1,
  D2,
  E1,
  E2,
  F1,
  F2,
  G1,
  G2,
  H1,
  H2,
  ASK_LUCKY_HIDE,
  ASK_LUCKY_GUESS,
  ASK_FIFTY,
  ASK_CLOSE,
  ASK_KNOCKOUT,
  ASK_BLOCK,
  ASK_HANDICAP,
  ASK_MOVE,
  ASK_DOUBLE_DOWN,
  ASK_NICE_DIE,
  ASK_MY_CHOICE,
  ASK_TILE,
  ASK_GOLDEN,
  ASK_PRIME_TIME,
  ASK_SPLIT,
  ASK_PICK,
  ACTION_BASE,
  ROLL_ACTION,
  PLACE,
  PASS,
  FREE_PASS,
  POWER_PLAY,
  LUCKY_HIDE,
  LUCKY_GUESS,
  STOP,
  BET,
  CLOSE,
  KEEP_CLOSED,
  KNOCKOUT_DIE,
  BLOCK,
  HANDICAP,
  SKIP,
  PUT_DIE,
  TAKE_DIE,
  DOUBLE_DOWN,
  NICE_DIE,
  MY_CHOICE,
  ACTIVATE_TILE,
  TAKE_GOLDEN,
  PRIME_TIME,
  BLACK_SPLIT,
  BLACK_PICK,
} as const;
