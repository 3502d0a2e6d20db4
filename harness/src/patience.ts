/** The time after which an answer counts as missing. It follows the answers of a calm run, so a busy machine lengthens it. */

import { calmBound } from './conditions.ts';
import { percentile } from './statistics.ts';

const CALM_TIMES = 200;
const AT_LEAST_TIMES_MAX = 6;

/** `calm` are the milliseconds of answers in the calm run, `atLeast` is the time on a quiet machine. */
export const patienceMs = (calm: readonly number[], atLeast: number): number =>
  calmBound({
    calm: percentile(calm, 99) ?? 0,
    times: CALM_TIMES,
    atLeast,
    atMost: atLeast * AT_LEAST_TIMES_MAX,
  });
