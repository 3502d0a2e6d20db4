/** The mark of a game in lists. A game that this page does not know has none. */

import { frontOf } from './fronts.ts';
import './game-sign.css';

export const GameSign = ({ game }: { readonly game: string }) => {
  const Sign = frontOf(game)?.Sign;
  return <span class="game-sign">{Sign !== undefined && <Sign />}</span>;
};
