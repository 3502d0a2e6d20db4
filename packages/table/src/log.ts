/** The log of one match: append-only, one entry per version. It is the truth; everything else is computed from it. */

import type { Draw, GameTypes, Seat } from '@fremont/kernel';
import type { CommandId, Occupant, Version } from './messages.ts';

/** What is fixed when a match begins. */
export interface MatchSetting {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: GameTypes['options'];
  /** By seat, in turn order. */
  readonly occupants: readonly Occupant[];
  readonly setupDraws: readonly Draw[];
}

export type LogEntry =
  | {
      readonly version: Version;
      readonly command: CommandId;
      readonly type: 'action';
      readonly seat: Seat;
      readonly action: GameTypes['action'];
      readonly draws: readonly Draw[];
    }
  /** The match goes back to its first `to` actions that stand. Nothing is deleted: the log keeps what was undone. */
  | {
      readonly version: Version;
      readonly command: CommandId;
      readonly type: 'undo';
      readonly seat: Seat;
      readonly to: number;
      readonly consent: readonly Seat[];
    };

/** Where a log is kept. `append` resolves only when the entry is safe; before that nobody is told of it. */
export interface LogStore {
  append(match: string, entry: LogEntry): Promise<void>;
}
