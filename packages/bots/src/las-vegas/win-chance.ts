/**
 * The chance to win from the money of all seats between two rounds: a softmax of the totals. Its temperature says how much
 * money the rounds left can still move.
 */

import type { Edition } from '@fremont/games/las-vegas';

/**
 * In steps of $10,000, by seats from two to five and by rounds left from one. `train/las-vegas.ts` fits them on 4,000 matches
 * of each kind; seed 1.
 */
const TEMPERATURES: Readonly<Record<Edition, readonly (readonly number[])[]>> = {
  classic: [
    [3.6, 5.0, 6.2],
    [5.1, 8.4, 12.4],
    [4.1, 6.1, 8.3],
    [3.4, 5.0, 6.7],
  ],
  'royale-base': [
    [2.7, 4.4],
    [6.2, 11.0],
    [5.0, 8.2],
    [4.3, 6.5],
  ],
  royale: [
    [4.0, 5.7],
    [7.4, 12.4],
    [5.8, 9.6],
    [5.0, 7.5],
  ],
};

/**
 * After the last round the richest seat has won. A temperature of one step and a half keeps some credit for a close second, so
 * that fewer playouts tell two options apart.
 */
const LAST_TEMPERATURE = 1.5;

export const temperatureOf = (edition: Edition, seats: number, roundsLeft: number): number =>
  TEMPERATURES[edition][seats - 2]?.[roundsLeft - 1] ?? LAST_TEMPERATURE;

/** The share of the wins that `seat` can expect. `totals` are in steps. */
export const winShare = (totals: ArrayLike<number>, seat: number, temperature: number): number => {
  const own = totals[seat] as number;
  let sum = 0;
  for (let other = 0; other < totals.length; other++) sum += Math.exp(((totals[other] as number) - own) / temperature);
  return 1 / sum;
};
