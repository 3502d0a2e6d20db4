/** The value of ending the round with some strength in some casino, averaged over many forecasts. */

import type { LasVegas } from '@fremont/games/las-vegas/base';
import { at, type Chance, type DeepReadonly, type Seat, seatList } from '@fremont/kernel';
import { rivalWeights } from './dollars.ts';
import { forecast } from './forecast.ts';
import { payoutWorth } from './payout.ts';

type View = DeepReadonly<LasVegas['view']>;

/**
 * The value in dollars of the casino at `index` if the seat ends there with `strength`. The evaluated option adds
 * `neutral` neutral dice and `gray` gray dice there.
 */
export type Prospect = (index: number, strength: number, neutral: number, gray?: number) => number;

/** Enough to distinguish options (half as many play slightly worse), few enough for a phone. */
const FORECASTS = 40;

export const prospectOf = (view: View, seat: Seat, chance: Chance): Prospect => {
  const rivals = seatList(view.chairs.length).filter((other) => other !== seat);
  const forecasts = Array.from({ length: FORECASTS }, () => forecast(view, rivals, chance));
  // In the order of the strengths below: an own dollar, those of the imaginary players, those of each rival.
  const weights = rivalWeights(view, rivals).map((weight) => -weight);
  const dollars = [1, 0, ...weights];
  const dollarsWithGray = [1, 0, 0, ...weights];
  return cached((index, strength, neutral, more = 0) => {
    const { bills, gray } = at(view.casinos, index);
    const imaginary = gray + more;
    let worth = 0;
    for (const casinos of forecasts) {
      const competition = at(casinos, index);
      const { rivals: theirs } = competition;
      worth +=
        imaginary === 0
          ? payoutWorth(bills, [strength, competition.neutral + neutral, ...theirs], dollars)
          : payoutWorth(bills, [strength, competition.neutral + neutral, imaginary, ...theirs], dollarsWithGray);
    }
    return worth / FORECASTS;
  });
};

/** Caches prospects, because options share most of them. */
const cached = (prospect: Prospect): Prospect => {
  const known = new Map<number, number>();
  return (index, strength, neutral, gray = 0) => {
    // Six casinos, at most eight neutral dice, from one gray die fewer to three more, a strength below 20.
    const key = index + 10 * neutral + 100 * strength + 10_000 * (gray + 1);
    const worth = known.get(key) ?? prospect(index, strength, neutral, gray);
    known.set(key, worth);
    return worth;
  };
};
