/** The constants in which the editions differ. RULES 2, 3, 7. */

import type { Dice, Edition } from '../types.ts';
import type { Provenance } from './sources.ts';

export interface EditionFacts {
  readonly rounds: number;
  readonly dice: Readonly<Dice>;
  /** Given to every seat at the start of each round; 0 means that there is no passing. */
  readonly chipsPerRound: number;
  readonly provenance: Provenance;
}

const ROYALE: EditionFacts = {
  rounds: 3,
  dice: { small: 7, big: 1 },
  chipsPerRound: 2,
  provenance: { certainty: 'CORROBORATED', sources: ['S0', 'S2'] },
};

export const EDITION_FACTS: Readonly<Record<Edition, EditionFacts>> = {
  classic: {
    rounds: 4,
    dice: { small: 8, big: 0 },
    chipsPerRound: 0,
    provenance: { certainty: 'CORROBORATED', sources: ['S10', 'S11', 'S12'] },
  },
  'royale-base': ROYALE,
  royale: ROYALE,
};

export const SEATS_MIN = 2;
export const SEATS_MAX = 5;

/** RULES 3.1: a classic casino is filled up to this sum. Provenance as the classic edition. */
export const CASINO_FILL_MIN = 50_000;

/** RULES 6.4. Provenance as royale-base. */
export const CHIP_VALUE = 10_000;

/** RULES 7.1 and 7.3: neutral dice each seat holds, by number of seats; the rest of the eight is placed at once. */
export const NEUTRAL_DICE = 8;
export const NEUTRAL_DICE_HELD: Readonly<Record<number, number>> = { 2: 4, 3: 2, 4: 2 };
export const NEUTRAL_PROVENANCE: Provenance = { certainty: 'CORROBORATED', sources: ['S10', 'S5'] };
