/** The three signs, for the billboard, and one of them as the mark of the game. */

import { SIGNS, type Sign as SignNumber } from '@fremont/games/template';
import './art.css';

type Point = readonly [x: number, y: number];

const PIPS: Readonly<Record<SignNumber, readonly Point[]>> = {
  1: [[50, 50]],
  2: [
    [30, 30],
    [70, 70],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
};

const Tube = ({ sign }: { readonly sign: SignNumber }) => (
  <svg class="neon-row-tube" viewBox="0 0 100 100" data-hue={sign} aria-hidden="true">
    <rect x="8" y="8" width="84" height="84" rx="20" />
    {PIPS[sign].map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="9" />
    ))}
  </svg>
);

export const Art = () => (
  <div class="neon-row-art">
    {SIGNS.map((sign) => (
      <Tube key={sign} sign={sign} />
    ))}
  </div>
);

export const Sign = () => <Tube sign={3} />;
