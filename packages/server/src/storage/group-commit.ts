/** Appends of different matches that arrive in one turn of the event loop share one transaction, and so one fsync. */

import { Clash } from './append.ts';
import { StorageUnavailable } from './errors.ts';
import type { Append, Appended } from './storage.ts';

/** Writes them all or throws. */
type CommitAll = (appends: readonly Append[]) => Promise<readonly Appended[]>;

/** One append at a time, tried again when another process was faster. */
export const singleCommit =
  (commitAll: CommitAll) =>
  async (append: Append): Promise<Appended> => {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      try {
        const [result] = await commitAll([append]);
        if (result !== undefined) return result;
      } catch (error) {
        if (!(error instanceof Clash)) throw error;
      }
    }
    throw new StorageUnavailable('busy', 'matches.append', 'CLASH');
  };

const TRIES_MAX = 5;
/** A bound on how long one transaction keeps the event loop. */
const GROUP_MAX = 200;

interface Waiting {
  readonly append: Append;
  resolve(result: Appended): void;
  reject(error: unknown): void;
}

export const groupCommit = (commitAll: CommitAll): ((append: Append) => Promise<Appended>) => {
  const commitOne = singleCommit(commitAll);
  let waiting: Waiting[] = [];
  let isScheduled = false;

  const schedule = (): void => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(flush);
  };

  const flush = async (): Promise<void> => {
    const group = groupOf(waiting);
    const taken = new Set(group);
    waiting = waiting.filter((one) => !taken.has(one));
    isScheduled = false;
    schedule();
    if (!(await commitTogether(group))) await commitApart(group);
  };

  const commitTogether = async (group: readonly Waiting[]): Promise<boolean> => {
    try {
      const results = await commitAll(group.map(({ append }) => append));
      results.forEach((result, index) => {
        group[index]?.resolve(result);
      });
      return true;
    } catch {
      return false;
    }
  };

  // One of them spoiled it for all. On its own, each gets the answer it deserves.
  const commitApart = async (group: readonly Waiting[]): Promise<void> => {
    for (const { append, resolve, reject } of group) await commitOne(append).then(resolve, reject);
  };

  return (append) =>
    new Promise((resolve, reject) => {
      waiting.push({ append, resolve, reject });
      schedule();
    });
};

/** The first of each match, in the order they came. */
const groupOf = (waiting: readonly Waiting[]): readonly Waiting[] => {
  const firsts = new Map<string, Waiting>();
  for (const one of waiting) if (!firsts.has(one.append.match)) firsts.set(one.append.match, one);
  return [...firsts.values()].slice(0, GROUP_MAX);
};
