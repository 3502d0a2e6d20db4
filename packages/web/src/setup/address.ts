/** The address of the lobby with the set-up dialog open. A game's billboard links to it. */

import type { SetupStart } from './setup-draft.ts';

const ANCHOR = 'new';

/** `edition` is empty for a game with a single edition. */
export const newTableHref = (game: string, edition: string): string =>
  `/lobby#${ANCHOR}?${new URLSearchParams(edition === '' ? { game } : { game, edition })}`;

/** Null if the address does not open the set-up. */
export const wantedTable = (anchor: string): SetupStart | null => {
  const [name, wishes] = anchor.split('?');
  if (name !== ANCHOR) return null;
  const query = new URLSearchParams(wishes);
  return { game: query.get('game'), seats: 'last', edition: query.get('edition'), where: 'public' };
};
