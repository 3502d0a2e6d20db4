/** Fetches what a table with tiles needs besides the rest of the screen. */

import type { Options } from '@fremont/games/las-vegas';
import { loadMessages } from '../../i18n/index.ts';
import { royaleMessages } from './messages.ts';
import { setTilesPart } from './royale.ts';

export const loadTiles = async ({ edition }: Options): Promise<void> => {
  if (edition !== 'royale') return;
  const [{ tiles }] = await Promise.all([import('./tiles/index.ts'), loadMessages(royaleMessages)]);
  setTilesPart(tiles);
};
