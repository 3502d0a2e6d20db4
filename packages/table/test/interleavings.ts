/**
 * Every order in which a few senders can reach a table, and the judge of what came of it: the log and the answers have
 * to be those of one after the other. The reference opens a fresh table from the stored log for every single command.
 */

import { type Chance, canonicalJson, type Game, type GameTypes, seededChance } from '@fremont/kernel';
import {
  type Answer,
  type Command,
  type CommandId,
  type HouseCommand,
  LogConflict,
  type LogEntry,
  type LogStore,
  type MatchSetting,
  openTable,
  type Table,
} from '@fremont/table';
import { expect } from 'vitest';

export type Sendable = Command | HouseCommand;
/** A command as its sender puts it together from what the table shows at that moment; ids are given by the place. */
export type Step<T extends GameTypes> = (table: Table<T>, id: CommandId) => Sendable;

/** A position at a table and who sends what, each sender in this order. */
export interface Scene<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setting: MatchSetting;
  readonly senders: readonly (readonly Step<T>[])[];
  /** What no order may change. */
  kept(view: T['view']): unknown;
  /** The log that several tables share; an ordinary one unless said otherwise. */
  readonly log?: () => SharedLog;
}

export interface Sent {
  readonly command: Sendable;
  readonly answers: Answer[];
}

/** All merges of lists of these lengths; a merge names whose turn it is. */
export const mergesOf = (lengths: readonly number[]): number[][] => {
  if (lengths.every((length) => length === 0)) return [[]];
  return lengths.flatMap((length, who) =>
    length === 0 ? [] : mergesOf(lengths.with(who, length - 1)).map((rest) => [who, ...rest]),
  );
};

export const idOf = (who: number, place: number): CommandId => `${who}${place}`.padStart(32, 'f');

const isHouse = (command: Sendable): command is HouseCommand => command.type === 'timeout';

/** People come by the front door, the house by its own. */
export const submit = <T extends GameTypes>(table: Table<T>, command: Sendable): Sent => {
  const answers: Answer[] = [];
  if (isHouse(command)) table.submit(command, (answer) => answers.push(answer));
  else table.receive(command, (answer) => answers.push(answer));
  return { command, answers };
};

