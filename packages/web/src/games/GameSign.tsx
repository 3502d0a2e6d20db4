/** The mark of a game in lists; a game this page does not know has none. */

import { frontOf } from './fronts.ts';

export const GameSign = ({ game }: { readonly game: string }) => {
  const Sign = frontOf(game)?.Sign;
  return Sign === undefined ? null : <Sign />;
};
