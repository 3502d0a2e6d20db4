/** A question to a bot about a position, and its answer. They contain a view, never a state. */

import type { PlayLevel } from '@fremont/bots/bot';
import type { GameTypes, Seat } from '@fremont/kernel';

export interface AdviceQuestion {
  readonly game: string;
  readonly options: object;
  readonly level: PlayLevel;
  readonly view: GameTypes['view'];
  readonly seat: Seat;
  readonly legal: readonly GameTypes['action'][];
}

export interface Advice {
  /** Null if the bot does nothing, which is possible for off-turn answers only. */
  readonly action: GameTypes['action'] | null;
  /** The chance to win that the bot expects, from 0 to 1; null if it has no estimate. */
  readonly chance: number | null;
}
