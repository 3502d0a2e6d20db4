/** The simulator of Vegas Showdown, written for speed, for the law of equivalence and benchmarks. */

export { showdownDriver } from './driver.ts';
export { RandomMatches } from './random-matches.ts';
