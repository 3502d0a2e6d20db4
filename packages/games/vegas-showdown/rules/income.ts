/** RULES 3.4: the income of a seat. */

import { at, type DeepReadonly } from '@fremont/kernel';
import { CARDS, type Effect } from '../data/cards.ts';
import type { Chair, DrawnCard, Event, State } from '../types.ts';

type Counters = Readonly<Pick<Chair, 'population' | 'revenue'>>;

/** The effects of this turn's cards. */
export const effectsOf = (cards: readonly Readonly<DrawnCard>[]): Effect[] =>
  cards.map(({ card }) => CARDS[card].effect);

/** The income under these cards. Without cards it is the forecast for the next turn. */
export const incomeOf = ({ population, revenue }: Counters, cards: readonly Readonly<DrawnCard>[] = []): number => {
  const effects = effectsOf(cards);
  const higher = effects.some(({ type }) => type === 'incomeHigher');
  const basis = higher ? Math.max(population, revenue) : Math.min(population, revenue);
  const change = effects.reduce((sum, effect) => sum + (effect.type === 'incomeChange' ? effect.amount : 0), 0);
  return Math.max(0, basis + change);
};

export const incomes = ({ chairs, cards }: DeepReadonly<State>): number[] =>
  chairs.map((chair) => incomeOf(chair, cards));

export const collectIncome = (draft: State): Event => {
  const amounts = incomes(draft);
  draft.chairs.forEach((chair, index) => {
    chair.money += at(amounts, index);
  });
  return { type: 'incomeCollected', amounts };
};
