/** The service worker: keeps every file of one build, so that the app opens and plays without a network. */

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** What this file uses of a service worker's own scope; the DOM types that the rest of the app uses lack it. */
interface WorkerScope {
  readonly location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const scope = globalThis as unknown as WorkerScope;

/** Filled in by the build. */
declare const __BUILD_FILES__: readonly string[];
declare const __BUILD_VERSION__: string;

const PREFIX = 'fremont-';
const CACHE = PREFIX + __BUILD_VERSION__;
const SHELL = '/index.html';

/** Versions kept: this one, and the one before it for tabs that still run it and may ask for a part of it. */
const VERSIONS_KEPT = 2;

/** Only a file with a hash in its name can be taken from the browser's own cache: others may be older there. */
const fresh = (file: string): Request =>
  new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });

const keepAllFiles = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(__BUILD_FILES__.map(fresh));
};

/** Pages of the first visit are taken in at once: whoever goes offline right after it can already play. */
const takeOver = async (): Promise<void> => {
  await forgetOldVersions();
  await scope.clients.claim();
};

const forgetOldVersions = async (): Promise<void> => {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.slice(0, 1 - VERSIONS_KEPT).map((name) => caches.delete(name)));
};

const fromCache = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const key = request.mode === 'navigate' ? SHELL : request;
  return (await cache.match(key)) ?? (await caches.match(key)) ?? (await fetch(request));
};

const isOurs = ({ method, url }: Request): boolean => {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === scope.location.origin && !pathname.startsWith('/api/');
};

scope.addEventListener('install', (event) => event.waitUntil(keepAllFiles()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(fromCache(event.request));
});
scope.addEventListener('message', ({ data }) => {
  if (data === 'activate') scope.skipWaiting();
});
