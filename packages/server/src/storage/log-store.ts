/** The server's storage as the log of a table. */

import { LogConflict, type LogEntry, type LogStore } from '@fremont/table';
import type { Append, MatchStorage } from './storage.ts';

/** What goes into the same transaction as an entry. */
export type Alongside = Pick<Append, 'epoch' | 'status' | 'timers' | 'clock' | 'at'>;

export const logStoreOf = (
  matches: MatchStorage,
  alongside: (match: string, entry: LogEntry) => Alongside,
): LogStore => ({
  async append(match, entry) {
    const expectedHead = entry.version - 1;
    const { type } = await matches.append({ match, expectedHead, entries: [entry], ...alongside(match, entry) });
    if (type === 'versionConflict' || type === 'duplicateCommand') throw new LogConflict(`${match}: ${type}`);
    if (type === 'notPlayable') throw new Error(`${match}: not playable`);
  },
  read: (match, after) => matches.read(match, after),
});
