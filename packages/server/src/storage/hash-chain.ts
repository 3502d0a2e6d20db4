/**
 * The chain that ties a log together: each entry's hash covers the one before it, the first covers the setting.
 * Whatever is changed, lost or swapped afterwards, by a disk or by a hand, shows.
 */

import { hash as hashText } from 'node:crypto';
import type { Coded } from '@fremont/kernel';
import type { LogEntry, Version } from '@fremont/table';
import type { EntryRow } from './schema.ts';

/** A place in a log: the version and the hash up to there. */
export interface ChainLink {
  readonly version: Version;
  readonly hash: string;
}

const sha256 = (text: string): string => hashText('sha256', text);

/** Before the first entry. `setting` is the stored text. */
export const chainStart = (setting: string): ChainLink => ({ version: 0, hash: sha256(setting) });

export const stateHash = (state: string): string => sha256(state);

/** Everything of an entry's row but where it stands. */
export type EntryLink = Omit<EntryRow, 'match_no'>;

const hashAfter = (match: string, before: ChainLink, { version, command, at_ms, payload }: Omit<EntryLink, 'hash'>) =>
  sha256(`${before.hash}\n${match}\n${version}\n${command}\n${at_ms}\n${payload}`);

export const entryLink = (match: string, before: ChainLink, entry: LogEntry, at: number): EntryLink => {
  const { version, command } = entry;
  // In whatever order: the chain is over the text itself.
  const payload = JSON.stringify(entry);
  const hash = hashAfter(match, before, { version, command, payload, at_ms: at });
  return { version, command, payload, at_ms: at, hash };
};

/** What is wrong with rows that should lead from `start` to `end`; null when nothing is. */
export const chainFault = (
  match: string,
  rows: readonly EntryLink[],
  start: ChainLink,
  end: ChainLink,
): Coded | null => {
  let last = start;
  for (const row of rows) {
    const fault = linkFault(match, row, last);
    if (fault !== null) return { code: fault, version: row.version } as Coded;
    last = row;
  }
  const reaches = last.version === end.version && last.hash === end.hash;
  return reaches ? null : ({ code: 'wrongHead', version: last.version, head: end.version } as Coded);
};

const linkFault = (match: string, row: EntryLink, before: ChainLink): 'missingEntry' | 'brokenChain' | null => {
  if (row.version !== before.version + 1) return 'missingEntry';
  return row.hash === hashAfter(match, before, row) ? null : 'brokenChain';
};

/** Only for rows whose chain holds: what we wrote is what we read. */
export const entryOf = ({ payload }: Pick<EntryRow, 'payload'>): LogEntry => JSON.parse(payload);
