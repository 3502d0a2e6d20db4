/** Las Vegas in German, tiles included. */

import { textIn } from './base/de.ts';
import { tiles } from './tiles/de.ts';

export const de = textIn(tiles);
