/** The result of a benchmark. */

export interface Figure {
  readonly name: string;
  readonly ours: number;
  /** Null for a benchmark without a peer. */
  readonly peer: number | null;
  /** How many times as good as the peer; null without one. */
  readonly ratio: number | null;
  readonly unit: string;
}

/** Thrown by a benchmark that cannot run here. The message says what to do. */
export class CannotMeasure extends Error {}

export const rounded = (value: number): number => Number(value.toPrecision(4));
