/**
 * Tries every order in which a few senders can reach a table. The log and the answers must equal those of a serial order.
 * The reference opens a fresh table from the stored log for every command.
 */

import { type Chance, canonicalJson, type Game, type GameTypes, seededChance } from '@fremont/kernel';
import {
  type Answer,
  type Command,
  type CommandId,
  LogConflict,
  type LogEntry,
  type LogStore,
  type MatchSetting,
  openTable,
  type ServerCommand,
  type Table,
} from '@fremont/table';
import { expect } from 'vitest';

export type Sendable = Command | ServerCommand;
/** Makes a command from the current table. The id depends on the sender and the step. */
export type Step<T extends GameTypes> = (table: Table<T>, id: CommandId) => Sendable;

/** A position and the commands of each sender, in order. */
export interface Scenario<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setting: MatchSetting;
  readonly senders: readonly (readonly Step<T>[])[];
  /** Checks an invariant that holds in every order. */
  kept(view: T['view']): unknown;
  /** The log that the tables share; the default is a correct one. */
  readonly log?: () => SharedLog;
}

export interface Sent {
  readonly command: Sendable;
  readonly answers: Answer[];
}

/** All merges of lists of these lengths. A merge is a list of senders. */
export const mergesOf = (lengths: readonly number[]): number[][] => {
  if (lengths.every((length) => length === 0)) return [[]];
  return lengths.flatMap((length, who) =>
    length === 0 ? [] : mergesOf(lengths.with(who, length - 1)).map((rest) => [who, ...rest]),
  );
};

export const idOf = (who: number, place: number): CommandId => `${who}${place}`.padStart(32, 'f');

const isServerCommand = (command: Sendable): command is ServerCommand => command.type === 'timeout';

/** People's commands are decoded from JSON; server commands are not. */
export const submit = <T extends GameTypes>(table: Table<T>, command: Sendable): Sent => {
  const answers: Answer[] = [];
  if (isServerCommand(command)) table.submit(command, (answer) => answers.push(answer));
  else table.receive(command, (answer) => answers.push(answer));
  return { command, answers };
};

export const opened = <T extends GameTypes>(
  { game, setting }: Scenario<T>,
  store: LogStore,
  entries: readonly LogEntry[],
  chance: Chance,
): Table<T> => {
  const table = openTable({ game, store, chance }, setting, entries);
  if (!table.ok) throw new Error(canonicalJson(table.error));
  return table.value;
};

interface SharedLog {
  readonly log: LogEntry[];
  append(entry: LogEntry): void;
}

/** A log for several tables. It rejects a version or command that exists already. */
export const sharedLog = (): SharedLog => {
  const log: LogEntry[] = [];
  const append = (entry: LogEntry): void => {
    const isTaken = entry.version !== log.length + 1 || log.some(({ command }) => command === entry.command);
    if (isTaken) throw new LogConflict(`version ${entry.version}`);
    log.push(entry);
  };
  return { log, append };
};

/** A planted fault: a log that accepts everything. */
export const forgetfulLog = (): SharedLog => {
  const log: LogEntry[] = [];
  return { log, append: (entry) => void log.push(entry) };
};

export const openStore = (shared: SharedLog): LogStore => ({
  append: async (_match, entry) => shared.append(entry),
  read: async (_match, after) => shared.log.slice(after),
});

/** The same future dice for the same log: skips the draws that the log contains. */
const chanceAfter = (log: readonly LogEntry[]): Chance => {
  const chance = seededChance(5);
  for (const entry of log) if (entry.type === 'action') for (const [stream, n] of entry.draws) chance.int(n, stream);
  return chance;
};

interface Verdict {
  readonly answer: Answer;
  readonly log: readonly LogEntry[];
}

/** Runs one command on a table loaded from its log. Results are cached, because orders share prefixes. */
export type Serially = (log: readonly LogEntry[], command: Sendable) => Promise<Verdict>;

export const serially = <T extends GameTypes>(scenario: Scenario<T>): Serially => {
  const known = new Map<string, Verdict>();
  const names = new WeakMap<readonly LogEntry[], string>();
  const nameOf = (log: readonly LogEntry[]): string => {
    const name = names.get(log) ?? JSON.stringify(log);
    names.set(log, name);
    return name;
  };
  return async (log, command) => {
    const key = `${nameOf(log)} ${JSON.stringify(command)}`;
    const verdict = known.get(key) ?? (await serveAlone(scenario, log, command));
    known.set(key, verdict);
    return verdict;
  };
};

