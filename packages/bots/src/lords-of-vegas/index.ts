/** The types of the odds that Lords of Vegas shows. */

export type { LordsOdds, LordsOption } from './odds.ts';
