/** Appends of different matches that arrive in one turn of the event loop share one transaction, and so one fsync. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { WriteConflict } from './append.ts';
import { StorageUnavailable } from './errors.ts';
import type { Append, Appended } from './storage.ts';

/** Writes all appends in one transaction, or throws. */
type CommitAll = (appends: readonly Append[]) => Promise<readonly Appended[]>;

export interface Commits {
  append(append: Append): Promise<Appended>;
  /** Resolves when all earlier appends are written or refused. */
  settled(): Promise<unknown>;
}

/** Each append has its own transaction. */
export const singleCommits = (commitAll: CommitAll): Commits => {
  const commitOne = singleCommit(commitAll);
  const running = new Set<Promise<Appended>>();
  return {
    append(append) {
      const result = commitOne(append);
      const done = (): unknown => running.delete(result);
      running.add(result);
      result.then(done, done);
      return result;
    },
    settled: () => Promise.allSettled(running),
  };
};

/** Retries an append after a conflict with another process. */
const singleCommit =
  (commitAll: CommitAll) =>
  async (append: Append): Promise<Appended> => {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      try {
        const [result] = await commitAll([append]);
        if (result !== undefined) return result;
      } catch (error) {
        if (!(error instanceof WriteConflict)) throw error;
      }
    }
    throw new StorageUnavailable('busy', 'matches.append', 'CONFLICT');
  };

const TRIES_MAX = 5;
/** Limits how long one transaction blocks the event loop. */
const GROUP_MAX = 200;

interface PendingAppend {
  readonly append: Append;
  resolve(result: Appended): void;
  reject(error: unknown): void;
}

export const groupCommits = (commitAll: CommitAll): Commits => {
  const commitOne = singleCommit(commitAll);
  const running = new Set<Promise<void>>();
  let pending: PendingAppend[] = [];
  let isScheduled = false;

  const schedule = (): void => {
    if (isScheduled || pending.length === 0) return;
    isScheduled = true;
    setImmediate(flush);
  };

  const flush = (): void => {
    const { group, rest } = groupOf(pending);
    pending = rest;
    isScheduled = false;
    schedule();
    const done = commit(group).then(() => void running.delete(done));
    running.add(done);
  };

  const commit = async (group: readonly PendingAppend[]): Promise<void> => {
    if (!(await commitTogether(group))) await commitOneByOne(group);
  };

  const commitTogether = async (group: readonly PendingAppend[]): Promise<boolean> => {
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

  // One append made the whole transaction fail. By itself, each append gets its own result.
  const commitOneByOne = async (group: readonly PendingAppend[]): Promise<void> => {
    for (const { append, resolve, reject } of group) await commitOne(append).then(resolve, reject);
  };

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        pending.push({ append, resolve, reject });
        schedule();
      }),
    async settled() {
      while (pending.length + running.size > 0) await Promise.all([...running, nextTurn()]);
    },
  };
};

/** The group holds at most one append of each match. The others wait for the next group. */
const groupOf = (
  pending: readonly PendingAppend[],
): { readonly group: PendingAppend[]; readonly rest: PendingAppend[] } => {
  const matches = new Set<string>();
  const group: PendingAppend[] = [];
  const rest: PendingAppend[] = [];
  for (const one of pending) {
    const isFirst = group.length < GROUP_MAX && !matches.has(one.append.match);
    (isFirst ? group : rest).push(one);
    matches.add(one.append.match);
  }
  return { group, rest };
};
