/** The options of Las Vegas, as set-up, lobby and waiting room show them. */

import { EDITION_FACTS, type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { t } from '../../i18n/index.ts';
import { anyGameSetup, choices } from '../game-setup.ts';

export const lasVegasSetup = anyGameSetup<LasVegas>({
  game: lasVegas,
  rows: [
    {
      type: 'choice',
      option: 'winnings',
      title: 'las-vegas.winnings',
      text: 'las-vegas.winningsText',
      look: 'segments',
      values: choices([
        ['open', 'las-vegas.winningsOpen'],
        ['hidden', 'las-vegas.winningsHidden'],
      ]),
    },
    {
      type: 'switch',
      option: 'neutralDice',
      title: 'las-vegas.neutralDice',
      text: 'las-vegas.neutralDiceText',
    },
  ],
  reasons: {
    neutralDiceClassicOnly: 'las-vegas.neutralDiceClassicOnly',
    neutralDiceSeats: 'las-vegas.neutralDiceSeats',
  },
  facts: ({ edition }) => {
    const { rounds, dice, chipsPerRound } = EDITION_FACTS[edition];
    return [
      t('las-vegas.factRounds', { rounds }),
      t('las-vegas.factDice', { small: dice.small }),
      ...(dice.big > 0 ? [t('las-vegas.factBig')] : []),
      ...(chipsPerRound > 0 ? [t('las-vegas.factChips', { chips: chipsPerRound })] : []),
    ];
  },
  words: ({ winnings, neutralDice }) => [
    ...(winnings === 'hidden' ? [t('las-vegas.hiddenWinnings')] : []),
    ...(neutralDice ? [t('las-vegas.neutralDice')] : []),
  ],
  hasSecrets: ({ winnings }) => winnings === 'hidden',
});
