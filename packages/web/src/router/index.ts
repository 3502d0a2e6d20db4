/** The address as a signal, and client-side navigation for links. */

import { signal } from '@preact/signals';

export interface Address {
  readonly path: string;
  /** The part after #; empty if there is none. */
  readonly anchor: string;
}

const addressNow = (): Address => ({ path: location.pathname, anchor: location.hash.slice(1) });

export const address = signal<Address>(addressNow());

let pagesSeen = 1;

/** True if the current page is the one that the browser loaded. */
export const isFirstPage = (): boolean => pagesSeen === 1;

export const navigate = (href: string, how: 'push' | 'replace' = 'push'): void => {
  const samePage = new URL(href, location.href).pathname === location.pathname;
  if (!samePage) pagesSeen++;
  if (how === 'push') history.pushState(null, '', href);
  else history.replaceState(null, '', href);
  address.value = addressNow();
  if (!samePage) scrollTo(0, 0);
};

const linkOf = (event: MouseEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

/** True for clicks that the browser should handle: other site, new tab, download, anchor on this page. */
const isForBrowser = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey ||
  link.target !== '' ||
  link.hasAttribute('download') ||
  link.origin !== location.origin ||
  (link.pathname === location.pathname && link.hash !== '');

/** Called once, by main. */
export const startRouter = (): void => {
  const follow = (): void => {
    address.value = addressNow();
  };
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link === null || isForBrowser(event, link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
};