export const opened = <T extends GameTypes>(
  { game, setting }: Scene<T>,
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

/** A log that any number of tables may write to; whoever comes second with a version is told so. */
export const sharedLog = (): SharedLog => {
  const log: LogEntry[] = [];
  const append = (entry: LogEntry): void => {
    const isTaken = entry.version !== log.length + 1 || log.some(({ command }) => command === entry.command);
    if (isTaken) throw new LogConflict(`version ${entry.version}`);
    log.push(entry);
  };
  return { log, append };
};

/** A fault to be found: it takes whatever comes. */
export const forgetfulLog = (): SharedLog => {
  const log: LogEntry[] = [];
  return { log, append: (entry) => void log.push(entry) };
};

export const openStore = (shared: SharedLog): LogStore => ({
  append: async (_match, entry) => shared.append(entry),
  read: async (_match, after) => shared.log.slice(after),
});

/** The same dice for the same log: as many draws are thrown away as the log holds. */
const chanceAfter = (log: readonly LogEntry[]): Chance => {
  const chance = seededChance(5);
  for (const entry of log) if (entry.type === 'action') for (const [stream, n] of entry.draws) chance.int(n, stream);
  return chance;
};

interface Verdict {
  readonly answer: Answer;
  readonly log: readonly LogEntry[];
}

/** Serves one command on a table that was just loaded from its log. Remembers, since orders share their beginnings. */
export type Serially = (log: readonly LogEntry[], command: Sendable) => Promise<Verdict>;

export const serially = <T extends GameTypes>(scene: Scene<T>): Serially => {
  const known = new Map<string, Verdict>();
  const names = new WeakMap<readonly LogEntry[], string>();
  const nameOf = (log: readonly LogEntry[]): string => {
    const name = names.get(log) ?? JSON.stringify(log);
    names.set(log, name);
    return name;
  };
  return async (log, command) => {
    const key = `${nameOf(log)} ${JSON.stringify(command)}`;
    const verdict = known.get(key) ?? (await serveAlone(scene, log, command));
    known.set(key, verdict);
    return verdict;
  };
};

const serveAlone = async <T extends GameTypes>(
  scene: Scene<T>,
  before: readonly LogEntry[],
  command: Sendable,
): Promise<Verdict> => {
  const shared = sharedLog();
  shared.log.push(...before);
  const table = opened(scene, openStore(shared), before, chanceAfter(before));
  const { answers } = submit(table, command);
  await table.settled;
  expect(table.fault).toBeNull();
  expect(answers).toHaveLength(1);
  return { answer: answers[0] as Answer, log: shared.log };
};

/**
 * One table. The first `calm` commands are each waited for, the rest come at once. After every arrival everything sent
 * so far is sent again.
 */
export const runAtOneTable = async <T extends GameTypes>(
  scene: Scene<T>,
  reference: Serially,
  order: readonly number[],
  calm: number,
): Promise<void> => {
  const shared = sharedLog();
  const table = opened(scene, openStore(shared), [], seededChance(5));
  const kept = scene.kept(table.look('spectator').view);
  const sent: Sent[] = [];
  const again: Sent[] = [];
  for (const [place, command] of arrivals(scene, table, order)) {
    sent.push(submit(table, command()));
    again.push(...sent.map((one) => submit(table, one.command)));
    if (place < calm) await table.settled;
  }
  await table.settled;
  await expectSerial(reference, sent, shared.log);
  expectSameAgain(sent, again);
  expectSame(scene.kept(table.look('spectator').view), kept);
};

function* arrivals<T extends GameTypes>(
  { senders }: Scene<T>,
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

const stepOf = <T extends GameTypes>(senders: Scene<T>['senders'], who: number, place: number): Step<T> => {
  const step = senders[who]?.[place];
  if (step === undefined) throw new Error(`sender ${who} has no step ${place}`);
  return step;
};

/** The order of arrival is the serial order. */
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

/** Thousands of comparisons: the matcher that can explain a difference is only asked when there is one. */
const expectSame = (seen: unknown, expected: unknown): void => {
  if (JSON.stringify(seen) !== JSON.stringify(expected)) expect(seen).toEqual(expected);
};

/** What a table waits for in a run that the test schedules. */
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

/** Everything that can happen next, so that the same situation is explored once. */
interface Moment {
  readonly choices: number;
  readonly key: string;
}

const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One log, a table for each sender as if each had a server of its own; the test says whose storage answers next. */
class Schedule<T extends GameTypes> {
  readonly shared: SharedLog;
  readonly parties: Party<T>[];
  readonly #scene: Scene<T>;

  constructor(scene: Scene<T>) {
    this.#scene = scene;
    this.shared = (scene.log ?? sharedLog)();
    this.parties = scene.senders.map(() => this.#party());
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
    if (party === undefined || happen === undefined) throw new Error(`nothing waits at ${choice}`);
    party.pending = null;
    happen();
  }

  #waiting(): Party<T>[] {
    return this.parties.filter(({ pending }) => pending !== null);
  }

  /** Reading needs no turn of its own: to read later is the same as to have written later. */
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
    const table = opened(this.#scene, store, [], seededChance(5));
    const party: Party<T> = { table, sent: [], pending: null, attempts: 0 };
    return party;
  }

  /** When its turn comes, the sender looks at the table and sends. */
  #sendNext(who: number): void {
    const party = this.parties[who];
    const place = party?.sent.length ?? 0;
    const step = this.#scene.senders[who]?.[place];
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

/** Goes through every schedule; gives how many situations there were. */
export const runOnOneLog = async <T extends GameTypes>(scene: Scene<T>, reference: Serially): Promise<number> => {
  const seen = new Set<string>();
  const open: number[][] = [[]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const schedule = new Schedule(scene);
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

/** Follows a path and then always the first choice, noting the others; false when it came to where others were. */
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
 * What was accepted stands in the log in its order; what was rejected was right to be at some point of that order. One
 * list for each sender.
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

/** The first length of the log, from `from`, at which serving the command alone gives the answer it got. */
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

/** Five others were faster each time: it did not happen, and its sender knows. */
const isWornOut = (answer: Answer | undefined, log: readonly LogEntry[]): boolean =>
  answer?.type === 'failed' && answer.error.code === 'storageUnavailable' && log.length >= 5;
