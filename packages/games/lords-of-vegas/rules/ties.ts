/** RULES 5: rerolls the highest dice of a casino while several players share them, until one player is boss. */

import { assert, type Chance } from '@fremont/kernel';
import type { LotId } from '../data/lots.ts';
import type { Event } from '../events.ts';
import type { Casino, State } from '../types.ts';
import { casinoNamed, casinosOf, lotAt } from './casinos.ts';
import { rollOn } from './dice.ts';

export function* settleTies(draft: State, chance: Chance): Iterable<Event> {
  for (const casino of casinosOf(draft)) if (isTied(casino)) yield* settleTie(draft, casino, chance);
}

export const isTied = ({ boss, pips }: Casino): boolean => boss === null && pips > 0;

/** RULES 5.2. */
function* settleTie(draft: State, { id, colour }: Casino, chance: Chance): Iterable<Event> {
  let casino = casinoAt(draft, id);
  while (casino.boss === null) {
    const dice = highestDice(draft, casino).map((lot) => rollOn(draft, lot, chance));
    yield { type: 'tieRerolled', casino: id, colour, dice };
    casino = casinoAt(draft, id);
  }
  yield { type: 'tieSettled', casino: id, colour, boss: casino.boss };
}

const casinoAt = (draft: State, id: LotId): Casino => {
  const casino = casinoNamed(draft, id);
  assert(casino !== null, `no casino at ${id}`);
  return casino;
};

/** The lots of the dice that show the highest value. */
const highestDice = ({ lots }: State, casino: Casino): LotId[] => {
  const valueOn = (id: LotId): number => lotAt(lots, id).die?.value ?? 0;
  const top = Math.max(...casino.lots.map(valueOn));
  return casino.lots.filter((id) => valueOn(id) === top);
};
