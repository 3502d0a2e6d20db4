/** The game and the place of a match, with the sign of the game. An online table has a title of its own. */

import { GameSign } from '../../games/GameSign.tsx';
import type { Entry } from './entries.ts';
import { gameWords, placeWords } from './words.ts';

export const MatchName = ({ entry }: { readonly entry: Entry }) => {
  const { title, game } = entry;
  const words = gameWords(entry);
  return (
    <>
      <span class="match-sign">
        <GameSign game={game} />
      </span>
      <span class="match-name">
        <b>{title === '' ? words : <bdi>{title}</bdi>}</b>
        <small>{title === '' ? placeWords(entry) : `${words} · ${placeWords(entry)}`}</small>
      </span>
    </>
  );
};
