/** Las Vegas in Russian, tiles included. */

import { textIn } from './base/ru.ts';
import { tiles } from './tiles/ru.ts';

export const ru = textIn(tiles);
