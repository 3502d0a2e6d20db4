/** Drives the simulator for the law of equivalence. Translates actions and states, outside the fast loop. */

import {
  CARD_IDS,
  type ChairView,
  ENDINGS,
  LOTS,
  type Phase,
  type Placement,
  REMOVALS,
  SHEET_SHAPES,
  SIZES,
  type State,
  TILE_IDS,
  type TileId,
  type VegasShowdown,
} from '@fremont/games/vegas-showdown';
import { at, type DeepReadonly, type Outcome, type Seat, seatAt, seatList } from '@fremont/kernel';
import type { SimulatorDriver } from '../../sim/simulator.ts';
import { loadView, placementAt } from './load.ts';
import { nth } from './numbers.ts';
import { BID, BUILDING, EMPTY, OVER, type Position, RENOVATE, STACK_MAX } from './position.ts';
import { Scorer } from './score.ts';
import { Simulator } from './simulator.ts';
import { KINDS, PREMIER_SPACES } from './tables.ts';
import { actionFrom, actionTo, spotsOf } from './translation.ts';

export const showdownDriver = (): SimulatorDriver<VegasShowdown> => {
  const simulator = new Simulator();
  const scorer = new Scorer();
  const { position } = simulator;
  return {
    setup: ({ premierRemoval, sheet }, seats, chance) =>
      simulator.deal(seats, REMOVALS.indexOf(premierRemoval), SHEET_SHAPES.indexOf(sheet), chance),
    load: (state) => {
      loadView(position, state);
      simulator.forgetList();
    },
    toAct: () => (simulator.isOver ? [] : [seatAt(position.actor)]),
    legalActions: (seat) =>
      simulator.isOver || position.actor !== seat
        ? []
        : Array.from({ length: simulator.count() }, (_, index) => actionFrom(simulator.action(index))),
    advance: (_seat, action, chance) => simulator.play(actionTo(position, action), chance),
    outcome: () => (simulator.isOver ? outcomeOf(position, scorer) : null),
    snapshot: () => snapshotOf(position),
    projected,
  };
};

/** RULES 8.7. */
const outcomeOf = (position: Position, scorer: Scorer): Outcome => {
  scorer.score(position);
  const seats = seatList(position.seats);
  const scores = seats.map((seat) => nth(scorer.totals, seat));
  const isAhead = (other: Seat, seat: Seat): boolean =>
    at(scores, other) > at(scores, seat) ||
    (at(scores, other) === at(scores, seat) && nth(position.money, other) > nth(position.money, seat));
  return {
    placings: seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length),
    scores,
    ending: at(ENDINGS, position.ending),
  };
};

const PHASE_TYPES = ['stack', 'permit', 'choosing', 'building', 'over'] as const satisfies readonly Phase['type'][];
const CHOICE_TYPES = [null, 'bid', 'bought', 'renovate', 'publicity', 'pass'] as const;

const snapshotOf = (position: Position): unknown => ({
  turn: position.turn,
  dealer: position.dealer,
  phase: phaseOf(position),
  chairs: seatList(position.seats).map((seat) => chairOf(position, seat)),
  spaces: [...position.spaces.subarray(0, nth(PREMIER_SPACES, position.seats))].map((kind, space) =>
    kind === EMPTY ? null : [at(TILE_IDS, kind), nth(position.prices, space)],
  ),
  basics: [...position.basics],
  stacks: SIZES.map((_, size) => [0, 1].map((side) => stackOf(position, 2 * size + side))),
  deck: [...position.deck.subarray(0, position.deckHeight)].map((card) => at(CARD_IDS, card)),
  cards: [...position.cards.subarray(0, position.cardCount)].map((card) => at(CARD_IDS, card)),
});

const phaseOf = (position: Position): unknown => {
  if (position.phase === OVER) return { type: 'over', ending: at(ENDINGS, position.ending) };
  const isRenovating = position.phase === BUILDING && nth(position.choice, position.actor) === RENOVATE;
  return {
    type: at(PHASE_TYPES, position.phase),
    seat: position.actor,
    steps: isRenovating ? [position.lifts, position.places] : null,
  };
};

const chairOf = (position: Position, seat: Seat): unknown => ({
  money: nth(position.money, seat),
  population: nth(position.population, seat),
  revenue: nth(position.revenue, seat),
  fame: nth(position.fame, seat),
  sheet: spotsOf(position, seat).map((spot) => lookOf(placementAt(spot))),
  aside: TILE_IDS.map((_, kind) => nth(position.aside, seat * KINDS + kind)),
  choice: CHOICE_TYPES[nth(position.choice, seat)],
  bid: nth(position.choice, seat) === BID ? bidOf(position, nth(position.lot, seat)) : null,
});

const lookOf = ({ tile, cell, turn }: DeepReadonly<Placement>): unknown => [tile, ...cell, turn];

const bidOf = (position: Position, lot: number): unknown => [at(LOTS, lot), nth(position.standing, lot)];

const stackOf = (position: Position, half: number): TileId[] => {
  const from = half * STACK_MAX;
  return [...position.stacks.subarray(from, from + nth(position.heights, half))].map((kind) => at(TILE_IDS, kind));
};

const projected = (state: DeepReadonly<State>): unknown => ({
  turn: state.turn,
  dealer: state.dealer,
  phase: projectedPhase(state.phase),
  chairs: state.chairs.map(projectedChair),
  spaces: state.spaces.map((offer) => (offer === null ? null : [offer.tile, offer.price])),
  basics: [state.basics.slots, state.basics.lounge, state.basics.restaurant],
  stacks: SIZES.map((size) => [state.stacks[size].a, state.stacks[size].b]),
  deck: state.deck,
  cards: state.cards.map(({ card }) => card),
});

const projectedPhase = (phase: DeepReadonly<Phase>): unknown => {
  if (phase.type === 'over') return { type: 'over', ending: phase.ending };
  const work = phase.type === 'building' ? phase.work : null;
  return {
    type: phase.type,
    seat: phase.seat,
    steps: work?.type === 'renovate' ? [work.lifts, work.places] : null,
  };
};

/** Leaves out the order of tiles aside and the lot of a bought tile, which have no effect. */
const projectedChair = (chair: DeepReadonly<ChairView>): unknown => ({
  money: chair.money,
  population: chair.population,
  revenue: chair.revenue,
  fame: chair.fame,
  sheet: chair.sheet.map(lookOf),
  aside: TILE_IDS.map((tile) => chair.aside.filter((one) => one === tile).length),
  choice: chair.choice?.type ?? null,
  bid: chair.choice?.type === 'bid' ? [chair.choice.lot, chair.choice.amount] : null,
});
