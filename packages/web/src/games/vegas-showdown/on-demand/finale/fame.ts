/** The Fame of every seat after each turn and after the final scoring, read from the events. */

import { type Event, TILES, type VegasShowdown } from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import type { HistoryStep } from '@fremont/table';
import type { Series } from '../../../../table/on-demand/finale/game-finale.ts';

/** By seat: the Fame that an event gives or takes. */
const fameOf = (event: Event, seats: number): readonly number[] => {
  const forSeat = (seat: number, fame: number): number[] =>
    Array.from({ length: seats }, (_, index) => (index === seat ? fame : 0));
  switch (event.type) {
    case 'tilePlaced':
      return forSeat(event.seat, TILES[event.tile].fame);
    case 'tileLifted':
      return forSeat(event.seat, -TILES[event.tile].fame);
    case 'publicityChosen':
      return forSeat(event.seat, event.fame);
    case 'cardFamed':
      return event.amounts;
    case 'itemScored':
      return event.fame;
    default:
      return forSeat(-1, 0);
  }
};

/** The last mark is the final scoring. It has the number of a turn that follows the last one. */
export const fameByTurn = (history: readonly HistoryStep<VegasShowdown>[], seats: number): Series => {
  const fame = Array.from({ length: seats }, () => 0);
  const values = fame.map(() => [0]);
  const marks: number[] = [];
  let turn = 0;
  let isScoring = false;
  const close = (): void => {
    if (turn === 0) return;
    marks.push(turn);
    for (const [seat, line] of values.entries()) line.push(at(fame, seat));
  };
  const startScoring = (): void => {
    if (isScoring) return;
    close();
    turn += 1;
    isScoring = true;
  };
  for (const event of history.flatMap(({ events }) => events)) {
    if (event.type === 'turnBegan') close();
    if (event.type === 'itemScored' || event.type === 'matchEnded') startScoring();
    for (const [seat, change] of fameOf(event, seats).entries()) fame[seat] = at(fame, seat) + change;
    if (event.type === 'turnBegan') turn = event.turn;
    if (event.type === 'matchEnded') close();
  }
  return { marks, values };
};
