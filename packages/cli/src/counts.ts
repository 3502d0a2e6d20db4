/** Counts names. The result is in alphabetical order, so that equal runs print the same. */

export type Counts = Readonly<Record<string, number>>;

export interface Tally {
  add(name: string): void;
  counts(): Counts;
}

export const tally = (): Tally => {
  const found = new Map<string, number>();
  return {
    add: (name) => void found.set(name, (found.get(name) ?? 0) + 1),
    counts: () => Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};

export const countsLine = (counts: Counts): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
