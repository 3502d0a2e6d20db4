/** The changes between values of `rulesVersion`, and the rules that matches of an older version keep. */

import { OFFERS_PER_TURN } from '../data/pieces.ts';

export const RULES_VERSION = 2;

/** RULES 6.10. Rules 1 allowed twenty offers. Their matches keep that limit, because their records may contain so many. */
const OFFERS_PER_TURN_IN_RULES_1 = 20;

export const offersPerTurnIn = (rulesVersion: number): number =>
  rulesVersion === 1 ? OFFERS_PER_TURN_IN_RULES_1 : OFFERS_PER_TURN;

/** The limit of offers is the only change, and the state of a match contains its own. */
export const isUnchangedSince = (rulesVersion: number): boolean => rulesVersion === 1;
