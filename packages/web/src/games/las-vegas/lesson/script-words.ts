/** Short words for the plans of the lessons of Las Vegas. */

import type { Action, Face } from '@fremont/games/las-vegas';

/** Rolls as the draws of a record, which count from 0: the small dice, then the big one. */
export const rolls = (...faces: readonly Face[][]): number[] => faces.flat().map((face) => face - 1);

/** Turns that roll and place these numbers. */
export const turns = (...faces: readonly Face[]): Action[] =>
  faces.flatMap((face): Action[] => [{ type: 'roll' }, { type: 'place', face }]);
