/** The payout of a casino as one number: a thousand times per decision, so without the lists `settleCasino` makes. */

/**
 * What the payout is worth to somebody who values a dollar paid to participant `i` at `dollars[i]`. `bills` are highest
 * first; `strengths` of 0 take no part. A test holds this to `settleCasino`. RULES 5.2, 5.3.
 */
export const payoutWorth = (
  bills: readonly number[],
  strengths: readonly number[],
  dollars: readonly number[],
): number => {
  let worth = 0;
  for (let index = 0; index < strengths.length; index++) {
    const rank = rankOf(strengths, index);
    if (rank !== null) worth += (dollars[index] ?? 0) * (bills[rank] ?? 0);
  }
  return worth;
};

/** From 0; null for whoever has no dice here or is tied. */
const rankOf = (strengths: readonly number[], index: number): number | null => {
  const strength = strengths[index] ?? 0;
  if (strength === 0 || isTied(strengths, index)) return null;
  let stronger = 0;
  for (let other = 0; other < strengths.length; other++) {
    if ((strengths[other] ?? 0) > strength && !isTied(strengths, other)) stronger++;
  }
  return stronger;
};

const isTied = (strengths: readonly number[], index: number): boolean => {
  for (let other = 0; other < strengths.length; other++) {
    if (other !== index && strengths[other] === strengths[index]) return true;
  }
  return false;
};
