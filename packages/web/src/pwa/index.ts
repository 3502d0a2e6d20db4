/** Installing the service worker and noticing that a newer version of the app is ready. */

import { signal } from '@preact/signals';

/** The worker of a newer version, fetched and waiting; null as long as this is the newest. */
const waiting = signal<ServiceWorker | null>(null);

export const updateReady = (): boolean => waiting.value !== null;

const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Called once, by main, in builds only. */
export const startServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  // Without a network or in a locked-down browser the app simply goes on without it.
  navigator.serviceWorker.register('/sw.js').then(watch, () => undefined);
};

const watch = (registration: ServiceWorkerRegistration): void => {
  const notice = (): void => noticeWaiting(registration);
  notice();
  registration.waiting?.addEventListener('statechange', notice);
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', notice));
  setInterval(() => registration.update().catch(() => undefined), CHECK_EVERY_MS);
};

/** On the very first visit nothing controls the page yet: what waits is then this version, not a newer one. */
const noticeWaiting = (registration: ServiceWorkerRegistration): void => {
  if (navigator.serviceWorker.controller !== null) waiting.value = registration.waiting;
};

/** Changes to the newer version. Other tabs keep running the old one: its files stay in the cache. */
export const applyUpdate = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.peek()?.postMessage('activate');
};
