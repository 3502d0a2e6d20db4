/** The money of both boxes: how many bills of which value, in dollars. */

import type { Edition } from '../types.ts';
import type { Provenance } from './sources.ts';

export interface BillCount {
  readonly value: number;
  readonly count: number;
}

const CLASSIC_BILLS: readonly BillCount[] = [
  { value: 10_000, count: 6 },
  { value: 20_000, count: 8 },
  { value: 30_000, count: 8 },
  { value: 40_000, count: 6 },
  { value: 50_000, count: 6 },
  { value: 60_000, count: 5 },
  { value: 70_000, count: 5 },
  { value: 80_000, count: 5 },
  { value: 90_000, count: 5 },
];

const ROYALE_BILLS: readonly BillCount[] = [
  { value: 30_000, count: 11 },
  { value: 40_000, count: 11 },
  { value: 50_000, count: 13 },
  { value: 60_000, count: 15 },
  { value: 70_000, count: 13 },
  { value: 80_000, count: 11 },
  { value: 90_000, count: 9 },
  { value: 100_000, count: 7 },
];

export const BILLS: Readonly<Record<Edition, readonly BillCount[]>> = {
  classic: CLASSIC_BILLS,
  'royale-base': ROYALE_BILLS,
  royale: ROYALE_BILLS,
};

const ROYALE_PROVENANCE: Provenance = { certainty: 'CORROBORATED', sources: ['S0', 'S3', 'S5', 'S6', 'S8'] };

export const BILLS_PROVENANCE: Readonly<Record<Edition, Provenance>> = {
  classic: { certainty: 'CORROBORATED', sources: ['S10', 'S12', 'S5'] },
  'royale-base': ROYALE_PROVENANCE,
  royale: ROYALE_PROVENANCE,
};

const spread = (bills: readonly BillCount[]): readonly number[] =>
  bills.flatMap(({ value, count }) => Array<number>(count).fill(value));

/** Every bill of an edition, ascending. */
export const DECKS: Readonly<Record<Edition, readonly number[]>> = {
  classic: spread(CLASSIC_BILLS),
  'royale-base': spread(ROYALE_BILLS),
  royale: spread(ROYALE_BILLS),
};

/** Every bill is worth a multiple of this. */
export const BILL_STEP = 10_000;

const counts = (bills: readonly BillCount[]): readonly number[] => {
  const steps = Math.max(...bills.map(({ value }) => value)) / BILL_STEP;
  return Array.from(
    { length: steps + 1 },
    (_, step) => bills.find(({ value }) => value === step * BILL_STEP)?.count ?? 0,
  );
};

/** The number of bills of an edition, by value in steps of `BILL_STEP`. */
export const BILLS_BY_STEP: Readonly<Record<Edition, readonly number[]>> = {
  classic: counts(CLASSIC_BILLS),
  'royale-base': counts(ROYALE_BILLS),
  royale: counts(ROYALE_BILLS),
};
