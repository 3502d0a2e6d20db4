/** What the tiles of the table do, each in a sentence, for as long as nobody has to ask. */

import { FACES } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import type { LasVegasProps } from '../types.ts';
import { tileAt, tileName } from './views.ts';

export const TilesPanel = ({ session }: LasVegasProps) => {
  const { view } = session.frame.value;
  const lying = FACES.flatMap((casino) => {
    const tile = tileAt(view, casino);
    return tile === null ? [] : [{ casino, face: tile.face }];
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section class="panel tiles-panel" tabIndex={0} aria-label={t('royale.tilesTitle')}>
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
