/** The game in numbers, taken from its own data, with the bid tracks of the basic tiles. */

import {
  BASIC_TRACKS,
  BASICS,
  CARD_IDS,
  CARDS,
  CELLS,
  START,
  TILE_IDS,
  TILES,
  vegasShowdown,
} from '@fremont/games/vegas-showdown';
import { money, t } from '../../../i18n/index.ts';
import { NumbersPanel } from '../../../pages/rules/NumbersPanel.tsx';
import { RoomSprite } from '../floors.tsx';
import { RoomPicture } from '../Room.tsx';
import type { ShowdownRules } from './figures.ts';
import './figure.css';

const { min, max } = vegasShowdown.meta.seats;
const TILES_IN_ALL = TILE_IDS.reduce((sum, tile) => sum + TILES[tile].count, 0);
const CARDS_IN_ALL = CARD_IDS.reduce((sum, card) => sum + CARDS[card].count, 0);

export const Numbers = ({ text }: { readonly text: ShowdownRules }) => (
  <NumbersPanel
    facts={[
      [t('rules.players'), `${min}–${max}`],
      [text.words.tiles, TILES_IN_ALL],
      [text.words.cards, CARDS_IN_ALL],
      [text.words.cells, CELLS],
      [text.words.money, money(START.money)],
    ]}
  >
    <RoomSprite />
    <h2 class="cap">{text.words.tracks}</h2>
    <ul class="numbers-tracks">
      {BASICS.map((tile) => (
        <li key={tile}>
          <span class="figure-room">
            <RoomPicture tile={tile} />
          </span>
          <span>
            {text.game.names.tiles[tile]}
            <b>{BASIC_TRACKS[tile].map(({ value }) => value).join(' · ')}</b>
          </span>
        </li>
      ))}
    </ul>
  </NumbersPanel>
);
