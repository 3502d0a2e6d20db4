/** PostgreSQL: the database of several servers, or of somebody who has one anyway. */

import { PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { codeOf, type Diagnose, diagnoseSystem, type Trouble } from './errors.ts';

const CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** No statement of ours takes long; one that does waits for a lock or a network that is gone. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** Longer, so that the database gives up first and says why. */
const ANSWER_TIMEOUT_MS = 12_000;
/** Any number, the same in all our processes. */
const SCHEMA_LOCK = 7_302_611;

export const openPostgres = (url: string): Engine => ({
  name: 'postgres',
  place: withoutPassword(url),
  dialect: new PostgresDialect({ pool: openPool(url) }),
  words: { whole: 'bigint', strict: '' },
  diagnose,
  groupsCommits: false,
  async lockSchema(transaction) {
    await sql`select pg_advisory_xact_lock(${SCHEMA_LOCK})`.execute(transaction);
  },
  async isDurable(db) {
    const { rows } = await sql<{ fsync: string }>`select current_setting('fsync') as fsync`.execute(db);
    return rows[0]?.fsync === 'on';
  },
  backup: async (file) => ({
    type: 'elsewhere',
    command: `pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
  }),
  settle: async () => undefined,
});

const openPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'fremont',
    types: { getTypeParser },
    onConnect: prepareConnection,
  });
  // A connection that breaks is told to whoever is using it, by a query that fails; nobody else needs to know.
  pool.on('error', ignore);
  return pool;
};

const ignore = (): void => undefined;

/** Acknowledged means on the disk, whatever the database is set to. */
const prepareConnection = async (client: pg.ClientBase): Promise<void> => {
  client.on('error', ignore);
  await client.query(`set synchronous_commit to on; set statement_timeout to ${STATEMENT_TIMEOUT_MS}`);
};

const BIGINT = 20;

/** Whole numbers stay below 2^53 here: milliseconds, versions, counts. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text');

const withoutPassword = (url: string): string => {
  const parsed = new URL(url);
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
};

/** By SQLSTATE, or the class that its first two characters make. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  '08': 'connection',
  '25006': 'readOnly',
  '40': 'busy',
  '53': 'busy',
  '53100': 'full',
  '55': 'busy',
  '57': 'connection',
  '57014': 'busy',
  '58': 'io',
  XX: 'corrupt',
};

const diagnose: Diagnose = (error) => {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (/^[0-9A-Z]{5}$/.test(code)) return { code, trouble: TROUBLES[code] ?? TROUBLES[code.slice(0, 2)] ?? 'rejected' };
  return diagnoseSystem(error) ?? diagnoseByWords(error);
};

/** Errors of pg itself have no code. */
const diagnoseByWords: Diagnose = (error) => {
  const { message } = error as Error;
  if (CLOSED.includes(message)) return { trouble: 'closed', code: 'CLOSED' };
  return LOST.some((words) => message.includes(words)) ? { trouble: 'connection', code: 'LOST' } : null;
};

const CLOSED = ['Cannot use a pool after calling end on the pool', 'driver has already been destroyed'];
const LOST = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'not queryable',
  'Query read timeout',
];
