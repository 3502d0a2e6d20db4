/** Plants faults into the server, to show that a harness finds them. */

import type { App } from '@fremont/server/app';
import { LiveTable } from '@fremont/server/host/live-table';
import type { SqliteEngine } from '@fremont/server/storage/sqlite';
import type { Append, Storage } from '@fremont/server/storage/storage';
import type { Fault } from './fault-plan.ts';

/** How late the faulty storage writes an entry: longer than a harness takes to receive a thousand answers. */
const LATE_MS = 200;

/** Appends of one match stay in order, but are late. */
const ackBeforeCommit = (storage: Storage): Storage => {
  const last = new Map<string, Promise<unknown>>();
  const writeLater = async (append: Append): Promise<void> => {
    await last.get(append.match);
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await storage.matches.append(append).catch(() => undefined);
  };
  const append: Storage['matches']['append'] = async (asked) => {
    last.set(asked.match, writeLater(asked));
    return { type: 'ok', head: asked.expectedHead + asked.entries.length };
  };
  return { ...storage, matches: { ...storage.matches, append } };
};

const ID_LENGTH = 32;

const forgetCommands = (storage: Storage): Storage => ({
  ...storage,
  matches: {
    ...storage.matches,
    async load(match) {
      const loaded = await storage.matches.load(match);
      if (loaded.type !== 'match') return loaded;
      const entries = loaded.entries.map((entry) => ({ ...entry, command: '0'.repeat(ID_LENGTH) }));
      return { ...loaded, entries };
    },
  },
});

const forgetLast = (storage: Storage): Storage => ({
  ...storage,
  matches: {
    ...storage.matches,
    async load(match) {
      const loaded = await storage.matches.load(match);
      return loaded.type === 'match' ? { ...loaded, entries: loaded.entries.slice(0, -1) } : loaded;
    },
  },
});

export const faultyEngine = (engine: SqliteEngine, fault: Fault | undefined): SqliteEngine =>
  fault !== 'lazyDisk'
    ? engine
    : {
        ...engine,
        async isDurable() {
          engine.raw.exec('pragma synchronous = normal');
          return true;
        },
      };

export const faultyStorage = (storage: Storage, fault: Fault | undefined): Storage => {
  if (fault === 'ackBeforeCommit') return ackBeforeCommit(storage);
  if (fault === 'forgetLast') return forgetLast(storage);
  return fault === 'forgetCommands' ? forgetCommands(storage) : storage;
};

const STALL_EVERY_MS = 400;
const STALL_MS = 120;

const stall = (): void => {
  const end = performance.now() + STALL_MS;
  while (performance.now() < end);
};

const HOARDED_BYTES = 400_000;

const hoard = ({ messageHandler }: App['services']): void => {
  const kept: Buffer[] = [];
  const refuse = messageHandler.refuse.bind(messageHandler);
  messageHandler.refuse = (...refused) => {
    kept.push(Buffer.alloc(HOARDED_BYTES, kept.length));
    refuse(...refused);
  };
};

export const plantFault = ({ services }: App, fault: Fault | undefined): void => {
  if (fault === 'anySeat')
    LiveTable.prototype.command = function command(_person, asked, reply) {
      this.table.submit(asked, reply, 'person');
    };
  if (fault === 'silent') services.messageHandler.refuse = () => undefined;
  if (fault === 'fragile')
    services.messageHandler.refuse = (_connection, _re, error) => {
      if (error.code === 'badFrame') setImmediate(() => Promise.reject(new Error('planted crash')));
    };
  if (fault === 'hoard') hoard(services);
  if (fault === 'stall') setInterval(stall, STALL_EVERY_MS);
};
