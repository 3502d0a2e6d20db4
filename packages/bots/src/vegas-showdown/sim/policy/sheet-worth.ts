/**
 * The value of a sheet to a bot, in Fame, and with one more tile. Written for speed: a sheet is analysed once, and each
 * further tile costs a few bit operations.
 */

import { CELLS, SCORING } from '@fremont/games/vegas-showdown';
import { CASINO_CELLS, HOTEL_CELLS, IN_CASINO, IN_HOTEL } from '../areas.ts';
import { Corners } from '../corners.ts';
import { bitCount, nth } from '../numbers.ts';
import { BEHIND_HIGH, BEHIND_LOW, HIGH, KIND, LOW, SPOT_COUNT, SPOTS, STRIDE } from '../spots.ts';
import { Survey } from '../survey.ts';
import { BOTH, CASINO, HAS_RED_CORNERS, HOTEL } from '../tables.ts';

/** The value of half a diamond, which may become a whole one. */
const HALF_DIAMOND = 0.3;
/** The value of an empty cell in front of a connected doorway, where the next tile can join. */
const OPENING = 0.2;
const OPENINGS_MAX = 5;
/** The value of the first tile of a kind, which other kinds may need. */
const UNLOCKING = 1;
const UNLOCKING_TURNS = 5;

const areaWorth = (worth: number, covered: number, cells: number): number =>
  covered < 0 ? 0 : worth * (covered / cells) ** 2;

export class SheetWorth {
  readonly survey = new Survey();
  readonly #corners = new Corners();
  readonly #spots = new Int32Array(CELLS + 1);
  #count = 0;
  #shape = 0;
  /** The number of cells of the two areas that are covered by counting colours; below 0 if the area is spoiled. */
  #casino = 0;
  #hotel = 0;
  /** Cells in front of doorways that are connected to the casino and to the hotel. */
  #casinoLow = 0;
  #casinoHigh = 0;
  #hotelLow = 0;
  #hotelHigh = 0;
  #diamonds = 0;

  take(sheets: Int32Array, from: number, count: number, shape: number): void {
    this.survey.take(sheets, from, count);
    this.#corners.clear();
    this.#count = count;
    this.#shape = shape;
    this.#casino = 0;
    this.#hotel = 0;
    this.#casinoLow = 0;
    this.#casinoHigh = 0;
    this.#hotelLow = 0;
    this.#hotelHigh = 0;
    for (let index = 0; index < count; index++) this.#addTile(index, nth(sheets, from + index));
    this.#diamonds = this.#diamondsNow();
  }

