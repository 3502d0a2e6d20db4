/** Checks placements during a Renovate. Only the final sheet has to be sound. RULES 3.10, 4.7. */

import { type Placement, type Refusal, TILE_IDS, type TileId } from '../types.ts';
import { type FloorPlan, isJoinedTo, passageFrom, planWith } from './passages.ts';
import { brokenTile, isFree, isSound, missingFor, sheetFaults, spaceFault, tileFault } from './placement.ts';
import { positionsOf } from './tile.ts';

/** RULES 4.7: why the tile cannot be placed. `placesLeft` includes this placement. */
export const renovationFault = (
  before: FloorPlan,
  aside: readonly TileId[],
  placesLeft: number,
  placement: Placement,
): Refusal | null => {
  const fault = spaceFault(before, placement);
  if (fault !== null) return fault;
  const after = planWith(before, placement);
  const broken = brokenTile(after);
  if (broken === null) return null;
  if (placesLeft > 1 && canBeRepaired(after, broken, without(aside, placement.tile))) return null;
  return tileFault(after, placement) ?? { code: 'sheetBroken', faults: sheetFaults(after.sheet) };
};

const without = (tiles: readonly TileId[], tile: TileId): TileId[] => tiles.toSpliced(tiles.indexOf(tile), 1);

/** Ruling R24: whether one more tile makes the sheet sound. */
const canBeRepaired = (plan: FloorPlan, broken: Placement, aside: readonly TileId[]): boolean => {
  const missing = missingFor(plan.sheet, broken.tile);
  const passage = passageFrom(plan, broken);
  // A tile that misses a kind needs that kind. Any other needs a doorway shared by its passage and the second tile.
  const canHelp = (second: Placement): boolean => missing.length > 0 || isJoinedTo(plan, passage, second);
  return TILE_IDS.filter((tile) => aside.includes(tile) && missing.every((needed) => needed === tile)).some((tile) =>
    positionsOf(tile).some((second) => isFree(plan, second) && canHelp(second) && isSound(planWith(plan, second))),
  );
};
