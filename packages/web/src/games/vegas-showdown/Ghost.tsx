/** Drawings over the sheet: the tile in hand, the path to it, and the tile that the player wants to lift. */

import { ENTRANCE_FACTS, type PlacementReport, placementReport, WIDTH } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { placeAction } from './building-controls.ts';
import { CELL } from './floors.tsx';
import { ghostOf } from './ghost-position.ts';
import { Held, Outline } from './Held.tsx';
import type { ShowdownProps } from './types.ts';
import { isSameCell, tileName } from './words.ts';

interface GhostProps extends ShowdownProps {
  readonly seat: Seat;
}

export const Ghost = ({ model, seat }: GhostProps) => {
  const ghost = ghostOf(model);
  if (ghost === null) return <TileToLift model={model} />;
  const { view } = model;
  const isLegal = model.reasonAgainst(placeAction(ghost)) === null;
  const report = placementReport(at(view.chairs, seat), ghost, view.options.sheet);
  return <Held placement={ghost} report={report} isLegal={isLegal} name={tileName(model, ghost.tile)} />;
};

const TileToLift = ({ model }: ShowdownProps) => {
  const chosen = model.chosen.value;
  if (chosen?.type !== 'lift' || model.actor === null) return null;
  const placed = at(model.view.chairs, model.actor).sheet.find(({ cell }) => isSameCell(cell, chosen.cell));
  return placed === undefined ? null : (
    <g class="ghost ghost-lift">
      <Outline placement={placed} />
    </g>
  );
};

/** The path from the entrance through the doorways to the tile in hand. */
export const EntrancePath = ({ model, seat }: GhostProps) => {
  const ghost = ghostOf(model);
  if (ghost === null) return null;
  const { view } = model;
  const d = entrancePath(placementReport(at(view.chairs, seat), ghost, view.options.sheet));
  return d === null ? null : (
    <>
      <path class="way-bed" d={d} />
      <path class="way" d={d} />
    </>
  );
};

const entrancePath = ({ reached: [entrance], path }: PlacementReport): string | null => {
  if (entrance === undefined || path.length === 0) return null;
  const { cell, side } = ENTRANCE_FACTS[entrance];
  const door = [side === 'W' ? -8 : WIDTH * CELL + 8, (cell[1] + 0.5) * CELL];
  const middles = path.map(([x, y]) => [(x + 0.5) * CELL, (y + 0.5) * CELL]);
  return `M${[door, ...middles].map((point) => point.join(' ')).join('L')}`;
};
