/** The ghost: the tile in hand at the position where the player would place it. */

import {
  type Action,
  type Cell,
  HEIGHT,
  type Placement,
  plainTurn,
  shapeOf,
  type TileId,
  TURNS,
  type Turn,
  WIDTH,
} from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import { handOf } from './hand.ts';
import { picksOf } from './picks.ts';
import type { ShowdownModel } from './types.ts';

type PlaceAction = Extract<Action, { readonly type: 'place' }>;
type Position = Pick<Placement, 'cell' | 'turn'>;

/** Every position where the rules allow the tile now. */
export const legalPlacements = ({ update }: ShowdownModel, tile: TileId): PlaceAction[] =>
  update.value.legal.filter((action): action is PlaceAction => action.type === 'place' && action.tile === tile);

/** Null without a tile in hand. The ghost always stays inside the sheet. */
export const ghostOf = (model: ShowdownModel): Placement | null => {
  const hand = handOf(model);
  if (hand === null || hand === 'lift') return null;
  const { cell, turn } = picksOf(model);
  if (cell.value === null) return firstGhost(model, hand);
  return { tile: hand, cell: insideSheet(hand, turn.value, cell.value), turn: plainTurn(hand, turn.value) };
};

/** A tile that the player has not moved yet starts at its first legal position. */
const firstGhost = (model: ShowdownModel, tile: TileId): Placement => {
  const [first] = legalPlacements(model, tile);
  return first === undefined ? { tile, cell: [2, 1], turn: 0 } : { tile, cell: first.cell, turn: first.turn };
};

const insideSheet = (tile: TileId, turn: Turn, [x, y]: Cell): Cell => {
  const { width, height } = shapeOf(tile, turn);
  return [Math.max(0, Math.min(x, WIDTH - width)), Math.max(0, Math.min(y, HEIGHT - height))];
};

const setPosition = (model: ShowdownModel, { cell, turn }: Position): void => {
  const picks = picksOf(model);
  picks.cell.value = cell;
  picks.turn.value = turn;
};

/** Moves the ghost by a number of cells. */
export const moveGhost = (model: ShowdownModel, [x, y]: Cell): void => {
  const ghost = ghostOf(model);
  if (ghost !== null) moveGhostTo(model, [ghost.cell[0] + x, ghost.cell[1] + y]);
};

export const moveGhostTo = (model: ShowdownModel, cell: Cell): void => {
  const ghost = ghostOf(model);
  if (ghost !== null) setPosition(model, { ...ghost, cell: insideSheet(ghost.tile, ghost.turn, cell) });
};

/** Turns the ghost by a quarter. It skips turns that look the same. */
export const turnGhost = (model: ShowdownModel, quarters: 1 | -1): void => {
  const ghost = ghostOf(model);
  if (ghost === null) return;
  const turns = TURNS.filter((turn) => plainTurn(ghost.tile, turn) === turn);
  const turn = at(turns, (turns.indexOf(ghost.turn) + quarters + turns.length) % turns.length);
  setPosition(model, { cell: insideSheet(ghost.tile, turn, ghost.cell), turn });
};

const isSamePosition = (one: Position, other: Position): boolean =>
  one.turn === other.turn && one.cell[0] === other.cell[0] && one.cell[1] === other.cell[1];

export const moveToNextPlacement = (model: ShowdownModel): void => {
  const ghost = ghostOf(model);
  if (ghost === null) return;
  const placements = legalPlacements(model, ghost.tile);
  const now = placements.findIndex((placement) => isSamePosition(placement, ghost));
  const next = placements[(now + 1) % Math.max(1, placements.length)];
  if (next === undefined) return;
  setPosition(model, next);
  picksOf(model).isPinned.value = true;
};
