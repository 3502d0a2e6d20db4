/** The types of the estimates that Vegas Showdown shows. */

export type { OptionWorth, ShowdownOdds } from './odds.ts';
