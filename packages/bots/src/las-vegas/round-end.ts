/** The horizon of Las Vegas: the end of the round, valued by the money of all seats. */

import { type LasVegas, totalOf } from '@fremont/games/las-vegas';
import { at, type Seat } from '@fremont/kernel';
import type { Horizon } from '../sampler/playout.ts';
import { threatWeights } from './dollars.ts';

export const roundEnd: Horizon<LasVegas> = {
  isReached: (state, start) => state.round !== start.round || state.phase.type === 'over',
  worthOf: (state, seat) => leadOf(state.chairs.map(totalOf), seat),
};

/** Own dollars minus weighted dollars of the rivals. Leaders weigh most. */
const leadOf = (totals: readonly number[], seat: Seat): number => {
  const rivals = totals.filter((_, other) => other !== seat);
  const weights = threatWeights(rivals);
  return rivals.reduce((lead, total, index) => lead - total * at(weights, index), at(totals, seat));
};
