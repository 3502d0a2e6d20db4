/** Writing to logs: any number of appends in one transaction, each judged by the head of its match. */

import { assert } from '@fremont/kernel';
import type { Version } from '@fremont/table';
import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Reading } from './gathered.ts';
import { type ChainLink, type EntryLink, entryLink } from './hash-chain.ts';
import { jsonText } from './json-text.ts';
import type { Db } from './schema.ts';
import { Clash, type Step, takeSteps, takeStepsIn } from './steps.ts';
import type { Append, Appended } from './storage.ts';
import { timerSteps } from './timers.ts';

/** What appending needs. */
export interface Appending extends Reading {
  readonly engine: Pick<Engine, 'takeAtOnce'>;
  readonly known: KnownHeads;
}

/**
 * All of them in one transaction, each for a match of its own. Throws `Clash`, having written nothing, when another
 * process wrote in between.
 */
export const appendAll = async (work: Appending, appends: readonly Append[]): Promise<readonly Appended[]> => {
  const judged = (await appendKnown(work, appends)) ?? (await appendJudged(work, appends));
  for (const one of judged) if ('rows' in one) work.known.keep(one.append.match, headAfter(one));
  return judged.map((one) => ('rows' in one ? doneAnswer(one) : one));
};

/** Where every append follows what this process wrote last. Null, having written nothing, when one of them does not. */
const appendKnown = async (work: Appending, appends: readonly Append[]): Promise<AcceptedAppend[] | null> => {
  const accepted = acceptedOf(appends.map((append) => judge(append, work.known.of(append.match), NO_COMMANDS)));
  if (accepted.length < appends.length) return null;
  try {
    await takeSteps(work.db, work.engine, stepsFor(work, accepted));
    return accepted;
  } catch (error) {
    for (const { match } of appends) work.known.forget(match);
    // A command that is in the log already, or somebody else who wrote: only the database can tell which.
    if (error instanceof Clash) return null;
    throw error;
  }
};

const appendJudged = ({ db, queries }: Reading, appends: readonly Append[]): Promise<(AcceptedAppend | Appended)[]> =>
  db.transaction().execute(async (transaction) => {
    const work = { db: transaction, queries };
    const heads = await headsOf(work, appends);
    const commands = await knownCommands(work, appends, heads);
    const judged = appends.map((append) => judge(append, heads.get(append.match), commands));
    await takeStepsIn(transaction, stepsFor(work, acceptedOf(judged)));
    return judged;
  });

const acceptedOf = (judged: readonly (AcceptedAppend | Appended)[]): AcceptedAppend[] =>
  judged.filter((one) => 'rows' in one);

const doneAnswer = ({ append, rows }: AcceptedAppend): Appended => ({
  type: 'ok',
  head: append.expectedHead + rows.length,
});

const headAfter = ({ append, before, rows }: AcceptedAppend): Head => {
  const { version, hash } = rows.at(-1) ?? before;
  return { no: before.no, version, hash, epoch: append.epoch, status: append.status };
};

/**
 * The heads of the logs that this process wrote last. Never trusted: the write says what it expects to find. Kept only
 * after a commit and forgotten after trouble, so that then the database is asked again.
 */
export class KnownHeads {
  readonly #heads = new Map<string, Head>();

  of(match: string): Head | undefined {
    return this.#heads.get(match);
  }

