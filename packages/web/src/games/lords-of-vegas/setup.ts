/** The options of Lords of Vegas for set-up dialog, lobby and waiting room. */

import { type LordsOfVegas, lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { anyGameSetup } from '../game-setup.ts';

export const lordsOfVegasSetup = anyGameSetup<LordsOfVegas>({
  game: lordsOfVegas,
  rows: [
    { type: 'switch', option: 'gifts', title: 'lords-of-vegas.gifts', text: 'lords-of-vegas.giftsText' },
    { type: 'switch', option: 'endCardJitter', title: 'lords-of-vegas.jitter', text: 'lords-of-vegas.jitterText' },
  ],
  reasons: {},
  facts: () => [t('lords-of-vegas.factLots'), t('lords-of-vegas.factDice'), t('lords-of-vegas.factGoal')],
  words: ({ gifts, endCardJitter }) => [
    ...(gifts ? [] : [t('lords-of-vegas.noGifts')]),
    ...(endCardJitter ? [t('lords-of-vegas.jitter')] : []),
  ],
  hasSecrets: () => false,
});
