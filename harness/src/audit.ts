/** Compares the stored logs with the commands that clients sent, the answers they got and the views they were shown. */

import { gameById } from '@fremont/games/registry';
import { canonicalJson, type GameTypes, type Seat } from '@fremont/kernel';
import { openStorage } from '@fremont/server/storage/index';
import type { LoadedMatch, Storage } from '@fremont/server/storage/storage';
import {
  type Command,
  isCommandId,
  type LogEntry,
  type MatchSetting,
  memoryStore,
  openTable,
  type Table,
} from '@fremont/table';
import { hashOfView } from './client/player.ts';
import { type Condition, neverAny } from './conditions.ts';
import type { Ledger, SentCommand } from './ledger.ts';

export interface Findings {
  tables: number;
  entries: number;
  /** Acknowledged commands that are not in the log at the acknowledged version. */
  lost: number;
  /** Commands that are in the log more than once. */
  doubled: number;
  /** Log entries that no client sent. */
  unsent: number;
  /** Log entries whose sender got a refusal. */
  refusedButKept: number;
  /** Logs that are damaged or do not replay. */
  broken: number;
  /** Views shown to players that differ from the replayed log. */
  shownWrongly: number;
  /** Descriptions of the first findings. */
  readonly examples: string[];
}

const EXAMPLES_MAX = 10;

const noFindings = (): Findings => ({
  tables: 0,
  entries: 0,
  lost: 0,
  doubled: 0,
  unsent: 0,
  refusedButKept: 0,
  broken: 0,
  shownWrongly: 0,
  examples: [],
});

export const LOST = 'acknowledged commands lost';

export const auditConditions = ({
  lost,
  doubled,
  unsent,
  refusedButKept,
  broken,
  shownWrongly,
}: Findings): Condition[] =>
  neverAny({
    [LOST]: lost,
    'commands in the log twice': doubled,
    'log entries that no client sent': unsent,
    'refused commands in the log': refusedButKept,
    'logs that do not replay': broken,
    'screens that the log contradicts': shownWrongly,
  });

export const faultsIn = ({ lost, doubled, unsent, refusedButKept, broken, shownWrongly }: Findings): number =>
  lost + doubled + unsent + refusedButKept + broken + shownWrongly;

type Fault = 'lost' | 'doubled' | 'unsent' | 'refusedButKept' | 'broken' | 'shownWrongly';
type ReportFault = (fault: Fault, words: string) => void;

const faultReporter =
  (findings: Findings): ReportFault =>
  (fault, words) => {
    findings[fault] += 1;
    if (findings.examples.length < EXAMPLES_MAX) findings.examples.push(`${fault}: ${words}`);
  };

/** The views that one seat was shown: their hashes by version. */
export interface ShownViews {
  readonly table: string;
  readonly seat: Seat;
  readonly shown: ReadonlyMap<number, number>;
}

export interface AuditParts {
  /** The data folder of a server that has ended. */
  readonly dataDir: string;
  readonly ledger: Ledger;
  /** Every table that was started. */
  readonly tables: readonly string[];
  /** The shown views to compare with the replay. Without any, the audit is quick: it replays nothing. */
  readonly players: readonly ShownViews[];
}

/** Reads the logs; with players it also replays them, version by version. */
export const audit = (parts: AuditParts): Promise<Findings> => auditDatabase({ ...parts, databaseUrl: null });

/** The same in PostgreSQL. */
export const auditDatabase = async (parts: AuditParts & { readonly databaseUrl: string | null }): Promise<Findings> => {
  const storage = await openStorage(parts, Date.now());
  try {
    return await auditIn(storage, parts);
  } finally {
    await storage.close();
  }
};

/** The same in a storage that is open. */
export const auditIn = async (
  storage: Storage,
  { ledger, tables, players }: Omit<AuditParts, 'dataDir'>,
): Promise<Findings> => {
  const findings = noFindings();
  const reportFault = faultReporter(findings);
  const sentTo = byTable(ledger.sent.values());
  const playersAt = byTable(players);
  for (const table of tables) {
    findings.tables += 1;
    const loaded = await loadedMatch(storage, table);
    const sent = sentTo.get(table) ?? [];
    if (loaded === null) {
      reportFault('broken', `${table} has no sound match`);
      for (const one of sent) auditAnswer(one, [], new Set(), reportFault);
    } else {
      findings.entries += loaded.entries.length;
      auditLog(loaded, ledger, sent, reportFault);
      if (players.length > 0) auditViews(loaded, playersAt.get(table) ?? [], reportFault);
    }
  }
  return findings;
};

const byTable = <T extends { readonly table: string }>(list: Iterable<T>): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(one.table);
    if (group === undefined) groups.set(one.table, [one]);
    else group.push(one);
  }
  return groups;
};