const serveAlone = async <T extends GameTypes>(
  scenario: Scenario<T>,
  before: readonly LogEntry[],
  command: Sendable,
): Promise<Verdict> => {
  const shared = sharedLog();
  shared.log.push(...before);
  const table = opened(scenario, openStore(shared), before, chanceAfter(before));
  const { answers } = submit(table, command);
  await table.settled;
  expect(table.fault).toBeNull();
  expect(answers).toHaveLength(1);
  return { answer: answers[0] as Answer, log: shared.log };
};

/**
 * One table. The first `calm` commands run one by one, the rest at once. After every command all earlier ones are
 * repeated.
 */
export const runAtOneTable = async <T extends GameTypes>(
  scenario: Scenario<T>,
  reference: Serially,
  order: readonly number[],
  calm: number,
): Promise<void> => {
  const shared = sharedLog();
  const table = opened(scenario, openStore(shared), [], seededChance(5));
  const kept = scenario.kept(table.look('spectator').view);
  const sent: Sent[] = [];
  const again: Sent[] = [];
  for (const [place, command] of arrivals(scenario, table, order)) {
    sent.push(submit(table, command()));
    again.push(...sent.map((one) => submit(table, one.command)));
    if (place < calm) await table.settled;
  }
  await table.settled;
  await expectSerial(reference, sent, shared.log);
  expectSameAgain(sent, again);
  expectSame(scenario.kept(table.look('spectator').view), kept);
};

function* arrivals<T extends GameTypes>(
  { senders }: Scenario<T>,
  table: Table<T>,
  order: readonly number[],
): Generator<[number, () => Sendable]> {
  const done = senders.map(() => 0);
  for (const [place, who] of order.entries()) {
    const mine = done[who] ?? 0;
    done[who] = mine + 1;
    yield [place, () => stepOf(senders, who, mine)(table, idOf(who, mine))];
  }
}

const stepOf = <T extends GameTypes>(senders: Scenario<T>['senders'], who: number, place: number): Step<T> => {
  const step = senders[who]?.[place];
  if (step === undefined) throw new Error(`sender ${who} has no step ${place}`);
  return step;
};

/** The order of arrival must be the serial order. */
const expectSerial = async (reference: Serially, sent: readonly Sent[], log: readonly LogEntry[]): Promise<void> => {
  let expected: readonly LogEntry[] = [];
  for (const { command, answers } of sent) {
    const verdict = await reference(expected, command);
    expectSame(answers, [verdict.answer]);
    expected = verdict.log;
  }
  expectSame(log, expected);
};

const expectSameAgain = (sent: readonly Sent[], again: readonly Sent[]): void => {
  const first = new Map(sent.map(({ command, answers }) => [command.id, answers]));
  for (const { command, answers } of again) expectSame(answers, first.get(command.id));
};

/** `toEqual` is slow, so it only runs if the values differ, to explain the difference. */
const expectSame = (seen: unknown, expected: unknown): void => {
  if (JSON.stringify(seen) !== JSON.stringify(expected)) expect(seen).toEqual(expected);
};

/** The pending step of a table in a scheduled run. */
interface Pending {
  readonly what: string;
  readonly happen: () => void;
}

interface Party<T extends GameTypes> {
  readonly table: Table<T>;
  readonly sent: Sent[];
  pending: Pending | null;
  attempts: number;
}

/** Identifies a situation, so that each is explored once. */
interface Moment {
  readonly choices: number;
  readonly key: string;
}

const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One log and one table per sender, as if each had an own server. The test chooses whose storage answers next. */
class Schedule<T extends GameTypes> {
  readonly shared: SharedLog;
  readonly parties: Party<T>[];
  readonly #scenario: Scenario<T>;

