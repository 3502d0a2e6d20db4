/** RULES 7 and 8: the end, final scoring and placings. */

import { at, type DeepReadonly, type Outcome, type Seat, seatAt } from '@fremont/kernel';
import { type Chair, type Ending, type Event, SCORE_ITEMS, type State } from '../types.ts';
import { accountsOf } from './score.ts';

/** Scores item by item. The last event ends the match. */
export function* endMatch(draft: State, ending: Ending): Iterable<Event> {
  const { chairs, options } = draft;
  const accounts = accountsOf(chairs, options.sheet);
  for (const item of SCORE_ITEMS) {
    const fame = accounts.map((account) => account[item]);
    if (fame.some((one) => one > 0)) yield { type: 'itemScored', item, fame };
  }
  const totals = accounts.map(({ total }) => total);
  draft.phase = { type: 'over', ending };
  yield {
    type: 'matchEnded',
    ending,
    winners: winnersOf(totals, chairs),
    tieBreak: tieBreakOf(totals, chairs),
    totals,
  };
}

type Purse = DeepReadonly<Pick<Chair, 'money'>>;

/** RULES 8.7: most Fame, then most money; 1 is best. */
export const placingsOf = (totals: readonly number[], purses: readonly Purse[]): number[] =>
  totals.map((total, index) => {
    const { money } = at(purses, index);
    const ahead = totals.filter(
      (other, rival) => other > total || (other === total && at(purses, rival).money > money),
    );
    return 1 + ahead.length;
  });

const winnersOf = (totals: readonly number[], purses: readonly Purse[]): Seat[] =>
  placingsOf(totals, purses).flatMap((placing, index) => (placing === 1 ? [seatAt(index)] : []));

const tieBreakOf = (totals: readonly number[], purses: readonly Purse[]): 'none' | 'money' | 'shared' => {
  if (winnersOf(totals, purses).length > 1) return 'shared';
  const best = Math.max(...totals);
  return totals.filter((total) => total === best).length > 1 ? 'money' : 'none';
};

export const outcome = ({ phase, chairs, options }: DeepReadonly<State>): Outcome | null => {
  if (phase.type !== 'over') return null;
  const scores = accountsOf(chairs, options.sheet).map(({ total }) => total);
  return { placings: placingsOf(scores, chairs), scores, ending: phase.ending };
};
