export { greedyBot } from './greedy.ts';
export type { CasinoOdds, LasVegasOdds, OptionOdds } from './odds.ts';
export { samplerBot } from './sampler.ts';
