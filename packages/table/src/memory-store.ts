/** Keeps logs in memory, for tests, the terminal and browsers without storage. */

import { LogConflict, type LogEntry, type LogStore } from './log.ts';

export interface MemoryStore extends LogStore {
  forget(match: string): void;
}

export const memoryStore = (): MemoryStore => {
  const logs = new Map<string, LogEntry[]>();
  const logOf = (match: string): LogEntry[] => logs.get(match) ?? [];
  return {
    async append(match, entry) {
      const log = logOf(match);
      const isTaken = entry.version <= log.length || log.some(({ command }) => command === entry.command);
      if (isTaken) throw new LogConflict(`${match}: version ${entry.version} exists already`);
      logs.set(match, [...log, entry]);
    },
    read: async (match, after) => logOf(match).slice(after),
    forget: (match) => logs.delete(match),
  };
};
