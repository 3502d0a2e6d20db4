/** RULES 3.8 to 3.12: purchases, and what is placed and lifted afterwards. */

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
import { isSound, isStanding, placementFault, sheetFaults } from './placement.ts';
import { fitsSite, type Site, siteFault, siteOf, spotsFitting } from './renovation.ts';
import { isFull } from './score.ts';
import { cellIndex, plainTurn, SPOTS, type Spot } from './spot.ts';
import { isFree, missingFor, type Survey, survey } from './survey.ts';

type C = DeepReadonly<Chair>;
export type Building = Extract<Phase, { readonly type: 'building' | 'permit' }>;

/** RULES 3.8: a bid that stands is paid and becomes a tile. */
export const buy = (draft: State, seat: Seat): Event[] => {
  const chair = at(draft.chairs, seat);
  if (chair.choice?.type !== 'bid') return [];
  const { lot, amount } = chair.choice;
  const tile = takeTile(draft, lot);
  chair.money -= amount;
  chair.aside.push(tile);
  chair.choice = { type: 'bought', lot, tile, amount };
  return [{ type: 'tileBought', seat, lot, tile, amount }];
};

const takeTile = (draft: State, lot: Lot): TileId => {
  const space = spaceOfLot(lot);
  const basic = BASIC_OF_LOT[lot];
  // With two Slots lots the first purchase may leave a single tile, which is the second lot's.
  const tile = basic ?? tileOfLot(draft, lot);
  assert(tile !== null, `nothing to buy at ${lot}`);
  if (space !== null) draft.spaces[space] = null;
  if (basic !== null) draft.basics[basic] -= 1;
  return tile;
};

/** What a choice lets a seat build; null when nothing. */
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

/** Whether there is anything to lift or to place. Ruling R14: whoever could only answer `done` is not asked. */
export const isBusy = (chair: C, work: Work): boolean => {
  if (work.type !== 'renovate') return hasPlacement(chair);
  return canLift(chair, work) || (work.places < PLACES_MAX && anySpot(chair.aside, siteFits(siteFor(chair, work))));
};

const canLift = ({ sheet }: C, { lifts, places }: Extract<Work, { readonly type: 'renovate' }>): boolean =>
  lifts < LIFTS_MAX && places === 0 && sheet.length > 0;

const siteFor = ({ sheet, aside }: C, { places }: Extract<Work, { readonly type: 'renovate' }>): Site =>
  siteOf(sheet, aside, PLACES_MAX - places);

/** Whether a tile may lie at a spot; null where no spot of the tile will do. */
type Fits = (tile: TileId) => ((spot: Spot) => boolean) | null;

const siteFits =
  (site: Site): Fits =>
  () =>
  (spot) =>
    fitsSite(site, spot);

const sheetFits =
  (around: Survey): Fits =>
  (tile) =>
    missingFor(around, tile).length > 0 ? null : (spot) => isFree(around, spot) && isStanding(around, spot);

const anySpot = (aside: readonly TileId[], fits: Fits): boolean =>
  TILE_IDS.some((tile) => {
    const fitting = aside.includes(tile) ? fits(tile) : null;
    return fitting !== null && SPOTS[tile].some(fitting);
  });

const allSpots = (aside: readonly TileId[], fits: Fits): Spot[] => {
  const found: Spot[] = [];
  for (const tile of TILE_IDS) {
    const fitting = aside.includes(tile) ? fits(tile) : null;
    if (fitting !== null) for (const spot of SPOTS[tile]) if (fitting(spot)) found.push(spot);
  }
  return found;
};

/** Whether one of the tiles aside can be placed as the sheet is. */
export const hasPlacement = ({ sheet, aside }: C): boolean =>
  aside.length > 0 && anySpot(aside, sheetFits(survey(sheet)));

const spotsNow = (chair: C, work: Work | null): Spot[] => {
  if (work?.type !== 'renovate') return allSpots(chair.aside, sheetFits(survey(chair.sheet)));
  return work.places < PLACES_MAX ? spotsFitting(siteFor(chair, work)) : [];
};

/** Every lift and placement open to whoever builds. */
export const buildActions = (chair: C, phase: Building): Action[] => {
  const work = phase.type === 'building' ? phase.work : null;
  const lifts =
    work?.type === 'renovate' && canLift(chair, work)
      ? chair.sheet.map(({ tile, cell }): Action => ({ type: 'lift', tile, cell }))
      : [];
  const places = spotsNow(chair, work).map(
    ({ placement: { tile, cell, turn } }): Action => ({ type: 'place', tile, cell, turn }),
  );
  return [...lifts, ...places];
};

export const checkPlace = (chair: C, phase: Building, placement: Placement): Refusal | null => {
  const { tile, turn } = placement;
  const work = phase.type === 'building' ? phase.work : null;
  if (work?.type === 'renovate' && work.places >= PLACES_MAX) return { code: 'placesUsed', max: PLACES_MAX };
  if (!chair.aside.includes(tile)) return { code: 'notAside', tile };
  const use = plainTurn(tile, turn);
  if (use !== turn) return { code: 'sameTurn', tile, turn, use };
  if (work?.type === 'renovate') return siteFault(siteFor(chair, work), placement);
  return placementFault(survey(chair.sheet), placement);
};

const sameCell = (one: Cell, other: Cell): boolean => cellIndex(one) === cellIndex(other);

const liftIndex = (sheet: readonly Placement[], tile: TileId, cell: Cell): number =>
  sheet.findIndex((placed) => placed.tile === tile && sameCell(placed.cell, cell));

export const checkLift = (chair: C, phase: Building, tile: TileId, cell: Cell): Refusal | null => {
  const work = phase.type === 'building' ? phase.work : null;
  if (work?.type !== 'renovate') return { code: 'notRenovating' };
  if (work.places > 0) return { code: 'liftAfterPlacing' };
  if (work.lifts >= LIFTS_MAX) return { code: 'liftsUsed', max: LIFTS_MAX };
  return liftIndex(chair.sheet, tile, cell) < 0 ? { code: 'notThere', tile, cell } : null;
};

/** Whether the sheet may be left as it is. */
export const isDoable = ({ sheet }: C): boolean => isSound(survey(sheet));

export const checkDone = (chair: C): Refusal | null =>
  isDoable(chair) ? null : { code: 'sheetBroken', faults: sheetFaults(survey(chair.sheet)) };

/** RULES 3.12: the counters follow every tile at once. */
const count = (chair: Chair, tile: TileId, sign: 1 | -1): void => {
  const { population, revenue, fame } = TILES[tile];
  chair.population += sign * population;
  chair.revenue += sign * revenue;
  chair.fame += sign * fame;
};

export const place = (draft: State, seat: Seat, { tile, cell, turn }: Placement): Event[] => {
  const chair = at(draft.chairs, seat);
  chair.aside.splice(chair.aside.lastIndexOf(tile), 1);
  chair.sheet.push({ tile, cell, turn });
  count(chair, tile, 1);
  const placed: Event = { type: 'tilePlaced', seat, tile, cell, turn };
  return isFull(chair.sheet) ? [placed, { type: 'sheetFilled', seat }] : [placed];
};

export const lift = (draft: State, seat: Seat, tile: TileId, cell: Cell): Event => {
  const chair = at(draft.chairs, seat);
  const [lifted] = chair.sheet.splice(liftIndex(chair.sheet, tile, cell), 1);
  assert(lifted !== undefined, 'nothing was lifted');
  chair.aside.push(tile);
  count(chair, tile, -1);
  return { type: 'tileLifted', seat, tile, cell: lifted.cell, turn: lifted.turn };
};
