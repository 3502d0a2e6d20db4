/** The geometry of the chart: scales, ticks and labels that do not overlap. */

export const CHART = { width: 442, height: 212, left: 44, right: 104, top: 14, bottom: 28 } as const;

const plotWidth = CHART.width - CHART.left - CHART.right;
const plotHeight = CHART.height - CHART.top - CHART.bottom;

/** `count` is the number of points, the start included. */
export const xOf = (index: number, count: number): number =>
  CHART.left + (count > 1 ? (index / (count - 1)) * plotWidth : 0);

export const yOf = (value: number, top: number): number =>
  CHART.top + plotHeight - (top === 0 ? 0 : (value / top) * plotHeight);

const NICE = [1, 2, 5, 10] as const;
const TICKS_MAX = 5;

/** Ticks from 0 to at least the largest value, at most five steps apart by a round number. */
export const ticksOf = (largest: number): number[] => {
  const rough = Math.max(1, largest) / TICKS_MAX;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (NICE.find((nice) => nice * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(1, largest) / step) + 1 }, (_, index) => index * step);
};

const LABEL_APART = 22;

/** Moves labels apart, in their order from top to bottom, and keeps them inside the chart. */
export const spread = (wanted: readonly number[]): number[] => {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let least = CHART.top;
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, least);
    least = (places[index] ?? 0) + LABEL_APART;
  }
  let most = CHART.height - CHART.bottom + 6;
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, most);
    most = (places[index] ?? 0) - LABEL_APART;
  }
  return places;
};

/** The indexes of the marks that get a label: all of a few, every n-th of many, the last one always. */
export const labelled = (count: number): number[] => {
  const step = Math.ceil(count / LABELS_MAX);
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
};

const LABELS_MAX = 6;
