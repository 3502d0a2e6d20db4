/**
 * Reads of one kind that are asked for in one turn of the event loop are answered by one query: when a thousand people come
 * back at once, most turns bring many of them. The query begins after the last of them asked, so nobody is told less than
 * was written before.
 */

import type { Compilable } from 'kysely';
import type { CompiledQueries } from './compiled.ts';
import type { Db } from './schema.ts';

/** Where reads go. */
export interface Reading {
  readonly db: Db;
  readonly queries: CompiledQueries;
}

export interface Gathering<R> {
  readonly name: string;
  keyOf(row: R): string;
  /** The rows of all these keys; those of one key in the order they are wanted in. */
  query(db: Db, keys: string[]): Compilable<R>;
}

/** A bound on how long one query keeps the event loop. */
const KEYS_MAX = 64;

interface Batch<R> {
  readonly keys: Set<string>;
  readonly found: Promise<ReadonlyMap<string, readonly R[]>>;
}

/** The rows of one key. */
export const gathered = <R>(
  { db, queries }: Reading,
  { name, keyOf, query }: Gathering<R>,
): ((key: string) => Promise<readonly R[]>) => {
  let open: Batch<R> | null = null;

  const read = async (keys: readonly string[]): Promise<ReadonlyMap<string, readonly R[]>> => {
    const filled = toPowerOfTwo(keys);
    const { rows } = await queries.run(db, `${name} ${filled.length}`, filled, (builder) => query(builder, filled));
    return byKey(rows, keyOf);
  };

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
      // Another key may have spoiled it for all. On its own, each gets the answer it deserves.
      return (await read([key])).get(key) ?? [];
    }
  };
};

/** The last key again and again, which changes nothing: few shapes of a query, however many keys there are. */
const toPowerOfTwo = (keys: readonly string[]): string[] => {
  const filled = [...keys];
  const last = filled.at(-1) ?? '';
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  while (filled.length < length) filled.push(last);
  return filled;
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
