/** RULES 5, the end: the outcome. */

import type { DeepReadonly, Outcome } from '@fremont/kernel';
import type { State } from '../types.ts';

export const outcome = ({ phase, chairs }: DeepReadonly<State>): Outcome | null => {
  if (phase.type !== 'over') return null;
  const scores = chairs.map(({ money }) => money);
  const placings = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { placings, scores, ending: phase.ending };
};
