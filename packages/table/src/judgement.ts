/** The input and the results of judging a command. */

import { type Coded, err, type GameTypes, type Result, type Seat } from '@fremont/kernel';
import type { ChangeCounts } from './change-limits.ts';
import type { DrawSource } from './draw-source.ts';
import type { LogEntry, MatchSetting, StoredShare } from './log.ts';
import type { MatchState } from './match-state.ts';
import type { Command, ServerCommand, TableError } from './messages.ts';

export interface JudgeContext<T extends GameTypes> {
  readonly setting: MatchSetting;
  readonly match: MatchState<T>;
  readonly draws: DrawSource;
  /** The shares that players contributed to the draws of this command. */
  readonly shares: readonly StoredShare[];
  readonly rules: SeatRules;
}

/** Facts about seats that only the host of the table knows. */
export interface SeatRules {
  /** Seats of the same holder have one vote together. */
  holderOf(seat: Seat): string;
  /** True if the seat has no time left for its open decision. */
  isOutOfTime(seat: Seat): boolean;
  /** Missing for tables in one browser, where people may undo as often as they like. */
  readonly changesMax?: ChangeCounts;
}

export interface AcceptedCommand<T extends GameTypes> {
  readonly entry: LogEntry;
  readonly next: MatchState<T>;
  readonly jump: boolean;
}

export type Rejection =
  | { readonly type: 'refused'; readonly refusal: Coded }
  | { readonly type: 'failed'; readonly error: TableError };

export type Judged<T extends GameTypes> = Result<AcceptedCommand<T>, Rejection>;

export type AnyCommand = Command | ServerCommand;
export type CommandOf<K extends AnyCommand['type']> = Extract<AnyCommand, { readonly type: K }>;

export const failed = (error: TableError): Result<never, Rejection> => err({ type: 'failed', error });
