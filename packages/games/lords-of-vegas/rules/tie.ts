/** RULES 5: dice that share the top of a casino are rerolled until one player is boss. */

import { assert, type Chance, rollDie, type Seat } from '@fremont/kernel';
import type { Face } from '../data/dice.ts';
import type { LotId } from '../data/lots.ts';
import type { Event, RolledDie } from '../events.ts';
import type { Casino, Lot, State } from '../types.ts';
import { casinoNamed, casinosOf, lotAt } from './casinos.ts';

const DICE_STREAMS = ['dice:0', 'dice:1', 'dice:2', 'dice:3'] as const;
const diceStream = (seat: Seat): string => DICE_STREAMS[seat] ?? `dice:${seat}`;

export const rollFace = (chance: Chance, seat: Seat): Face => rollDie(chance, diceStream(seat)) as Face;

/** Checks every casino that can have two owners, in the order of their first lots. */
export const settleTies = (draft: State, chance: Chance): Event[] => {
  const events: Event[] = [];
  for (const casino of casinosOf(draft, 2)) if (isTied(casino)) events.push(...settleTie(draft, casino, chance));
  return events;
};

export const isTied = ({ boss, pips }: Casino): boolean => boss === null && pips > 0;

const settleTie = (draft: State, { id, colour }: Casino, chance: Chance): Event[] => {
  const events: Event[] = [];
  for (;;) {
    const casino = casinoNamed(draft, id);
    assert(casino !== null, `no casino at ${id}`);
    if (casino.boss !== null) return [...events, { type: 'tieSettled', casino: id, colour, boss: casino.boss }];
    const dice = rerollTop(draft, casino, chance);
    events.push({ type: 'tieRerolled', casino: id, colour, dice });
  }
};

const rerollTop = (draft: State, { lots }: Casino, chance: Chance): RolledDie[] => {
  const top = Math.max(...lots.map((id) => lotAt(draft.lots, id).die?.value ?? 0));
  return lots.flatMap((id) => {
    const lot = lotAt(draft.lots, id);
    return lot.die?.value === top ? [rollOn(lot, id, lot.die.owner, chance)] : [];
  });
};

/** Rolls the die that lies on a lot. */
export const rollOn = (lot: Lot, id: LotId, seat: Seat, chance: Chance): RolledDie => {
  assert(lot.die !== null, `no die on ${id}`);
  const before = lot.die.value;
  const value = rollFace(chance, seat);
  lot.die = { owner: seat, value };
  return { lot: id, seat, before, value };
};
