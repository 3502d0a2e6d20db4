/** Installs the service worker and detects a newer version of the app. */

import { signal } from '@preact/signals';

/** The waiting worker of a newer version; null if this version is the newest. */
const waiting = signal<ServiceWorker | null>(null);

export const updateReady = (): boolean => waiting.value !== null;

const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Called once, by main, in builds only. */
export const startServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  // Registration fails offline and in locked-down browsers. The app works without it.
  navigator.serviceWorker.register('/sw.js').then(watch, () => undefined);
};

const watch = (registration: ServiceWorkerRegistration): void => {
  const notice = (): void => noticeWaiting(registration);
  notice();
  registration.waiting?.addEventListener('statechange', notice);
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', notice));
  setInterval(() => registration.update().catch(() => undefined), CHECK_EVERY_MS);
};

/** On the first visit no worker controls the page, and the waiting worker is this version. */
const noticeWaiting = (registration: ServiceWorkerRegistration): void => {
  if (navigator.serviceWorker.controller !== null) waiting.value = registration.waiting;
};

/** Activates the newer version. Other tabs keep running the old one, whose files stay cached. */
export const applyUpdate = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.peek()?.postMessage('activate');
};
