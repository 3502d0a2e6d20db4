/** Las Vegas in English, tiles included. */

import { textIn } from './base/en.ts';
import { tiles } from './tiles/en.ts';

export const en = textIn(tiles);
