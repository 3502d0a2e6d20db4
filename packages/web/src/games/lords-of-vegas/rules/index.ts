/** The rules of Lords of Vegas, as the rules page shows them. */

import { anyRulesBook } from '../../../pages/rules/book.ts';
import { Drawing } from './Drawing.tsx';
import { FIGURES, type LordsRules, WORDS } from './figures.ts';
import { Numbers } from './Numbers.tsx';

export const lordsOfVegasRules = anyRulesBook<LordsRules>({
  texts: {
    en: () => import('virtual:rules/lords-of-vegas/en'),
    ru: () => import('virtual:rules/lords-of-vegas/ru'),
    it: () => import('virtual:rules/lords-of-vegas/it'),
    fr: () => import('virtual:rules/lords-of-vegas/fr'),
    de: () => import('virtual:rules/lords-of-vegas/de'),
  },
  figures: FIGURES,
  words: WORDS,
  Drawing,
  Numbers,
});
