/** Replays records and marks every state. Runs in Node and, bundled, in a browser. */

import { gameById } from '@fremont/games/registry';
import { canonicalJson, fingerprint, type GameTypes, type MatchRecord, replay } from '@fremont/kernel';

/** One mark per version: three fingerprints of the whole state, 159 bits. */
export const marksOf = (record: MatchRecord<GameTypes>): string[] => {
  const game = gameById(record.game);
  if (game === null) throw new Error(`no rules for ${record.game}`);
  return replay(game, record).steps.map(({ state, events }) => markOf(canonicalJson([state, events])));
};

const markOf = (text: string): string => [0, 1, 2].map((seed) => fingerprint(text, seed).toString(36)).join('.');

declare global {
  var fremontMarksOf: typeof marksOf | undefined;
}

globalThis.fremontMarksOf = marksOf;
