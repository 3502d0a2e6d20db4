/** Loads the rules, the screen and the texts that only tables with tiles need. */

import { hasTiles, type Options } from '@fremont/games/las-vegas/base';
import { loadMessages } from '../../i18n/index.ts';
import { royaleMessages } from './messages.ts';
import { setTilesModule } from './tiles-module.ts';

export const loadTiles = async (options: Options): Promise<void> => {
  if (!hasTiles(options)) return;
  const [{ tiles }] = await Promise.all([
    import('./tiles/index.ts'),
    loadMessages(royaleMessages),
    import('@fremont/games/las-vegas'),
  ]);
  setTilesModule(tiles);
};
