/** The worker that holds the local tables of one tab. */

import { cryptoChance } from '@fremont/kernel';
import { loadBots, loadGame } from './games.ts';
import { TableHost } from './host.ts';
import { indexedDbStore } from './indexed-db.ts';
import { leadOver } from './lead.ts';
import type { FromPage, FromWorker, Hint } from './protocol.ts';
import { memoryTableStore, type TableStore } from './store.ts';
import { TablesError } from './types.ts';

/** What this file uses of a worker's own scope; the DOM types that the rest of the app uses lack it. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<FromPage>) => void): void;
  addEventListener(type: 'unhandledrejection', listener: (event: PromiseRejectionEvent) => void): void;
  postMessage(message: FromWorker): void;
}
const scope = globalThis as unknown as WorkerScope;

const now = (): number => Date.now();

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A browser that refuses storage gets tables in memory. One whose storage is newer than this app must reload instead. */
const openStore = (): Promise<TableStore> =>
  indexedDbStore(now).catch((problem) => {
    if (problem instanceof TablesError) throw problem;
    return memoryTableStore(now);
  });

let opened: Promise<TableStore> | null = null;
const store = (): Promise<TableStore> => {
  opened ??= openStore().catch((problem) => {
    opened = null;
    throw problem;
  });
  return opened;
};

const channel = new BroadcastChannel('fremont-tables');
const locks = 'locks' in navigator ? navigator.locks : null;

const host = new TableHost({
  store,
  loadGame,
  loadBots,
  chance: cryptoChance(crypto),
  botChance: cryptoChance(crypto),
  timer: {
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  },
  now,
  newId,
  leadOver: (id, listener) => leadOver(locks, `fremont-table-${id}`, listener),
  post: (message) => scope.postMessage(message),
  hint: (hint) => channel.postMessage(hint),
});

scope.addEventListener('message', ({ data }) => host.receive(data));
channel.addEventListener('message', ({ data }: MessageEvent<Hint>) => host.hear(data));
// Errors thrown in the worker reach the page by themselves; rejections that nobody handles do not.
scope.addEventListener('unhandledrejection', ({ reason }) => scope.postMessage({ type: 'crash', why: String(reason) }));
