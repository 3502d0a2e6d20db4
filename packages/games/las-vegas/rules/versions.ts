/** The changes between values of `rulesVersion`, and the rules that matches of an older version keep. */

import { BILL_STEP } from '../data/bills.ts';

export const RULES_VERSION = 2;

/** RULES 9.6 and 16.5: the bank pays with every bill that it holds, also with small ones that exact change created. */
export const LEAST_BILL = BILL_STEP;

/** Rules 1 counted as if no bill were smaller, and created a bill where small ones would have added up. */
const LEAST_BILL_IN_RULES_1 = 30_000;

export const leastBillIn = (rulesVersion: number): number => (rulesVersion === 1 ? LEAST_BILL_IN_RULES_1 : LEAST_BILL);

/** The use of small bills is the only change, and the state of a match contains its own. */
export const isUnchangedSince = (rulesVersion: number): boolean => rulesVersion === 1;
