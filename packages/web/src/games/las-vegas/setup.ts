/** The options of Las Vegas for set-up dialog, lobby and waiting room. */

import {
  EDITION_FACTS,
  type LasVegas,
  lasVegas,
  type Options,
  TILE_COUNTS,
  TILES_USUAL,
} from '@fremont/games/las-vegas/base';
import { t } from '../../i18n/index.ts';
import { lazy } from '../../ui/lazy.tsx';
import { anyGameSetup, choices } from '../game-setup.ts';

const isRoyale = ({ edition }: Options): boolean => edition === 'royale';

export const lasVegasSetup = anyGameSetup<LasVegas>({
  game: lasVegas,
  moreRules: () => import('@fremont/games/las-vegas'),
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
      isShown: ({ edition }) => edition !== 'royale',
    },
    {
      type: 'choice',
      option: 'tiles',
      title: 'las-vegas.tiles',
      text: 'las-vegas.tilesText',
      look: 'list',
      values: TILE_COUNTS.map((value) => ({ value, label: () => t('las-vegas.tilesCount', { count: value }) })),
      isShown: ({ edition, faces }) => edition === 'royale' && faces === undefined,
    },
    {
      type: 'own',
      option: 'faces',
      title: 'las-vegas.faces',
      text: 'las-vegas.facesText',
      Control: lazy(async () => (await import('./tiles/FacePicker.tsx')).FacePicker),
      isShown: isRoyale,
    },
    {
      type: 'switch',
      option: 'noRepeat',
      title: 'las-vegas.noRepeat',
      text: 'las-vegas.noRepeatText',
      isShown: ({ edition, faces }) => edition === 'royale' && faces === undefined,
    },
    {
      type: 'switch',
      option: 'exactChange',
      title: 'las-vegas.exactChange',
      text: 'las-vegas.exactChangeText',
      isShown: isRoyale,
    },
  ],
  reasons: {
    neutralDiceClassicOnly: 'las-vegas.neutralDiceClassicOnly',
    neutralDiceSeats: 'las-vegas.neutralDiceSeats',
    noRepeatTiles: 'las-vegas.noRepeatTiles',
    facesCount: 'las-vegas.facesCount',
    facesOfOneTile: 'las-vegas.facesOfOneTile',
    tilesRoyaleOnly: 'las-vegas.tilesRoyaleOnly',
  },
  facts: ({ edition, tiles }) => {
    const { rounds, dice, chipsPerRound } = EDITION_FACTS[edition];
    return [
      t('las-vegas.factRounds', { rounds }),
      t('las-vegas.factDice', { small: dice.small }),
      ...(dice.big > 0 ? [t('las-vegas.factBig')] : []),
      ...(chipsPerRound > 0 ? [t('las-vegas.factChips', { chips: chipsPerRound })] : []),
      ...(tiles === undefined ? [] : [t('las-vegas.tilesCount', { count: tiles })]),
    ];
  },
  words: ({ winnings, neutralDice, tiles, faces, noRepeat, exactChange }) => [
    ...(winnings === 'hidden' ? [t('las-vegas.hiddenWinnings')] : []),
    ...(neutralDice ? [t('las-vegas.neutralDice')] : []),
    ...(tiles === undefined || tiles === TILES_USUAL ? [] : [t('las-vegas.tilesCount', { count: tiles })]),
    ...(faces === undefined ? [] : [t('las-vegas.faces')]),
    ...(noRepeat === true ? [t('las-vegas.noRepeat')] : []),
    ...(exactChange === true ? [t('las-vegas.exactChange')] : []),
  ],
  hasSecrets: ({ winnings }) => winnings === 'hidden',
});
