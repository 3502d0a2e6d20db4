/**
 * A glow on the lots that other players have changed since the viewer's last turn. It fades, because the log has the details.
 * With reduced motion it is a mark that stays.
 */

import type { DrawnBoard } from './drawn-board.ts';
import { lotBox } from './geometry.ts';

export const FreshMarks = ({ board: { fresh, layout } }: { readonly board: DrawnBoard }) => (
  <>
    {fresh.map((lot) => {
      const { x, y, width, height } = lotBox(layout, lot);
      return (
        <g key={lot} class="fresh-mark">
          <rect x={x} y={y} width={width} height={height} rx="9" />
          <circle cx={x + 2} cy={y + 2} r="6" />
        </g>
      );
    })}
  </>
);
