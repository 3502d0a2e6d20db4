/** Las Vegas in French, tiles included. */

import { textIn } from './base/fr.ts';
import { tiles } from './tiles/fr.ts';

export const fr = textIn(tiles);
