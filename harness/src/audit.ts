/** Compares what the server kept with what clients sent, were told and were shown. */

import { gameById } from '@fremont/games/registry';
import { canonicalJson, type GameTypes, type Seat } from '@fremont/kernel';
import { openStorage } from '@fremont/server/storage/index';
import type { LoadedMatch, Storage } from '@fremont/server/storage/storage';
import { type Command, type LogEntry, type MatchSetting, memoryStore, openTable, type Table } from '@fremont/table';
import { markOfView } from './client/player.ts';
import type { Ledger, SentCommand } from './ledger.ts';

export interface Findings {
  tables: number;
  entries: number;
  /** Acknowledged and not in the log at that version. */
  lost: number;
  /** In the log more than once. */
  doubled: number;
  /** In the log, and nobody sent it. */
  unsent: number;
  /** In the log although its sender was told no. */
  refusedButKept: number;
  /** Logs that are damaged or do not replay. */
  broken: number;
  /** Views that people were shown and that the log does not bear out. */
  shownWrongly: number;
  /** Some of the above in words. */
  readonly examples: string[];
}

const EXAMPLES_MAX = 10;

const nothingFound = (): Findings => ({
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

export const faultsIn = ({ lost, doubled, unsent, refusedButKept, broken, shownWrongly }: Findings): number =>
  lost + doubled + unsent + refusedButKept + broken + shownWrongly;

type Fault = 'lost' | 'doubled' | 'unsent' | 'refusedButKept' | 'broken' | 'shownWrongly';
type Complain = (fault: Fault, words: string) => void;

const complainInto =
  (findings: Findings): Complain =>
  (fault, words) => {
    findings[fault] += 1;
    if (findings.examples.length < EXAMPLES_MAX) findings.examples.push(`${fault}: ${words}`);
  };

/** What somebody was shown, version by version, as marks of the views. */
export interface Screen {
  readonly table: string;
  readonly seat: Seat;
  readonly shown: ReadonlyMap<number, number>;
}

export interface AuditParts {
  /** Of a server that has ended. */
  readonly dataDir: string;
  readonly ledger: Ledger;
  /** Every table that was started. */
  readonly tables: readonly string[];
  /** Whose screens are compared with the replay; empty for the quick audit, which replays nothing. */
  readonly players: readonly Screen[];
}

/** The quick audit looks at logs; with players it also replays them, version by version. */
export const audit = async (parts: AuditParts): Promise<Findings> => {
  const storage = await openStorage({ databaseUrl: null, dataDir: parts.dataDir }, Date.now());
  try {
    return await auditIn(storage, parts);
  } finally {
    await storage.close();
  }
};

const auditIn = async (storage: Storage, { ledger, tables, players }: AuditParts): Promise<Findings> => {
  const findings = nothingFound();
  const complain = complainInto(findings);
  const sentTo = byTable(ledger.sent.values());
  const playersAt = byTable(players);
  for (const table of tables) {
    findings.tables += 1;
    const loaded = await loadedMatch(storage, table);
    const sent = sentTo.get(table) ?? [];
    if (loaded === null) {
      complain('broken', `${table} has no sound match`);
      for (const one of sent) auditAnswer(one, [], new Set(), complain);
    } else {
      findings.entries += loaded.entries.length;
      auditLog(loaded, ledger, sent, complain);
      if (players.length > 0) auditScreens(loaded, playersAt.get(table) ?? [], complain);
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

type Sound = Extract<LoadedMatch, { type: 'match' }>;

/** Loading checks the hash chain and that versions follow each other. */
const loadedMatch = async (storage: Storage, table: string): Promise<Sound | null> => {
  const stored = await storage.tables.find(table);
  const loaded = stored?.match == null ? null : await storage.matches.load(stored.match);
  return loaded?.type === 'match' ? loaded : null;
};

const auditLog = (
  { match, entries }: Sound,
  ledger: Ledger,
  sent: readonly SentCommand[],
  complain: Complain,
): void => {
  const kept = new Set<string>();
  const playedByBot = match.setting.occupants.map(({ type }) => type === 'bot');
  for (const entry of entries) {
    if (kept.has(entry.command)) complain('doubled', describe(entry));
    kept.add(entry.command);
    if (!isAccountedFor(entry, ledger.sent.get(entry.command), playedByBot)) complain('unsent', describe(entry));
    if (entry.type === 'seat') playedByBot[entry.seat] = entry.by === 'bot';
  }
  for (const one of sent) auditAnswer(one, entries, kept, complain);
};

const describe = (entry: LogEntry): string => JSON.stringify(entry).slice(0, 300);

const auditAnswer = (
  { command, heard }: SentCommand,
  entries: readonly LogEntry[],
  kept: ReadonlySet<string>,
  complain: Complain,
): void => {
  if (heard?.type === 'done' && entries[heard.version - 1]?.command !== command.id)
    complain('lost', `version ${heard.version}: ${JSON.stringify(command)}`);
  if (heard?.type === 'refused' && heard.error.code !== 'internal' && kept.has(command.id))
    complain('refusedButKept', `${heard.error.code}: ${JSON.stringify(command)}`);
};

/** A client sent it as it stands there, or it is the action of a bot whose turn it was. */
const isAccountedFor = (
  entry: LogEntry,
  sent: SentCommand | undefined,
  playedByBot: readonly (boolean | undefined)[],
): boolean => {
  if (sent === undefined) return entry.type === 'action' && playedByBot[entry.seat] === true;
  return isWhatWasSent(entry, sent.command);
};

/** What each command may have written. */
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
  // A vote that decides is written as the entry of the seat it is about; the last consent as the undo of who asked.
  return entry.seat === command.seat || command.type === 'vote' || command.type === 'undoAnswer';
};

/** Replays the log and holds every view that somebody saw against it. */
const auditScreens = ({ match, entries }: Sound, players: readonly Screen[], complain: Complain): void => {
  try {
    const table = dealtTable(match.setting);
    compareScreens(table, players, complain);
    for (const entry of entries) {
      table.follow(entry);
      compareScreens(table, players, complain);
    }
  } catch (fault) {
    complain('broken', String(fault));
  }
  for (const { shown, seat } of players)
    for (const version of shown.keys())
      if (version > entries.length)
        complain('shownWrongly', `seat ${seat} saw version ${version} of ${entries.length}`);
};

const compareScreens = (table: Table<GameTypes>, players: readonly Screen[], complain: Complain): void => {
  for (const { shown, seat } of players) {
    const mark = shown.get(table.version);
    if (mark !== undefined && mark !== markOfView(table.look(seat).view))
      complain('shownWrongly', `seat ${seat} at version ${table.version}`);
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
