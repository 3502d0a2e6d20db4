/** Ids that connect the controls with the buttons that show them. */

import type { Face } from '@fremont/games/las-vegas/base';

/** Places the dice with this number. */
export const placeId = (face: Face): string => `place-${face}`;

/** Answers a tile's question with a casino. */
export const targetId = (face: Face): string => `target-${face}`;
