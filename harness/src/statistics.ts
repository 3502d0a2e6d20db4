/** The nearest-rank percentile: the smallest value that `percent` of the values do not exceed, rounded to tenths; null for an empty list. */
export const percentile = (values: readonly number[], percent: number): number | null => {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
  return Math.round(value * 10) / 10;
};
