/** A bend of the Strip with lots, casinos and dice, for the billboard, and a die on its plate as the mark of the game. */

import { faceId } from '../../pieces/DiceSprite.tsx';
import type { DieFace, Enamel } from '../../pieces/enamel.ts';
import './companies.css';
import './art.css';

const WIDTH = 720;
const HEIGHT = 124;
const LOT = 54;
const STEP = LOT + 6;
const STRIP_WIDTH = 60;
const STRIP_X = (WIDTH - STRIP_WIDTH) / 2;

type Spot = readonly [column: number, row: number];

/** Columns count away from the Strip: -1 is the nearest in the west, 1 the nearest in the east. */
const placeOf = ([column, row]: Spot): readonly [x: number, y: number] => [
  column < 0 ? STRIP_X + column * STEP : STRIP_X + STRIP_WIDTH + 6 + (column - 1) * STEP,
  row * STEP + 5,
];

const Lot = ({ at, dollars }: { readonly at: Spot; readonly dollars: number }) => {
  const [x, y] = placeOf(at);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="lords-lot" width={LOT} height={LOT} rx="7" />
      <text class="lords-price" x="8" y="45">
        ${dollars}
      </text>
    </g>
  );
};

const Pips = ({ enamel, face, x, y, size }: { enamel: Enamel; face: DieFace; x: number; y: number; size: number }) => (
  <use href={`#${faceId(enamel, face)}`} x={x} y={y} width={size} height={size} />
);

/** One building from one lot to another in its row or column, its tube round all of them. */
const Casino = (props: {
  readonly company: 'gold' | 'aqua' | 'purple' | 'silver';
  readonly from: Spot;
  readonly to: Spot;
}) => {
  const [left, top] = placeOf(props.from);
  const [right, bottom] = placeOf(props.to);
  return (
    <rect
      class={`lords-casino lords-casino-${props.company}`}
      x={left + 2}
      y={top + 2}
      width={right - left + LOT - 4}
      height={bottom - top + LOT - 4}
      rx="8"
    />
  );
};

const DieOn = ({ at, enamel, face }: { readonly at: Spot; readonly enamel: Enamel; readonly face: DieFace }) => {
  const [x, y] = placeOf(at);
  return <Pips enamel={enamel} face={face} x={x + 10} y={y + 10} size={34} />;
};

const LOTS: readonly (readonly [...Spot, dollars: number])[] = [
  [-5, 0, 9],
  [-5, 1, 12],
  [-4, 0, 6],
  [-4, 1, 9],
  [-3, 1, 6],
  [-1, 1, 20],
  [1, 1, 15],
  [2, 1, 9],
  [3, 0, 6],
  [5, 0, 9],
  [5, 1, 6],
];

/** Drawn for a wide billboard; a narrow one shows the middle of it. */
export const Art = () => (
  <svg class="lords-art" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="lords-ground" width={WIDTH} height={HEIGHT} />
    <rect class="lords-strip" x={STRIP_X + 2} y="-2" width={STRIP_WIDTH - 2} height={HEIGHT + 4} />
    <path class="lords-lane" d={`M${WIDTH / 2 + 1} 4V${HEIGHT}`} />
    {LOTS.map(([column, row, dollars]) => (
      <Lot key={`${column} ${row}`} at={[column, row]} dollars={dollars} />
    ))}
    <Casino company="gold" from={[-2, 0]} to={[-2, 1]} />
    <Casino company="aqua" from={[-3, 0]} to={[-3, 0]} />
    <Casino company="purple" from={[-1, 0]} to={[-1, 0]} />
    <Casino company="silver" from={[1, 0]} to={[2, 0]} />
    <Casino company="aqua" from={[3, 1]} to={[4, 1]} />
    <Casino company="gold" from={[4, 0]} to={[4, 0]} />
    <DieOn at={[-2, 0]} enamel="cherry" face={2} />
    <DieOn at={[-2, 1]} enamel="cherry" face={3} />
    <DieOn at={[-3, 0]} enamel="cactus" face={6} />
    <DieOn at={[-1, 0]} enamel="lemon" face={5} />
    <DieOn at={[1, 0]} enamel="pool" face={5} />
    <DieOn at={[2, 0]} enamel="pool" face={2} />
    <DieOn at={[3, 1]} enamel="cactus" face={4} />
    <DieOn at={[4, 1]} enamel="cherry" face={1} />
    <DieOn at={[4, 0]} enamel="lemon" face={3} />
  </svg>
);

export const Sign = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <rect class="lords-casino lords-casino-gold" x="3" y="3" width="42" height="42" rx="9" />
    <Pips enamel="cherry" face={5} x={10} y={10} size={28} />
  </svg>
);
