/** Las Vegas in Italian, tiles included. */

import { textIn } from './base/it.ts';
import { tiles } from './tiles/it.ts';

export const it = textIn(tiles);
