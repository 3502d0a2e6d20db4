/** The options of Vegas Showdown for set-up dialog, lobby and waiting room. */

import { type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { t } from '../../i18n/index.ts';
import { anyGameSetup, choices } from '../game-setup.ts';

export const vegasShowdownSetup = anyGameSetup<VegasShowdown>({
  game: vegasShowdown,
  rows: [
    {
      type: 'choice',
      look: 'segments',
      option: 'premierRemoval',
      title: 'vegas-showdown.removal',
      text: 'vegas-showdown.removalText',
      values: choices([
        ['reach3', 'vegas-showdown.removalReach'],
        ['leave3', 'vegas-showdown.removalLeave'],
      ]),
    },
    {
      type: 'choice',
      look: 'segments',
      option: 'sheet',
      title: 'vegas-showdown.areas',
      text: 'vegas-showdown.areasText',
      values: ['3-2-2', '2-3-2', '3-1-3'].map((value) => ({ value, label: () => value })),
    },
  ],
  reasons: {},
  facts: () => [t('vegas-showdown.factTiles'), t('vegas-showdown.factCards'), t('vegas-showdown.factGoal')],
  words: ({ premierRemoval, sheet }) => [
    ...(premierRemoval === 'leave3' ? [t('vegas-showdown.removalLeave')] : []),
    ...(sheet === '3-2-2' ? [] : [t('vegas-showdown.areasAre', { sheet })]),
  ],
  hasSecrets: () => false,
});
