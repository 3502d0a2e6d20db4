/** The panel with the tiles in play and a short rule for each. */

import { FACES } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import { SCROLLS } from '../../../ui/scrolls.ts';
import type { LasVegasProps } from '../types.ts';
import { tileAt, tileName } from './tile-lookup.ts';

export const TilesPanel = ({ model }: LasVegasProps) => {
  const { view } = model.frame.value;
  const tiles = FACES.flatMap((casino) => {
    const tile = tileAt(view, casino);
    return tile === null ? [] : [{ casino, face: tile.face }];
  });
  return (
    <section class="panel tiles-panel" {...SCROLLS} aria-label={t('royale.tilesTitle')}>
      <h2 class="cap">{t('royale.tilesTitle')}</h2>
      <ol>
        {tiles.map(({ casino, face }) => (
          <li key={casino} value={casino}>
            <b>{tileName(model, face)}</b> {model.text.value.tiles[face].short}
          </li>
        ))}
      </ol>
    </section>
  );
};
