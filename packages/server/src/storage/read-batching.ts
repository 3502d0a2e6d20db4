/**
 * Batches reads by key: all reads of one kind in one turn of the event loop share one query. After a restart a thousand
 * people come back at once, and most turns bring many of them.
 *
 * The query starts after the last read of the turn, so each read sees every earlier write.
 */

export interface BatchedQuery<R> {
  keyOf(row: R): string;
  /** Selects the rows of all keys. The rows of one key come in the order that the caller wants. */
  query(keys: string[]): { execute(): Promise<R[]> };
}

/** Limits how long one query blocks the event loop. */
const KEYS_MAX = 64;

interface Batch<R> {
  readonly keys: Set<string>;
  readonly found: Promise<ReadonlyMap<string, readonly R[]>>;
}

/** Returns a function that reads the rows of one key. */
export const batchedReads = <R>({ keyOf, query }: BatchedQuery<R>): ((key: string) => Promise<readonly R[]>) => {
  let open: Batch<R> | null = null;

  const read = async (keys: string[]): Promise<ReadonlyMap<string, readonly R[]>> =>
    byKey(await query(keys).execute(), keyOf);

  const newBatch = (): Batch<R> => {
    const keys = new Set<string>();
    const found = new Promise((resolve) => setImmediate(resolve)).then(() => {
      if (open?.keys === keys) open = null;
      return read([...keys]);
    });
    return { keys, found };
  };

  return async (key) => {
    if (open === null || open.keys.size >= KEYS_MAX) open = newBatch();
    const { keys, found } = open;
    keys.add(key);
    try {
      return (await found).get(key) ?? [];
    } catch (error) {
      if (keys.size === 1) throw error;
      // Another key of the batch may have caused the error, so each key is read again by itself.
      return (await read([key])).get(key) ?? [];
    }
  };
};

const byKey = <R>(rows: readonly R[], keyOf: (row: R) => string): Map<string, R[]> => {
  const found = new Map<string, R[]>();
  for (const row of rows) {
    const known = found.get(keyOf(row));
    if (known === undefined) found.set(keyOf(row), [row]);
    else known.push(row);
  }
  return found;
};
