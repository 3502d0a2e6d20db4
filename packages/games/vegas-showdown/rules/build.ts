/** RULES 3.8 to 3.12: purchases, and the tiles that are placed and lifted afterwards. */

import { assert, at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { LIFTS_MAX, PLACES_MAX } from '../data/sheet.ts';
import { TILES } from '../data/tiles.ts';
import { BASIC_OF_LOT } from '../data/tracks.ts';
import {
  type Action,
  type Cell,
  type Chair,
  type Choice,
  type Event,
  type Lot,
  type Phase,
  type Placement,
  type Refusal,
  type State,
  TILE_IDS,
  type TileId,
  type Work,
} from '../types.ts';
import { spaceOfLot, tileOfLot } from './lots.ts';
import { type FloorPlan, planOf, type Sheet } from './passages.ts';
import { placementFault, sheetFaults } from './placement.ts';
import { renovationFault } from './renovation.ts';
import { isFull } from './score.ts';
import { isSameCell, plainTurn, positionsOf } from './tile.ts';

type C = DeepReadonly<Chair>;
export type Building = Extract<Phase, { readonly type: 'building' | 'permit' }>;

/** RULES 3.8: the seat pays its standing bid and gets the tile. */
export function* buy(draft: State, seat: Seat): Iterable<Event> {
  const chair = at(draft.chairs, seat);
  if (chair.choice?.type !== 'bid') return;
  const { lot, amount } = chair.choice;
  const tile = takeTile(draft, lot);
  chair.money -= amount;
  chair.aside.push(tile);
  chair.choice = { type: 'bought', lot, tile, amount };
  yield { type: 'tileBought', seat, lot, tile, amount };
}

const takeTile = (draft: State, lot: Lot): TileId => {
  const space = spaceOfLot(lot);
  const basic = BASIC_OF_LOT[lot];
  // With two Slots lots the first purchase may leave one tile. The second lot sells it.
  const tile = basic ?? tileOfLot(draft, lot);
  assert(tile !== null, `nothing to buy at ${lot}`);
  if (space !== null) draft.spaces[space] = null;
  if (basic !== null) draft.basics[basic] -= 1;
  return tile;
};

/** The kind of building that a choice allows; null when it allows none. */
export const workOf = (choice: Choice | null): Work | null => {
  switch (choice?.type) {
    case 'bought':
      return { type: 'purchase', tile: choice.tile, paid: choice.amount };
    case 'publicity':
      return { type: 'publicity' };
    case 'renovate':
      return { type: 'renovate', lifts: 0, places: 0 };
    default:
      return null;
  }
};

/** The reason why a seat builds; null when a card permits it. */
const workIn = (phase: Building): Work | null => (phase.type === 'building' ? phase.work : null);

/** The kinds of tiles that are aside. */
const kindsAside = ({ aside }: C): TileId[] => TILE_IDS.filter((tile) => aside.includes(tile));

/** All candidates of a builder, in the order of the list. The checks below pick the legal ones. */
export const buildCandidates = (chair: C): Action[] => [
  ...chair.sheet.map(({ tile, cell }): Action => ({ type: 'lift', tile, cell })),
  ...kindsAside(chair).flatMap((tile) =>
    positionsOf(tile).map(({ cell, turn }): Action => ({ type: 'place', tile, cell, turn })),
  ),
  { type: 'done' },
];

/** Ruling R14: whether the seat can lift or place a tile. A seat that could only answer `done` is skipped. */
export const isBusy = (chair: C, phase: Building): boolean =>
  chair.sheet.some(({ tile, cell }) => checkLift(chair, phase, tile, cell) === null) || canPlace(chair, phase);

const canPlace = (chair: C, phase: Building): boolean => {
  const plan = planOf(chair.sheet);
  return kindsAside(chair).some((tile) =>
    positionsOf(tile).some((placement) => checkPlace(chair, plan, phase, placement) === null),
  );
};

export const checkPlace = ({ aside }: C, plan: FloorPlan, phase: Building, placement: Placement): Refusal | null => {
  const { tile, turn } = placement;
  const work = workIn(phase);
  if (work?.type === 'renovate' && work.places >= PLACES_MAX) return { code: 'placesUsed', max: PLACES_MAX };
  if (!aside.includes(tile)) return { code: 'notAside', tile };
  const use = plainTurn(tile, turn);
  if (use !== turn) return { code: 'sameTurn', tile, turn, use };
  if (work?.type === 'renovate') return renovationFault(plan, aside, PLACES_MAX - work.places, placement);
  return placementFault(plan, placement);
};

const liftIndex = (sheet: Sheet, tile: TileId, cell: Cell): number =>
  sheet.findIndex((placed) => placed.tile === tile && isSameCell(placed.cell, cell));

export const checkLift = (chair: C, phase: Building, tile: TileId, cell: Cell): Refusal | null => {
  const work = workIn(phase);
  if (work?.type !== 'renovate') return { code: 'notRenovating' };
  if (work.places > 0) return { code: 'liftAfterPlacing' };
  if (work.lifts >= LIFTS_MAX) return { code: 'liftsUsed', max: LIFTS_MAX };
  return liftIndex(chair.sheet, tile, cell) < 0 ? { code: 'notThere', tile, cell } : null;
};

/** RULES 4.7: the final sheet has to be sound. */
export const checkDone = ({ sheet }: C): Refusal | null => {
  const faults = sheetFaults(planOf(sheet));
  return faults.length === 0 ? null : { code: 'sheetBroken', faults };
};

/** RULES 3.12: every tile changes the counters at once. */
const count = (chair: Chair, tile: TileId, sign: 1 | -1): void => {
  const { population, revenue, fame } = TILES[tile];
  chair.population += sign * population;
  chair.revenue += sign * revenue;
  chair.fame += sign * fame;
};

/** Counts a step of a Renovate. */
const countStep = (draft: State, step: 'lifts' | 'places'): void => {
  const { phase } = draft;
  if (phase.type !== 'building' || phase.work.type !== 'renovate') return;
  draft.phase = { ...phase, work: { ...phase.work, [step]: phase.work[step] + 1 } };
};

export function* place(draft: State, seat: Seat, { tile, cell, turn }: Placement): Iterable<Event> {
  const chair = at(draft.chairs, seat);
  chair.aside.splice(chair.aside.lastIndexOf(tile), 1);
  chair.sheet.push({ tile, cell, turn });
  count(chair, tile, 1);
  countStep(draft, 'places');
  yield { type: 'tilePlaced', seat, tile, cell, turn };
  if (isFull(chair.sheet)) yield { type: 'sheetFilled', seat };
}

export function* lift(draft: State, seat: Seat, tile: TileId, cell: Cell): Iterable<Event> {
  const chair = at(draft.chairs, seat);
  const [lifted] = chair.sheet.splice(liftIndex(chair.sheet, tile, cell), 1);
  assert(lifted !== undefined, 'nothing was lifted');
  chair.aside.push(tile);
  count(chair, tile, -1);
  countStep(draft, 'lifts');
  yield { type: 'tileLifted', seat, tile, cell: lifted.cell, turn: lifted.turn };
}
