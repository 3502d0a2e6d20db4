/** The lines of the log, newest first, computed from the history. */

import type { Seat, Sentence } from '@fremont/kernel';
import type { Version } from '@fremont/table';
import type { ScreenTypes } from './game-screen.ts';
import type { TableModel } from './table-model.ts';

export type LogLine =
  | { readonly type: 'heading'; readonly key: string; readonly version: Version; readonly sentence: Sentence }
  | {
      readonly type: 'line';
      readonly key: string;
      readonly version: Version;
      readonly sentence: Sentence;
      /** The first seat in the sentence, for the badge. */
      readonly seat: Seat | null;
      readonly opensTurn: boolean;
    };

export const logLines = <S extends ScreenTypes>(model: TableModel<S>): LogLine[] => {
  const lines: LogLine[] = [];
  let opensTurn = false;
  for (const { version, events } of model.history.value) {
    for (const [index, event] of events.entries()) {
      const heading = model.screen.heading(event);
      const sentence = model.sentenceOf(event);
      const key = `${version}.${index}`;
      if (heading === 'round') lines.push({ type: 'heading', key, version, sentence });
      else if (heading === null)
        lines.push({ type: 'line', key, version, sentence, seat: firstSeat(sentence), opensTurn });
      opensTurn = heading === 'turn' || (opensTurn && heading !== null);
    }
  }
  return lines.reverse();
};

const firstSeat = (sentence: Sentence): Seat | null => {
  const [first] = sentence;
  return typeof first === 'object' && 'seat' in first ? first.seat : null;
};
