/** Draws the tile that a chosen action would lay, and the outline of the casino that it would belong to. */

import { Die } from '../../pieces/Die.tsx';
import { playerAt } from '../../table/players.ts';
import { emblemId } from './Companies.tsx';
import type { DrawnBoard } from './drawn-board.ts';
import { patternId } from './emblems.tsx';
import { lotBox } from './geometry.ts';
import { type GhostPiece, ghostOf } from './ghost.ts';
import { outlineOf, PLATE, TUBE } from './outline.ts';
import type { LordsProps } from './types.ts';

const DIE = 46;

export const GhostTile = ({ model, board }: LordsProps & { readonly board: DrawnBoard }) => {
  const ghost = ghostOf(model);
  if (ghost === null) return null;
  const { layout } = board;
  const { colour, lots } = ghost.casino;
  const tube = outlineOf(layout, lots, TUBE);
  const { tile } = ghost;
  const plate = tile === null ? null : outlineOf(layout, [tile.lot], PLATE);
  return (
    <g
      class="ghost-tile"
      style={{
        '--tube': `var(--co-${colour})`,
        '--plate': `var(--co-${colour}-plate)`,
        '--core': `var(--co-${colour}-core)`,
      }}
    >
      {plate !== null && (
        <>
          <path class="building-plate" d={plate} />
          <path class="building-pattern" d={plate} fill={`url(#${patternId(colour)})`} />
        </>
      )}
      <path class="building-halo" d={tube} />
      <path class="building-tube" d={tube} />
      {lots.map((lot) => {
        const { x, y } = lotBox(layout, lot);
        return (
          <g key={lot} class="tile">
            <rect class="tile-corner" x={x + 8} y={y + 8} width="24" height="24" rx="6" />
            <use class="tile-emblem" href={`#${emblemId(colour)}`} x={x + 10.5} y={y + 10.5} width="19" height="19" />
          </g>
        );
      })}
      {tile !== null && <GhostDie board={board} {...tile} />}
    </g>
  );
};

const GhostDie = ({ board, lot, owner, value }: { readonly board: DrawnBoard } & GhostPiece) => {
  const { scale } = board.layout;
  const { x, y, width, height } = lotBox(board.layout, lot);
  const size = DIE * scale;
  return (
    <g class="tile-die">
      <svg
        aria-hidden="true"
        x={x + (width - size) / 2}
        y={y + (height - size) / 2 + 1}
        width={size}
        height={size}
        overflow="visible"
      >
        <Die enamel={playerAt(board.players, owner).colour} face={value} />
      </svg>
    </g>
  );
};
