/** Ids that connect the controls with the buttons that show them. */

import type { Cell, Lot, Size } from '@fremont/games/vegas-showdown';
import type { Hand } from './hand.ts';

export const bidId = (lot: Lot, amount: number): string => `bid-${lot}-${amount}`;
export const lotId = (lot: Lot): string => `lot-${lot}`;
export const handId = (hand: Hand): string => `hand-${hand}`;
export const cellId = ([x, y]: Cell): string => `cell-${x}-${y}`;
/** Without a lot, the button in the dock. */
export const sealId = (lot: Lot | null): string => (lot === null ? 'seal' : `seal-${lot}`);
export const stackId = (size: Size): string => `stack-${size}`;
