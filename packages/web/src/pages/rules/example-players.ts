/** The people of the worked examples, in the colours of their seats. */

import { at, seatAt } from '@fremont/kernel';
import { SEAT_COLOURS } from '@fremont/table';
import type { Players } from '../../table/players.ts';

export const examplePlayers = (names: readonly string[]): Players =>
  names.map((name, index) => ({
    seat: seatAt(index),
    name,
    initial: name[0] ?? '',
    colour: at(SEAT_COLOURS, index),
    bot: null,
  }));
