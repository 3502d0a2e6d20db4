/** Opens the storage on either engine: migrates, probes, and translates the errors of the driver. */

import { Kysely } from 'kysely';
import { appendAll } from './append.ts';
import { chatStorage } from './chat.ts';
import type { Engine } from './engine.ts';
import { guarded, storageError } from './errors.ts';
import { groupCommits, singleCommits } from './group-commit.ts';
import { HeadCache } from './head-cache.ts';
import { writeHeartbeat, writeProbe } from './heartbeat-row.ts';
import { matchStorage } from './matches.ts';
import { inviteParts, memberParts, seatParts } from './membership.ts';
import { migrate, requireKnownSchema } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { moderationStorage } from './moderation.ts';
import { nodeStorage } from './nodes.ts';
import { orderStorage } from './orders.ts';
import { peopleStorage } from './people.ts';
import { reportStorage } from './reports.ts';
import { deleteExpired, retentionStorage } from './retention.ts';
import type { Db, Schema } from './schema.ts';
import type { Append, Appended, Ms, Storage } from './storage.ts';
import { tableParts } from './tables.ts';
import { timerStorage } from './timers.ts';
import { tokenStorage } from './tokens.ts';

/** Called after every transaction that wrote to logs. */
export type CommitListener = (appends: number, ms: number) => void;

export const openEngine = async (engine: Engine, now: Ms, onCommit?: CommitListener): Promise<Storage> => {
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  try {
    await migrate(db, engine, MIGRATIONS, now);
    await requireKnownSchema(db);
    await writeProbe(db, now);
    return storageOn(db, engine, await engine.isDurable(db), onCommit);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw storageError('open', error, engine.diagnose);
  }
};

const storageOn = (db: Db, engine: Engine, durable: boolean, onCommit?: CommitListener): Storage => {
  const guard = <P extends object>(name: string, part: P): P => guarded(name, part, engine.diagnose);
  const heads = new HeadCache();
  const commitAll = async (appends: readonly Append[]): Promise<readonly Appended[]> => {
    const began = performance.now();
    try {
      const results = await appendAll(db, heads, appends);
      onCommit?.(appends.length, performance.now() - began);
      return results;
    } catch (error) {
      throw storageError('matches.append', error, engine.diagnose);
    }
  };
  const { append, settled } = (engine.groupsCommits ? groupCommits : singleCommits)(commitAll);
  return {
    matches: { ...guard('matches', matchStorage(db)), append },
    timers: guard('timers', timerStorage(db)),
    orders: guard('orders', orderStorage(db)),
    people: guard('people', peopleStorage(db)),
    tokens: guard('tokens', tokenStorage(db)),
    tables: guard('tables', {
      ...tableParts(db),
      ...memberParts(db),
      ...seatParts(db),
      ...inviteParts(db),
    }),
    chat: guard('chat', chatStorage(db)),
    reports: guard('reports', reportStorage(db)),
    retention: guard('retention', retentionStorage(db)),
    moderation: guard('moderation', moderationStorage(db)),
    nodes: engine.exclusively === null ? null : guard('nodes', nodeStorage(db, engine.exclusively)),
    facts: { engine: engine.name, place: engine.place, durable },
    ...guard('storage', {
      writeHeartbeat: (at: Ms) => writeHeartbeat(db, at),
      deleteExpired: (at: Ms) => deleteExpired(db, at),
      backup: (file: string) => engine.backup(file),
      time: () => engine.time(db),
      async close() {
        await settled();
        await engine.beforeClose(db);
        await db.destroy();
      },
    }),
  };
};
