/** What ending the round with some strength in some casino would be worth, averaged over many forecasts. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { at, type Chance, type DeepReadonly, type Seat, seatList } from '@fremont/kernel';
import { rivalWeights } from './dollars.ts';
import { forecast } from './forecast.ts';
import { payoutWorth } from './payout.ts';

type View = DeepReadonly<LasVegas['view']>;

/**
 * In dollars, for the asking seat: casino at `index` when it ends there with `strength`, `neutral` more neutral dice
 * having been put there by the option at hand.
 */
export type Prospect = (index: number, strength: number, neutral: number) => number;

/** Enough to tell options apart (half as many play a little worse), few enough for a phone. */
const FORECASTS = 40;

export const prospectOf = (view: View, seat: Seat, chance: Chance): Prospect => {
  const rivals = seatList(view.chairs.length).filter((other) => other !== seat);
  const forecasts = Array.from({ length: FORECASTS }, () => forecast(view, rivals, chance));
  // In the order of the strengths below: a dollar of one's own, of the neutral player, of each rival.
  const dollars = [1, 0, ...rivalWeights(view, rivals).map((weight) => -weight)];
  return remembered((index, strength, neutral) => {
    const { bills } = at(view.casinos, index);
    let worth = 0;
    for (const casinos of forecasts) {
      const competition = at(casinos, index);
      worth += payoutWorth(bills, [strength, competition.neutral + neutral, ...competition.rivals], dollars);
    }
    return worth / FORECASTS;
  });
};

/** Options share most of their prospects, so each is worked out once. */
const remembered = (prospect: Prospect): Prospect => {
  const known = new Map<number, number>();
  return (index, strength, neutral) => {
    const key = index + 10 * neutral + 100 * strength; // six casinos, at most eight neutral dice
    const worth = known.get(key) ?? prospect(index, strength, neutral);
    known.set(key, worth);
    return worth;
  };
};
