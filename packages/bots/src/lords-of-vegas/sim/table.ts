/**
 * Written for speed: the table of a simulated match, in lists that are allocated once. Data is stored twice where that
 * saves a search: tiles by lot and as sets by colour, casinos with their size, pips and boss. `casinos.ts` keeps both
 * consistent.
 */

import { SEATS_MAX, TILES_PER_COLOUR } from '@fremont/games/lords-of-vegas';
import { COLOUR_COUNT, HALF_FULL, HALVES, LOT_COUNT, NO_SEAT, NO_TILE, type Numbers } from './board.ts';
import { Luck } from './luck.ts';

export const DRAWING = 0;
export const PLAYING = 1;
export const GIVING_UP_LOT = 2;
export const MOVING_DIE = 3;
export const PLACING_DICE = 4;
export const LAYING_OFF = 5;
export const OVER = 6;

/** RULES 6.6: the actions that a waiver can prevent, in the order of the rules. */
export const WAIVED_SPRAWL = 0;
export const WAIVED_REMODEL = 1;
export const WAIVED_REORGANISE = 2;
export const WAIVED_GAMBLE = 3;
const WAIVABLE = 4;

/** Eight lists by lot, four by half, six by seat, the tiles left, and sets by colour, waiver and seat. */
const WORDS =
  8 * LOT_COUNT + 4 * HALVES + 6 * SEATS_MAX + COLOUR_COUNT + HALVES * (COLOUR_COUNT + WAIVABLE + 2 * SEATS_MAX);

/** Sets of lots by some index are at `index * HALVES + half`. */
export class Table {
  seats = 0;
  turn = 0;
  turnNumber = 1;
  phase = DRAWING;
  /** The number of lot cards before End of Game, and whether it is hidden. */
  depth = 0;
  isDepthHidden = false;
  /** The lot just drawn, or the casino of the roll or bet with an open decision. */
  pendingLot = 0;
  betBoss = 0;
  bet = 0;
  hasGambled = false;
  /** Whether a casino may have a tie. RULES 5.1: ties are settled when no decision is open. */
  canBeTied = false;
  /** The index of the ending. Only valid after the match. */
  ending = 0;
  readonly luck = new Luck();

  readonly #words = new Int32Array(WORDS);
  #used = 0;

  readonly tile = this.#list(LOT_COUNT);
  /** The owner of the die on a lot. */
  readonly owner = this.#list(LOT_COUNT);
  /** The value of the die on a lot; 0 without one. */
  readonly value = this.#list(LOT_COUNT);
  /** The first lot of the casino that covers a lot. The following lists about casinos use the index of that lot. */
  readonly casino = this.#list(LOT_COUNT);
  readonly lots = this.#list(LOT_COUNT);
  readonly size = this.#list(LOT_COUNT);
  readonly pips = this.#list(LOT_COUNT);
  /** NO_SEAT without dice, and while the highest value is tied. */
  readonly boss = this.#list(LOT_COUNT);

  /** First lots of all casinos. */
  readonly casinos = this.#list(HALVES);
  /** Lots with neither tile nor marker. */
  readonly free = this.#list(HALVES);
  /** Lots with a die that was reorganised this turn. */
  readonly locked = this.#list(HALVES);
  /** Lots of the unseen cards. */
  readonly unseen = this.#list(HALVES);
  readonly tilesOf = this.#list(COLOUR_COUNT * HALVES);
  readonly waived = this.#list(WAIVABLE * HALVES);
  readonly markersOf = this.#list(SEATS_MAX * HALVES);
  readonly diceOf = this.#list(SEATS_MAX * HALVES);

  readonly money = this.#list(SEATS_MAX);
  /** Places on the track, counted from its start. */
  readonly space = this.#list(SEATS_MAX);
  /** Pieces on the board. */
  readonly dice = this.#list(SEATS_MAX);
  readonly markers = this.#list(SEATS_MAX);
  /** Own lots without a placed result, and the count of each unplaced face, four bits per face. */
  readonly openLots = this.#list(SEATS_MAX);
  readonly openFaces = this.#list(SEATS_MAX);
  readonly tilesLeft = this.#list(COLOUR_COUNT);

  /** A part of the one list that holds all others, so that a table is copied with one call. */
  #list(length: number): Numbers {
    const list = this.#words.subarray(this.#used, this.#used + length);
    this.#used += length;
    return list;
  }

  /** An empty board, all cards unseen. */
  clear(seats: number): void {
    this.#words.fill(0);
    this.tile.fill(NO_TILE);
    this.owner.fill(NO_SEAT);
    this.casino.fill(NO_SEAT);
    this.boss.fill(NO_SEAT);
    this.free.fill(HALF_FULL);
    this.unseen.fill(HALF_FULL);
    this.tilesLeft.fill(TILES_PER_COLOUR);
    this.seats = seats;
    this.turn = 0;
    this.turnNumber = 1;
    this.phase = DRAWING;
    this.depth = 0;
    this.isDepthHidden = false;
    this.hasGambled = false;
    this.canBeTied = false;
  }

  /** Copies everything except the chance. */
  copy(other: Table): void {
    this.#words.set(other.#words);
    this.seats = other.seats;
    this.turn = other.turn;
    this.turnNumber = other.turnNumber;
    this.phase = other.phase;
    this.depth = other.depth;
    this.isDepthHidden = other.isDepthHidden;
    this.pendingLot = other.pendingLot;
    this.betBoss = other.betBoss;
    this.bet = other.bet;
    this.hasGambled = other.hasGambled;
    this.canBeTied = other.canBeTied;
    this.ending = other.ending;
  }
}
