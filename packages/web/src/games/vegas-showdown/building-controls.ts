/** The controls of building: the tile in hand, its position and turn, the cells of the sheet, and the end of building. */

import { type Action, type Cell, HEIGHT, type Placement, type TileId, WIDTH } from '@fremont/games/vegas-showdown';
import { at, byType } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { settings } from '../../settings/index.ts';
import type { Control, Controls, Reason } from '../../table/controls.ts';
import { digitKeys, ENTER_KEYS, plainReason } from '../../table/game-controls.ts';
import { chooseControl, confirmControls } from './choice-controls.ts';
import { cellId, handId } from './control-ids.ts';
import { ghostOf, legalPlacements, moveGhost, moveGhostTo, moveToNextPlacement, turnGhost } from './ghost-position.ts';
import { canLift, type Hand, handChoices, handOf, takeInHand } from './hand.ts';
import { picksOf } from './picks.ts';
import type { ShowdownModel } from './types.ts';
import { cellLabel, cellName, tileAt, tileName } from './words.ts';

/** Row by row. */
export const ALL_CELLS: readonly Cell[] = Array.from(
  { length: WIDTH * HEIGHT },
  (_, index): Cell => [index % WIDTH, Math.floor(index / WIDTH)],
);

export const buildingControls = (model: ShowdownModel): Controls => {
  const hand = handOf(model);
  return [
    ...handChoices(model).map((one, index) => handControl(model, one, index)),
    ...(hand === null || hand === 'lift' ? [] : ghostControls(model, hand)),
    ...ALL_CELLS.map((cell) => cellControl(model, cell)),
    ...(hand === 'lift' ? confirmControls(model) : []),
    doneControl(model, hand),
  ];
};

const handControl = (model: ShowdownModel, hand: Hand, index: number): Control => ({
  id: handId(hand),
  keys: digitKeys(index + 1),
  label: hand === 'lift' ? t('vegas-showdown.liftTool') : tileName(model, hand),
  off: hand === 'lift' && !canLift(model) ? liftReason(model) : null,
  run: () => takeInHand(model, hand),
});

/** Why no tile can be lifted any more. */
const liftReason = (model: ShowdownModel): Reason | null => {
  const [first] = model.actor === null ? [] : at(model.view.chairs, model.actor).sheet;
  return first === undefined
    ? plainReason('vegas-showdown.nothingToLift')
    : model.reasonAgainst({ type: 'lift', tile: first.tile, cell: first.cell });
};

const ARROWS: readonly (readonly [key: string, step: Cell])[] = [
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
];

const ghostControls = (model: ShowdownModel, tile: TileId): Controls => [
  placeControl(model),
  turnControl(model, 'turn', 1, ['KeyR', 'KeyE']),
  turnControl(model, 'turnBack', -1, ['KeyQ']),
  nextPlacementControl(model, tile),
  ...ARROWS.map(([key, step]) => arrowControl(model, key, step)),
];

const nextPlacementControl = (model: ShowdownModel, tile: TileId): Control => {
  const count = legalPlacements(model, tile).length;
  return {
    id: 'nextPlacement',
    keys: ['KeyN'],
    label: t('vegas-showdown.nextWay', { count }),
    off: count === 0 ? plainReason('vegas-showdown.noWay') : null,
    run: () => moveToNextPlacement(model),
  };
};

const arrowControl = (model: ShowdownModel, key: string, step: Cell): Control => ({
  id: `move-${key}`,
  keys: [key],
  label: t('vegas-showdown.moveTile'),
  off: null,
  run: () => {
    moveGhost(model, step);
    picksOf(model).isPinned.value = true;
  },
});

const turnControl = (
  model: ShowdownModel,
  id: 'turn' | 'turnBack',
  quarters: 1 | -1,
  keys: readonly string[],
): Control => ({
  id,
  keys,
  label: t(id === 'turn' ? 'vegas-showdown.turnTile' : 'vegas-showdown.turnBack'),
  off: null,
  run: () => turnGhost(model, quarters),
});

export const placeAction = ({ tile, cell, turn }: Placement): Action => ({ type: 'place', tile, cell, turn });

const placeControl = (model: ShowdownModel): Control => {
  const ghost = ghostOf(model);
  return {
    id: 'place',
    keys: ENTER_KEYS,
    label: t('vegas-showdown.buildAt', { cell: ghost === null ? '' : cellName(ghost.cell) }),
    off: ghost === null ? null : model.reasonAgainst(placeAction(ghost)),
    run: () => placeGhost(model),
    primary: true,
  };
};

const placeGhost = (model: ShowdownModel): void => {
  const ghost = ghostOf(model);
  if (ghost === null) return;
  takeInHand(model, null);
  model.commands.act(placeAction(ghost));
};

/** A press on a cell moves the tile in hand there, or with an empty hand chooses the tile there to lift it. */
const cellControl = (model: ShowdownModel, cell: Cell): Control =>
  ghostOf(model) === null
    ? liftControl(model, cell)
    : { id: cellId(cell), keys: [], label: cellLabel(model, cell), off: null, run: () => pressCell(model, cell) };

const pressCell = (model: ShowdownModel, cell: Cell): void => {
  moveGhostTo(model, cell);
  picksOf(model).isPinned.value = true;
  const ghost = ghostOf(model);
  const needsConfirmation = settings.confirmMoves.peek();
  if (!needsConfirmation && ghost !== null && model.reasonAgainst(placeAction(ghost)) === null) placeGhost(model);
};

const liftControl = (model: ShowdownModel, cell: Cell): Control => {
  const label = cellLabel(model, cell);
  const placed = tileAt(model, cell);
  if (placed === null) {
    const off = plainReason('vegas-showdown.nothingThere');
    return { id: cellId(cell), keys: [], label, off, run: () => undefined };
  }
  const action: Action = { type: 'lift', tile: placed.tile, cell: placed.cell };
  return { ...chooseControl(model, action, cellId(cell), []), label };
};

const doneControl = (model: ShowdownModel, hand: Hand | null): Control => {
  const action: Action = { type: 'done' };
  return {
    id: 'done',
    keys: hand === null ? ['KeyD', ...ENTER_KEYS] : ['KeyD'],
    label: byType(model.text.value.actions, action).label,
    off: model.reasonAgainst(action),
    run: () => {
      takeInHand(model, null);
      model.commands.act(action);
    },
    primary: hand === null,
  };
};
