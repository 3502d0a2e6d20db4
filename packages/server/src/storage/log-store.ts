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
    const more = alongside(match, entry, after);
    // Most of the time there is nothing to wait for.
    const { epoch, status, timers, clock, at } = more instanceof Promise ? await more : more;
    const expectedHead = entry.version - 1;
    const appended = await matches.append({ match, expectedHead, epoch, entries: [entry], status, timers, clock, at });
    const { type } = appended;
    heed(appended);
    if (type === 'versionConflict' || type === 'duplicateCommand') throw new LogConflict(`${match}: ${type}`);
    if (type === 'notPlayable') throw new Error(`${match}: not playable`);
  },
  read: (match, after) => matches.read(match, after),
});
