/** The judge of tiles on a sheet: what is wrong with one, and where it shows. RULES 4. */

import { TILES } from '../data/tiles.ts';
import { type Edge, ENTRANCES, type Entrance, type Placement, type PlacementFault } from '../types.ts';
import { edgeOf, outlineOf, wallsOf } from './outline.ts';
import { cellAt, coveredCells, isInside, REACH, type Spot, spotAt } from './spot.ts';
import { hasTile, isFree, meetsLounge, missingFor, NEEDED, reachAt, type Survey } from './survey.ts';

/** Why this tile cannot lie here, the other tiles being as they are. */
export const placementFault = (around: Survey, placement: Placement): PlacementFault | null => {
  const spot = spotAt(placement);
  if (spot === null) {
    const cells = coveredCells(placement).filter((cell) => !isInside(cell));
    return { code: 'outside', tile: placement.tile, cells };
  }
  return isFree(around, spot) ? standingFault(around, spot) : occupiedFault(around, spot);
};

const occupiedFault = ({ owner }: Survey, { placement, cells }: Spot): PlacementFault => ({
  code: 'occupied',
  tile: placement.tile,
  cells: cells.filter((cell) => (owner[cell] ?? -1) >= 0).map(cellAt),
});

/** RULES 4.3 to 4.6. `around` may hold the tile itself: what it is asked for depends on its neighbours alone. */
const standingFault = (around: Survey, spot: Spot): PlacementFault | null => {
  if (isStanding(around, spot)) return null;
  const { tile, cell } = spot.placement;
  const missing = missingFor(around, tile);
  if (missing.length > 0) return { code: 'missingPrerequisite', tile, missing };
  const reach = reachAt(around, spot);
  if ((reach & NEEDED[TILES[tile].colour]) === 0) return connectionFault(around, spot, reach);
  return { code: 'noLoungeDoor', tile, cell, doors: doorways(around, spot) };
};

/** The same question without the answer's where and why: asked thousands of times a match. */
export const isStanding = (around: Survey, spot: Spot): boolean => {
  const { tile } = spot.placement;
  const { prerequisites, colour } = TILES[tile];
  for (const needed of prerequisites) if (!hasTile(around, needed)) return false;
  if ((reachAt(around, spot) & NEEDED[colour]) === 0) return false;
  return tile !== 'night-club' || meetsLounge(around, spot);
};

const doorways = (around: Survey, spot: Spot): Edge[] =>
  outlineOf(around, spot)
    .filter(({ open }) => open)
    .map(edgeOf);

const entranceOf = (bits: number): Entrance | null => ENTRANCES.find((one) => (bits & REACH[one]) !== 0) ?? null;

const connectionFault = (around: Survey, spot: Spot, reach: number): PlacementFault => {
  const { tile, cell } = spot.placement;
  const needed = NEEDED[TILES[tile].colour];
  const entrance = needed === (REACH.casino | REACH.hotel) ? 'either' : (entranceOf(needed) ?? 'either');
  return {
    code: 'notConnected',
    tile,
    cell,
    entrance,
    reached: entranceOf(reach),
    walls: wallsOf(outlineOf(around, spot)),
  };
};

/** Whether everything on the sheet may stay. */
export const isSound = (whole: Survey): boolean =>
  whole.sheet.every((placement) => {
    const spot = spotAt(placement);
    return spot !== null && isStanding(whole, spot);
  });

/** Everything wrong with a sheet, in the order its tiles were placed. */
export const sheetFaults = (whole: Survey): PlacementFault[] =>
  whole.sheet.flatMap((placement) => {
    const spot = spotAt(placement);
    const fault = spot === null ? null : standingFault(whole, spot);
    return fault === null ? [] : [fault];
  });
