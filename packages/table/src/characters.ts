/** The characters that bots play: each has a name, a face and a style, the same in all games and at every level. */

import type { BotStyle } from '@fremont/bots/bot';
import type { Occupant } from './messages.ts';

/**
 * The names of bots by their order at a table, each in all languages of the web client. The server sends no names of bots,
 * and gives a person with one of these names a mark at a table where a bot has it.
 */
export const BOT_NAMES: readonly (readonly string[])[] = [
  ['Bruno', 'Бруно'],
  ['Chiara', 'Кьяра'],
  ['Dora', 'Дора'],
  ['Edie', 'Édie', 'Эди'],
  ['Felix', 'Félix', 'Феликс'],
];

/** By name, in the same order. Felix has no style. */
export const CHARACTER_STYLES: readonly (BotStyle | null)[] = ['builder', 'gambler', 'haggler', 'spoiler', null];

/**
 * The character of a seat, as an index of `BOT_NAMES`. The name says it, so a stored or sent table needs no other field. A
 * bot without a name, as the server keeps it, is the next character in the order of the bots. Null for people and other names.
 */
export const characterOf = (occupants: readonly Occupant[], seat: number): number | null => {
  const occupant = occupants[seat];
  if (occupant?.type !== 'bot') return null;
  const place =
    occupant.name === ''
      ? occupants.slice(0, seat).filter(({ type }) => type === 'bot').length
      : BOT_NAMES.findIndex((names) => names.includes(occupant.name));
  return BOT_NAMES[place] === undefined ? null : place;
};

/** Null for people and for a bot that plays without a style. */
export const styleOf = (occupants: readonly Occupant[], seat: number): BotStyle | null =>
  CHARACTER_STYLES[characterOf(occupants, seat) ?? -1] ?? null;
