/** Builds sentences with places from messages, and turns sentences into plain text. */

import type { Piece, Place, Sentence } from '@fremont/kernel';
import { list, type MessageKey, money, t } from '../i18n/index.ts';
import { type Players, playerAt } from './players.ts';
import { toReader } from './reader.ts';

/** Private-use characters that mark places while the message library formats the text. */
const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';

type Filling = string | number | Place | readonly (Place | string)[];
export type Fillings = Readonly<Record<string, Filling>>;

/** Formats a message whose arguments may be places that the screen draws: badges, money, dice, names. */
export const told = (key: MessageKey, fillings: Fillings = {}): Sentence => {
  const places: Place[] = [];
  const mark = (place: Place): string => `${OPEN}${places.push(place) - 1}${CLOSE}`;
  const values = Object.fromEntries(
    Object.entries(fillings).map(([name, filling]) => [name, markedFilling(filling, mark)]),
  );
  return t(key, values)
    .split(/(\u{E000}\d+\u{E001})/u)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(OPEN) ? (places[Number(part.slice(1, -1))] ?? part) : part));
};

const markedFilling = (filling: Filling, mark: (place: Place) => string): string | number => {
  if (typeof filling !== 'object') return filling;
  if (!Array.isArray(filling)) return mark(filling as Place);
  return list(filling.map((one: Place | string) => (typeof one === 'string' ? one : mark(one))));
};

/** The sentence as this device tells it: the only person at it is addressed. */
export const toldTo = (players: Players, sentence: Sentence): Sentence => {
  const you = players.find(({ isYou }) => isYou);
  return you === undefined ? sentence : toReader(you.seat, sentence);
};

/** A sentence as plain text, for the live region and labels. */
export const spelled = (sentence: Sentence, players: Players): string =>
  toldTo(players, sentence)
    .map((piece) => spelledPiece(piece, players))
    .join('');

const spelledPiece = (piece: Piece, players: Players): string => {
  if (typeof piece === 'string') return piece;
  if ('seat' in piece) return playerAt(players, piece.seat).name;
  if ('money' in piece) return money(piece.money);
  if ('dice' in piece) return [...piece.dice].sort((a, b) => a - b).join(', ');
  return piece.name;
};