  keep(match: string, head: Head): void {
    this.#heads.set(match, head);
    // The first one has been here for longest. If it is still played, the database is asked once.
    if (this.#heads.size > KNOWN_MAX) this.#heads.delete(this.#heads.keys().next().value ?? '');
  }

  forget(match: string): void {
    this.#heads.delete(match);
  }
}

const KNOWN_MAX = 10_000;
const NO_COMMANDS: KnownCommands = new Map();

interface Head extends ChainLink {
  readonly no: number;
  readonly epoch: number;
  readonly status: string;
}

interface AcceptedAppend {
  readonly append: Append;
  readonly before: Head;
  readonly rows: readonly EntryLink[];
}

/** The version of each command that is in a log already. */
type KnownCommands = ReadonlyMap<string, Version>;

const judge = (append: Append, head: Head | undefined, known: KnownCommands): AcceptedAppend | Appended => {
  if (head === undefined) return { type: 'notPlayable', status: 'missing' };
  if (head.status === 'quarantined') return { type: 'notPlayable', status: 'quarantined' };
  const version = knownVersion(append, head.no, known);
  if (version !== undefined) return { type: 'duplicateCommand', version };
  const fits = head.version === append.expectedHead && head.epoch === append.epoch;
  if (!fits) return { type: 'versionConflict', head: head.version, epoch: head.epoch };
  return { append, before: head, rows: chainRows(append, head) };
};

const knownVersion = ({ entries }: Append, no: number, known: KnownCommands): Version | undefined => {
  if (known.size === 0) return undefined;
  return entries.map(({ command }) => known.get(commandKey(no, command))).find((version) => version !== undefined);
};

const chainRows = ({ match, entries, at }: Append, head: ChainLink): EntryLink[] => {
  assert(entries.length > 0, `${match}: an append without entries`);
  let last = head;
  return entries.map((entry) => {
    assert(entry.version === last.version + 1, `${match}: entry ${entry.version} after ${last.version}`);
    const row = entryLink(match, last, entry, at);
    last = row;
    return row;
  });
};

const commandKey = (no: number, command: string): string => `${no} ${command}`;

const headsOf = async ({ db, queries }: Reading, appends: readonly Append[]): Promise<Map<string, Head>> => {
  const ids = appends.map(({ match }) => match);
  const { rows } = await queries.run(db, `heads ${ids.length}`, ids, (builder) =>
    builder
      .selectFrom('heads')
      .select(['match_id', 'match_no as no', 'version', 'hash', 'epoch', 'status'])
      .where('match_id', 'in', ids),
  );
  return new Map(rows.map(({ match_id, ...head }) => [match_id, head]));
};

const knownCommands = async (
  { db, queries }: Reading,
  appends: readonly Append[],
  heads: ReadonlyMap<string, Head>,
): Promise<KnownCommands> => {
  const pairs = appends.flatMap(({ match, entries }) => {
    const head = heads.get(match);
    return head === undefined ? [] : entries.map(({ command }) => [head.no, command] as const);
  });
  if (pairs.length === 0) return new Map();
  const { rows } = await queries.run(db, `known ${pairs.length}`, pairs.flat(), (builder) =>
    builder
      .selectFrom('entries')
      .select(['match_no', 'command', 'version'])
      .where(sql<boolean>`(match_no, command) in (values ${sql.join(pairs.map(commandPair))})`),
  );
  return new Map(rows.map(({ match_no, command, version }) => [commandKey(match_no, command), version]));
};

/** PostgreSQL has to be told the types of what stands in a list of values. */
const commandPair = ([no, command]: readonly [number, string]) => sql`(cast(${no} as bigint), ${command})`;

/** What has to be written for them. One row to a step: compiled once, whatever the size of the group. */
const stepsFor = (work: Reading, accepted: readonly AcceptedAppend[]): Step[] => {
  const steps: Step[] = [];
  for (const { before, rows } of accepted) for (const row of rows) steps.push(entryStep(work, before.no, row));
  for (const one of accepted) steps.push(headStep(work, one));
  for (const { append, before } of accepted) if (append.status !== before.status) steps.push(tableStep(work, append));
  for (const one of accepted) if (changesTimers(one)) steps.push(...timerStepsOf(work, one));
  return steps;
};

const changesTimers = ({ append }: AcceptedAppend): boolean =>
  append.timers.set.length > 0 || append.timers.done.length > 0;

const timerStepsOf = (work: Reading, { append, before, rows }: AcceptedAppend): Step[] =>
  timerSteps(work, append.match, before.version + rows.length, append.timers);

const entryStep = ({ db, queries }: Reading, match_no: number, row: EntryLink): Step => {
  const { version, command, payload, at_ms, hash } = row;
  const parameters = [match_no, version, command, payload, at_ms, hash];
  const query = queries.of('insert entry', parameters, () =>
    db
      .insertInto('entries')
      .values({ match_no, version, command, payload, at_ms, hash })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return { query, parameters, rows: 1 };
};

const headStep = (work: Reading, accepted: AcceptedAppend): Step => {
  const { append, before } = accepted;
  // A match with supplies of time always has them, one without never.
  const movesOnly = append.clock === null && append.status === before.status;
  return movesOnly ? moveStep(work, accepted) : headAndClockStep(work, accepted);
};

/** What nearly every move does: every column named costs, in a statement that is run for each of them. */
const moveStep = ({ db, queries }: Reading, { append, before, rows }: AcceptedAppend): Step => {
  const { version, hash } = rows.at(-1) ?? before;
  const { at, epoch } = append;
  const parameters = [version, hash, at, before.no, before.version, before.hash, epoch];
  const query = queries.of('move head', parameters, () =>
    headUpdate(db, before, epoch).set({ version, hash, at_ms: at }),
  );
  return { query, parameters, rows: 1 };
};

const headAndClockStep = ({ db, queries }: Reading, { append, before, rows }: AcceptedAppend): Step => {
  const { version, hash } = rows.at(-1) ?? before;
  const { status, at, epoch } = append;
  const clock = jsonText(append.clock);
  const parameters = [version, hash, status, clock, at, before.no, before.version, before.hash, epoch];
  const query = queries.of('move head and clock', parameters, () =>
    headUpdate(db, before, epoch).set({ version, hash, status, clock, at_ms: at }),
  );
  return { query, parameters, rows: 1 };
};

/** Head and epoch once more in the condition: between processes, this is the lock. */
const headUpdate = (db: Db, before: Head, epoch: number) =>
  db
    .updateTable('heads')
    .where('match_no', '=', before.no)
    .where('version', '=', before.version)
    .where('hash', '=', before.hash)
    .where('epoch', '=', epoch)
    .where('status', '<>', sql.lit('quarantined'));

/** The table of a match is over when the match is, and runs again when the end is undone. */
const tableStep = ({ db }: Reading, { match, status, at }: Append): Step => {
  const query = db
    .updateTable('tables')
    .set({ status: status === 'over' ? 'over' : 'running', updated_ms: at })
    .where('match_id', '=', match)
    .compile();
  return { query, parameters: query.parameters, rows: null };
};
