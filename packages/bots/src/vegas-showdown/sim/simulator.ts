/**
 * The simulator: deals, lists the actions of the seat that is to act, and plays one of them, until the match is over.
 * Written for speed: numbers in typed arrays, no allocation, no events, and no refusals, because only listed actions
 * are played. The law of equivalence (`packages/bots/src/sim/law.ts`) compares it with the rules.
 */

import { CELLS, LIFTS_MAX, PLACES_MAX, SIZES, START } from '@fremont/games/vegas-showdown';
import type { Chance } from '@fremont/kernel';
import {
  ActionList,
  actionOf,
  amountOfBid,
  DO_BID,
  DO_DONE,
  DO_LIFT,
  DO_PASS,
  DO_PLACE,
  DO_PUBLICITY,
  DO_RENOVATE,
  DO_STACK,
  detailOf,
  lotOfBid,
  typeOf,
} from './actions.ts';
import { listBids } from './bids.ts';
import { carryOut, collectIncome, forgetCards } from './cards.ts';
import { add, nth } from './numbers.ts';
import { listPlacements } from './placing.ts';
import {
  BID,
  BOUGHT,
  BUILDING,
  CHOOSING,
  EMPTY,
  NONE,
  OVER,
  PASS,
  PERMIT,
  Position,
  PUBLICITY,
  RENOVATE,
  SHEET_FULL,
  STACK,
  STACK_EMPTY,
  STACK_MAX,
  STACKS,
} from './position.ts';
import { Renovation } from './renovation.ts';
import { KIND, SPOTS, STRIDE } from './spots.ts';
import { Survey } from './survey.ts';
import {
  BASIC_TILES,
  BASICS_REMOVED,
  CELLS_OF,
  CHOOSE,
  DECK,
  DROPPED,
  EFFECT,
  EFFECT_TYPES,
  FAME,
  KIND_OF_LOT,
  KINDS,
  POPULATION,
  PREMIER_LOTS,
  PREMIER_SPACES,
  PRICE,
  REVENUE,
  STACK_TILES,
  SYMBOL,
} from './tables.ts';

const FREE_PLACEMENT = EFFECT_TYPES.indexOf('freePlacement');
const SIZE_COUNT = SIZES.length;
const STREAMS = SIZES.map((size) => `tiles:${size}`);

export class Simulator {
  readonly position = new Position();
  readonly #list = new ActionList();
  readonly #survey = new Survey();
  readonly #renovation = new Renovation(this.#survey);
  /** Whether the list is up to date. */
  #isListed = false;

  get isOver(): boolean {
    return this.position.phase === OVER;
  }

  /** Loads another position, as before a playout. */
  load(position: Position): void {
    this.position.copyFrom(position);
    this.#isListed = false;
  }

  /** Has to be called after a change of the position from outside. */
  forgetList(): void {
    this.#isListed = false;
  }

  /** RULES 2. */
  deal(seats: number, removal: number, shape: number, chance: Chance): void {
    const { position } = this;
    position.seats = seats;
    position.removal = removal;
    position.shape = shape;
    for (let seat = 0; seat < seats; seat++) this.#seatDown(seat);
    position.spaces.fill(EMPTY);
    position.prices.fill(0);
    position.holders.fill(EMPTY);
    for (let kind = 0; kind < BASIC_TILES.length; kind++)
      position.basics[kind] = nth(BASIC_TILES, kind) - nth(BASICS_REMOVED, seats);
    for (let half = 0; half < STACKS; half++) this.#stackUp(half);
    position.deck.set(DECK);
    position.deckHeight = DECK.length;
    forgetCards(position);
    for (let size = 0; size < SIZE_COUNT; size++) this.#flip(size, size, chance);
    position.dealer = chance.int(seats, 'setup');
    position.turn = 1;
    this.#isListed = false;
    this.#fillSpaces(chance);
  }

