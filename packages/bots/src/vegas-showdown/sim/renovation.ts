/**
 * Lists the placements of a Renovate, where a first tile is legal if a second one could repair the sheet. Written for
 * speed: it evaluates all free spots of the tiles aside once, and decides most pairs without trying them, by uniting
 * the doorways of all possible second tiles. RULES 3.10, 4.7.
 */

import { type ActionList, actionOf, DO_PLACE } from './actions.ts';
import { nth } from './numbers.ts';
import { listKind } from './placing.ts';
import { EAST, FIRST_SPOT, HIGH, LOW, NORTH, SOUTH, SPOT_COUNT, SPOTS, STRIDE, WEST } from './spots.ts';
import { isSatisfied, type Survey } from './survey.ts';
import { BOTH, KINDS, LOUNGES, NEEDS, NIGHT_CLUB, WANT } from './tables.ts';

const PLACE = actionOf(DO_PLACE, 0);
/** A Night Club at a spot without a lounge counts as a separate kind. */
const LONELY_CLUB = KINDS;
const REACHES = 4;
/** The length of one row of united doorways. */
const WORDS = 4;

const firstKind = (kinds: number): number => 31 - Math.clz32(kinds & -kinds);
const isLounge = (kind: number): boolean => ((LOUNGES >> kind) & 1) !== 0;

/** The free spots of the tiles aside and the groups that each would join. Allocated once and reused. */
export class Renovation {
  readonly #survey: Survey;
  #count = 0;
  readonly #spot = new Int32Array(SPOT_COUNT);
  /**
   * By fitting: the groups that it joins, the entrances that reach it, and the entrances that it and its groups need.
   */
  readonly #joins = new Int32Array(SPOT_COUNT);
  readonly #reach = new Int32Array(SPOT_COUNT);
  readonly #wants = new Int32Array(SPOT_COUNT);
  readonly #kind = new Int32Array(SPOT_COUNT);
  /** By kind: its first fitting, and the end. */
  readonly #first = new Int32Array(KINDS);
  readonly #end = new Int32Array(KINDS);
  /** Fittings that join an unconnected group, and those that join both entrances. */
  readonly #rescuers = new Int32Array(SPOT_COUNT);
  #rescuerCount = 0;
  readonly #connectors = new Int32Array(SPOT_COUNT);
  #connectorCount = 0;
  /** By kind and reach: the doorways of all fittings, united. */
  readonly #united = new Int32Array((KINDS + 1) * REACHES * WORDS);
  /** By reach of the first tile: the doorways of all possible second tiles. */
  readonly #seconds = new Int32Array(REACHES * WORDS);
  /** By kind: the possible kinds of a second tile; 0 when there is none. */
  readonly #partners = new Int32Array(KINDS);
  /** The possible kinds for the kind that is being listed. */
  #allowed = 0;

  constructor(survey: Survey) {
    this.#survey = survey;
  }

  /** `aside` holds the number of tiles aside by kind, beginning at `from`. */
  list(kinds: number, aside: Int32Array, from: number, places: number, list: ActionList): void {
    const { lost, lonelyCount } = this.#survey;
    const isWhole = lost === 0 && lonelyCount === 0;
    this.#partners.fill(0);
    const paired = places > 1 ? this.#findPairs(kinds, aside, from) : 0;
    // On a sound sheet a kind without partners is listed as outside a Renovate.
    const single = isWhole ? kinds & ~paired : 0;
    this.#collect(kinds & ~single);
    if (paired !== 0) this.#sortSeconds();
    for (let left = kinds; left !== 0; left &= left - 1) {
      const kind = firstKind(left);
      this.#allowed = nth(this.#partners, kind);
      const isReady = this.#missingWith(kind) === 0;
      if (((single >> kind) & 1) !== 0) {
        if (isReady) listKind(this.#survey, kind, list);
      } else if (isReady) this.#listSound(kind, list);
      else if (this.#allowed !== 0) this.#listMended(kind, list);
    }
  }

  /** Finds the possible partners of each kind. Returns the kinds that have any. */
  #findPairs(kinds: number, aside: Int32Array, from: number): number {
    let paired = 0;
    for (let left = kinds; left !== 0; left &= left - 1) {
      const kind = firstKind(left);
      const partners = this.#secondKinds(kind, kinds, nth(aside, from + kind));
      this.#partners[kind] = partners;
      if (partners !== 0) paired |= 1 << kind;
    }
    return paired;
  }

  #collect(kinds: number): void {
    this.#count = 0;
    for (let left = kinds; left !== 0; left &= left - 1) {
      const kind = firstKind(left);
      this.#first[kind] = this.#count;
      this.#collectKind(kind);
      this.#end[kind] = this.#count;
    }
  }

