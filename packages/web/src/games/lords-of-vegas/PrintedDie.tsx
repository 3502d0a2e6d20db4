/** The die printed on a lot: an outline with pips, in no player's colour. */

import type { Face } from '@fremont/games/lords-of-vegas';
import { pipsOf } from '../../pieces/enamel.ts';

interface PrintedDieProps {
  readonly value: Face;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

export const PrintedDie = ({ value, x, y, size = 25 }: PrintedDieProps) => (
  <svg aria-hidden="true" class="printed-die" x={x} y={y} width={size} height={size} viewBox="0 0 100 100">
    <rect x="6" y="5" width="88" height="88" rx="20" />
    {pipsOf(value).map(([cx, cy]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="8.600" />
    ))}
  </svg>
);
