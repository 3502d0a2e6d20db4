/** Stops every new animation at its start, so that a test can read the page while dice, cards and money are in motion. */

import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    fremontHeld?: Animation[];
  }
}

/** Must run before the page is opened. Nothing is held until `hold`. */
export const prepareToHold = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if (window.fremontHeld === undefined) return animation;
      animation.pause();
      window.fremontHeld.push(animation);
      return animation;
    };
  });

/** From now on animations stay at their start, and the story waits for them. */
export const hold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.fremontHeld = [];
  });

export const isHeld = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window.fremontHeld ?? []).some(({ playState }) => playState === 'paused'));

/** Waits until pieces are in motion. */
export const untilMoving = (page: Page): Promise<void> => expect.poll(() => isHeld(page)).toBe(true);

/** Lets the pieces in motion come to rest. The next ones are held again. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of window.fremontHeld?.splice(0) ?? []) animation.finish();
  });

/** Plays motion after motion until the page shows this element while it is in motion. */
export const untilInMotion = async (page: Page, css: string): Promise<void> => {
  await expect
    .poll(async () => {
      if (!(await isHeld(page))) return false;
      const found = (await page.locator(css).count()) > 0;
      if (!found) await comeToRest(page);
      return found;
    })
    .toBe(true);
};

interface Tellings {
  readonly dock: string;
  readonly log: string;
  readonly totals: string;
  readonly liveRegion: string;
  readonly plates: string;
}

/** Everything that tells what has happened, as it is on the page now. */
export const tellings = (page: Page): Promise<Tellings> =>
  page.evaluate(() => {
    const texts = (css: string): string =>
      [...document.querySelectorAll(css)].map(({ textContent }) => textContent?.trim()).join(' | ');
    return {
      dock: texts('.dock'),
      log: texts('.log-lines'),
      totals: texts('[data-money], [data-cash], [data-score], [data-fame], [data-chips]'),
      liveRegion: texts('[role="status"], [role="alert"]'),
      plates: texts('.plate'),
    };
  });
