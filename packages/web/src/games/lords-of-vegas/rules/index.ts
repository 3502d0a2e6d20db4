/** The rules of Lords of Vegas, as the rules page shows them. */

import { anyRulesBook } from '../../../pages/rules/book.ts';
import { Drawing } from './Drawing.tsx';
import { Numbers } from './Numbers.tsx';
import { type LordsRules, RULES, SECTIONS, STEPS } from './structure.ts';

export const lordsOfVegasRules = anyRulesBook<LordsRules>({
  sections: SECTIONS,
  rules: RULES,
  steps: STEPS,
  pictures: ['gamble', 'lots'],
  texts: {
    en: () => import('./en.ts'),
    ru: () => import('./ru.ts'),
    it: () => import('./it.ts'),
    fr: () => import('./fr.ts'),
    de: () => import('./de.ts'),
  },
  Drawing,
  Numbers,
});
