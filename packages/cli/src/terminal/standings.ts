/** The lines of the final result, best placing first. */

import { at, type Outcome, seatList } from '@fremont/kernel';
import type { TextFormatter } from './game-text.ts';
import type { Screen } from './screen.ts';
import type { Words } from './words.ts';

export const standings = (
  { placings, scores }: Outcome,
  formatter: TextFormatter,
  screen: Screen,
  words: Words,
): string[] => [
  '',
  words.result,
  ...[...seatList(placings.length)]
    .sort((a, b) => at(placings, a) - at(placings, b))
    .map((seat) => `  ${at(placings, seat)}. ${formatter.seat(seat)}  ${screen.score(at(scores, seat))}`),
];
