/** The billboard picture (a part of the Strip during a match) and the mark of the game (a die on its plate). */

import type { Colour, Face } from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import { Badge } from '../../pieces/Badge.tsx';
import { faceId } from '../../pieces/DiceSprite.tsx';
import type { Enamel } from '../../pieces/enamel.ts';
import { Crown } from './Crown.tsx';
import { EMBLEMS, PATTERNS, patternId } from './emblems.tsx';
import { PrintedDie } from './PrintedDie.tsx';
import './companies.css';
import './drawing.css';
import './art.css';

const LOT = { width: 98, height: 80 };
const STEP = { x: LOT.width + 4, y: LOT.height + 4 };
const BLOCK = { width: 314, height: 176 };
const STRIP = 84;
const STREET = 18;
const COLUMNS = 3;
const EDGE = STRIP / 2 + 2 * BLOCK.width + STREET;

interface Block {
  readonly name: string;
  readonly x: number;
  /** The printed dice, row by row. */
  readonly dice: readonly Face[];
  /** The column beside the Strip. */
  readonly stripColumn?: number;
}

/** Blocks A and B as printed. Wide billboards also show rows of the blocks below them. */
const BLOCKS: readonly Block[] = [
  { name: 'C', x: -EDGE, dice: [4, 3, 6, 2, 1, 4] },
  { name: 'A', x: -STRIP / 2 - BLOCK.width, dice: [3, 2, 5, 4, 3, 6], stripColumn: 2 },
  { name: 'B', x: STRIP / 2, dice: [5, 2, 3, 6, 3, 4], stripColumn: 0 },
  { name: 'D', x: EDGE - BLOCK.width, dice: [6, 3, 4, 4, 1, 2] },
];

const PRICES: Readonly<Record<Face, number>> = { 1: 8, 2: 6, 3: 9, 4: 12, 5: 15, 6: 20 };

interface Building {
  readonly colour: Colour;
  /** Tiles in one row or one column. The first one holds the boss's die. */
  readonly tiles: readonly { readonly lot: string; readonly owner: Enamel; readonly value: Face }[];
}

const BUILDINGS: readonly Building[] = [
  { colour: 'purple', tiles: [{ lot: 'C2', owner: 'lemon', value: 3 }] },
  {
    colour: 'aqua',
    tiles: [
      { lot: 'C6', owner: 'cactus', value: 6 },
      { lot: 'C5', owner: 'cherry', value: 1 },
    ],
  },
  {
    colour: 'gold',
    tiles: [
      { lot: 'A5', owner: 'cherry', value: 3 },
      { lot: 'A2', owner: 'cherry', value: 2 },
    ],
  },
  { colour: 'brown', tiles: [{ lot: 'A3', owner: 'lemon', value: 5 }] },
  {
    colour: 'silver',
    tiles: [
      { lot: 'B1', owner: 'pool', value: 5 },
      { lot: 'B2', owner: 'pool', value: 2 },
    ],
  },
  { colour: 'aqua', tiles: [{ lot: 'B5', owner: 'cactus', value: 4 }] },
  {
    colour: 'purple',
    tiles: [
      { lot: 'D4', owner: 'lemon', value: 4 },
      { lot: 'D1', owner: 'pool', value: 1 },
    ],
  },
];

const MARKERS: Readonly<Record<string, readonly [Enamel, initial: string]>> = {
  A1: ['cactus', 'D'],
  A6: ['cherry', 'A'],
  B4: ['lemon', 'C'],
  D2: ['pool', 'B'],
};

const placeOf = (lot: string): readonly [x: number, y: number] => {
  const block = BLOCKS.find(({ name }) => lot.startsWith(name));
  const index = Number(lot.slice(1)) - 1;
  return [(block?.x ?? 0) + 6 + (index % COLUMNS) * STEP.x, 6 + Math.floor(index / COLUMNS) * STEP.y];
};

const Lot = ({ lot, die, onStrip }: { readonly lot: string; readonly die: Face; readonly onStrip: boolean }) => {
  const [x, y] = placeOf(lot);
  const marker = MARKERS[lot];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="lot-ground" {...LOT} rx="9" />
      <text class="lot-name" x="9" y="18">
        {lot}
      </text>
      {onStrip && <Emblem of="strip" x={28} y={8.5} size={11} />}
      <text class="lot-price" x="9" y="70">
        ${PRICES[die]}
      </text>
      <PrintedDie value={die} x={65} y={47} />
      {marker !== undefined && (
        <svg class="lot-marker" aria-hidden="true" x="55" y="6" width="36" height="38">
          <Badge enamel={marker[0]} initial={marker[1]} />
        </svg>
      )}
    </g>
  );
};

