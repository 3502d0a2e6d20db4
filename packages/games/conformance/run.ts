/** Runs every law on random matches of every variant and every number of seats. */

import type { Game, GameTypes, Variant } from '@fremont/kernel';
import { type Coverage, coverMatch, emptyCoverage } from './coverage.ts';
import type { Golden } from './golden.ts';
import { addToPool, type Hearing, type Inspector, type Law } from './law.ts';
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
  /** Numbers of laws: once each of them has objected, nothing more is asked. All matches are heard when left out. */
  readonly until?: readonly number[];
}

export const runLaws = <T extends GameTypes>(game: Game<T>, run: LawRun<T>): LawReport =>
  withTraps(() => hold(game, run));

export const faultsOf = (report: LawReport): readonly LawResult[] => report.laws.filter(({ fault }) => fault !== null);

const hold = <T extends GameTypes>(game: Game<T>, run: LawRun<T>): LawReport => {
  const { matches, seed, goldens = [], until } = run;
  const hearing: Hearing<T> = { game, pool: new Map(), goldens, coverage: emptyCoverage() };
  const cases = LAWS.map((law) => openCase(law, hearing));
  scout(hearing, seed);
  let actions = 0;
  let heard = 0;
  const isSettled = (): boolean => until?.every((number) => hasObjected(cases, number)) === true;
  const spots = spotsOf(game, matches, seed);
  for (const spot of spots) {
    if (isSettled()) break;
    const walk = walkMatch(game, spot);
    heard++;
    actions += walk.match.record.entries.length;
    addToPool(hearing.pool, walk.offered);
    inspect(cases, walk, hearing);
  }
  if (heard === spots.length) for (const one of cases) object(one, 'all matches', () => one.inspector.conclude?.());
  const { coverage } = hearing;
  const unusedActions = game.meta.actionTypes.filter((type) => coverage.actions[type] === undefined);
  const laws = cases.map(({ law, fault }) => ({ number: law.number, name: law.name, fault }));
  return { game: game.meta.id, laws, matches: heard, actions, coverage, unusedActions };
};

/** A law under inspection, with its first breach. */
interface Case<T extends GameTypes> {
  readonly law: Law;
  readonly inspector: Inspector<T>;
  fault: string | null;
}

const openCase = <T extends GameTypes>(law: Law, hearing: Hearing<T>): Case<T> => ({
  law,
  inspector: law.inspector(hearing),
  fault: null,
});

const hasObjected = <T extends GameTypes>(cases: readonly Case<T>[], number: number): boolean =>
  cases.some(({ law, fault }) => law.number === number && fault !== null);

const object = <T extends GameTypes>(one: Case<T>, where: string, look: () => void): void => {
  if (one.fault !== null) return;
  try {
    look();
  } catch (error) {
    one.fault = `${where}: ${messageOf(error)}`;
  }
};

const inspect = <T extends GameTypes>(cases: readonly Case<T>[], walk: Walk<T>, { coverage }: Hearing<T>): void => {
  if (walk.fault === null) coverMatch(coverage, walk.match);
  for (const one of cases) object(one, labelOf(walk.spot), () => one.inspector.see?.(walk));
};

const spotsOf = <T extends GameTypes>({ variants }: Game<T>, matches: number, seed: number): readonly Spot<T>[] =>
  variants.flatMap((variant) =>
    seatCountsOf(variant).flatMap((seats) =>
      Array.from({ length: matches }, (_, index) => ({ variant, seats, seed: seed + index })),
    ),
  );

const seatCountsOf = <T extends GameTypes>({ seats: { min, max } }: Variant<T>): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Matches played ahead at every table size, so that the first states inspected are tried with actions of all variants. */
const SCOUTS = 2;

const scout = <T extends GameTypes>({ game, pool, goldens }: Hearing<T>, seed: number): void => {
  for (const { entries } of goldens)
    addToPool(
      pool,
      entries.map(({ action }) => action),
    );
  for (const spot of spotsOf(game, SCOUTS, seed)) addToPool(pool, walkMatch(game, spot).offered);
};
