/** Every tile and every event card, out of the game's own data, reconstructed values marked. */

import { CARD_IDS, TILE_IDS } from '@fremont/games/vegas-showdown';
import { RoomPicture } from '../Room.tsx';
import { cardFacts, type ShownFact, tileFacts } from './facts.ts';
import type { ShowdownRules } from './figures.ts';
import { Legend, Value } from './Unsure.tsx';

interface TextProps {
  readonly text: ShowdownRules;
}

export const TileTable = ({ text }: TextProps) => (
  <>
    <Legend words={text.words} />
    <ul class="figure-tiles">
      {TILE_IDS.map((tile) => (
        <li key={tile}>
          <span class="figure-room">
            <RoomPicture tile={tile} />
          </span>
          <div>
            <b>{text.game.names.tiles[tile]}</b>
            <Facts facts={tileFacts(tile, text)} text={text} />
          </div>
        </li>
      ))}
    </ul>
  </>
);

export const CardTable = ({ text }: TextProps) => (
  <>
    <Legend words={text.words} />
    <ul class="figure-cards">
      {CARD_IDS.map((card) => {
        const { title, effect, facts } = cardFacts(card, text);
        return (
          <li key={card}>
            <b>
              <Value shown={title} words={text.words} />
            </b>
            <p>
              <Value shown={effect} words={text.words} />
            </p>
            <Facts facts={facts} text={text} />
          </li>
        );
      })}
    </ul>
  </>
);

const Facts = ({ facts, text }: TextProps & { readonly facts: readonly ShownFact[] }) => (
  <dl class="figure-facts">
    {facts.map(({ name, values }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {values.map((shown) => (
            <Value key={shown.value} shown={shown} words={text.words} />
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
