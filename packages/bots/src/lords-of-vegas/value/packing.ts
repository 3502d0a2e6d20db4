/** Weights as text: thousandths, separated by spaces. */

const UNIT = 1000;

export const packWeights = (weights: Float64Array): string =>
  [...weights].map((weight) => Math.round(weight * UNIT)).join(' ');

export const unpackWeights = (text: string): Float64Array =>
  Float64Array.from(text.split(' '), (part) => Number(part) / UNIT);
