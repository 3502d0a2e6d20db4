/** The rules of Las Vegas, as the rules page shows them. */

import { TILE_FACES } from '@fremont/games/las-vegas';
import { anyRulesBook } from '../../../pages/rules/book.ts';
import { Drawing } from './Drawing.tsx';
import { Numbers } from './Numbers.tsx';
import { FIGURE_EDITIONS, type LasVegasRules, RULES, SECTIONS, STEPS } from './structure.ts';

export const lasVegasRules = anyRulesBook<LasVegasRules>({
  sections: SECTIONS,
  rules: RULES,
  steps: STEPS,
  figureEditions: FIGURE_EDITIONS,
  pictures: ['faces', ...TILE_FACES],
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
