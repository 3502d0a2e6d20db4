/** Appends of different matches that arrive in one turn of the event loop share one transaction, and so one fsync. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { StorageUnavailable } from './errors.ts';
import { Clash } from './steps.ts';
import type { Append, Appended } from './storage.ts';

/** Writes them all or throws. */
type CommitAll = (appends: readonly Append[]) => Promise<readonly Appended[]>;

export interface Commits {
  append(append: Append): Promise<Appended>;
  /** Once all that was sent before is written or refused. */
  settled(): Promise<unknown>;
}

/** Each append in a transaction of its own. */
export const singleCommits = (commitAll: CommitAll): Commits => {
  const commitOne = singleCommit(commitAll);
  const underWay = new Set<Promise<Appended>>();
  return {
    append(append) {
      const result = commitOne(append);
      const done = (): unknown => underWay.delete(result);
      underWay.add(result);
      result.then(done, done);
      return result;
    },
    settled: () => Promise.allSettled(underWay),
  };
};

/** One append, tried again when another process was faster. */
const singleCommit =
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

export const groupCommits = (commitAll: CommitAll): Commits => {
  const commitOne = singleCommit(commitAll);
  const underWay = new Set<Promise<void>>();
  let waiting: Waiting[] = [];
  let isScheduled = false;

  const schedule = (): void => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(flush);
  };

  const flush = (): void => {
    const { group, rest } = groupOf(waiting);
    waiting = rest;
    isScheduled = false;
    schedule();
    const done = commit(group).then(() => void underWay.delete(done));
    underWay.add(done);
  };

  const commit = async (group: readonly Waiting[]): Promise<void> => {
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

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject });
        schedule();
      }),
    async settled() {
      while (waiting.length + underWay.size > 0) await Promise.all([...underWay, nextTurn()]);
    },
  };
};

/** The first of each match, in the order they came, and those that have to wait. */
const groupOf = (waiting: readonly Waiting[]): { readonly group: Waiting[]; readonly rest: Waiting[] } => {
  const matches = new Set<string>();
  const group: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const one of waiting) {
    const isFirst = group.length < GROUP_MAX && !matches.has(one.append.match);
    (isFirst ? group : rest).push(one);
    matches.add(one.append.match);
  }
  return { group, rest };
};
