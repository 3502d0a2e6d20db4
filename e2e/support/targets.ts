/**
 * Looks for several elements in one evaluation inside the page, so that all of them are checked at the same moment. Separate
 * queries from the test would see the page at different moments.
 */

import type { Page } from '@playwright/test';

/** An element, by its selector and, if that is ambiguous, by its text. */
interface Target {
  readonly css: string;
  readonly words?: string;
}

export type Targets<K extends string> = Readonly<Record<K, Target>>;

/** The same timeout as for all other waits of the tests. */
const TIMEOUT_MS = 20_000;
const POLL_MS = 10;

interface WatchRequest {
  readonly targets: Readonly<Record<string, Target>>;
  /** `seen` waits for any target, `gone` until none is left. */
  readonly until: 'seen' | 'gone';
  readonly timeoutMs: number;
  readonly pollMs: number;
}

/** Polls as `until` says. Returns the first visible target in the order of the list; null if there is none. */
const watch = (page: Page, request: WatchRequest): Promise<string | null> =>
  page.evaluate(async ({ targets, until, timeoutMs, pollMs }) => {
    const isVisible = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
    };
    const isThere = ({ css, words }: Target): boolean =>
      [...document.querySelectorAll(css)].some(
        (one) => isVisible(one) && (words === undefined || one.textContent === words),
      );
    const seen = (): string | null =>
      Object.keys(targets).find((name) => isThere(targets[name] ?? { css: '' })) ?? null;
    const end = Date.now() + timeoutMs;
    let found = seen();
    while ((found === null) === (until === 'seen') && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      found = seen();
    }
    return found;
  }, request);

const namesOf = (targets: Targets<string>): string => Object.keys(targets).join(', ');

/** The first target that is visible now. */
export const visibleTarget = async <K extends string>(page: Page, targets: Targets<K>): Promise<K | null> =>
  (await watch(page, { targets, until: 'seen', timeoutMs: 0, pollMs: 0 })) as K | null;

/** Waits for any of the targets. */
export const waitForTarget = async <K extends string>(page: Page, targets: Targets<K>): Promise<K> => {
  const found = await watch(page, { targets, until: 'seen', timeoutMs: TIMEOUT_MS, pollMs: POLL_MS });
  if (found === null) throw new Error(`none of these appeared: ${namesOf(targets)}`);
  return found as K;
};

/** Waits until none of the targets is left. */
export const waitForNone = async (page: Page, targets: Targets<string>): Promise<void> => {
  const left = await watch(page, { targets, until: 'gone', timeoutMs: TIMEOUT_MS, pollMs: POLL_MS });
  if (left !== null) throw new Error(`this did not disappear: ${left}`);
};
