/** Casinos drawn as one building each: plate, pattern, neon tube, dice, and the crown of whoever is boss. */

import { type Casino, type LotId, lotAt } from '@fremont/games/lords-of-vegas';
import { Die } from '../../pieces/Die.tsx';
import { playerAt } from '../../table/players.ts';
import { emblemId } from './Companies.tsx';
import { Crown } from './Crown.tsx';
import { patternId } from './emblems.tsx';
import { lotBox, outlineOf, PLATE, TUBE } from './geometry.ts';
import type { Scene } from './scene.ts';

interface SceneProps {
  readonly scene: Scene;
}

export const Buildings = ({ scene }: SceneProps) => (
  <>
    {scene.casinos.map((casino) => (
      <Building key={casino.id} scene={scene} casino={casino} />
    ))}
  </>
);

const Building = ({ scene, casino }: SceneProps & { readonly casino: Casino }) => {
  const { colour, lots } = casino;
  const plate = outlineOf(scene.layout, lots, PLATE);
  const tube = outlineOf(scene.layout, lots, TUBE);
  const lit = lots.some((lot) => scene.lit.includes(lot));
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
        <Tile key={lot} scene={scene} lot={lot} casino={casino} />
      ))}
    </g>
  );
};

const DIE_HALF = 23;
/** Larger dice stand lower, clear of emblem and crown. */
const DIE_DROP = 16;

const Tile = ({ scene, lot, casino }: SceneProps & { readonly lot: LotId; readonly casino: Casino }) => {
  const { scale } = scene.layout;
  const { x, y, width, height } = lotBox(scene.layout, lot);
  const { die } = lotAt(scene.lots, lot);
  const dim = scene.spotlit !== null && die?.owner !== scene.spotlit;
  return (
    <g class={dim ? 'tile tile-dim' : 'tile'}>
      <rect class="tile-corner" x={x + 8} y={y + 8} width="24" height="24" rx="6" />
      <use class="tile-emblem" href={`#${emblemId(casino.colour)}`} x={x + 10.5} y={y + 10.5} width="19" height="19" />
      {scene.layout.name === 'wide' && (
        <text class="tile-name" x={x + 11} y={y + height - 11}>
          {lot}
        </text>
      )}
      {die !== null && (
        <>
          {isCrowned(casino, scene.lots, lot) && (
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
              <Die enamel={playerAt(scene.players, die.owner).colour} face={die.value} />
            </svg>
          </g>
          {isCrowned(casino, scene.lots, lot) && (
            <Crown x={x + width - 5 - 33 * scale} y={y + 5} scale={scale} size={casino.lots.length} />
          )}
        </>
      )}
    </g>
  );
};

/** The boss's highest die; the first of them when there are several. */
const isCrowned = (casino: Casino, lots: Scene['lots'], lot: LotId): boolean => {
  if (casino.boss === null) return false;
  const own = casino.lots.filter((one) => lotAt(lots, one).die?.owner === casino.boss);
  const best = Math.max(...own.map((one) => lotAt(lots, one).die?.value ?? 0));
  return own.find((one) => lotAt(lots, one).die?.value === best) === lot;
};
