/** Kills the own process, as with kill -9, at a fail point that a command passes. */

import { Socket } from 'node:net';
import type { SqliteEngine } from '@fremont/server/storage/sqlite';
import type { Storage } from '@fremont/server/storage/storage';
import type { FailPoint, FaultPlan } from './fault-plan.ts';

export type OnPoint = (point: FailPoint) => void;

/** SIGKILL: no handler runs and nothing is flushed. */
const killSelf = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

export const failPointOf = ({ failAt }: FaultPlan): OnPoint => {
  let left = failAt?.count ?? 0;
  return (point) => {
    if (point !== failAt?.point) return;
    left -= 1;
    if (left === 0) killSelf();
  };
};

type Statement = ReturnType<SqliteEngine['raw']['prepare']>;

/** Finds the fail points inside the transaction that appends to a log by watching the SQL statements. */
export const watchStatements = ({ raw }: SqliteEngine, onPoint: OnPoint): void => {
  const prepare = raw.prepare.bind(raw);
  let isAppending = false;
  const before = (sql: string): void => {
    if (isAppending && sql === 'commit') onPoint('beforeCommit');
  };
  const after = (sql: string): void => {
    if (sql.startsWith('begin')) isAppending = false;
    else if (sql.startsWith('insert into "entries"')) {
      isAppending = true;
      onPoint('afterInsert');
    } else if (sql.startsWith('update "heads" set "epoch"')) onPoint('afterClaim');
    else if (isAppending && sql === 'commit') onPoint('afterCommit');
  };
  raw.prepare = ((sql: string) => watched(prepare(sql), sql, before, after)) as typeof raw.prepare;
};

const watched = (
  statement: Statement,
  sql: string,
  before: (sql: string) => void,
  after: (sql: string) => void,
): Statement => {
  const around =
    <A extends unknown[], R>(run: (...args: A) => R) =>
    (...args: A): R => {
      before(sql);
      const result = run(...args);
      after(sql);
      return result;
    };
  const { all, run, iterate } = statement;
  return {
    reader: statement.reader,
    all: around(all.bind(statement)),
    run: around(run.bind(statement)),
    iterate: iterate.bind(statement),
  } as Statement;
};

export const watchAppends = (storage: Storage, onPoint: OnPoint): Storage => ({
  ...storage,
  matches: {
    ...storage.matches,
    async append(append) {
      onPoint('beforeWrite');
      const appended = await storage.matches.append(append);
      onPoint('beforeAnswer');
      return appended;
    },
  },
});

/** The point after the answer is sent and before the broadcast. */
export const watchAnswers = (onPoint: OnPoint): void => {
  const { write } = Socket.prototype;
  Socket.prototype.write = function watchedWrite(this: Socket, ...args: unknown[]): boolean {
    const isWritten = Reflect.apply(write, this, args);
    if (String(args[0]).includes('{"type":"done"')) onPoint('afterAnswer');
    return isWritten;
  } as Socket['write'];
};
