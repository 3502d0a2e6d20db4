/** The rules of Vegas Showdown, as the rules page shows them. */

import { loadText } from '@fremont/games/vegas-showdown/text/index';
import type { Language } from '@fremont/kernel';
import { anyRulesBook } from '../../../pages/rules/book.ts';
import { Drawing } from './Drawing.tsx';
import { Numbers } from './Numbers.tsx';
import { RULES, SECTIONS, type ShowdownRules, type ShowdownWords, STEPS } from './structure.ts';

const withGame =
  (language: Language, load: () => Promise<{ readonly text: ShowdownWords }>) =>
  async (): Promise<{ readonly text: ShowdownRules }> => {
    const [{ text }, game] = await Promise.all([load(), loadText(language)]);
    return { text: { ...text, game } };
  };

export const vegasShowdownRules = anyRulesBook<ShowdownRules>({
  sections: SECTIONS,
  rules: RULES,
  steps: STEPS,
  pictures: ['tile', 'tiles', 'sheet', 'chart', 'cards'],
  texts: {
    en: withGame('en', () => import('./en.ts')),
    ru: withGame('ru', () => import('./ru.ts')),
    it: withGame('it', () => import('./it.ts')),
    fr: withGame('fr', () => import('./fr.ts')),
    de: withGame('de', () => import('./de.ts')),
  },
  Drawing,
  Numbers,
});
