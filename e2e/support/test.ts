/** The `test` of every e2e spec: one language and theme, instant speed, and no console errors. */

import type { Language } from '@fremont/kernel';
import { test as base, expect, type Page } from '@playwright/test';
import type { StoredSettings } from '../../packages/web/src/settings/stored.ts';
import { watchErrors } from './guard.ts';
import { watchLayout } from './layout-shift.ts';
import { type Wording, wordingIn } from './wording.ts';

export { expect } from '@playwright/test';

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export interface Choices {
  readonly language: Language;
  /** The stored settings before the first visit. */
  readonly settings: Partial<StoredSettings>;
  /**
   * Whether the service worker may be installed. It fetches every file, so only tests about it or about a whole visit
   * allow it.
   */
  readonly installs: boolean;
  /**
   * Whether the device asks for reduced motion. Without a GPU, animation frames are expensive, so only tests about
   * motion, layout shift or a whole visit allow animations.
   */
  readonly calm: boolean;
  /** Whether the person has never seen the games, so that lessons are offered. */
  readonly newcomer: boolean;
}

interface Around {
  readonly wording: Wording;
  readonly guard: undefined;
}

export const test = base.extend<Choices & Around>({
  language: ['en', { option: true }],
  settings: [{}, { option: true }],
  installs: [false, { option: true }],
  calm: [true, { option: true }],
  newcomer: [false, { option: true }],
  contextOptions: ({ contextOptions, calm }, use) => use({ ...contextOptions, ...motionOf(calm) }),
  locale: ({ language }, use) => use(language),
  ...DESKTOP,
  wording: ({ language }, use) => use(wordingIn(language)),
  guard: [
    async ({ page, settings, language, installs, newcomer }, use) => {
      if (!installs) await keepFromInstalling(page);
      if (!newcomer) await storeOnce(page, 'fremont.lessons', OFFERED);
      await storeOnce(page, 'fremont.settings', {
        theme: 'night',
        speed: 'instant',
        muted: true,
        forcedMoves: 'off',
        language,
        ...settings,
      });
      await watchLayout(page);
      const errors = watchErrors(page);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** The emulated motion preference of the device. */
export const motionOf = (calm: boolean): { readonly reducedMotion: 'reduce' | 'no-preference' } => ({
  reducedMotion: calm ? 'reduce' : 'no-preference',
});

/** Simulates a browser without service workers. */
export const keepFromInstalling = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** Every lesson was offered and declined. */
const OFFERED = Object.fromEntries(
  ['las-vegas/classic', 'las-vegas/royale', 'lords-of-vegas/first', 'vegas-showdown/first'].map((lesson) => [
    lesson,
    {},
  ]),
);

/** Only if nothing is stored yet, so that changes survive reloads. */
const storeOnce = (page: Page, key: string, value: object): Promise<unknown> =>
  page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, JSON.stringify(value)] as const,
  );

/** Changes the stored settings. They apply from the next load on. */
export const changeSettings = async (page: Page, chosen: Partial<StoredSettings>): Promise<void> => {
  await page.evaluate((changes) => {
    const settings = JSON.parse(localStorage.getItem('fremont.settings') ?? '{}') as object;
    localStorage.setItem('fremont.settings', JSON.stringify({ ...settings, ...changes }));
  }, chosen);
  await page.reload();
};
