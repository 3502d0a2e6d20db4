/** The settings of this device as signals. Changes are stored and reach other tabs. */

import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import { media } from '../ui/media.ts';
import { readStored, writeStored } from './store.ts';
import { DEFAULT_SETTINGS, decodeSettings, type StoredSettings } from './stored.ts';

export {
  FORCED_MOVES,
  type ForcedMoves,
  MOTIONS,
  type Motion,
  SPEEDS,
  type Speed,
  TEXT_SIZES,
  type TextSize,
  THEMES,
  type Theme,
} from './stored.ts';

/** Also read by public/boot.js, before the first paint. */
const STORE_KEY = 'fremont.settings';

type Settings = { readonly [K in keyof StoredSettings]: Signal<StoredSettings[K]> };

const signalsOf = (stored: StoredSettings): Settings =>
  Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, signal(value)])) as unknown as Settings;

export const settings: Settings = signalsOf(decodeSettings(readStored(STORE_KEY)));

const valuesOf = (): StoredSettings =>
  Object.fromEntries(Object.entries(settings).map(([key, one]) => [key, one.value])) as unknown as StoredSettings;

const assign = (stored: StoredSettings): void =>
  batch(() => {
    for (const [key, one] of Object.entries(settings))
      (one as Signal<unknown>).value = stored[key as keyof StoredSettings];
  });

export const resetSettings = (): void => assign(DEFAULT_SETTINGS);

const deviceIsLight = media('(prefers-color-scheme: light)');
const deviceIsCalm = media('(prefers-reduced-motion: reduce)');

/** The theme in force, with `auto` resolved. */
export const theme = computed<'night' | 'day'>(() => {
  const choice = settings.theme.value;
  if (choice === 'auto') return deviceIsLight.value ? 'day' : 'night';
  return choice;
});

/** True if the player or the device asks for reduced motion. */
export const reducedMotion = computed(() => {
  const choice = settings.motion.value;
  return choice === 'auto' ? deviceIsCalm.value : choice === 'reduced';
});

/** Stores changes, sets attributes of the root element, and follows other tabs. Called once, by main. */
export const startSettings = (): void => {
  effect(() => writeStored(STORE_KEY, JSON.stringify(valuesOf())));
  effect(() => {
    document.documentElement.dataset['theme'] = theme.value;
    document.documentElement.dataset['motion'] = reducedMotion.value ? 'reduced' : 'full';
    document.documentElement.dataset['text'] = settings.textSize.value;
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--bg');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground.trim());
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORE_KEY) assign(decodeSettings(newValue));
  });
};
