/** The service worker. It caches every file of one build, so that the app works offline. */

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The part of the service worker scope that this file uses. The DOM types lack it. */
interface WorkerScope {
  readonly location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const scope = globalThis as unknown as WorkerScope;

/** Inserted by the build. */
declare const __BUILD_FILES__: readonly string[];
declare const __BUILD_VERSION__: string;

const PREFIX = 'fremont-';
const CACHE = PREFIX + __BUILD_VERSION__;
const SHELL = '/index.html';

/** This version and the previous one, for tabs that still run it. */
const VERSIONS_KEPT = 2;

/** Only files with a hash in their name may come from the HTTP cache. Others may be outdated there. */
const fresh = (file: string): Request =>
  new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });

const keepAllFiles = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(__BUILD_FILES__.map(fresh));
};

/** Claims open pages at once, so that the app works offline after the first visit. */
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
