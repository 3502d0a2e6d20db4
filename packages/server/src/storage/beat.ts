/** The last moment at which some server was alive, as one row. */

import type { Db } from './schema.ts';
import type { Ms } from './storage.ts';

const BEAT_ID = 1;
const PROBE_ID = 2;

export const writeBeat = (db: Db, now: Ms): Promise<void> => write(db, BEAT_ID, now);

/** A write that says nothing about being alive: until timers have resumed, the last beat must stay what it was. */
export const writeProbe = (db: Db, now: Ms): Promise<void> => write(db, PROBE_ID, now);

const write = async (db: Db, id: number, now: Ms): Promise<void> => {
  await db
    .insertInto('beats')
    .values({ id, at_ms: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at_ms: now }))
    .execute();
};

export const lastBeat = async (db: Db): Promise<Ms | null> => {
  const row = await db.selectFrom('beats').select('at_ms').where('id', '=', BEAT_ID).executeTakeFirst();
  return row?.at_ms ?? null;
};
