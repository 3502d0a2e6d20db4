/** The lines of the log, newest first, from the story so far. */

import type { Seat, Sentence } from '@fremont/kernel';
import type { Version } from '@fremont/table';
import type { ScreenTypes } from './game-screen.ts';
import type { Session } from './session.ts';

export type LogLine =
  | { readonly type: 'heading'; readonly key: string; readonly version: Version; readonly sentence: Sentence }
  | {
      readonly type: 'line';
      readonly key: string;
      readonly version: Version;
      readonly sentence: Sentence;
      /** Whom the line is about first, for the badge. */
      readonly seat: Seat | null;
      readonly opensTurn: boolean;
    };

export const logLines = <S extends ScreenTypes>(session: Session<S>): LogLine[] => {
  const lines: LogLine[] = [];
  let opensTurn = false;
  for (const { version, events } of session.history.value) {
    for (const [index, event] of events.entries()) {
      const heading = session.screen.heading(event);
      const sentence = session.sentenceOf(event);
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
