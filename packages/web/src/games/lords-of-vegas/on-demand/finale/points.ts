/** The points of every seat after each turn, read from the events. */

import type { LordsOfVegas } from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import type { HistoryStep } from '@fremont/table';
import type { Series } from '../../../../table/on-demand/finale/game-finale.ts';

export const pointsByTurn = (history: readonly HistoryStep<LordsOfVegas>[], seats: number): Series => {
  const points = Array.from({ length: seats }, () => 0);
  const values = points.map(() => [0]);
  const marks: number[] = [];
  let turn = 0;
  const close = (): void => {
    if (turn === 0) return;
    marks.push(turn);
    for (const [seat, line] of values.entries()) line.push(at(points, seat));
  };
  for (const event of history.flatMap(({ events }) => events)) {
    if (event.type === 'pointsScored') points[event.seat] = event.to;
    if (event.type === 'turnBegan' || event.type === 'matchEnded') close();
    if (event.type === 'turnBegan') turn = event.turn;
  }
  return { marks, values };
};
