/** The lobby with a new table being set up, as an address: whoever comes from a game's billboard finds that game chosen. */

import type { SetupStart } from './setup-draft.ts';

const ANCHOR = 'new';

/** `edition` is empty for a game that comes in one. */
export const newTableHref = (game: string, edition: string): string =>
  `/lobby#${ANCHOR}?${new URLSearchParams(edition === '' ? { game } : { game, edition })}`;

/** Null when the address asks for no new table. */
export const wantedTable = (anchor: string): SetupStart | null => {
  const [name, wishes] = anchor.split('?');
  if (name !== ANCHOR) return null;
  const query = new URLSearchParams(wishes);
  return { game: query.get('game'), seats: 'last', edition: query.get('edition'), where: 'public' };
};
