/** Saves matches as files, and keeps the matches of a file. */

import { err, ok, type Result } from '@fremont/kernel';
import type { Proof } from '@fremont/table/fair';
import { type FiledMatch, type FileError, readMatchFile, unnamedOccupants, writeMatchFile } from '@fremont/table/file';
import { readFinished } from '../../online/finished.ts';
import { namedOccupants } from '../../replay/named-occupants.ts';
import { localTables } from '../../tables/local.ts';
import type { TableSummary } from '../../tables/types.ts';
import { saveFile } from '../../ui/save-file.ts';
import { isFinished, type MatchListing, tableHref } from './listings.ts';

/** Rejects if the match cannot be read. */
export const saveMatch = async (entry: MatchListing): Promise<void> => {
  const { occupants, playedAt, game } = entry;
  const match = await matchOf(entry);
  if (match === null) throw new Error(`${tableHref(entry)}: no record`);
  const day = new Date(playedAt).toISOString().slice(0, 10);
  const content = writeMatchFile([{ ...match, occupants, playedAt }]);
  saveFile(`${game}-${day}.json`, new Blob([content], { type: 'application/json' }));
};

/**
 * Saves all matches of the list in one file, except for online matches that are still played: their records are secret. Returns how
 * many could not be read.
 */
export const saveAll = async (entries: readonly MatchListing[]): Promise<number> => {
  const matches: FiledMatch[] = [];
  let unread = 0;
  // One after the other, because a server limits how many records a person may ask for at once.
  for (const entry of entries.filter((one) => one.where === 'device' || isFinished(one))) {
    const { occupants, playedAt } = entry;
    const match = await matchOf(entry).catch(() => null);
    if (match === null) unread++;
    else matches.push({ ...match, occupants, playedAt });
  }
  saveFile('fremont-matches.json', new Blob([writeMatchFile(matches)], { type: 'application/json' }));
  return unread;
};

const matchOf = async ({ where, id }: MatchListing): Promise<Pick<FiledMatch, 'record' | 'proof'> | null> => {
  if (where === 'device') {
    const [record, proof] = await Promise.all([localTables().exportRecord(id), localTables().exportProof(id)]);
    return record && withProof(record, proof);
  }
  const finished = await readFinished(id);
  return finished.ok ? withProof(finished.value.record, finished.value.proof) : null;
};

const withProof = (record: FiledMatch['record'], proof: Proof | null): Pick<FiledMatch, 'record' | 'proof'> =>
  proof === null ? { record } : { record, proof };

export interface KeptCounts {
  readonly kept: number;
  /** Matches that this device has already. */
  readonly known: number;
  /** Matches that do not fit the rules. */
  readonly refused: number;
}

/** Keeps every match of a file on this device, except for those that it has already. */
export const keepFile = async (file: File, tables: readonly TableSummary[]): Promise<Result<KeptCounts, FileError>> => {
  const matches = readMatchFile(await file.text());
  if (!matches.ok) return matches;
  const counts = { kept: 0, known: 0, refused: 0 };
  const seen = new Set(tables.map(markOfTable));
  for (const match of matches.value) {
    const mark = markOf(match);
    if (seen.has(mark)) counts.known++;
    else if (await isKept(match)) counts.kept++;
    else counts.refused++;
    seen.add(mark);
  }
  return counts.refused === matches.value.length ? err({ code: 'notAMatch', path: 'entries' }) : ok(counts);
};

const isKept = ({ record, occupants, playedAt, proof }: FiledMatch): Promise<boolean> => {
  const players = namedOccupants(occupants.length === 0 ? unnamedOccupants(record.seats) : occupants);
  return localTables()
    .keep({ record, occupants: players, origin: { type: 'file' }, playedAt, ...(proof && { proof }) })
    .then(
      () => true,
      () => false,
    );
};

/** The same for a match and its copy, and different for any other match that people are likely to have. */
const markOf = ({ record: { game, options, entries }, occupants, playedAt }: FiledMatch): string =>
  JSON.stringify([game, options, entries.length, occupants.map(({ name }) => name), playedAt]);

const markOfTable = ({ game, options, actions, occupants, playedAt }: TableSummary): string =>
  JSON.stringify([game, options, actions, occupants.map(({ name }) => name), playedAt]);
