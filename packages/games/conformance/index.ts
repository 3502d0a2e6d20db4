/** The laws that every game must keep. They run on any game. */

export type { Counts, Coverage } from './coverage.ts';
export { type Golden, replayGolden } from './golden.ts';
export { faultsOf, LAWS, type LawReport, type LawResult, type LawRun, runLaws } from './run.ts';
