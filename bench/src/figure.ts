/** What a benchmark reports. */

export interface Figure {
  readonly name: string;
  readonly ours: number;
  /** Null where there is nobody to compare with. */
  readonly peer: number | null;
  /** How many times as good as the peer; null without one. */
  readonly ratio: number | null;
  readonly unit: string;
}

/** A benchmark that cannot run here, and what to do about it. */
export class CannotMeasure extends Error {}

export const rounded = (value: number): number => Number(value.toPrecision(4));
