/** Shared by the five languages: placeholders in sentences and the rules that refusals cite. */

import type { Place } from '@fremont/kernel';
import { type BySign, type Event, type Refusal, SIGNS, type Sign } from '../types.ts';

/** A sign in a sentence: its name to read, its key to draw. */
export const signPlaces =
  (names: Readonly<BySign<string>>) =>
  (sign: Sign): Place => ({ name: names[sign], key: `sign-${sign}` });

/** The rule each refusal rests on; the same in every language. */
export const RULE_OF: Readonly<Record<Refusal['code'], string>> = {
  noSuchSeat: '1.2',
  matchOver: '5.1',
  notYourTurn: '3.3',
  rollFirst: '3.1',
  alreadyRolled: '2.2',
  notRolled: '3.1',
};

/** The dice a seat has just put on a sign: all show its number. */
export const placedDice = ({ seat, sign, count }: Extract<Event, { readonly type: 'dicePlaced' }>): Place => ({
  dice: Array.from({ length: count }, () => sign),
  of: seat,
});

/** The numbers on some dice, once each: "1, 3". */
export const numbersOf = (roll: readonly Sign[]): string => SIGNS.filter((sign) => roll.includes(sign)).join(', ');