  #addTile(index: number, spot: number): void {
    this.#spots[index] = spot;
    this.#corners.toggle(spot);
    this.#casino += this.#inCasino(spot);
    this.#hotel += this.#inHotel(spot);
    const reach = this.#reachOf(spot);
    if ((reach & CASINO) !== 0) {
      this.#casinoLow |= nth(BEHIND_LOW, spot);
      this.#casinoHigh |= nth(BEHIND_HIGH, spot);
    }
    if ((reach & HOTEL) !== 0) {
      this.#hotelLow |= nth(BEHIND_LOW, spot);
      this.#hotelHigh |= nth(BEHIND_HIGH, spot);
    }
  }

  /** The expected final score of the sheet. */
  worth(turns: number): number {
    const { survey } = this;
    const isConnected = nth(survey.reach, 0) === BOTH;
    const openings =
      OPENING *
      (this.#openings(this.#casinoLow & ~survey.low, this.#casinoHigh & ~survey.high) +
        this.#openings(this.#hotelLow & ~survey.low, this.#hotelHigh & ~survey.high));
    return this.#areas(0, 0) + passage(isConnected) + this.#diamonds + openings + unlocked(survey.kinds, turns);
  }

  /** The value with one more tile at a free spot. */
  worthWith(spot: number, turns: number): number {
    const { survey } = this;
    // The tile may connect groups that were not connected before.
    if (survey.groups > 2) return this.#worthAnew(spot, turns);
    const row = spot * STRIDE;
    const reach = this.#reachOf(spot);
    const isConnected = reach === BOTH || nth(survey.reach, 0) === BOTH;
    return (
      this.#areas(this.#inCasino(spot), this.#inHotel(spot)) +
      passage(isConnected) +
      this.#diamondsWith(spot) +
      this.#openingsWith(spot, reach) +
      unlocked(survey.kinds | (1 << nth(SPOTS, row + KIND)), turns)
    );
  }

  #worthAnew(spot: number, turns: number): number {
    const whole = wholeSheet();
    this.#spots[this.#count] = spot;
    whole.take(this.#spots, 0, this.#count + 1, this.#shape);
    return whole.worth(turns);
  }

  /** The entrances that reach a tile at the spot. */
  #reachOf(spot: number): number {
    const { survey } = this;
    return (
      (survey.meetsGroup(0, spot * STRIDE) ? nth(survey.reach, 0) : 0) |
      (survey.meetsGroup(1, spot * STRIDE) ? nth(survey.reach, 1) : 0)
    );
  }

  #inCasino(spot: number): number {
    return nth(IN_CASINO, this.#shape * SPOT_COUNT + spot);
  }

  #inHotel(spot: number): number {
    return nth(IN_HOTEL, this.#shape * SPOT_COUNT + spot);
  }

  #areas(moreCasino: number, moreHotel: number): number {
    return (
      areaWorth(SCORING.casino, this.#casino + moreCasino, nth(CASINO_CELLS, this.#shape)) +
      areaWorth(SCORING.hotel, this.#hotel + moreHotel, nth(HOTEL_CELLS, this.#shape))
    );
  }

  #openings(low: number, high: number): number {
    return Math.min(OPENINGS_MAX, bitCount(low) + bitCount(high));
  }

  #openingsWith(spot: number, reach: number): number {
    const row = spot * STRIDE;
    const emptyLow = ~(this.survey.low | nth(SPOTS, row + LOW));
    const emptyHigh = ~(this.survey.high | nth(SPOTS, row + HIGH));
    let casinoLow = this.#casinoLow | ((reach & CASINO) === 0 ? 0 : nth(BEHIND_LOW, spot));
    let casinoHigh = this.#casinoHigh | ((reach & CASINO) === 0 ? 0 : nth(BEHIND_HIGH, spot));
    let hotelLow = this.#hotelLow | ((reach & HOTEL) === 0 ? 0 : nth(BEHIND_LOW, spot));
    let hotelHigh = this.#hotelHigh | ((reach & HOTEL) === 0 ? 0 : nth(BEHIND_HIGH, spot));
    if (reach === BOTH) {
      casinoLow |= hotelLow;
      casinoHigh |= hotelHigh;
      hotelLow = casinoLow;
      hotelHigh = casinoHigh;
    }
    return (
      OPENING *
      (this.#openings(casinoLow & emptyLow, casinoHigh & emptyHigh) +
        this.#openings(hotelLow & emptyLow, hotelHigh & emptyHigh))
    );
  }

  #diamondsNow(): number {
    const corners = this.#corners;
    corners.count();
    return corners.twos * HALF_DIAMOND + corners.threes * SCORING.threeQuarters + corners.fours * SCORING.diamond;
  }

  #diamondsWith(spot: number): number {
    if (nth(HAS_RED_CORNERS, nth(SPOTS, spot * STRIDE + KIND)) === 0) return this.#diamonds;
    this.#corners.toggle(spot);
    const diamonds = this.#diamondsNow();
    this.#corners.toggle(spot);
    return diamonds;
  }
}

const passage = (isConnected: boolean): number => (isConnected ? SCORING.connected : 0);

const unlocked = (kinds: number, turns: number): number =>
  bitCount(kinds) * UNLOCKING * Math.min(1, turns / UNLOCKING_TURNS);

/** For sheets that need a new analysis. Created on first use. */
let whole: SheetWorth | null = null;
const wholeSheet = (): SheetWorth => {
  whole ??= new SheetWorth();
  return whole;
};
