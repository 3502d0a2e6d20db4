/** The game Las Vegas with all its tiles. Other folders import this file, or `base.ts` where tiles are loaded on demand. */

import { ALL_FACES } from './rules/faces/all.ts';
import { provideFaces } from './rules/faces/index.ts';

export * from './base.ts';

provideFaces(ALL_FACES);
