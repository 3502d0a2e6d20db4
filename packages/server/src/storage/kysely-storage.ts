/** Storage on whichever engine: opened, brought up to date, tried once, and every error of its driver translated. */

import { Kysely } from 'kysely';
import { appendAll, KnownHeads } from './append.ts';
import { writeBeat, writeProbe } from './beat.ts';
import { chatStorage } from './chat.ts';
import { CompiledQueries } from './compiled.ts';
import type { Engine } from './engine.ts';
import { guarded, storageError } from './errors.ts';
import { groupCommits, singleCommits } from './group-commit.ts';
import { matchStorage } from './matches.ts';
import { inviteParts, memberParts, seatParts } from './membership.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { orderStorage } from './orders.ts';
import { peopleStorage } from './people.ts';
import type { Db, Schema } from './schema.ts';
import type { Append, Appended, Ms, Storage } from './storage.ts';
import { tableParts } from './tables.ts';
import { timerStorage } from './timers.ts';

/** Told after every transaction that wrote to logs: how many appends it held and how long it took. */
export type CommitListener = (appends: number, ms: number) => void;

export const openEngine = async (engine: Engine, now: Ms, onCommit?: CommitListener): Promise<Storage> => {
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  try {
    await migrate(db, engine, MIGRATIONS, now);
    await writeProbe(db, now);
    return storageOn(db, engine, await engine.isDurable(db), onCommit);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw storageError('open', error, engine.diagnose);
  }
};

const storageOn = (db: Db, engine: Engine, durable: boolean, onCommit?: CommitListener): Storage => {
  const guard = <P extends object>(name: string, part: P): P => guarded(name, part, engine.diagnose);
  const queries = new CompiledQueries();
  const reading = { db, queries };
  const work = { ...reading, engine, known: new KnownHeads() };
  const commitAll = async (appends: readonly Append[]): Promise<readonly Appended[]> => {
    const began = performance.now();
    try {
      const results = await appendAll(work, appends);
      onCommit?.(appends.length, performance.now() - began);
      return results;
    } catch (error) {
      throw storageError('matches.append', error, engine.diagnose);
    }
  };
  const { append, settled } = (engine.groupsCommits ? groupCommits : singleCommits)(commitAll);
  return {
    matches: { ...guard('matches', matchStorage(reading)), append },
    timers: guard('timers', timerStorage(reading)),
    orders: guard('orders', orderStorage(reading)),
    people: guard('people', peopleStorage(reading)),
    tables: guard('tables', {
      ...tableParts(reading),
      ...memberParts(reading),
      ...seatParts(reading),
      ...inviteParts(db),
    }),
    chat: guard('chat', chatStorage(reading)),
    facts: { engine: engine.name, place: engine.place, durable },
    ...guard('storage', {
      beat: (at: Ms) => writeBeat(db, at),
      sweep: (at: Ms) => sweep(db, at),
      backup: (file: string) => engine.backup(file),
      async close() {
        await settled();
        await engine.settle(db);
        await db.destroy();
      },
    }),
  };
};

const sweep = async (db: Db, now: Ms): Promise<void> => {
  for (const expiring of ['sessions', 'invites', 'chat'] as const)
    await db.deleteFrom(expiring).where('expires_ms', '<=', now).execute();
};
