/** The interface between a replay and the matches that it shows. */

import type { GameTypes, MatchRecord, Outcome, Viewer } from '@fremont/kernel';
import type { HistoryStep, Occupant, Update } from '@fremont/table';
import type { Perspective } from '@fremont/table/replay';

/** A match that can be looked at from its deal to its last place. */
export interface PastMatch {
  readonly setting: Pick<MatchRecord<GameTypes>, 'game' | 'options' | 'seats'>;
  readonly occupants: readonly Occupant[];
  /** The last place. */
  readonly length: number;
  readonly outcome: Outcome | null;
  /** The only viewer whose knowledge it holds; null if it holds that of everybody. */
  readonly viewer: Viewer | null;
  /** The record as it was at a place. Null where it must stay secret, because it holds every draw. */
  recordAt(place: number): MatchRecord<GameTypes> | null;
  look(place: number, perspective: Perspective): Update<GameTypes>;
  story(place: number, perspective: Perspective): Update<GameTypes>;
  history(place: number, perspective: Perspective): readonly HistoryStep<GameTypes>[];
}
