/** The rules in the language of the screen, fetched when they are first read. */

import type { Language } from '@fremont/kernel';
import { effect, signal } from '@preact/signals';
import { language } from '../../i18n/index.ts';
import type { RulesText } from './las-vegas/structure.ts';

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly text: RulesText }>>> = {
  en: () => import('./las-vegas/en.ts'),
  ru: () => import('./las-vegas/ru.ts'),
  it: () => import('./las-vegas/it.ts'),
  fr: () => import('./las-vegas/fr.ts'),
  de: () => import('./las-vegas/de.ts'),
};

const current = signal<RulesText | null>(null);

/** Null until `loadRules` is done. */
export const rulesText = (): RulesText | null => current.value;

const load = async (wanted: Language): Promise<void> => {
  const { text } = await TEXTS[wanted]();
  if (wanted === language.peek()) current.value = text;
};

let following = false;

/** Resolves when the rules can be shown; from then on they follow the language. */
export const loadRules = async (): Promise<void> => {
  await load(language.peek());
  if (following) return;
  following = true;
  effect(() => {
    load(language.value).catch(() => undefined);
  });
};
