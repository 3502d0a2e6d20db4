/** RULES 7: the dice of the imaginary player. */

import type { Chance } from '@fremont/kernel';
import { EDITION_FACTS, NEUTRAL_DICE, NEUTRAL_DICE_HELD } from '../data/editions.ts';
import type { Dice, Event, Options, State } from '../types.ts';
import { addNeutral } from './change.ts';
import { noDice } from './dice.ts';
import { rollFace, rollFaces } from './roll.ts';

/** RULES 7.1: the neutral dice that each seat takes at the start of a round. */
export const neutralDiceHeld = (options: Options, seats: number): number =>
  options.neutralDice ? (NEUTRAL_DICE_HELD[seats] ?? 0) : 0;

/** RULES 7.3 and 7.4: the neutral dice that are rolled and placed before the first turn. */
export const neutralDiceSet = (options: Options, seats: number): Dice => {
  if (options.edition !== 'classic') return seats === 2 ? { ...EDITION_FACTS[options.edition].dice } : noDice();
  if (!options.neutralDice) return noDice();
  return { small: NEUTRAL_DICE - seats * neutralDiceHeld(options, seats), big: 0 };
};

export function* setNeutralDice(draft: State, chance: Chance): Iterable<Event> {
  const dice = neutralDiceSet(draft.options, draft.chairs.length);
  if (dice.small + dice.big === 0) return;
  const small = rollFaces(chance, 'dice:neutral', dice.small);
  const big = dice.big > 0 ? rollFace(chance, 'dice:neutral') : null;
  for (const face of small) addNeutral(draft, face, { small: 1, big: 0 });
  if (big !== null) addNeutral(draft, big, { small: 0, big: 1 });
  yield { type: 'neutralDiceSet', small, big };
}
