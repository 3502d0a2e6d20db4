/** RULES 5: dice that share the top of a casino are rerolled until one player is boss. */

import { assert, at, type Chance, rollDie, type Seat } from '@fremont/kernel';
import { COLOURS, type Colour } from '../data/companies.ts';
import { FACES, type Face } from '../data/dice.ts';
import { BLOCKS, LOT_LIST, type LotId } from '../data/lots.ts';
import type { Event, RolledDie } from '../events.ts';
import type { Casino, Lot, State } from '../types.ts';
import { casinoNamed, casinoOn, lotAt, shapesOf } from './casinos.ts';

const DICE_STREAMS = ['dice:0', 'dice:1', 'dice:2', 'dice:3'] as const;
const diceStream = (seat: Seat): string => DICE_STREAMS[seat] ?? `dice:${seat}`;

export const rollFace = (chance: Chance, seat: Seat): Face => rollDie(chance, diceStream(seat)) as Face;

/** Checks every casino that can have two owners, in the order of their first lots. */
export const settleTies = (draft: State, chance: Chance): Event[] => {
  const events: Event[] = [];
  if (!mayTie(draft)) return events;
  for (const shape of shapesOf(draft.lots)) {
    if (shape.lots.length === 1) continue;
    const casino = casinoOn(draft.lots, shape);
    if (isTied(casino)) events.push(...settleTie(draft, casino, chance));
  }
  return events;
};

/** Scratch paper of `mayTie`: the owner of the first die met, by block, colour and value. */
const FIRST_OWNERS = new Int8Array(BLOCKS.length * COLOURS.length * FACES.length);
const NOBODY = -1;

const COLOUR_NUMBERS = Object.fromEntries(COLOURS.map((colour, index) => [colour, index])) as Record<Colour, number>;
const BLOCK_NUMBERS = LOT_LIST.map(({ block }) => BLOCKS.indexOf(block));

/** Equal dice of two players in one block and colour are the least a tie takes; mostly there are none, and that is seen fast. */
const mayTie = ({ lots }: State): boolean => {
  FIRST_OWNERS.fill(NOBODY);
  for (let index = 0; index < lots.length; index++) {
    const { tile, die } = at(lots, index);
    if (tile === null || die === null) continue;
    const group = at(BLOCK_NUMBERS, index) * COLOURS.length + COLOUR_NUMBERS[tile];
    const key = group * FACES.length + die.value - 1;
    if (FIRST_OWNERS[key] === NOBODY) FIRST_OWNERS[key] = die.owner;
    else if (FIRST_OWNERS[key] !== die.owner) return true;
  }
  return false;
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
