/** Addresses of the rules pages. */

/** The rules page of a game, or one rule on it. */
export const rulesHref = (game: string, rule = ''): string =>
  rule === '' ? `/rules/${game}` : `/rules/${game}#${rule}`;
