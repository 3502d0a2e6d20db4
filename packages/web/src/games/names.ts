/** Games by their names. */

import { t } from '../i18n/index.ts';
import { frontOf } from './fronts.ts';

/** A game this page does not know goes by its id. */
export const gameName = (game: string): string => {
  const front = frontOf(game);
  return front === null ? game : t(front.title);
};
