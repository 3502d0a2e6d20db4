/** Dice as counts, and their strength in a casino. RULES 1.3, 1.4. */

import type { DeepReadonly } from '@fremont/kernel';
import { type Chair, type Dice, FACES, type Face, type Roll } from '../types.ts';

export const noDice = (): Dice => ({ small: 0, big: 0 });

/** RULES 1.4 (ruling R01). */
export const strengthOf = (dice: Readonly<Dice>): number => dice.small + 2 * dice.big;

export const plus = (pile: Dice, dice: Dice): Dice => ({ small: pile.small + dice.small, big: pile.big + dice.big });
export const less = (pile: Dice, dice: Dice): Dice => ({ small: pile.small - dice.small, big: pile.big - dice.big });

const count = (faces: readonly Face[], face: Face): number => faces.filter((one) => one === face).length;

/** The rolled dice that show `face`: own ones and neutral ones. RULES 4.2. */
export const shownDice = (roll: Roll, face: Face): { readonly dice: Dice; readonly neutral: number } => ({
  dice: { small: count(roll.small, face), big: roll.big === face ? 1 : 0 },
  neutral: count(roll.neutral, face),
});

export const isRolled = (roll: Roll, face: Face): boolean =>
  roll.big === face || roll.small.includes(face) || roll.neutral.includes(face);

/** The numbers that may be chosen after a roll, ascending. */
export const rolledFaces = (roll: Roll): Face[] => FACES.filter((face) => isRolled(roll, face));

/** The number of dice that a chair can still roll. RULES 1.3 (ruling R32: held neutral dice count as supply). */
export const supplyOf = (chair: DeepReadonly<Pick<Chair, 'supply' | 'neutral'>>): number =>
  chair.supply.small + chair.supply.big + chair.neutral;
