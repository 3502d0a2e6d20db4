import { t } from '../i18n/index.ts';
import { frontOf } from './fronts.ts';

/** The name of a game. A game that this page does not know is called by its id. */
export const gameName = (game: string): string => {
  const front = frontOf(game);
  return front === null ? game : t(front.title);
};
