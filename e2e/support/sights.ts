/**
 * What stands on the screen, looked at by the page itself: one look sees one moment, and a wait ends with the frame that
 * brings what it waits for. Questions from outside, asked one after the other, see as many moments.
 */

import type { Page } from '@playwright/test';

/** Something to be seen: by its selector and, where other things look alike, by its words. */
interface Sight {
  readonly css: string;
  readonly words?: string;
}

export type Sights<K extends string> = Readonly<Record<K, Sight>>;

/** As patient as every other wait of the journeys. */
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 10;

interface Watched {
  readonly sights: Readonly<Record<string, Sight>>;
  /** Whether one of them is waited for, or that none is left. */
  readonly until: 'seen' | 'gone';
  readonly patienceMs: number;
  readonly everyMs: number;
}

/** In the order of the list; null when none is there. */
const watch = (page: Page, watched: Watched): Promise<string | null> =>
  page.evaluate(async ({ sights, until, patienceMs, everyMs }) => {
    const isVisible = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
    };
    const isThere = ({ css, words }: Sight): boolean =>
      [...document.querySelectorAll(css)].some(
        (one) => isVisible(one) && (words === undefined || one.textContent === words),
      );
    const seen = (): string | null => Object.keys(sights).find((name) => isThere(sights[name] ?? { css: '' })) ?? null;
    const end = Date.now() + patienceMs;
    let found = seen();
    while ((found === null) === (until === 'seen') && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      found = seen();
    }
    return found;
  }, watched);

const namesOf = (sights: Sights<string>): string => Object.keys(sights).join(', ');

/** The first of the sights that is there at this moment. */
export const sightNow = async <K extends string>(page: Page, sights: Sights<K>): Promise<K | null> =>
  (await watch(page, { sights, until: 'seen', patienceMs: 0, everyMs: 0 })) as K | null;

/** Waits for any of the sights. */
export const nextSight = async <K extends string>(page: Page, sights: Sights<K>): Promise<K> => {
  const found = await watch(page, { sights, until: 'seen', patienceMs: PATIENCE_MS, everyMs: LOOK_EVERY_MS });
  if (found === null) throw new Error(`none of these came: ${namesOf(sights)}`);
  return found as K;
};

/** Waits until none of the sights is left. */
export const noSight = async (page: Page, sights: Sights<string>): Promise<void> => {
  const left = await watch(page, { sights, until: 'gone', patienceMs: PATIENCE_MS, everyMs: LOOK_EVERY_MS });
  if (left !== null) throw new Error(`this did not go: ${left}`);
};
