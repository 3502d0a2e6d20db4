/** Our own names of the six casinos. Proper names: no language translates them. */

import type { Face } from '../types.ts';

export const CASINO_NAMES: Readonly<Record<Face, string>> = {
  1: 'Lone Ace',
  2: 'Two Palms',
  3: 'Triple Cherry',
  4: 'Four Leaf',
  5: 'Fifth Planet',
  6: 'Six-Shooter',
};
