/** Figures out of many measurements. */

/** The smallest value that so many per cent do not exceed; null without any. In whole tenths. */
export const percentile = (values: readonly number[], percent: number): number | null => {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
  return Math.round(value * 10) / 10;
};
