/** The `test` of every journey: the app in one language and look, at once instead of animated, and never an error. */

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
  /** What this browser already knows when the app is opened for the first time. */
  readonly settings: Partial<StoredSettings>;
  /**
   * Whether the app may install itself for playing offline. It fetches every file there is, beside whatever the journey
   * does, so only those that are about it or stand for a whole visit let it.
   */
  readonly installs: boolean;
  /**
   * Whether the device asks for less motion. Without a graphics card every frame of a fade or a running bulb costs as much
   * as the turn it decorates, so only those that are about motion, jumps or a whole visit let everything move.
   */
  readonly calm: boolean;
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
  contextOptions: ({ contextOptions, calm }, use) => use({ ...contextOptions, ...motionOf(calm) }),
  locale: ({ language }, use) => use(language),
  ...DESKTOP,
  wording: ({ language }, use) => use(wordingIn(language)),
  guard: [
    async ({ page, settings, language, installs }, use) => {
      if (!installs) await keepFromInstalling(page);
      await storeOnce(page, { theme: 'night', speed: 'instant', muted: true, language, ...settings });
      await watchLayout(page);
      const errors = watchErrors(page);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the device says about motion. */
export const motionOf = (calm: boolean): { readonly reducedMotion: 'reduce' | 'no-preference' } => ({
  reducedMotion: calm ? 'reduce' : 'no-preference',
});

/** As in a private window of browsers that have no service workers there. */
export const keepFromInstalling = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** Only where nothing is stored yet, so that what a journey changes survives its reloads. */
const storeOnce = (page: Page, settings: Partial<StoredSettings>): Promise<unknown> =>
  page.addInitScript((text) => {
    if (localStorage.getItem('fremont.settings') === null) localStorage.setItem('fremont.settings', text);
  }, JSON.stringify(settings));

/** As if it had been chosen in the settings, from the next load on. */
export const changeSettings = async (page: Page, chosen: Partial<StoredSettings>): Promise<void> => {
  await page.evaluate((changes) => {
    const settings = JSON.parse(localStorage.getItem('fremont.settings') ?? '{}') as object;
    localStorage.setItem('fremont.settings', JSON.stringify({ ...settings, ...changes }));
  }, chosen);
  await page.reload();
};
