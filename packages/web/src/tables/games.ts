/** The rules and bots of every game, fetched when a table of it is opened: nobody loads the games they do not play. */

import type { Bot, BotLevel } from '@fremont/bots';
import { randomBot } from '@fremont/bots/random';
import { type AnyGame, anyGame, type GameTypes } from '@fremont/kernel';

/** What playing one game takes. */
interface Played {
  readonly game: AnyGame;
  /** All but the one that plays every game. */
  readonly bots: readonly Bot<GameTypes>[];
}

const PLAYED: Readonly<Record<string, () => Promise<Played>>> = {
  'las-vegas': async () => {
    const [{ lasVegas }, { BOTS }] = await Promise.all([
      import('@fremont/games/las-vegas'),
      import('@fremont/bots/las-vegas'),
    ]);
    return { game: anyGame(lasVegas), bots: BOTS };
  },
  'lords-of-vegas': async () => {
    const [{ lordsOfVegas }, { BOTS }] = await Promise.all([
      import('@fremont/games/lords-of-vegas'),
      import('@fremont/bots/lords-of-vegas'),
    ]);
    return { game: anyGame(lordsOfVegas), bots: BOTS };
  },
  'vegas-showdown': async () => {
    const [{ vegasShowdown }, { BOTS }] = await Promise.all([
      import('@fremont/games/vegas-showdown'),
      import('@fremont/bots/vegas-showdown'),
    ]);
    return { game: anyGame(vegasShowdown), bots: BOTS };
  },
};

const played = async (id: string): Promise<Played | null> =>
  Object.hasOwn(PLAYED, id) ? ((await PLAYED[id]?.()) ?? null) : null;

/** Null for a game this app does not know. */
export const loadGame = async (id: string): Promise<AnyGame | null> => (await played(id))?.game ?? null;

/** Who plays a game at which level; null where nobody does. */
export const loadBots = async (id: string): Promise<(level: BotLevel) => Bot<GameTypes> | null> => {
  const { game = {}, bots = [] } = (await played(id)) ?? {};
  return (level) => (level === 'random' ? randomBot(game) : (bots.find((bot) => bot.level === level) ?? null));
};
