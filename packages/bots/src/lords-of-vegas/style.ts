/** The preferences of each style in Lords of Vegas. The haggler shows in `dealing.ts`: it offers deals before it builds. */

import { type Action, type Casino, casinoNamed, type View } from '@fremont/games/lords-of-vegas';
import type { DeepReadonly, Seat } from '@fremont/kernel';
import type { BotStyle } from '../bot.ts';
import { NO_TASTE, type Taste } from '../style.ts';

/** The most that a style gives up in a decision, in points by greedy's estimate and in chance to win. */
export const STYLE_POINTS = 0.6;
export const STYLE_CHANCE = 0.004;

export const tasteOf = (view: DeepReadonly<View>, seat: Seat, style: BotStyle | null | undefined): Taste<Action> => {
  const isRivals = (id: Casino['id']): boolean => {
    const boss = casinoNamed(view, id)?.boss ?? null;
    return boss !== null && boss !== seat;
  };
  switch (style) {
    case 'builder':
      return ({ type }) => (type === 'build' || type === 'sprawl' ? 1 : 0);
    case 'gambler':
      return ({ type }) => (type === 'gamble' || type === 'reorganise' ? 1 : 0);
    case 'spoiler':
      return (action) =>
        (action.type === 'reorganise' || action.type === 'remodel') && isRivals(action.casino) ? 1 : 0;
    default:
      return NO_TASTE;
  }
};
