/** The rules of Neon Row, as the rules page shows them. The text is in rules.<language>.md beside the game. */

import { DICE_COUNTS, neonRow, SIGNS, WORTH } from '@fremont/games/template';
import { money, t } from '../../../i18n/index.ts';
import { anyRulesBook, type RulesText } from '../../../pages/rules/book.ts';
import { NumbersPanel } from '../../../pages/rules/NumbersPanel.tsx';

const { min, max } = neonRow.meta.seats;

const Numbers = () => (
  <NumbersPanel
    facts={[
      [t('rules.players'), `${min}–${max}`],
      [t('rules.dice'), `${Math.min(...DICE_COUNTS)}–${Math.max(...DICE_COUNTS)}`],
      [t('template.signs'), SIGNS.length],
      [t('template.pays'), SIGNS.map((sign) => money(WORTH[sign])).join(' · ')],
    ]}
  />
);

export const neonRowRules = anyRulesBook<RulesText>({
  texts: {
    en: () => import('virtual:rules/template/en'),
    ru: () => import('virtual:rules/template/ru'),
    it: () => import('virtual:rules/template/it'),
    fr: () => import('virtual:rules/template/fr'),
    de: () => import('virtual:rules/template/de'),
  },
  figures: [],
  words: [],
  Drawing: () => null,
  Numbers,
});