  #collectKind(kind: number): void {
    const { low, high } = this.#survey;
    const end = nth(FIRST_SPOT, kind + 1);
    for (let spot = nth(FIRST_SPOT, kind), row = spot * STRIDE; spot < end; spot++, row += STRIDE)
      if (((nth(SPOTS, row + LOW) & low) | (nth(SPOTS, row + HIGH) & high)) === 0) this.#fit(kind, spot);
  }

  #fit(kind: number, spot: number): void {
    const survey = this.#survey;
    const { groups, east, west, north, south } = survey;
    const row = spot * STRIDE;
    const toEast = nth(SPOTS, row + EAST);
    const toWest = nth(SPOTS, row + WEST);
    const toNorth = nth(SPOTS, row + NORTH);
    const toSouth = nth(SPOTS, row + SOUTH);
    let joins = 0;
    let reach = 0;
    let wants = nth(WANT, kind);
    for (let group = 0; group < groups; group++) {
      const meets =
        (toEast & nth(west, group)) |
        (toWest & nth(east, group)) |
        (toNorth & nth(south, group)) |
        (toSouth & nth(north, group));
      if (meets === 0) continue;
      joins |= 1 << group;
      reach |= nth(survey.reach, group);
      wants |= nth(survey.wants, group);
    }
    const fitting = this.#count++;
    this.#spot[fitting] = spot;
    this.#joins[fitting] = joins;
    this.#reach[fitting] = reach;
    this.#wants[fitting] = wants;
    this.#kind[fitting] = kind === NIGHT_CLUB && !survey.meetsLounge(row) ? LONELY_CLUB : kind;
  }

  #sortSeconds(): void {
    const { lost } = this.#survey;
    this.#united.fill(0);
    this.#rescuerCount = 0;
    this.#connectorCount = 0;
    for (let fitting = 0; fitting < this.#count; fitting++) {
      const reach = nth(this.#reach, fitting);
      if ((nth(this.#joins, fitting) & lost) !== 0) this.#rescuers[this.#rescuerCount++] = fitting;
      if (reach === BOTH) this.#connectors[this.#connectorCount++] = fitting;
      if (lost === 0 && reach !== 0)
        unite(this.#united, (nth(this.#kind, fitting) * REACHES + reach) * WORDS, nth(this.#spot, fitting));
    }
  }

  /** Prerequisites that are missing after a tile of the kind is placed. */
  #missingWith(kind: number): number {
    const { needs, kinds } = this.#survey;
    return (needs | nth(NEEDS, kind)) & ~(kinds | (1 << kind));
  }

  /** The kinds of a second tile after which no prerequisite is missing. */
  #secondKinds(first: number, kinds: number, count: number): number {
    const missing = this.#missingWith(first);
    const has = this.#survey.kinds | (1 << first);
    let allowed = 0;
    for (let left = count > 1 ? kinds : kinds & ~(1 << first); left !== 0; left &= left - 1) {
      const kind = firstKind(left);
      if (((missing | (nth(NEEDS, kind) & ~has)) & ~(1 << kind)) === 0) allowed |= 1 << kind;
    }
    return allowed;
  }

  /** For a kind whose prerequisites are on the sheet. */
  #listSound(kind: number, list: ActionList): void {
    const isQuick = this.#prepare(kind);
    const end = nth(this.#end, kind);
    for (let fitting = nth(this.#first, kind); fitting < end; fitting++)
      if (this.#isSoundAlone(fitting) || (this.#allowed !== 0 && this.#isMended(fitting, isQuick)))
        list.push(PLACE | nth(this.#spot, fitting));
  }

  /** For a kind that always needs a second tile. */
  #listMended(kind: number, list: ActionList): void {
    const isQuick = this.#prepare(kind);
    const end = nth(this.#end, kind);
    for (let fitting = nth(this.#first, kind); fitting < end; fitting++)
      if (this.#isMended(fitting, isQuick)) list.push(PLACE | nth(this.#spot, fitting));
  }

  #isSoundAlone(fitting: number): boolean {
    const { lost, lonelyCount } = this.#survey;
    if ((lost & ~nth(this.#joins, fitting)) !== 0) return false;
    if (!isSatisfied(nth(this.#wants, fitting), nth(this.#reach, fitting))) return false;
    return lonelyCount === 0 ? nth(this.#kind, fitting) !== LONELY_CLUB : this.#clubsMeet(fitting, fitting);
  }

  /** Unites the doorways of all second tiles if the sheet is sound. Returns whether it did. */
  #prepare(kind: number): boolean {
    if (this.#allowed === 0 || this.#survey.lost !== 0 || this.#survey.lonelyCount > 0) return false;
    this.#seconds.fill(0);
    for (let left = this.#allowed; left !== 0; left &= left - 1)
      this.#addSeconds(kind, firstKind(left), firstKind(left));
    if (isLounge(kind) && ((this.#allowed >> NIGHT_CLUB) & 1) !== 0) this.#addSeconds(kind, NIGHT_CLUB, LONELY_CLUB);
    return true;
  }

  /** `row` is the row of the united doorways: the kind, or that of lonely Night Clubs. */
  #addSeconds(first: number, kind: number, row: number): void {
    const wants = nth(WANT, first) | nth(WANT, kind);
    for (let reach = 0; reach < BOTH; reach++)
      for (let more = 1; more <= BOTH; more++)
        if (isSatisfied(wants, reach | more))
          for (let word = 0; word < WORDS; word++)
            this.#seconds[reach * WORDS + word] =
              nth(this.#seconds, reach * WORDS + word) | nth(this.#united, (row * REACHES + more) * WORDS + word);
  }

  /** Whether a second tile can leave the sheet sound. */
  #isMended(fitting: number, isQuick: boolean): boolean {
    const isCutOff = !isSatisfied(nth(this.#wants, fitting), nth(this.#reach, fitting));
    if (isQuick && isCutOff && nth(this.#kind, fitting) !== LONELY_CLUB)
      return (
        this.#meetsSeconds(fitting) ||
        (nth(this.#joins, fitting) !== 0 && this.#isMendedBy(fitting, this.#connectors, this.#connectorCount))
      );
    if ((this.#survey.lost & ~nth(this.#joins, fitting)) !== 0)
      return this.#isMendedBy(fitting, this.#rescuers, this.#rescuerCount);
    return this.#isMendedByAny(fitting);
  }

  #meetsSeconds(fitting: number): boolean {
    const row = nth(this.#spot, fitting) * STRIDE;
    const seconds = nth(this.#reach, fitting) * WORDS;
    return (
      ((nth(SPOTS, row + EAST) & nth(this.#seconds, seconds + 1)) |
        (nth(SPOTS, row + WEST) & nth(this.#seconds, seconds)) |
        (nth(SPOTS, row + NORTH) & nth(this.#seconds, seconds + 3)) |
        (nth(SPOTS, row + SOUTH) & nth(this.#seconds, seconds + 2))) !==
      0
    );
  }

  #isMendedBy(fitting: number, seconds: Int32Array, count: number): boolean {
    for (let index = 0; index < count; index++) {
      const second = nth(seconds, index);
      if (this.#isAllowed(second) && this.#isSoundWithBoth(fitting, second)) return true;
    }
    return false;
  }

  #isAllowed(fitting: number): boolean {
    const kind = nth(this.#kind, fitting);
    return ((this.#allowed >> (kind === LONELY_CLUB ? NIGHT_CLUB : kind)) & 1) !== 0;
  }

  #isMendedByAny(fitting: number): boolean {
    for (let left = this.#allowed; left !== 0; left &= left - 1) {
      const kind = firstKind(left);
      const end = nth(this.#end, kind);
      for (let second = nth(this.#first, kind); second < end; second++)
        if (this.#isSoundWithBoth(fitting, second)) return true;
    }
    return false;
  }

  /** For kinds after which no prerequisite is missing. */
  #isSoundWithBoth(one: number, other: number): boolean {
    const { lost, lonelyCount } = this.#survey;
    if ((lost & ~(nth(this.#joins, one) | nth(this.#joins, other))) !== 0) return false;
    if (!this.#arePassable(one, other) || !this.#areApart(one, other)) return false;
    const hasClub = nth(this.#kind, one) === LONELY_CLUB || nth(this.#kind, other) === LONELY_CLUB;
    return (lonelyCount === 0 && !hasClub) || this.#clubsMeet(one, other);
  }

  /** Whether both tiles and all groups they join are connected to the entrances that they need. */
  #arePassable(one: number, other: number): boolean {
    const wants = nth(this.#wants, one);
    const reach = nth(this.#reach, one);
    const otherWants = nth(this.#wants, other);
    const otherReach = nth(this.#reach, other);
    if (isSatisfied(wants, reach) && isSatisfied(otherWants, otherReach)) return true;
    if (!isSatisfied(wants | otherWants, reach | otherReach)) return false;
    return (
      (nth(this.#joins, one) & nth(this.#joins, other)) !== 0 || meet(nth(this.#spot, one), nth(this.#spot, other))
    );
  }

  #areApart(one: number, other: number): boolean {
    const row = nth(this.#spot, one) * STRIDE;
    const otherRow = nth(this.#spot, other) * STRIDE;
    const shared =
      (nth(SPOTS, row + LOW) & nth(SPOTS, otherRow + LOW)) | (nth(SPOTS, row + HIGH) & nth(SPOTS, otherRow + HIGH));
    return shared === 0;
  }

  /** RULES 4.6, for Night Clubs on the sheet and among the new tiles. `one` and `other` are equal for a single tile. */
  #clubsMeet(one: number, other: number): boolean {
    const { lonely, lonelyCount } = this.#survey;
    for (let index = 0; index < lonelyCount; index++)
      if (!this.#isClubMet(nth(lonely, index), one, other)) return false;
    if (nth(this.#kind, one) === LONELY_CLUB && !this.#isClubMet(nth(this.#spot, one), one, other)) return false;
    return nth(this.#kind, other) !== LONELY_CLUB || this.#isClubMet(nth(this.#spot, other), one, other);
  }

  #isClubMet(club: number, one: number, other: number): boolean {
    const first = nth(this.#spot, one);
    const second = nth(this.#spot, other);
    return (
      (isLounge(nth(this.#kind, one)) && meet(club, first)) || (isLounge(nth(this.#kind, other)) && meet(club, second))
    );
  }
}

const unite = (united: Int32Array, to: number, spot: number): void => {
  const row = spot * STRIDE;
  united[to] = nth(united, to) | nth(SPOTS, row + EAST);
  united[to + 1] = nth(united, to + 1) | nth(SPOTS, row + WEST);
  united[to + 2] = nth(united, to + 2) | nth(SPOTS, row + NORTH);
  united[to + 3] = nth(united, to + 3) | nth(SPOTS, row + SOUTH);
};

/** Whether a doorway of one spot leads into the other. */
const meet = (one: number, other: number): boolean => {
  const row = one * STRIDE;
  const otherRow = other * STRIDE;
  const doors =
    (nth(SPOTS, row + EAST) & nth(SPOTS, otherRow + WEST)) |
    (nth(SPOTS, row + WEST) & nth(SPOTS, otherRow + EAST)) |
    (nth(SPOTS, row + NORTH) & nth(SPOTS, otherRow + SOUTH)) |
    (nth(SPOTS, row + SOUTH) & nth(SPOTS, otherRow + NORTH));
  return doors !== 0;
};
