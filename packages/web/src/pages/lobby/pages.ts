/** Pages of the open tables, joined to one list. */

import type { LobbyPage } from '@fremont/table/protocol';

/** The list may have moved between two requests, so a table can be on both pages. */
export const joined = (before: LobbyPage, next: LobbyPage): LobbyPage => {
  const known = new Set(before.tables.map(({ id }) => id));
  return { tables: [...before.tables, ...next.tables.filter(({ id }) => !known.has(id))], more: next.more };
};
