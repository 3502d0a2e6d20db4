/** The worker that runs the local tables of one tab. */

import { cryptoChance } from '@fremont/kernel';
import { loadBots, loadGame, loadLesson } from './games.ts';
import { TableHost } from './host.ts';
import { indexedDbStore } from './indexed-db.ts';
import { electLeader } from './leader.ts';
import type { FromPage, FromWorker, Hint } from './protocol.ts';
import { memoryTableStore, type TableStore } from './store.ts';
import { TablesError } from './types.ts';

/** The part of the worker scope that this file uses. The DOM types lack it. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<FromPage>) => void): void;
  addEventListener(type: 'unhandledrejection', listener: (event: PromiseRejectionEvent) => void): void;
  postMessage(message: FromWorker): void;
}
const scope = globalThis as unknown as WorkerScope;

const now = (): number => Date.now();

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Without storage the tables stay in memory. If the storage belongs to a newer app, the page must reload instead. */
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
  loadLesson,
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
  electLeader: (id, listener) => electLeader(locks, `fremont-table-${id}`, listener),
  post: (message) => scope.postMessage(message),
  hint: (hint) => channel.postMessage(hint),
});

scope.addEventListener('message', ({ data }) => host.receive(data));
channel.addEventListener('message', ({ data }: MessageEvent<Hint>) => host.onHint(data));
// Exceptions in the worker reach the page by themselves. Unhandled rejections do not.
scope.addEventListener('unhandledrejection', ({ reason }) => scope.postMessage({ type: 'crash', why: String(reason) }));
