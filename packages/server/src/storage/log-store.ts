/** The server's storage as the log of a table. */

import { type Aftermath, LogConflict, type LogEntry, type LogStore } from '@fremont/table';
import type { Append, Appended, MatchStorage } from './storage.ts';

/** What goes into the same transaction as an entry. */
export type Alongside = Pick<Append, 'epoch' | 'status' | 'timers' | 'clock' | 'at'>;

export const logStoreOf = (
  matches: MatchStorage,
  alongside: (match: string, entry: LogEntry, after: Aftermath | undefined) => Alongside | Promise<Alongside>,
  heed: (appended: Appended) => void = () => undefined,
): LogStore => ({
  async append(match, entry, after) {
    const more = await alongside(match, entry, after);
    const appended = await matches.append({ match, expectedHead: entry.version - 1, entries: [entry], ...more });
    const { type } = appended;
    heed(appended);
    if (type === 'versionConflict' || type === 'duplicateCommand') throw new LogConflict(`${match}: ${type}`);
    if (type === 'notPlayable') throw new Error(`${match}: not playable`);
  },
  read: (match, after) => matches.read(match, after),
});
