/** One row with the last time at which a server was running. */

import type { Db } from './schema.ts';
import type { Ms } from './storage.ts';

const HEARTBEAT_ID = 1;
const PROBE_ID = 2;

export const writeHeartbeat = (db: Db, now: Ms): Promise<void> => write(db, HEARTBEAT_ID, now);

/** Tests that the database takes writes. It leaves the heartbeat alone, which timers need until they have resumed. */
export const writeProbe = (db: Db, now: Ms): Promise<void> => write(db, PROBE_ID, now);

const write = async (db: Db, id: number, now: Ms): Promise<void> => {
  await db
    .insertInto('beats')
    .values({ id, at_ms: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at_ms: now }))
    .execute();
};

/** False if another server has written since. */
export const moveHeartbeat = async (db: Db, before: Ms, now: Ms): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('beats')
    .set({ at_ms: now })
    .where('id', '=', HEARTBEAT_ID)
    .where('at_ms', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const lastHeartbeat = async (db: Db): Promise<Ms | null> => {
  const row = await db.selectFrom('beats').select('at_ms').where('id', '=', HEARTBEAT_ID).executeTakeFirst();
  return row?.at_ms ?? null;
};
