/** Runs a bot: takes a request of plain data and returns an action. */

import { type BotLevel, type BotStyle, botFor } from '@fremont/bots';
import { type DeepReadonly, type GameTypes, type Seat, seededChance } from '@fremont/kernel';

/** All that a bot gets. It is copied to another thread, so it holds plain data only. */
export interface BotRequest {
  readonly game: string;
  readonly level: BotLevel;
  readonly style: BotStyle | null;
  readonly view: DeepReadonly<GameTypes['view']>;
  readonly seat: Seat;
  readonly legal: readonly GameTypes['action'][];
  /** The seed of the bot's own chance. The same request leads to the same choice. */
  readonly seed: number;
}

export const BOT_FAILURES = ['unknown', 'threw', 'crashed', 'late', 'ended'] as const;
/** No bot of that level plays the game; it threw; its thread died; it exceeded the time limit; the server shuts down. */
export type BotFailure = (typeof BOT_FAILURES)[number];

export type BotReply =
  /** Null: a seat that may act unasked does not want to. */
  | { readonly type: 'chosen'; readonly action: GameTypes['action'] | null }
  | { readonly type: 'failed'; readonly why: BotFailure };

export interface BotRunner {
  /** Never rejects. */
  choose(request: BotRequest): Promise<BotReply>;
  end(): Promise<void>;
}

export const runBot = ({ game, level, style, view, seat, legal, seed }: BotRequest): BotReply => {
  const bot = botFor(game, level);
  if (bot === null) return { type: 'failed', why: 'unknown' };
  try {
    return { type: 'chosen', action: bot.choose(view, seat, legal, seededChance(seed), style) };
  } catch {
    return { type: 'failed', why: 'threw' };
  }
};

/** Runs bots in the calling thread, for tests and harnesses that want no threads. */
export const inProcessBots: BotRunner = {
  choose: async (request) => runBot(request),
  end: async () => undefined,
};
