/** Runs every law on random matches of every variant and every number of seats. */

import type { Game, GameTypes, Variant } from '@fremont/kernel';
import { type Coverage, coverMatch, emptyCoverage } from './coverage.ts';
import type { Golden } from './golden.ts';
import { addToPool, type Law, type LawChecker, type RunContext } from './law.ts';
import { PLAY_LAWS } from './laws-play.ts';
import { REPLAY_LAWS } from './laws-replay.ts';
import { SECRET_LAWS } from './laws-secret.ts';
import { SHAPE_LAWS } from './laws-shape.ts';
import { withTraps } from './traps.ts';
import { labelOf, messageOf, type Spot, type Walk, walkMatch } from './walk.ts';

export const LAWS: readonly Law[] = [...PLAY_LAWS, ...REPLAY_LAWS, ...SECRET_LAWS, ...SHAPE_LAWS].sort(
  (one, other) => one.number - other.number,
);

export interface LawResult {
  readonly number: number;
  readonly name: string;
  /** The first breach found, and where; null when the law holds. */
  readonly fault: string | null;
}

export interface LawReport {
  readonly game: string;
  readonly laws: readonly LawResult[];
  readonly matches: number;
  readonly actions: number;
  readonly coverage: Coverage;
  /** Action types that `meta` declares and no match used. */
  readonly unusedActions: readonly string[];
}

export interface LawRun<T extends GameTypes> {
  /** Matches per variant and number of seats. */
  readonly matches: number;
  readonly seed: number;
  readonly goldens?: readonly Golden<T>[];
  /** Law numbers. The run stops once each of these laws has failed. By default it checks all matches. */
  readonly until?: readonly number[];
}

export const runLaws = <T extends GameTypes>(game: Game<T>, run: LawRun<T>): LawReport =>
  withTraps(() => checkLaws(game, run));

export const faultsOf = (report: LawReport): readonly LawResult[] => report.laws.filter(({ fault }) => fault !== null);

const checkLaws = <T extends GameTypes>(game: Game<T>, run: LawRun<T>): LawReport => {
  const { matches, seed, goldens = [], until } = run;
  const context: RunContext<T> = { game, pool: new Map(), goldens, coverage: emptyCoverage() };
  const checks = LAWS.map((law) => startCheck(law, context));
  fillPool(context, seed);
  let actions = 0;
  let checked = 0;
  const isDecided = (): boolean => until?.every((number) => hasFailed(checks, number)) === true;
  const spots = spotsOf(game, matches, seed);
  for (const spot of spots) {
    if (isDecided()) break;
    const walk = walkMatch(game, spot);
    checked++;
    actions += walk.match.record.entries.length;
    addToPool(context.pool, walk.offered);
    inspect(checks, walk, context);
  }
  if (checked === spots.length) for (const one of checks) recordFault(one, 'all matches', () => one.checker.finish?.());
  const { coverage } = context;
  const unusedActions = game.meta.actionTypes.filter((type) => coverage.actions[type] === undefined);
  const laws = checks.map(({ law, fault }) => ({ number: law.number, name: law.name, fault }));
  return { game: game.meta.id, laws, matches: checked, actions, coverage, unusedActions };
};

/** A law that is being checked, with its first breach. */
interface LawCheck<T extends GameTypes> {
  readonly law: Law;
  readonly checker: LawChecker<T>;
  fault: string | null;
}

const startCheck = <T extends GameTypes>(law: Law, context: RunContext<T>): LawCheck<T> => ({
  law,
  checker: law.checker(context),
  fault: null,
});

const hasFailed = <T extends GameTypes>(checks: readonly LawCheck<T>[], number: number): boolean =>
  checks.some(({ law, fault }) => law.number === number && fault !== null);

const recordFault = <T extends GameTypes>(one: LawCheck<T>, where: string, callback: () => void): void => {
  if (one.fault !== null) return;
  try {
    callback();
  } catch (error) {
    one.fault = `${where}: ${messageOf(error)}`;
  }
};

const inspect = <T extends GameTypes>(
  checks: readonly LawCheck<T>[],
  walk: Walk<T>,
  { coverage }: RunContext<T>,
): void => {
  if (walk.fault === null) coverMatch(coverage, walk.match);
  for (const one of checks) recordFault(one, labelOf(walk.spot), () => one.checker.checkMatch?.(walk));
};

const spotsOf = <T extends GameTypes>({ variants }: Game<T>, matches: number, seed: number): readonly Spot<T>[] =>
  variants.flatMap((variant) =>
    seatCountsOf(variant).flatMap((seats) =>
      Array.from({ length: matches }, (_, index) => ({ variant, seats, seed: seed + index })),
    ),
  );

const seatCountsOf = <T extends GameTypes>({ seats: { min, max } }: Variant<T>): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Matches played in advance per variant and number of seats. They fill the pool with actions of all variants. */
const POOL_MATCHES = 2;

const fillPool = <T extends GameTypes>({ game, pool, goldens }: RunContext<T>, seed: number): void => {
  for (const { entries } of goldens)
    addToPool(
      pool,
      entries.map(({ action }) => action),
    );
  for (const spot of spotsOf(game, POOL_MATCHES, seed)) addToPool(pool, walkMatch(game, spot).offered);
};
