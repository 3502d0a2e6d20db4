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

/** Decides about a link or the Back button instead of the router. Returns true if the page stays. */
export type PageGuard = (to: Address) => boolean;

let guard: PageGuard | null = null;

/** Sets the guard of the current page. Returns a function that removes it. */
export const guardPage = (next: PageGuard): (() => void) => {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
};

const hrefOf = ({ path, anchor }: Address): string => (anchor === '' ? path : `${path}#${anchor}`);

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
    const to = addressNow();
    if (to.path !== address.peek().path && guard?.(to) === true) {
      // The browser has already gone back. A new entry for the same page takes it forward again.
      history.pushState(null, '', hrefOf(address.peek()));
      return;
    }
    address.value = to;
  };
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link === null || isForBrowser(event, link)) return;
    event.preventDefault();
    if (guard?.({ path: link.pathname, anchor: link.hash.slice(1) }) === true) return;
    navigate(link.pathname + link.search + link.hash);
  });
};
