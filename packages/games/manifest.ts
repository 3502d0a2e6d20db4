/**
 * Every game, in the order of the home page. This is the only file outside its own folders that a new game changes. Each
 * package finds its part of a game in the folder of that name: the rules here, the bots in `bots/src`, the screen in
 * `web/src/games`.
 */

export const GAME_IDS = ['lords-of-vegas', 'las-vegas', 'vegas-showdown'] as const;

export type GameId = (typeof GAME_IDS)[number];
