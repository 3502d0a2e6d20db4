/** The control that aims at a casino, where a tile asks for one. */

import type { Face } from '@fremont/games/las-vegas';

export const targetId = (face: Face): string => `target-${face}`;
