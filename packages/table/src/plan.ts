/** What judging a command leads to: the entry it would write and what would stand then, or why not. */

import { type Chance, type Coded, err, type GameTypes, type Result } from '@fremont/kernel';
import type { KnownDraws } from './known-draws.ts';
import type { LogEntry, MatchSetting } from './log.ts';
import type { Command, HouseCommand, TableError } from './messages.ts';
import type { Standing } from './standing.ts';

/** What a command may rely on. */
export interface Situation<T extends GameTypes> {
  readonly setting: MatchSetting;
  readonly standing: Standing<T>;
  readonly known: KnownDraws;
  readonly chance: Chance;
}

export interface Plan<T extends GameTypes> {
  readonly entry: LogEntry;
  readonly next: Standing<T>;
  readonly jump: boolean;
}

export type Objection =
  | { readonly type: 'refused'; readonly refusal: Coded }
  | { readonly type: 'failed'; readonly error: TableError };

export type Judged<T extends GameTypes> = Result<Plan<T>, Objection>;

export type AnyCommand = Command | HouseCommand;
export type CommandOf<K extends AnyCommand['type']> = Extract<AnyCommand, { readonly type: K }>;

export const failed = (error: TableError): Result<never, Objection> => err({ type: 'failed', error });
