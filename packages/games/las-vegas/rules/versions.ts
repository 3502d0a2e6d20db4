/** The changes between values of `rulesVersion`, and the stored matches that they do not affect. */

import type { DeepReadonly } from '@fremont/kernel';
import type { Options } from '../types.ts';

/**
 * Rules 2: the bank reuses bills below $30,000 that were paid back to it (RULES 9.6). Rules 1 created new bills
 * instead. Only the exact change of Bad Luck creates such bills (RULES 16.5).
 */
export const isUnchangedSince = (rulesVersion: number, options: DeepReadonly<Options>): boolean =>
  rulesVersion === 1 && !(options.exactChange === true && canMeetBadLuck(options));

const canMeetBadLuck = ({ tiles, faces }: DeepReadonly<Options>): boolean =>
  faces === undefined ? tiles !== 0 : faces.includes('C2');
