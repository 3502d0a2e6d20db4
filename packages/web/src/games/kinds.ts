/** The games and their editions, as the values of a filter. */

import { type MessageKey, t } from '../i18n/index.ts';
import { FRONTS } from './fronts.ts';

/** A game, or one of its editions. */
export interface Kind {
  readonly id: string;
  readonly label: () => string;
}

const kindId = (game: string, edition: string | null): string => (edition === null ? game : `${game}/${edition}`);

export const KINDS: readonly Kind[] = FRONTS.flatMap(({ id, title, editions }): Kind[] => {
  if (editions.length === 0) return [{ id, label: () => t(title) }];
  return editions.map(({ value, label }) => ({ id: kindId(id, value), label: () => kindName(title, label) }));
});

/** With a single game the label is only the edition. */
const kindName = (title: MessageKey, edition: MessageKey): string =>
  FRONTS.length === 1 ? t(edition) : `${t(title)} · ${t(edition)}`;

/** Null for an unknown game or edition. */
export const kindOf = ({ game, options }: { readonly game: string; readonly options: object }): string | null => {
  const { edition } = options as { readonly edition?: unknown };
  const usual = FRONTS.find(({ id }) => id === game)?.editions[0]?.value ?? null;
  const id = kindId(game, typeof edition === 'string' ? edition : usual);
  return KINDS.some((kind) => kind.id === id) ? id : null;
};
