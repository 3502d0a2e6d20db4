/** The seats of a finished match in the order of their placings, and the sentence that names the winner. */

import { at, type Outcome, type Seat, type Sentence } from '@fremont/kernel';
import type { ScreenTypes } from './game-screen.ts';
import type { Players } from './players.ts';
import type { TableModel } from './table-model.ts';

export interface RankedSeat {
  readonly seat: Seat;
  readonly placing: number;
}

/** Tied seats keep their turn order. */
export const rankedSeats = ({ placings }: Outcome, players: Players): RankedSeat[] =>
  players.map(({ seat }) => ({ seat, placing: at(placings, seat) })).sort((a, b) => a.placing - b.placing);

/** The log sentence of the event that ended the match. */
export const endSentence = <S extends ScreenTypes>(model: TableModel<S>): Sentence => {
  const ended = model.history.value.flatMap(({ events }) => events).findLast(({ type }) => type === 'matchEnded');
  return ended === undefined ? [] : model.sentenceOf(ended);
};
