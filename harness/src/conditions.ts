/** Conditions of a promise. A verdict is a list of conditions, so that a broken promise names the reason. */

export interface Condition {
  readonly name: string;
  readonly seen: number;
  readonly must: 'atMost' | 'atLeast' | 'equal';
  readonly bound: number;
  readonly unit: string;
  /** The figure of the calm run that the bound is computed from; null for a fixed bound. */
  readonly calm: number | null;
  /** The promised bound on a quiet machine, if there is one. */
  readonly promise: number | null;
  readonly held: boolean;
}

const COMPARE: Readonly<Record<Condition['must'], (seen: number, bound: number) => boolean>> = {
  atMost: (seen, bound) => seen <= bound,
  atLeast: (seen, bound) => seen >= bound,
  equal: (seen, bound) => seen === bound,
};

const condition = (
  name: string,
  seen: number,
  must: Condition['must'],
  bound: number,
  unit = '',
  { calm = null, promise = null }: Partial<Pick<Condition, 'calm' | 'promise'>> = {},
): Condition => ({ name, seen, must, bound, unit, calm, promise, held: COMPARE[must](seen, bound) });

export const never = (name: string, seen: number): Condition => condition(name, seen, 'equal', 0);

/** One `never` condition per count; the keys are the names. */
export const neverAny = (counts: Readonly<Record<string, number>>): Condition[] =>
  Object.entries(counts).map(([name, seen]) => never(name, seen));

export const exactly = (name: string, seen: number, bound: number): Condition => condition(name, seen, 'equal', bound);

export const atLeast = (name: string, seen: number, bound: number, unit = ''): Condition =>
  condition(name, seen, 'atLeast', bound, unit);

/**
 * A bound on time or memory: a multiple of the figure of a calm run on the same machine. A busy machine slows down both
 * runs, so the server is not blamed for it.
 */
export interface CalmBound {
  readonly calm: number;
  readonly times: number;
  /** The promise itself, which is the bound on a quiet machine. */
  readonly atLeast?: number;
  /** The largest bound, because a server that is slow in the calm run too must not raise its own bound. */
  readonly atMost?: number;
}

export const calmBound = ({ calm, times, atLeast: floor = 0, atMost: ceiling = Infinity }: CalmBound): number =>
  Math.min(ceiling, Math.max(floor, calm * times));

/** Fails if nothing was measured (`seen` is null). */
export const atMostCalm = (name: string, seen: number | null, unit: string, bound: CalmBound): Condition =>
  condition(name, seen ?? Infinity, 'atMost', calmBound(bound), unit, {
    calm: bound.calm,
    promise: bound.atLeast ?? null,
  });

const MUST: Readonly<Record<Condition['must'], string>> = {
  atMost: 'must be at most',
  atLeast: 'must be at least',
  equal: 'must be',
};

const rounded = (figure: number): string => String(Math.round(figure * 10) / 10);

/** `resident memory: 190 MB, must be at most 150 MB (calm run: 100 MB)`. */
export const conditionText = ({ name, seen, must, bound, unit, calm, promise }: Condition): string => {
  const figure = (value: number): string => `${rounded(value)}${unit === '' ? '' : ` ${unit}`}`;
  const beside = calm === null ? '' : ` (calm run: ${figure(calm)})`;
  // Either other programs use the machine, or the server is slow without load. Only a run on a quiet machine can distinguish them.
  const doubt = calm !== null && promise !== null && calm > promise ? '; the calm run alone missed the promise' : '';
  return `${name}: ${figure(seen)}, ${MUST[must]} ${figure(bound)}${beside}${doubt}`;
};

export const failedOf = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions.filter(({ held }) => !held);
