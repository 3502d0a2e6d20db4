/** Exact chances of actions that dice decide. */

import { betLimit, type Casino, GAMBLE_WAYS, reorganiseOdds, type View } from '@fremont/games/lords-of-vegas';
import { at, type Seat, seatAt } from '@fremont/kernel';
import { diceIn } from './owned-pieces.ts';

/** The chance of a seat to be boss after a reorganisation of the casino. */
export const reorganiseChance = (view: View, casino: Casino, seat: Seat): number =>
  at(chancesBySeat(view, casino), seat);

const chancesBySeat = (view: View, casino: Casino): number[] =>
  reorganiseOdds(
    diceIn(view.lots, casino).map(({ owner }) => owner),
    view.chairs.length,
  );

/** The chances of all seats that have a die in the casino, the highest first. */
export const bossChances = (view: View, casino: Casino): { readonly seat: Seat; readonly chance: number }[] =>
  chancesBySeat(view, casino)
    .map((chance, seat) => ({ seat: seatAt(seat), chance }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);

/** The number of results of two dice. */
export const GAMBLE_ROLLS = 36;
/** The chance that a gambler is paid. */
export const WIN_CHANCE = (GAMBLE_WAYS.win + GAMBLE_WAYS.double) / GAMBLE_ROLLS;

/** The highest bet that a seat can make at a casino now. */
export const highestBet = (view: View, casino: Casino, seat: Seat): number =>
  Math.min(betLimit(casino), at(view.chairs, seat).money);
