/** The options of Neon Row, as set-up, lobby and waiting room show them. */

import { DICE_COUNTS, type NeonRow, neonRow } from '@fremont/games/template';
import { t } from '../../i18n/index.ts';
import { anyGameSetup } from '../game-setup.ts';

const DICE_USUAL = 3;

export const neonRowSetup = anyGameSetup<NeonRow>({
  game: neonRow,
  rows: [
    {
      type: 'choice',
      look: 'segments',
      option: 'dice',
      title: 'template.dice',
      text: 'template.diceText',
      values: DICE_COUNTS.map((value) => ({ value, label: () => String(value) })),
    },
  ],
  reasons: {},
  facts: ({ dice }) => [t('template.diceEach', { count: dice }), t('template.factTip'), t('template.factGoal')],
  words: ({ dice }) => (dice === DICE_USUAL ? [] : [t('template.diceEach', { count: dice })]),
  hasSecrets: () => true,
});
