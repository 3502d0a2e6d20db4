/** The rules of Vegas Showdown, as the rules page shows them. */

import { loadText } from '@fremont/games/vegas-showdown/text';
import type { Language } from '@fremont/kernel';
import { anyRulesBook, type RulesText } from '../../../pages/rules/book.ts';
import { Drawing } from './Drawing.tsx';
import { FIGURES, type ShowdownRules, WORDS } from './figures.ts';
import { Numbers } from './Numbers.tsx';

const withGame = (language: Language, load: () => Promise<{ readonly default: RulesText }>) => async () => {
  const [{ default: text }, game] = await Promise.all([load(), loadText(language)]);
  return { default: { ...text, game } };
};

export const vegasShowdownRules = anyRulesBook<ShowdownRules>({
  texts: {
    en: withGame('en', () => import('virtual:rules/vegas-showdown/en')),
    ru: withGame('ru', () => import('virtual:rules/vegas-showdown/ru')),
    it: withGame('it', () => import('virtual:rules/vegas-showdown/it')),
    fr: withGame('fr', () => import('virtual:rules/vegas-showdown/fr')),
    de: withGame('de', () => import('virtual:rules/vegas-showdown/de')),
  },
  figures: FIGURES,
  words: WORDS,
  Drawing,
  Numbers,
});
