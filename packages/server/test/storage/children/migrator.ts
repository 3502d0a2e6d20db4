/** Runs a list of slow migrations on a database, and prints a line after each. */

import { Kysely, sql } from 'kysely';
import { migrate } from '../../../src/storage/migrate.ts';
import type { Migration } from '../../../src/storage/migrations.ts';
import type { Schema } from '../../../src/storage/schema.ts';
import { NOON } from '../samples.ts';
import { engineOf } from '../target.ts';

const [target = '', count = '0'] = process.argv.slice(2);
const ROWS = 40;

/** Each creates a table, fills it row by row, and writes a mark that shows a second run. */
const stepOf = (index: number): Migration => ({
  name: `step-${String(index).padStart(3, '0')}`,
  async run(db) {
    await sql.raw('create table if not exists marks (step integer)').execute(db);
    await sql.raw(`create table step_${index} (value integer)`).execute(db);
    for (let row = 0; row < ROWS; row++) await sql.raw(`insert into step_${index} values (${row})`).execute(db);
    await sql.raw(`insert into marks values (${index})`).execute(db);
  },
});

const engine = engineOf(target);
const db = new Kysely<Schema>({ dialect: engine.dialect });
const steps = Array.from({ length: Number(count) }, (_, index) => stepOf(index));
for (const [index, step] of steps.entries()) {
  await migrate(db, engine, [step], NOON);
  console.log(index);
}
await db.destroy();
