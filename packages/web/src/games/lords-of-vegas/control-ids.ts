/** Ids that connect the controls with the buttons that show them. */

import type { Face, LotId } from '@fremont/games/lords-of-vegas';
import type { Tool } from './picks.ts';

export const toolId = (tool: Tool): string => `tool-${tool}`;
export const lotId = (lot: LotId): string => `lot-${lot}`;
/** `index` is the position in the list of actions at the selected lot. */
export const lotActionId = (index: number): string => `action-${index}`;
export const dieResultId = (value: Face): string => `result-${value}`;
