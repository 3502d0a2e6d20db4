/** Where bots think: a question of plain data in, an action out. */

import { type BotLevel, botFor } from '@fremont/bots';
import { type DeepReadonly, type GameTypes, type Seat, seededChance } from '@fremont/kernel';

/** All a bot is told. It is copied from one thread to another, so nothing in it can be anything but data. */
export interface BotQuestion {
  readonly game: string;
  readonly level: BotLevel;
  readonly view: DeepReadonly<GameTypes['view']>;
  readonly seat: Seat;
  readonly legal: readonly GameTypes['action'][];
  /** Of the bot's own chance: with the same seed it chooses the same. */
  readonly seed: number;
}

export const BOT_FAILURES = ['unknown', 'threw', 'crashed', 'late', 'ended'] as const;
/** Nobody of that level plays the game; it threw; its thread died; it took too long; the server ends. */
export type BotFailure = (typeof BOT_FAILURES)[number];

export type Thought =
  /** Null: a seat that was not asked lets it be. */
  | { readonly type: 'chosen'; readonly action: GameTypes['action'] | null }
  | { readonly type: 'failed'; readonly why: BotFailure };

export interface BotMinds {
  /** Never rejects. */
  think(question: BotQuestion): Promise<Thought>;
  end(): Promise<void>;
}

export const thoughtOf = ({ game, level, view, seat, legal, seed }: BotQuestion): Thought => {
  const bot = botFor(game, level);
  if (bot === null) return { type: 'failed', why: 'unknown' };
  try {
    return { type: 'chosen', action: bot.choose(view, seat, legal, seededChance(seed)) };
  } catch {
    return { type: 'failed', why: 'threw' };
  }
};

/** In the thread of whoever asks, for tests and harnesses that want no threads. */
export const mindsHere: BotMinds = {
  think: async (question) => thoughtOf(question),
  end: async () => undefined,
};
