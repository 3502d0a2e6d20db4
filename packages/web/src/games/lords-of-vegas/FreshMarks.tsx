/** Tags on the lots that other players have changed since the viewer's last turn. The log has the details. */

import { t } from '../../i18n/index.ts';
import type { DrawnBoard } from './drawn-board.ts';
import { lotBox } from './geometry.ts';

const HEIGHT = 17;
const WIDTH_OF_LETTER = 8;

export const FreshMarks = ({ board: { fresh, layout } }: { readonly board: DrawnBoard }) => {
  const word = t('lords-of-vegas.fresh');
  const width = layout.name === 'wide' ? 12 + WIDTH_OF_LETTER * word.length : HEIGHT;
  return (
    <>
      {fresh.map((lot) => {
        const { x, y } = lotBox(layout, lot);
        return (
          <g key={lot} class="fresh-mark" transform={`translate(${x + 24} ${y - 6})`}>
            <rect width={width} height={HEIGHT} rx={HEIGHT / 2} />
            {layout.name === 'wide' && (
              <text x={width / 2} y="12.6">
                {word}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
};