interface EmblemProps {
  readonly of: keyof typeof EMBLEMS;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const Emblem = ({ of, x, y, size }: EmblemProps) => (
  <g
    class={of === 'strip' ? 'lot-star' : 'tile-emblem lords-emblem'}
    transform={`translate(${x} ${y}) scale(${size / 64})`}
  >
    {EMBLEMS[of]}
  </g>
);

const tubeOf = (colour: Colour) => ({
  '--tube': `var(--co-${colour})`,
  '--plate': `var(--co-${colour}-plate)`,
  '--core': `var(--co-${colour}-core)`,
});

const Casino = ({ colour, tiles }: Building) => {
  const places = tiles.map(({ lot }) => placeOf(lot));
  const [left, top] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
  const width = Math.max(...places.map(([x]) => x)) - left + LOT.width;
  const height = Math.max(...places.map(([, y]) => y)) - top + LOT.height;
  const tube = { x: left + 4, y: top + 4, width: width - 8, height: height - 8, rx: 9 };
  return (
    <g style={tubeOf(colour)}>
      <rect class="building-plate" x={left} y={top} width={width} height={height} rx="10" />
      <rect class="building-pattern" fill={`url(#${patternId(colour)})`} {...tube} />
      <rect class="building-halo" {...tube} />
      <rect class="building-tube" {...tube} />
      <rect class="building-core" {...tube} />
      {tiles.map(({ lot, owner, value }, index) => (
        <g key={lot} transform={`translate(${at(places, index).join(' ')})`}>
          <rect class="tile-corner" x="8" y="8" width="24" height="24" rx="6" />
          <Emblem of={colour} x={10.5} y={10.5} size={19} />
          <text class="tile-name" x="11" y="69">
            {lot}
          </text>
          {index === 0 && <circle class="boss-glow" cx="49" cy="41" r="36" />}
          <DieFace enamel={owner} value={value} x={26} y={18} size={46} />
          {index === 0 && <Crown x={60} y={5} scale={1} size={tiles.length} />}
        </g>
      ))}
    </g>
  );
};

interface DieFaceProps {
  readonly enamel: Enamel;
  readonly value: Face;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const DieFace = ({ enamel, value, x, y, size }: DieFaceProps) => (
  <use href={`#${faceId(enamel, value)}`} x={x} y={y} width={size} height={size} />
);

const KERBS = [4 - STRIP / 2, STRIP / 2 - 4] as const;
const LAMPS = [44, 132] as const;

const Strip = () => (
  <>
    <rect class="strip-asphalt" x={-STRIP / 2} y="-4" width={STRIP} height={BLOCK.height + 8} />
    <path class="strip-line" d={`M0 4V${BLOCK.height + 4}`} />
    <path class="strip-kerb" d={KERBS.map((x) => `M${x} -4V${BLOCK.height + 4}`).join('')} />
    {LAMPS.flatMap((y) => KERBS.map((x) => <circle key={`${x} ${y}`} class="strip-lamp" cx={x} cy={y} r="2.6" />))}
  </>
);

/** The drawing fits a wide billboard. A narrow one shows its middle. */
export const Art = () => (
  <svg
    class="lords-art"
    viewBox={`${-EDGE} -1 ${2 * EDGE} ${BLOCK.height + 2}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <defs>{Object.values(PATTERNS)}</defs>
    <Strip />
    {BLOCKS.map(({ name, x, dice, stripColumn }) => (
      <g key={name}>
        <rect class="lords-block" x={x} y="0" {...BLOCK} rx="13" />
        {dice.map((die, index) => (
          <Lot
            key={`${name}${index + 1}`}
            lot={`${name}${index + 1}`}
            die={die}
            onStrip={index % COLUMNS === stripColumn}
          />
        ))}
      </g>
    ))}
    {BUILDINGS.map((building) => (
      <Casino key={building.tiles[0]?.lot} {...building} />
    ))}
  </svg>
);

export const Sign = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true" style={tubeOf('gold')}>
    <rect class="building-plate" x="2" y="2" width="44" height="44" rx="11" />
    <rect class="building-tube" x="4" y="4" width="40" height="40" rx="9" />
    <rect class="building-core" x="4" y="4" width="40" height="40" rx="9" />
    <DieFace enamel="cherry" value={5} x={11} y={11} size={26} />
  </svg>
);
