/** Checks placements during a Renovate. Only the final sheet has to be sound. RULES 3.10, 4.7. */

import { type Placement, type Refusal, TILE_IDS, type TileId } from '../types.ts';
import { type FloorPlan, openingsOf, passageFrom, planWith } from './passages.ts';
import { brokenTile, isFree, isSound, missingFor, sheetFaults, spaceFault, tileFault } from './placement.ts';
import { type LaidTile, lay, positionsOf, positionsWithDoor } from './tile.ts';

/** RULES 4.7: why the tile cannot be placed. `placesLeft` includes this placement. */
export const renovationFault = (
  before: FloorPlan,
  aside: readonly TileId[],
  placesLeft: number,
  placement: Placement,
): Refusal | null => {
  const laid = lay(placement);
  const fault = spaceFault(before, laid);
  if (fault !== null) return fault;
  const after = planWith(before, laid);
  const broken = brokenTile(after);
  if (broken === null) return null;
  if (placesLeft > 1 && canBeRepaired(after, broken, without(aside, placement.tile))) return null;
  return tileFault(after, laid) ?? { code: 'sheetBroken', faults: sheetFaults(after) };
};

const without = (tiles: readonly TileId[], tile: TileId): TileId[] => tiles.toSpliced(tiles.indexOf(tile), 1);

/** Ruling R24: whether one more tile makes the sheet sound. */
const canBeRepaired = (plan: FloorPlan, broken: LaidTile, aside: readonly TileId[]): boolean =>
  repairsOf(plan, broken, aside).some((second) => isFree(plan, second) && isSound(planWith(plan, second)));

/** Placements that can help a broken tile. It needs the kind that it misses, or a tile that extends its passage. */
const repairsOf = (plan: FloorPlan, broken: LaidTile, aside: readonly TileId[]): LaidTile[] => {
  // Each kind once, although several copies may lie aside.
  const kinds = TILE_IDS.filter((tile) => aside.includes(tile));
  const missing = missingFor(plan.sheet, broken.tile);
  // One more tile can supply only one missing kind, so with two of them missing there is no repair.
  if (missing.length > 0)
    return kinds
      .filter((tile) => missing.every((needed) => needed === tile))
      .flatMap(positionsOf)
      .map(lay);
  const openings = openingsOf(plan, passageFrom(plan, broken));
  return kinds.flatMap((tile) => openings.flatMap((edge) => positionsWithDoor(tile, edge)));
};
