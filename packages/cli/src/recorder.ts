/** Records a match while it is played. */

import {
  type Chance,
  type Entry,
  type GameTypes,
  type MatchRecord,
  type RecordingChance,
  recordingChance,
} from '@fremont/kernel';
import type { MatchSetup, Watcher } from './simulation.ts';

export interface Recorder {
  /** Play the match with this chance, so that its draws are recorded. */
  readonly chance: RecordingChance;
  readonly watcher: Watcher;
  record(): MatchRecord<GameTypes>;
}

export const recorderFor = ({ game, options, seats }: MatchSetup, inner: Chance): Recorder => {
  const chance = recordingChance(inner);
  const takeDraws = () => chance.draws.splice(0);
  let setupDraws = takeDraws();
  const entries: Entry<GameTypes>[] = [];
  const { id, rulesVersion } = game.meta;
  return {
    chance,
    watcher: {
      dealt() {
        setupDraws = takeDraws();
      },
      acted(_state, seat, action) {
        entries.push({ seat, action, draws: takeDraws() });
      },
    },
    record: () => ({ game: id, rulesVersion, options, seats, setupDraws, entries }),
  };
};
