/** Tags on the lots that others have changed since the turn before; the log says how. */

import { t } from '../../i18n/index.ts';
import { lotBox } from './geometry.ts';
import type { Scene } from './scene.ts';

const HEIGHT = 17;
const WIDTH_OF_LETTER = 8;

export const FreshMarks = ({ scene: { fresh, layout } }: { readonly scene: Scene }) => {
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
