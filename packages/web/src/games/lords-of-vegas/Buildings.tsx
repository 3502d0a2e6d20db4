/** Draws each casino as one building: plate, pattern, neon tube, dice, and the crown of the boss. */

import { type Casino, type LotId, lotAt } from '@fremont/games/lords-of-vegas';
import { Die } from '../../pieces/Die.tsx';
import { playerAt } from '../../table/players.ts';
import { emblemId } from './Companies.tsx';
import { Crown } from './Crown.tsx';
import type { DrawnBoard } from './drawn-board.ts';
import { patternId } from './emblems.tsx';
import { lotBox } from './geometry.ts';
import { outlineOf, PLATE, TUBE } from './outline.ts';

interface BoardProps {
  readonly board: DrawnBoard;
}

export const Buildings = ({ board }: BoardProps) => (
  <>
    {board.casinos.map((casino) => (
      <Building key={casino.id} board={board} casino={casino} />
    ))}
  </>
);

const Building = ({ board, casino }: BoardProps & { readonly casino: Casino }) => {
  const { colour, lots } = casino;
  const plate = outlineOf(board.layout, lots, PLATE);
  const tube = outlineOf(board.layout, lots, TUBE);
  const lit = lots.some((lot) => board.lit.includes(lot));
  return (
    <g
      class={lit ? 'building building-lit' : 'building'}
      style={{
        '--tube': `var(--co-${colour})`,
        '--plate': `var(--co-${colour}-plate)`,
        '--core': `var(--co-${colour}-core)`,
      }}
    >
      <path class="building-plate" d={plate} />
      <path class="building-pattern" d={plate} fill={`url(#${patternId(colour)})`} />
      <path class="building-halo" d={tube} />
      <path class="building-tube" d={tube} />
      <path class="building-core" d={tube} />
      {lots.map((lot) => (
        <Tile key={lot} board={board} lot={lot} casino={casino} />
      ))}
    </g>
  );
};

const DIE_HALF = 23;
/** Moves larger dice down, so that they do not cover the emblem and the crown. */
const DIE_DROP = 16;

const Tile = ({ board, lot, casino }: BoardProps & { readonly lot: LotId; readonly casino: Casino }) => {
  const { scale } = board.layout;
  const { x, y, width, height } = lotBox(board.layout, lot);
  const { die } = lotAt(board.lots, lot);
  const dim = board.spotlit !== null && die?.owner !== board.spotlit;
  return (
    <g class={dim ? 'tile tile-dim' : 'tile'}>
      <rect class="tile-corner" x={x + 8} y={y + 8} width="24" height="24" rx="6" />
      <use class="tile-emblem" href={`#${emblemId(casino.colour)}`} x={x + 10.5} y={y + 10.5} width="19" height="19" />
      {board.layout.name === 'wide' && (
        <text class="tile-name" x={x + 11} y={y + height - 11}>
          {lot}
        </text>
      )}
      {die !== null && (
        <>
          {isCrowned(casino, board.lots, lot) && (
            <circle class="boss-glow" cx={x + width / 2} cy={y + height / 2 + 1} r={36 * scale} />
          )}
          <g data-piece={lot} class="tile-die">
            <svg
              aria-hidden="true"
              x={x + width / 2 - DIE_HALF * scale}
              y={y + height / 2 - (DIE_HALF - 1) * scale + DIE_DROP * (scale - 1)}
              width={2 * DIE_HALF * scale}
              height={2 * DIE_HALF * scale}
              overflow="visible"
            >
              <Die enamel={playerAt(board.players, die.owner).colour} face={board.tumbling[lot] ?? die.value} />
            </svg>
          </g>
          {isCrowned(casino, board.lots, lot) && (
            <Crown x={x + width - 5 - 33 * scale} y={y + 5} scale={scale} size={casino.lots.length} />
          )}
        </>
      )}
    </g>
  );
};

/** Whether the crown is on this lot: the boss's highest die, the first one if there are several. */
const isCrowned = (casino: Casino, lots: DrawnBoard['lots'], lot: LotId): boolean => {
  if (casino.boss === null) return false;
  const own = casino.lots.filter((one) => lotAt(lots, one).die?.owner === casino.boss);
  const best = Math.max(...own.map((one) => lotAt(lots, one).die?.value ?? 0));
  return own.find((one) => lotAt(lots, one).die?.value === best) === lot;
};
