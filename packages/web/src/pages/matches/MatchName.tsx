/** The game of a match and where it is, with the sign of the game. An online table has a title of its own. */

import { GameSign } from '../../games/GameSign.tsx';
import type { MatchListing } from './listings.ts';
import { gameWords, whereWords } from './words.ts';

export const MatchName = ({ entry }: { readonly entry: MatchListing }) => {
  const { title, game } = entry;
  const words = gameWords(entry);
  return (
    <>
      <span class="match-sign">
        <GameSign game={game} />
      </span>
      <span class="match-name">
        <b>{title === '' ? words : <bdi>{title}</bdi>}</b>
        <small>{title === '' ? whereWords(entry) : `${words} · ${whereWords(entry)}`}</small>
      </span>
    </>
  );
};
