/** What the tiles of the table do, each in a sentence, for as long as nobody has to ask. */

import { FACES } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import { SCROLLS } from '../../../ui/scrolls.ts';
import type { LasVegasProps } from '../types.ts';
import { tileAt, tileName } from './views.ts';

export const TilesPanel = ({ session }: LasVegasProps) => {
  const { view } = session.frame.value;
  const lying = FACES.flatMap((casino) => {
    const tile = tileAt(view, casino);
    return tile === null ? [] : [{ casino, face: tile.face }];
  });
  return (
    <section class="panel tiles-panel" {...SCROLLS} aria-label={t('royale.tilesTitle')}>
      <h2 class="cap">{t('royale.tilesTitle')}</h2>
      <ol>
        {lying.map(({ casino, face }) => (
          <li key={casino} value={casino}>
            <b>{tileName(session, face)}</b> {session.text.value.tiles[face].short}
          </li>
        ))}
      </ol>
    </section>
  );
};
