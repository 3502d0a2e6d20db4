/**
 * Loads a state of the rules, or a view, into a position. It runs once per decision, so it is not written for speed.
 */

import {
  CELLS,
  type ChairView,
  type Choice,
  ENDINGS,
  LOTS,
  type Phase,
  type Placement,
  plainTurn,
  REMOVALS,
  SHEET_SHAPES,
  SIZES,
  type TileId,
  type View,
  WIDTH,
} from '@fremont/games/vegas-showdown';
import { at, type DeepReadonly } from '@fremont/kernel';
import { forgetCards, rememberCard } from './cards.ts';
import { add, nth } from './numbers.ts';
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
  type Position,
  PUBLICITY,
  RENOVATE,
  STACK,
  STACK_MAX,
} from './position.ts';
import { PLACEMENTS } from './spots.ts';
import { CELLS_OF, cardOf, KINDS, kindOf } from './tables.ts';

const PHASES: Readonly<Record<Phase['type'], number>> = {
  stack: STACK,
  permit: PERMIT,
  choosing: CHOOSING,
  building: BUILDING,
  over: OVER,
};
const CHOICES: Readonly<Record<Choice['type'], number>> = {
  bid: BID,
  bought: BOUGHT,
  renovate: RENOVATE,
  publicity: PUBLICITY,
  pass: PASS,
};

const keyOf = (tile: TileId, [x, y]: Placement['cell'], turn: Placement['turn']): number =>
  (kindOf(tile) * CELLS + y * WIDTH + x) * 4 + plainTurn(tile, turn) / 90;
const SPOT_BY_KEY = new Map(PLACEMENTS.map(({ tile, cell, turn }, spot) => [keyOf(tile, cell, turn), spot]));

/** The spot of a placement that lies inside the sheet. */
export const spotOf = ({ tile, cell, turn }: DeepReadonly<Placement>): number => {
  const spot = SPOT_BY_KEY.get(keyOf(tile, cell, turn));
  if (spot === undefined) throw new Error(`${tile} at ${cell} is outside the sheet`);
  return spot;
};

export const loadView = (position: Position, view: DeepReadonly<View>): void => {
  position.seats = view.chairs.length;
  position.removal = REMOVALS.indexOf(view.options.premierRemoval);
  position.shape = SHEET_SHAPES.indexOf(view.options.sheet);
  position.turn = view.turn;
  position.dealer = view.dealer;
  position.holders.fill(EMPTY);
  for (const [seat, chair] of view.chairs.entries()) loadChair(position, seat, chair);
  loadMarket(position, view);
  loadStacks(position, view);
  loadCards(position, view);
  loadPhase(position, view.phase);
};

const loadChair = (position: Position, seat: number, chair: DeepReadonly<ChairView>): void => {
  position.money[seat] = chair.money;
  position.population[seat] = chair.population;
  position.revenue[seat] = chair.revenue;
  position.fame[seat] = chair.fame;
  position.tiles[seat] = chair.sheet.length;
  position.sheets.set(chair.sheet.map(spotOf), seat * CELLS);
  position.covered[seat] = chair.sheet.reduce((sum, { tile }) => sum + nth(CELLS_OF, kindOf(tile)), 0);
  position.aside.fill(0, seat * KINDS, (seat + 1) * KINDS);
  for (const tile of chair.aside) add(position.aside, seat * KINDS + kindOf(tile), 1);
  position.asideKinds[seat] = chair.aside.reduce((kinds, tile) => kinds | (1 << kindOf(tile)), 0);
  loadChoice(position, seat, chair.choice);
};

const loadChoice = (position: Position, seat: number, choice: DeepReadonly<Choice> | null): void => {
  position.choice[seat] = choice === null ? NONE : CHOICES[choice.type];
  position.lot[seat] = 0;
  if (choice?.type !== 'bid') return;
  const lot = LOTS.indexOf(choice.lot);
  position.lot[seat] = lot;
  position.holders[lot] = seat;
  position.standing[lot] = choice.amount;
};

const loadMarket = (position: Position, { spaces, basics }: DeepReadonly<View>): void => {
  position.spaces.fill(EMPTY);
  for (const [space, offer] of spaces.entries()) {
    if (offer === null) continue;
    position.spaces[space] = kindOf(offer.tile);
    position.prices[space] = offer.price;
  }
  position.basics.set([basics.slots, basics.lounge, basics.restaurant]);
};

const loadStacks = (position: Position, { stacks }: DeepReadonly<View>): void => {
  for (const [index, size] of SIZES.entries())
    for (const [side, tiles] of [stacks[size].a, stacks[size].b].entries()) {
      const half = 2 * index + side;
      position.heights[half] = tiles.length;
      position.stacks.set(tiles.map(kindOf), half * STACK_MAX);
    }
};

const loadCards = (position: Position, { deck, cards }: DeepReadonly<View>): void => {
  position.deck.set(deck.map(cardOf));
  position.deckHeight = deck.length;
  forgetCards(position);
  for (const { card, space } of cards) {
    rememberCard(position, cardOf(card));
    position.space = space;
  }
};

const loadPhase = (position: Position, phase: DeepReadonly<Phase>): void => {
  position.phase = PHASES[phase.type];
  position.actor = phase.type === 'over' ? 0 : phase.seat;
  position.ending = phase.type === 'over' ? ENDINGS.indexOf(phase.ending) : 0;
  const work = phase.type === 'building' && phase.work.type === 'renovate' ? phase.work : { lifts: 0, places: 0 };
  position.lifts = work.lifts;
  position.places = work.places;
};

export const placementAt = (spot: number): Placement => at(PLACEMENTS, spot);
