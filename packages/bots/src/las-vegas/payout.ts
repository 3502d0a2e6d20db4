/**
 * The value of a casino's payout as one number. It runs a thousand times per decision, so it avoids the lists of
 * `settleCasino`.
 */

/**
 * The value of the payout when a dollar paid to participant `i` is worth `dollars[i]`. `bills` are highest first, and
 * participants with strength 0 take no part. RULES 5.2, 5.3. A test compares this with `settleCasino`.
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

/** The rank from 0; null for a participant without dice here or in a tie. */
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