  #seatDown(seat: number): void {
    const { position } = this;
    position.money[seat] = START.money;
    position.population[seat] = START.population;
    position.revenue[seat] = START.revenue;
    position.fame[seat] = START.fame;
    position.choice[seat] = NONE;
    position.covered[seat] = 0;
    position.tiles[seat] = 0;
    position.asideKinds[seat] = 0;
    for (let kind = 0; kind < KINDS; kind++) position.aside[seat * KINDS + kind] = 0;
  }

  #stackUp(half: number): void {
    const tiles = STACK_TILES[half];
    if (tiles === undefined) return;
    this.position.heights[half] = tiles.length;
    this.position.stacks.set(tiles, half * STACK_MAX);
  }

  /** The number of actions of the seat that is to act. `action` returns them, in the order of the rules. */
  count(): number {
    if (!this.#isListed) this.#listAll();
    return this.#list.count;
  }

  action(index: number): number {
    return this.#list.at(index);
  }

  #listAll(): void {
    const { position } = this;
    this.#list.count = 0;
    switch (position.phase) {
      case STACK:
        for (let size = 0; size < SIZE_COUNT; size++)
          if (this.#stackHeight(size) > 0) this.#list.push(actionOf(DO_STACK, size));
        break;
      case CHOOSING:
        this.#listChoices();
        break;
      case PERMIT:
      case BUILDING:
        this.#listBuilding(position.actor);
        break;
      default:
    }
    this.#isListed = true;
  }

  #listChoices(): void {
    const { position } = this;
    const { isRenovateBarred, isPublicityBarred } = position;
    listBids(position, position.actor, this.#list);
    if (!isRenovateBarred) this.#list.push(actionOf(DO_RENOVATE, 0));
    if (!isPublicityBarred) this.#list.push(actionOf(DO_PUBLICITY, 0));
    if (isRenovateBarred && isPublicityBarred) this.#list.push(actionOf(DO_PASS, 0));
  }

  #isRenovating(seat: number): boolean {
    return this.position.phase === BUILDING && nth(this.position.choice, seat) === RENOVATE;
  }

  #listBuilding(seat: number): void {
    const { position } = this;
    this.#survey.take(position.sheets, seat * CELLS, nth(position.tiles, seat));
    if (!this.#isRenovating(seat)) {
      listPlacements(this.#survey, nth(position.asideKinds, seat), this.#list);
      this.#list.push(actionOf(DO_DONE, 0));
      return;
    }
    if (this.#canLift(seat)) this.#listLifts(seat);
    if (position.places < PLACES_MAX)
      this.#renovation.list(
        nth(position.asideKinds, seat),
        position.aside,
        seat * KINDS,
        PLACES_MAX - position.places,
        this.#list,
      );
    if (this.#survey.isSound) this.#list.push(actionOf(DO_DONE, 0));
  }

  #canLift(seat: number): boolean {
    const { lifts, places, tiles } = this.position;
    return lifts < LIFTS_MAX && places === 0 && nth(tiles, seat) > 0;
  }

  #listLifts(seat: number): void {
    const from = seat * CELLS;
    const end = from + nth(this.position.tiles, seat);
    for (let index = from; index < end; index++) this.#list.push(actionOf(DO_LIFT, nth(this.position.sheets, index)));
  }

  /**
   * Ruling R14: whether the seat can lift or place a tile. A seat that could only answer `done` is skipped. The list is
   * kept, because most seats that can build are to act next.
   */
  #isBusy(seat: number): boolean {
    if (this.#isRenovating(seat) && this.#canLift(seat)) return true;
    if (nth(this.position.asideKinds, seat) === 0) return false;
    this.#list.count = 0;
    this.#listBuilding(seat);
    this.#isListed = true;
    const { count } = this.#list;
    const isBusy = count > 1 || (count === 1 && typeOf(this.#list.at(0)) !== DO_DONE);
    if (!isBusy) this.#isListed = false;
    return isBusy;
  }

  /** Plays an action of the list. */
  play(action: number, chance: Chance): void {
    const seat = this.position.actor;
    this.#isListed = false;
    switch (typeOf(action)) {
      case DO_BID:
        this.#bid(seat, lotOfBid(action), amountOfBid(action), chance);
        break;
      case DO_RENOVATE:
        this.#choose(seat, RENOVATE, chance);
        break;
      case DO_PUBLICITY:
        add(this.position.fame, seat, this.position.publicityFame);
        this.#choose(seat, PUBLICITY, chance);
        break;
      case DO_PASS:
        this.#choose(seat, PASS, chance);
        break;
      case DO_LIFT:
        this.#lift(seat, detailOf(action), chance);
        break;
      case DO_PLACE:
        this.#place(seat, detailOf(action), chance);
        break;
      case DO_STACK:
        this.#fillFrom(detailOf(action), chance);
        break;
      default:
        this.#afterBuilding(chance);
    }
  }

  /** RULES 3.6. */
  #bid(seat: number, lot: number, amount: number, chance: Chance): void {
    const { position } = this;
    const beaten = nth(position.holders, lot);
    if (beaten !== EMPTY) position.choice[beaten] = NONE;
    position.holders[lot] = seat;
    position.standing[lot] = amount;
    position.lot[seat] = lot;
    this.#choose(seat, BID, chance);
  }

  /** RULES 3.7: asks the next seat without a choice, clockwise. When all have chosen, carries the choices out. */
  #choose(seat: number, choice: number, chance: Chance): void {
    const { position } = this;
    const { seats } = position;
    position.choice[seat] = choice;
    for (let step = 1; step < seats; step++) {
      const next = (seat + step) % seats;
      if (nth(position.choice, next) !== NONE) continue;
      position.actor = next;
      return;
    }
    for (let other = 0; other < seats; other++) if (nth(position.choice, other) === BID) this.#buy(other);
    position.holders.fill(EMPTY);
    position.phase = BUILDING;
    this.#nextBuilder(0, chance);
  }

  /** RULES 3.8. The order of purchases has no effect. */
  #buy(seat: number): void {
    const { position } = this;
    const lot = nth(position.lot, seat);
    add(position.money, seat, -nth(position.standing, lot));
    position.choice[seat] = BOUGHT;
    if (lot < PREMIER_LOTS) {
      this.#putAside(seat, nth(position.spaces, lot));
      position.spaces[lot] = EMPTY;
    } else {
      this.#putAside(seat, nth(KIND_OF_LOT, lot));
      add(position.basics, nth(KIND_OF_LOT, lot), -1);
    }
  }

  #putAside(seat: number, kind: number): void {
    add(this.position.aside, seat * KINDS + kind, 1);
    this.position.asideKinds[seat] = nth(this.position.asideKinds, seat) | (1 << kind);
  }

  /** RULES 3.9: asks the next seat that can build, beginning `from` seats after the dealer. */
  #nextBuilder(from: number, chance: Chance): void {
    const { position } = this;
    for (let step = from; step < position.seats; step++) {
      const seat = (position.dealer + step) % position.seats;
      position.lifts = 0;
      position.places = 0;
      position.actor = seat;
      if (nth(position.choice, seat) !== PASS && this.#isBusy(seat)) return;
    }
    this.#endTurn(chance);
  }

  #stepsAfterActor(): number {
    const { actor, dealer, seats } = this.position;
    return ((actor - dealer + seats) % seats) + 1;
  }

  #place(seat: number, spot: number, chance: Chance): void {
    const { position } = this;
    const kind = nth(SPOTS, spot * STRIDE + KIND);
    const aside = seat * KINDS + kind;
    add(position.aside, aside, -1);
    if (nth(position.aside, aside) === 0) position.asideKinds[seat] = nth(position.asideKinds, seat) & ~(1 << kind);
    position.sheets[seat * CELLS + nth(position.tiles, seat)] = spot;
    this.#countTile(seat, kind, 1);
    if (!this.#isRenovating(seat)) {
      this.#afterBuilding(chance);
      return;
    }
    position.places++;
    this.#continueRenovate(seat, chance);
  }

  #lift(seat: number, spot: number, chance: Chance): void {
    const { position } = this;
    const { sheets } = position;
    const kind = nth(SPOTS, spot * STRIDE + KIND);
    const end = seat * CELLS + nth(position.tiles, seat);
    let index = seat * CELLS;
    while (nth(sheets, index) !== spot) index++;
    sheets.copyWithin(index, index + 1, end);
    this.#putAside(seat, kind);
    this.#countTile(seat, kind, -1);
    position.lifts++;
    this.#continueRenovate(seat, chance);
  }

  /** RULES 3.12. */
  #countTile(seat: number, kind: number, sign: number): void {
    const { position } = this;
    add(position.tiles, seat, sign);
    add(position.covered, seat, sign * nth(CELLS_OF, kind));
    add(position.population, seat, sign * nth(POPULATION, kind));
    add(position.revenue, seat, sign * nth(REVENUE, kind));
    add(position.fame, seat, sign * nth(FAME, kind));
  }

  /** Continues a Renovate, unless only `done` is left. */
  #continueRenovate(seat: number, chance: Chance): void {
    if (!this.#isBusy(seat)) this.#afterBuilding(chance);
  }

  #afterBuilding(chance: Chance): void {
    if (this.position.phase === PERMIT) this.#nextPermit(this.#stepsAfterActor(), chance);
    else this.#nextBuilder(this.#stepsAfterActor(), chance);
  }

  #isAnySheetFull(): boolean {
    const { covered, seats } = this.position;
    for (let seat = 0; seat < seats; seat++) if (nth(covered, seat) === CELLS) return true;
    return false;
  }

  #end(ending: number): void {
    this.position.phase = OVER;
    this.position.ending = ending;
  }

  /** RULES 3.13, and before it 7.1. */
  #endTurn(chance: Chance): void {
    const { position } = this;
    if (this.#isAnySheetFull()) {
      this.#end(SHEET_FULL);
      return;
    }
    position.choice.fill(NONE);
    forgetCards(position);
    position.dealer = (position.dealer + 1) % position.seats;
    position.turn++;
    this.#dropPrices();
    this.#fillSpaces(chance);
  }

  /** RULES 3.1. */
  #dropPrices(): void {
    const { spaces, prices, removal } = this.position;
    const dropped = DROPPED[removal];
    if (dropped === undefined) return;
    for (let space = 0; space < PREMIER_LOTS; space++) {
      if (nth(spaces, space) === EMPTY) continue;
      prices[space] = nth(dropped, nth(prices, space));
      if (nth(prices, space) === 0) spaces[space] = EMPTY;
    }
  }

  /** RULES 3.2: fills the premier spaces card by card. Then all seats collect income and the dealer chooses. */
  #fillSpaces(chance: Chance): void {
    const { position } = this;
    for (;;) {
      const space = this.#emptySpace();
      if (space === EMPTY) {
        collectIncome(position);
        position.phase = CHOOSING;
        position.actor = position.dealer;
        return;
      }
      position.space = space;
      carryOut(position, this.#draw(chance));
      if (!this.#followCard(chance)) return;
    }
  }

  #emptySpace(): number {
    const { spaces, seats } = this.position;
    const end = nth(PREMIER_SPACES, seats);
    for (let space = 0; space < end; space++) if (nth(spaces, space) === EMPTY) return space;
    return EMPTY;
  }

  #draw(chance: Chance): number {
    const { position } = this;
    const index = chance.int(position.deckHeight, 'events');
    const card = nth(position.deck, index);
    position.deck.copyWithin(index, index + 1, position.deckHeight);
    position.deckHeight--;
    return card;
  }

  #latestCard(): number {
    return nth(this.position.cards, this.position.cardCount - 1);
  }

  /** The steps after the effect of a card. Returns whether its space is filled and the next card may follow. */
  #followCard(chance: Chance): boolean {
    const { position } = this;
    const card = this.#latestCard();
    const symbol = nth(SYMBOL, card);
    if (nth(EFFECT, card) === FREE_PLACEMENT && this.#askForPermits(0)) return false;
    if (symbol !== CHOOSE) return this.#flipOrEnd(symbol, chance);
    if (this.#stackHeight(0) + this.#stackHeight(1) + this.#stackHeight(2) === 0) {
      this.#end(STACK_EMPTY);
      return false;
    }
    position.phase = STACK;
    position.actor = position.dealer;
    return false;
  }

  /** RULES 5.6. Returns false when no seat is left to ask. RULES 7.1: a full sheet ends the match. */
  #askForPermits(from: number): boolean {
    const { position } = this;
    position.phase = PERMIT;
    for (let step = from; step < position.seats; step++) {
      position.actor = (position.dealer + step) % position.seats;
      if (this.#isBusy(position.actor)) return true;
    }
    if (!this.#isAnySheetFull()) return false;
    this.#end(SHEET_FULL);
    return true;
  }

  #nextPermit(from: number, chance: Chance): void {
    if (!this.#askForPermits(from)) this.#fillFrom(nth(SYMBOL, this.#latestCard()), chance);
  }

  /** RULES 3.3: flips the tile for the latest card, and continues. */
  #fillFrom(size: number, chance: Chance): void {
    if (this.#flipOrEnd(size, chance)) this.#fillSpaces(chance);
  }

  /** RULES 7.2: an empty stack ends the match. */
  #flipOrEnd(size: number, chance: Chance): boolean {
    if (this.#stackHeight(size) === 0) {
      this.#end(STACK_EMPTY);
      return false;
    }
    this.#flip(size, this.position.space, chance);
    return true;
  }

  #stackHeight(size: number): number {
    const { heights } = this.position;
    return nth(heights, 2 * size) + nth(heights, 2 * size + 1);
  }

  #flip(size: number, space: number, chance: Chance): void {
    const { heights, stacks, spaces, prices } = this.position;
    const half = nth(heights, 2 * size) > 0 ? 2 * size : 2 * size + 1;
    const height = nth(heights, half);
    const index = half * STACK_MAX + chance.int(height, STREAMS[size] ?? '');
    const kind = nth(stacks, index);
    stacks.copyWithin(index, index + 1, half * STACK_MAX + height);
    heights[half] = height - 1;
    spaces[space] = kind;
    prices[space] = nth(PRICE, kind);
  }
}
