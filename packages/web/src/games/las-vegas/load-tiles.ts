/** Loads the module and the texts that only tables with tiles need. */

import type { Options } from '@fremont/games/las-vegas';
import { loadMessages } from '../../i18n/index.ts';
import { royaleMessages } from './messages.ts';
import { setTilesModule } from './tiles-module.ts';

export const loadTiles = async ({ edition }: Options): Promise<void> => {
  if (edition !== 'royale') return;
  const [{ tiles }] = await Promise.all([import('./tiles/index.ts'), loadMessages(royaleMessages)]);
  setTilesModule(tiles);
};
