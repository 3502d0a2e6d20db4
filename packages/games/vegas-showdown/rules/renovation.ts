/** The judge of single placements inside a Renovate, where only the final sheet has to be sound. RULES 3.10, 4.7. */

import { at } from '@fremont/kernel';
import { CELLS } from '../data/sheet.ts';
import { TILES } from '../data/tiles.ts';
import { type Placement, type PlacementFault, type Refusal, TILE_IDS, type TileId } from '../types.ts';
import { isSound, isStanding, placementFault, sheetFaults } from './placement.ts';
import { byTile, SPOTS, type Spot, STEPS_FROM, spotAt } from './spot.ts';
import { hasTile, isFree, missingFor, type Survey, surveyWith } from './survey.ts';

/** A sheet in the middle of a Renovate. */
export interface Site {
  readonly around: Survey;
  readonly sound: boolean;
  readonly aside: readonly TileId[];
  /** How many tiles may still be placed. */
  readonly placesLeft: number;
}

export const siteOf = (around: Survey, aside: readonly TileId[], placesLeft: number): Site => ({
  around,
  sound: isSound(around),
  aside,
  placesLeft,
});

/** Whether the sheet can still be left sound once the tile lies there. */
export const fitsSite = ({ around, sound, aside, placesLeft }: Site, spot: Spot): boolean => {
  if (!isFree(around, spot)) return false;
  // RULES 4.8: a tile never harms the ones that lie already.
  if (sound && isStanding(around, spot)) return true;
  if (sound && placesLeft < 2) return false;
  const after = surveyWith(around, spot);
  if (!sound && isSound(after)) return true;
  return placesLeft > 1 && isCompletable(after, without(aside, spot.placement.tile));
};

export const siteFault = (site: Site, placement: Placement): Refusal | null => {
  const spot = spotAt(placement);
  if (spot !== null && fitsSite(site, spot)) return null;
  return placementFault(site.around, placement) ?? brokenAfter(site, spot);
};

const brokenAfter = ({ around }: Site, spot: Spot | null): Refusal => {
  const faults: readonly PlacementFault[] = spot === null ? [] : sheetFaults(surveyWith(around, spot));
  return { code: 'sheetBroken', faults };
};

const without = (tiles: readonly TileId[], tile: TileId): TileId[] => {
  const rest = [...tiles];
  const index = rest.indexOf(tile);
  if (index >= 0) rest.splice(index, 1);
  return rest;
};

/** Whether one more tile can make an unsound sheet sound. */
const isCompletable = (whole: Survey, aside: readonly TileId[]): boolean => {
  const missing = new Set(whole.sheet.flatMap(({ tile }) => missingFor(whole, tile)));
  if (missing.size > 1) return false;
  const near = gapOf(whole);
  for (const tile of TILE_IDS) {
    if (!aside.includes(tile) || (missing.size === 1 && !missing.has(tile))) continue;
    if (!TILES[tile].prerequisites.every((needed) => hasTile(whole, needed))) continue;
    if (spotsNear(tile, near).some((spot) => mends(whole, spot))) return true;
  }
  return false;
};

const mends = (whole: Survey, spot: Spot): boolean =>
  isFree(whole, spot) && isStanding(whole, spot) && isSound(surveyWith(whole, spot));

/**
 * The empty cells one of which the mending tile must cover: those behind the doorways of a tile that is cut off, or of
 * a Night Club without a lounge. Null when only a prerequisite is missing, which may lie anywhere.
 */
const gapOf = (whole: Survey): readonly number[] | null => {
  for (const placement of whole.sheet) {
    const spot = spotAt(placement);
    if (spot === null || isStanding(whole, spot)) continue;
    if (missingFor(whole, placement.tile).length > 0) continue;
    return emptyBehindDoors(whole, spot);
  }
  return null;
};

/** The empty cells that doorways of the tile, and of all it is joined to, open to. */
const emptyBehindDoors = (whole: Survey, { cells }: Spot): number[] => {
  const seen = new Set(cells);
  const open = [...cells];
  const found: number[] = [];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop())
    for (const to of behindDoors(whole, cell)) {
      if (seen.has(to)) continue;
      seen.add(to);
      ((whole.owner[to] ?? -1) < 0 ? found : open).push(to);
    }
  return found;
};

/** The cells that a cell has a doorway to, unless a wall of the neighbour is in the way. */
const behindDoors = ({ owner, doors }: Survey, cell: number): number[] =>
  at(STEPS_FROM, cell)
    .filter(({ mine }) => ((doors[cell] ?? 0) & mine) !== 0)
    .filter(({ to, theirs }) => (owner[to] ?? -1) < 0 || ((doors[to] ?? 0) & theirs) !== 0)
    .map(({ to }) => to);

/** By tile and cell, the spots that cover the cell. */
const COVERING = byTile((tile) =>
  Array.from({ length: CELLS }, (_, cell) => SPOTS[tile].filter(({ cells }) => cells.includes(cell))),
);

const spotsNear = (tile: TileId, near: readonly number[] | null): readonly Spot[] =>
  near === null ? SPOTS[tile] : near.flatMap((cell) => COVERING[tile][cell] ?? []);
