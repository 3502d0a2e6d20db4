/** The preferences of each style in Vegas Showdown. Styles show in what a seat buys, not in where it places. */

import { type Action, type LotState, lotStates, TILES, type TileId } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import type { BotStyle } from '../bot.ts';
import { NO_TASTE, type Taste } from '../style.ts';
import type { View } from './worth.ts';

/** The most that a style gives up in a decision, in Fame by the bot's own estimate. */
export const STYLE_FAME = 0.1;

type Likes = (lot: LotState, seat: Seat, view: View) => boolean;

const LIKES: Readonly<Record<BotStyle, Likes>> = {
  // It buys rooms that continue a row which it has begun.
  builder: ({ tile }, seat, { chairs }) => {
    const needed = tile === null ? [] : TILES[tile].prerequisites;
    const has = (room: TileId): boolean => at(chairs, seat).sheet.some((placed) => placed.tile === room);
    return needed.length > 0 && needed.every(has);
  },
  // It buys rooms for games of chance.
  gambler: ({ tile }) => tile !== null && TILES[tile].colour === 'yellow',
  // It looks for a lot on which nobody has bid yet.
  haggler: ({ standing }) => standing === null,
  // It outbids a rival.
  spoiler: ({ standing }, seat) => standing !== null && standing.seat !== seat,
};

export const tasteOf = (view: View, seat: Seat, style: BotStyle | null | undefined): Taste<Action> => {
  if (style === null || style === undefined || view.phase.type !== 'choosing') return NO_TASTE;
  const lots = lotStates(view);
  return (action) => {
    if (action.type !== 'bid') return 0;
    const lot = lots.find((one) => one.lot === action.lot);
    return lot !== undefined && LIKES[style](lot, seat, view) ? 1 : 0;
  };
};
