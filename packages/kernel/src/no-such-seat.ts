/** The refusal that every game shares: the match has no such seat. */

import { type Language, type Sentence, say } from './text.ts';

/** Not the same as acting out of turn: the command names a seat that does not exist. */
export type NoSuchSeat = { readonly code: 'noSuchSeat'; readonly seat: number; readonly seats: number };

export const noSuchSeat = (seat: number, seats: number): NoSuchSeat => ({ code: 'noSuchSeat', seat, seats });

export const NO_SUCH_SEAT_TEXT: Readonly<Record<Language, (refusal: NoSuchSeat) => Sentence>> = {
  en: ({ seat, seats }) => say`There is no seat ${seat} in this match. Its seats are 0 to ${seats - 1}.`,
  ru: ({ seat, seats }) => say`В этой партии нет места ${seat}. Места здесь — от 0 до ${seats - 1}.`,
  it: ({ seat, seats }) => say`In questa partita non c’è il posto ${seat}. I posti vanno da 0 a ${seats - 1}.`,
  fr: ({ seat, seats }) => say`Il n’y a pas de place ${seat} dans cette partie. Les places vont de 0 à ${seats - 1}.`,
  de: ({ seat, seats }) => say`In dieser Partie gibt es keinen Platz ${seat}. Die Plätze gehen von 0 bis ${seats - 1}.`,
};