  constructor(scenario: Scenario<T>) {
    this.#scenario = scenario;
    this.shared = (scenario.log ?? sharedLog)();
    this.parties = scenario.senders.map(() => this.#party());
    for (const who of this.parties.keys()) this.#sendNext(who);
  }

  async moment(): Promise<Moment> {
    await quiet();
    const waits = this.parties.map(({ pending, sent, attempts }) => [pending?.what, sent.length, attempts]);
    return { choices: this.#waiting().length, key: canonicalJson([this.shared.log, waits]) };
  }

  choose(choice: number): void {
    const party = this.#waiting()[choice];
    const happen = party?.pending?.happen;
    if (party === undefined || happen === undefined) throw new Error(`no step is pending at ${choice}`);
    party.pending = null;
    happen();
  }

  #waiting(): Party<T>[] {
    return this.parties.filter(({ pending }) => pending !== null);
  }

  /** Reads are not scheduled: a later read has the same effect as a later write. */
  #party(): Party<T> {
    const store: LogStore = {
      append: (_match, entry) => {
        party.attempts++;
        return new Promise((resolve, reject) => {
          const write = async (): Promise<void> => this.shared.append(entry);
          party.pending = { what: JSON.stringify(entry), happen: () => void write().then(resolve, reject) };
        });
      },
      read: async (_match, after) => this.shared.log.slice(after),
    };
    const table = opened(this.#scenario, store, [], seededChance(5));
    const party: Party<T> = { table, sent: [], pending: null, attempts: 0 };
    return party;
  }

  /** Makes the sender's next command from its table and sends it. */
  #sendNext(who: number): void {
    const party = this.parties[who];
    const place = party?.sent.length ?? 0;
    const step = this.#scenario.senders[who]?.[place];
    if (party === undefined || step === undefined) return;
    const { table, sent } = party;
    const send = async (): Promise<void> => {
      await table.catchUp();
      party.attempts = 0;
      sent.push(submit(table, step(table, idOf(who, place))));
      await table.settled;
      this.#sendNext(who);
    };
    party.pending = { what: 'send', happen: () => void send() };
  }
}

/** Explores every schedule and returns the number of situations. */
export const runOnOneLog = async <T extends GameTypes>(scenario: Scenario<T>, reference: Serially): Promise<number> => {
  const seen = new Set<string>();
  const open: number[][] = [[]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const schedule = new Schedule(scenario);
    if (await follow(schedule, path, seen, open)) await expectSound(schedule, reference);
  }
  return seen.size;
};

const expectSound = async <T extends GameTypes>(
  { parties, shared }: Schedule<T>,
  reference: Serially,
): Promise<void> => {
  const sent = parties.map((party) => party.sent);
  expect(shared.log).toHaveLength(new Set(shared.log.map(({ version }) => version)).size);
  expect(parties.map(({ table }) => table.fault)).toEqual(parties.map(() => null));
  await expectSomeSerial(reference, sent, shared.log);
};

/** Follows a path, then always the first choice, and records the other choices. False if the situation was explored before. */
const follow = async <T extends GameTypes>(
  schedule: Schedule<T>,
  path: readonly number[],
  seen: Set<string>,
  open: number[][],
): Promise<boolean> => {
  for (const choice of path) {
    await quiet();
    schedule.choose(choice);
  }
  const way = [...path];
  for (let now = await schedule.moment(); now.choices > 0; now = await schedule.moment()) {
    if (seen.has(now.key)) return false;
    seen.add(now.key);
    for (let other = 1; other < now.choices; other++) open.push([...way, other]);
    schedule.choose(0);
    way.push(0);
  }
  return true;
};

/**
 * Checks that accepted commands are in the log in order, and that each rejection is correct at some point of that order.
 * `sent` has one list per sender.
 */
export const expectSomeSerial = async (
  reference: Serially,
  senders: readonly (readonly Sent[])[],
  log: readonly LogEntry[],
): Promise<void> => {
  const known = new Set(senders.flat().map(({ command }) => command.id));
  const written = log.map(({ command }) => command).filter((id) => known.has(id));
  const accepted = senders.flat().flatMap(({ answers }) => answers.filter(isDone));
  expect(accepted.map(({ id }) => id).sort()).toEqual(written.sort());
  for (const sent of senders) {
    let from = 0;
    for (const one of sent) {
      expect(one.answers).toHaveLength(1);
      from = await pointOf(reference, one, log, from);
    }
  }
};

const isDone = (answer: Answer): answer is Extract<Answer, { type: 'done' }> => answer.type === 'done';

/** The first length of the log, from `from`, at which the command alone gets the same answer. */
const pointOf = async (
  reference: Serially,
  { command, answers: [answer] }: Sent,
  log: readonly LogEntry[],
  from: number,
): Promise<number> => {
  if (answer?.type === 'done') {
    expect(log[answer.version - 1]?.command).toBe(command.id);
    expect(answer.version).toBeGreaterThan(from);
    return answer.version;
  }
  if (isWornOut(answer, log)) return from;
  for (let length = from; length <= log.length; length++) {
    const alone = await reference(log.slice(0, length), command);
    if (canonicalJson(alone.answer) === canonicalJson(answer)) return length;
  }
  throw new Error(`no serial order gives ${canonicalJson(answer)} to ${canonicalJson(command)}`);
};

/** Five conflicts in a row: the command failed, and its sender got that answer. */
const isWornOut = (answer: Answer | undefined, log: readonly LogEntry[]): boolean =>
  answer?.type === 'failed' && answer.error.code === 'storageUnavailable' && log.length >= 5;
