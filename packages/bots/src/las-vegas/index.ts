/** The types of the odds that Las Vegas shows. */

export type { CasinoOdds, LasVegasOdds, OptionOdds } from './odds.ts';
