/** The people of the worked examples, in the colours of their seats. */

import { at, seatAt } from '@fremont/kernel';
import { SEAT_COLOURS } from '@fremont/table';
import type { Players } from '../../table/players.ts';
import type { RulesWith } from './book.ts';

/** The word `names` of the rules: Ada, Bruno, Chiara, Dora. */
export const exampleNames = ({ words }: RulesWith<'names'>): readonly string[] => words.names.split(', ');

export const examplePlayers = (text: RulesWith<'names'>): Players =>
  exampleNames(text).map((name, index) => ({
    seat: seatAt(index),
    name,
    initial: name[0] ?? '',
    colour: at(SEAT_COLOURS, index),
    bot: null,
    isYou: false,
  }));
