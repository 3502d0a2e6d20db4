/** Dies by its own hand, as with kill -9, at a named moment on the way of a command. */

import { Socket } from 'node:net';
import type { SqliteEngine } from '@fremont/server/storage/sqlite';
import type { Storage } from '@fremont/server/storage/storage';
import type { FailPoint, StandPlan } from './plan.ts';

export type PassBy = (point: FailPoint) => void;

/** Nothing runs after the last line of this: no handler, no flush, no goodbye. */
const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

export const failPointOf = ({ failAt }: StandPlan): PassBy => {
  let left = failAt?.count ?? 0;
  return (point) => {
    if (point !== failAt?.point) return;
    left -= 1;
    if (left === 0) die();
  };
};

type Statement = ReturnType<SqliteEngine['raw']['prepare']>;

/** Moments inside the transaction that writes to a log, seen from the statements SQLite is given. */
export const watchStatements = ({ raw }: SqliteEngine, passBy: PassBy): void => {
  const prepare = raw.prepare.bind(raw);
  let isAppending = false;
  const before = (sql: string): void => {
    if (isAppending && sql === 'commit') passBy('beforeCommit');
  };
  const after = (sql: string): void => {
    if (sql.startsWith('begin')) isAppending = false;
    else if (sql.startsWith('insert into "entries"')) {
      isAppending = true;
      passBy('afterInsert');
    } else if (sql.startsWith('update "heads" set "epoch"')) passBy('afterClaim');
    else if (isAppending && sql === 'commit') passBy('afterCommit');
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

export const watchAppends = (storage: Storage, passBy: PassBy): Storage => ({
  ...storage,
  matches: {
    ...storage.matches,
    async append(append) {
      passBy('beforeWrite');
      const appended = await storage.matches.append(append);
      passBy('beforeAnswer');
      return appended;
    },
  },
});

/** The answer has left the process, nobody else has been told. */
export const watchAnswers = (passBy: PassBy): void => {
  const { write } = Socket.prototype;
  Socket.prototype.write = function watchedWrite(this: Socket, ...args: unknown[]): boolean {
    const isWritten = Reflect.apply(write, this, args);
    if (String(args[0]).includes('{"type":"done"')) passBy('afterAnswer');
    return isWritten;
  } as Socket['write'];
};
