/** Means and confidence intervals. */

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

const NORMAL_975 = 1.959964;

/** The 97.5 % point of Student's t by Fisher's expansion. It is correct to three digits from about ten degrees of freedom. */
export const studentQuantile = (degrees: number): number => {
  const z = NORMAL_975;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
};

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 95 % interval for the mean of independent shares. One value gives the interval 0 to 1. */
export const shareInterval = (shares: readonly number[]): Interval => {
  if (shares.length < 2) return { low: 0, high: 1 };
  // Equal shares have no variance, but the true share may still differ. This is the exact binomial bound.
  const unseen = 1 - 0.025 ** (1 / shares.length);
  if (shares.every((share) => share === 1)) return { low: 1 - unseen, high: 1 };
  if (shares.every((share) => share === 0)) return { low: 0, high: unseen };
  const middle = mean(shares);
  const reach = studentQuantile(shares.length - 1) * Math.sqrt(variance(shares) / shares.length);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};

/** A share as people read it: `31.4 %`. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
