/**
 * The hash chain of a log: the hash of each entry covers the hash before it, and the first covers the setting. So an entry
 * that is changed, lost or swapped is noticed.
 */

import { hash as hashText } from 'node:crypto';
import type { Coded } from '@fremont/kernel';
import type { LogEntry, Version } from '@fremont/table';
import type { EntryRow } from './schema.ts';

/** A position in a log: the version, and the hash of all entries up to it. */
export interface ChainLink {
  readonly version: Version;
  readonly hash: string;
}

const sha256 = (text: string): string => hashText('sha256', text);

/** The position before the first entry. `setting` is the stored text. */
export const chainStart = (setting: string): ChainLink => ({ version: 0, hash: sha256(setting) });

export type EntryLink = Omit<EntryRow, 'match_no'>;

const hashAfter = (match: string, before: ChainLink, { version, command, at_ms, payload }: Omit<EntryLink, 'hash'>) =>
  sha256(`${before.hash}\n${match}\n${version}\n${command}\n${at_ms}\n${payload}`);

export const entryLink = (match: string, before: ChainLink, entry: LogEntry, at: number): EntryLink => {
  const { version, command } = entry;
  // Not canonical JSON: the hash covers this text, and the text is what is stored.
  const payload = JSON.stringify(entry);
  const hash = hashAfter(match, before, { version, command, payload, at_ms: at });
  return { version, command, payload, at_ms: at, hash };
};

/** Verifies that the rows lead from `start` to `end`. Null when they do. */
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

/** Only for rows whose chain was verified: the payload is then what we wrote, and needs no decoder. */
export const entryOf = ({ payload }: Pick<EntryRow, 'payload'>): LogEntry => JSON.parse(payload);
