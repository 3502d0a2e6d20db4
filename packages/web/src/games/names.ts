/** Games by their names. */

import { t } from '../i18n/index.ts';
import { frontOf } from './fronts.ts';

/** A game this page does not know goes by its id. */
export const gameName = (game: string): string => {
  const front = frontOf(game);
  return front === null ? game : t(front.title);
};

/** The page of a game's rules, or of one rule; null while nobody has written it. */
export const rulesHref = (game: string, rule = ''): string | null => {
  const front = frontOf(game);
  if (front === null || front.parts.rules === null) return null;
  return rule === '' ? `/rules/${game}` : `/rules/${game}#${rule}`;
};