type SoundMatch = Extract<LoadedMatch, { type: 'match' }>;

/** Loading checks the hash chain and that versions follow each other. */
const loadedMatch = async (storage: Storage, table: string): Promise<SoundMatch | null> => {
  const stored = await storage.tables.find(table);
  const loaded = stored?.match == null ? null : await storage.matches.load(stored.match);
  return loaded?.type === 'match' ? loaded : null;
};

const auditLog = (
  { match, entries }: SoundMatch,
  ledger: Ledger,
  sent: readonly SentCommand[],
  reportFault: ReportFault,
): void => {
  const kept = new Set<string>();
  const playedByBot = match.setting.occupants.map(({ type }) => type === 'bot');
  for (const entry of entries) {
    if (kept.has(entry.command)) reportFault('doubled', describe(entry));
    kept.add(entry.command);
    if (!isAccountedFor(entry, ledger.sent.get(entry.command), playedByBot)) reportFault('unsent', describe(entry));
    if (entry.type === 'seat') playedByBot[entry.seat] = entry.by === 'bot';
  }
  for (const one of sent) auditAnswer(one, entries, kept, reportFault);
};

const describe = (entry: LogEntry): string => JSON.stringify(entry).slice(0, 300);

const auditAnswer = (
  { command, answer }: SentCommand,
  entries: readonly LogEntry[],
  kept: ReadonlySet<string>,
  reportFault: ReportFault,
): void => {
  if (answer?.type === 'done' && entries[answer.version - 1]?.command !== command.id)
    reportFault('lost', `version ${answer.version}: ${JSON.stringify(command)}`);
  if (answer?.type === 'refused' && answer.error.code !== 'internal' && kept.has(command.id))
    reportFault('refusedButKept', `${answer.error.code}: ${JSON.stringify(command)}`);
};

/** True if a client sent exactly this, a bot played the seat, or the server ended an undo request that nobody answered. */
const isAccountedFor = (
  entry: LogEntry,
  sent: SentCommand | undefined,
  playedByBot: readonly (boolean | undefined)[],
): boolean => {
  if (sent === undefined && entry.type === 'undoAnswer') return !entry.accept && !isCommandId(entry.command);
  if (sent === undefined) return entry.type === 'action' && playedByBot[entry.seat] === true;
  return isWhatWasSent(entry, sent.command);
};

/** The types of entries that a command can write. */
const ENTRY_TYPES: Readonly<Record<Command['type'], readonly LogEntry['type'][]>> = {
  act: ['action'],
  redo: ['action'],
  undo: ['undo'],
  undoAsk: ['undoAsk', 'undo'],
  undoAnswer: ['undoAnswer', 'undo'],
  leave: ['seat'],
  return: ['seat'],
  vote: ['vote', 'seat'],
};

const isWhatWasSent = (entry: LogEntry, command: Command): boolean => {
  if (!ENTRY_TYPES[command.type].includes(entry.type)) return false;
  if (entry.type === 'action' && command.type === 'act')
    return entry.seat === command.seat && canonicalJson(entry.action) === canonicalJson(command.action);
  // The deciding vote is stored as a seat entry of the seat voted on. The last consent is stored as an undo of the asking seat.
  return entry.seat === command.seat || command.type === 'vote' || command.type === 'undoAnswer';
};

/** Replays the log and compares every shown view with it. */
const auditViews = ({ match, entries }: SoundMatch, players: readonly ShownViews[], reportFault: ReportFault): void => {
  try {
    const table = dealtTable(match.setting);
    compareViews(table, players, reportFault);
    for (const entry of entries) {
      table.applyEntry(entry);
      compareViews(table, players, reportFault);
    }
  } catch (fault) {
    reportFault('broken', String(fault));
  }
  for (const { shown, seat } of players)
    for (const version of shown.keys())
      if (version > entries.length)
        reportFault('shownWrongly', `seat ${seat} saw version ${version} of ${entries.length}`);
};

const compareViews = (table: Table<GameTypes>, players: readonly ShownViews[], reportFault: ReportFault): void => {
  for (const { shown, seat } of players) {
    const hash = shown.get(table.version);
    if (hash !== undefined && hash !== hashOfView(table.look(seat).view))
      reportFault('shownWrongly', `seat ${seat} at version ${table.version}`);
  }
};

const dealtTable = (setting: MatchSetting): Table<GameTypes> => {
  const game = gameById(setting.game);
  if (game === null) throw new Error(`no rules for ${setting.game}`);
  const chance = { int: (): never => fail('a replay draws nothing') };
  const table = openTable({ game, store: memoryStore(), chance }, setting, []);
  return table.ok ? table.value : fail(table.error.code);
};

const fail = (words: string): never => {
  throw new Error(words);
};
