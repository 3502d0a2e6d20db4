/** The rules of Las Vegas, as the rules page shows them. */

import { anyRulesBook } from '../../../pages/rules/book.ts';
import { Drawing } from './Drawing.tsx';
import { FIGURES, type LasVegasRules, WORDS } from './figures.ts';
import { Numbers } from './Numbers.tsx';

export const lasVegasRules = anyRulesBook<LasVegasRules>({
  texts: {
    en: () => import('virtual:rules/las-vegas/en'),
    ru: () => import('virtual:rules/las-vegas/ru'),
    it: () => import('virtual:rules/las-vegas/it'),
    fr: () => import('virtual:rules/las-vegas/fr'),
    de: () => import('virtual:rules/las-vegas/de'),
  },
  figures: FIGURES,
  words: WORDS,
  Drawing,
  Numbers,
});
