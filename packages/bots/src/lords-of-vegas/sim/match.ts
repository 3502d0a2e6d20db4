/** Written for speed: a deal, and whole matches of random play. RULES 2. */

import { CARDS_DEALT, LOT_LIST, startMoneyOf } from '@fremont/games/lords-of-vegas';
import { perform } from './actions.ts';
import { change, LOT_COUNT, nth } from './board.ts';
import { putMarker } from './casinos.ts';
import { isUnused, takeCard } from './draw.ts';
import { actionAt, countActions } from './legal.ts';
import { CHOICE, SETUP } from './luck.ts';
import { OVER, type Table } from './table.ts';

const START_MONEY = Int32Array.from(LOT_LIST, ({ id }) => startMoneyOf(id));
const STACKS = 4;
/** RULES 2.4: the most cards that End of Game lies higher or lower than in the even split. */
const JITTER = 2;

export const deal = (table: Table, seats: number, isDepthHidden: boolean): void => {
  table.clear(seats);
  let dealt = 0;
  for (let seat = 0; seat < seats; seat++) dealt += dealTo(table, seat);
  const rest = LOT_COUNT - dealt;
  const shift = isDepthHidden ? table.luck.int(2 * JITTER + 1, SETUP) - JITTER : 0;
  table.depth = rest - Math.floor(rest / STACKS) + shift;
  table.isDepthHidden = isDepthHidden;
  table.turn = rollForStart(table);
};

/** RULES 2.3: replaces unused cards. Returns the number of cards drawn. */
const dealTo = (table: Table, seat: number): number => {
  let cards = 0;
  for (let lots = 0; lots < CARDS_DEALT; cards++) {
    const lot = takeCard(table);
    if (isUnused(table, lot)) continue;
    putMarker(table, seat, lot);
    change(table.money, seat, nth(START_MONEY, lot));
    lots++;
  }
  return cards;
};

/** RULES 2.5: the seat with the highest sum begins. Tied seats roll again. */
const rollForStart = ({ seats, luck }: Table): number => {
  let contenders = (1 << seats) - 1;
  while ((contenders & (contenders - 1)) !== 0) {
    let best = 0;
    let tied = 0;
    for (let seat = 0; seat < seats; seat++) {
      if ((contenders & (1 << seat)) === 0) continue;
      const sum = luck.roll(seat) + luck.roll(seat);
      if (sum > best) tied = 0;
      if (sum < best) continue;
      best = sum;
      tied |= 1 << seat;
    }
    contenders = tied;
  }
  return 31 - Math.clz32(contenders);
};

/** Plays random actions to the end. Returns their number. */
export const playRandomly = (table: Table): number => {
  let actions = 0;
  for (; table.phase !== OVER; actions++) {
    const choices = countActions(table);
    perform(table, actionAt(table, choices === 1 ? 0 : table.luck.int(choices, CHOICE)));
  }
  return actions;
};
