/** The tile in hand where it would lie, the way to it, and the tile that would be lifted. */

import { ENTRANCE_FACTS, type PlacementReport, placementReport, WIDTH } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { placeOf } from './controls.ts';
import { CELL } from './floors.tsx';
import { Held, Outline } from './Held.tsx';
import { ghostOf } from './picks.ts';
import type { ShowdownProps } from './types.ts';
import { isSameCell, tileName } from './words.ts';

interface GhostProps extends ShowdownProps {
  readonly seat: Seat;
}

export const Ghost = ({ session, seat }: GhostProps) => {
  const ghost = ghostOf(session);
  if (ghost === null) return <Lifted session={session} />;
  const { view } = session;
  const isLegal = session.reasonAgainst(placeOf(ghost)) === null;
  const report = placementReport(at(view.chairs, seat), ghost, view.options.sheet);
  return <Held placement={ghost} report={report} isLegal={isLegal} name={tileName(session, ghost.tile)} />;
};

const Lifted = ({ session }: ShowdownProps) => {
  const chosen = session.chosen.value;
  if (chosen?.type !== 'lift' || session.actor === null) return null;
  const placed = at(session.view.chairs, session.actor).sheet.find(({ cell }) => isSameCell(cell, chosen.cell));
  return placed === undefined ? null : (
    <g class="ghost ghost-lift">
      <Outline placement={placed} />
    </g>
  );
};

/** The way in: from the entrance through the doorways to the tile. */
export const Way = ({ session, seat }: GhostProps) => {
  const ghost = ghostOf(session);
  if (ghost === null) return null;
  const { view } = session;
  const d = wayPath(placementReport(at(view.chairs, seat), ghost, view.options.sheet));
  return d === null ? null : (
    <>
      <path class="way-bed" d={d} />
      <path class="way" d={d} />
    </>
  );
};

const wayPath = ({ reached: [entrance], path }: PlacementReport): string | null => {
  if (entrance === undefined || path.length === 0) return null;
  const { cell, side } = ENTRANCE_FACTS[entrance];
  const door = [side === 'W' ? -8 : WIDTH * CELL + 8, (cell[1] + 0.5) * CELL];
  const middles = path.map(([x, y]) => [(x + 0.5) * CELL, (y + 0.5) * CELL]);
  return `M${[door, ...middles].map((point) => point.join(' ')).join('L')}`;
};
