/** The outline of a tile at a spot, edge by edge, and what lies on the other side. RULES 4.4. */

import { at } from '@fremont/kernel';
import { ENTRANCE_FACTS } from '../data/sheet.ts';
import { type Cell, type Edge, ENTRANCES, SIDES, type Side, type TileId, type Wall } from '../types.ts';
import { beyond, cellAt, cellIndex, isInside, SIDE_BITS, type Spot, STEPS_FROM } from './spot.ts';
import type { Survey } from './survey.ts';

export interface OutlineEdge extends Edge {
  /** Whether the tile has a doorway here. */
  readonly open: boolean;
  readonly meets: 'entrance' | 'door' | 'wall' | 'empty';
  /** The neighbour; null where there is none. */
  readonly tile: TileId | null;
}

export const outlineOf = (around: Survey, spot: Spot): OutlineEdge[] =>
  spot.cells.flatMap((index, each) => {
    const cell = cellAt(index);
    return outerSides(spot, cell).map((side) => ({
      cell,
      side,
      open: (at(spot.doors, each) & SIDE_BITS[side]) !== 0,
      ...otherSide(around, cell, side),
    }));
  });

const outerSides = ({ cells }: Spot, cell: Cell): Side[] =>
  SIDES.filter((side) => {
    const next = beyond(cell, side);
    return !isInside(next) || !cells.includes(cellIndex(next));
  });

const isEntrance = (cell: Cell, side: Side): boolean =>
  ENTRANCES.some((one) => {
    const facts = ENTRANCE_FACTS[one];
    return facts.side === side && cellIndex(facts.cell) === cellIndex(cell);
  });

const otherSide = ({ sheet, owner, doors }: Survey, cell: Cell, side: Side): Pick<OutlineEdge, 'meets' | 'tile'> => {
  if (isEntrance(cell, side)) return { meets: 'entrance', tile: null };
  const step = at(STEPS_FROM, cellIndex(cell)).find((one) => one.side === side);
  if (step === undefined) return { meets: 'wall', tile: null };
  const neighbour = sheet[owner[step.to] ?? -1];
  if (neighbour === undefined) return { meets: 'empty', tile: null };
  return { meets: ((doors[step.to] ?? 0) & step.theirs) === 0 ? 'wall' : 'door', tile: neighbour.tile };
};

export const isJoined = ({ open, meets }: OutlineEdge): boolean => open && (meets === 'door' || meets === 'entrance');

export const edgeOf = ({ cell, side }: Edge): Edge => ({ cell, side });

/** Where the tile touches a neighbour or an entrance and no passage leads through. */
export const wallsOf = (edges: readonly OutlineEdge[]): Wall[] =>
  edges
    .filter((edge) => !isJoined(edge) && (edge.tile !== null || edge.meets === 'entrance'))
    .map(({ cell, side, open, meets }) => ({ cell, side, by: wallOwner(open, meets) }));

const wallOwner = (open: boolean, meets: OutlineEdge['meets']): Wall['by'] => {
  if (open) return 'other';
  return meets === 'wall' ? 'both' : 'own';
};
