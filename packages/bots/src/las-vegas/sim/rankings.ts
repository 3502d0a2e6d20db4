/**
 * The ranking of a casino by one table look-up. Written for speed.
 *
 * The dice of a casino are one decimal number: the strength of participant p is its digit p. So placing dice is one
 * addition, and the number is the index into the table. Participants are the seats, then the neutral dice.
 */

import { type Cells, get } from '../../sim/cells.ts';

const BASE = 10;
const PARTICIPANTS_MAX = 5;
const RANK_BITS = 3;
const RANK_MASK = 7;

const POWERS: Cells = Int32Array.from({ length: PARTICIPANTS_MAX }, (_, participant) => BASE ** participant);
/** Three bits per rank, best rank lowest: the participant and one, 0 behind the last. */
const RANKINGS: Cells = new Int32Array(BASE ** PARTICIPANTS_MAX);
/** The number of participants that the table is filled for. */
let ready = 0;

/** The value that strength 1 of a participant adds to the number of a casino. */
export const powerOf = (participant: number): number => get(POWERS, participant);

/** The ranking of a casino, to be read with `bestOf` and `restOf`. */
export const rankingOf = (casino: number): number => get(RANKINGS, casino);

/** The participant with the best rank; -1 when none is left. */
export const bestOf = (ranking: number): number => (ranking & RANK_MASK) - 1;
export const restOf = (ranking: number): number => ranking >>> RANK_BITS;

/** Strength of a participant. */
export const digitOf = (casino: number, participant: number): number =>
  Math.floor(casino / powerOf(participant)) % BASE;

/** Fills the table for so many participants. Called on first use, because five take some milliseconds. */
export const prepareRankings = (participants: number): void => {
  for (; ready < participants; ready++) {
    const end = BASE ** (ready + 1);
    for (let casino = ready === 0 ? 0 : end / BASE; casino < end; casino++) RANKINGS[casino] = worked(casino);
  }
};

/** RULES 5.2 and 5.3: participants by falling strength, without ties. */
const worked = (casino: number): number => {
  let ranking = 0;
  let shift = 0;
  for (let strength = BASE - 1; strength > 0; strength--) {
    const only = onlyOneWith(casino, strength);
    if (only === 0) continue;
    ranking |= only << shift;
    shift += RANK_BITS;
  }
  return ranking;
};

/** One plus the participant with this strength; 0 when none or several have it. */
const onlyOneWith = (casino: number, strength: number): number => {
  let only = 0;
  for (let participant = 1, digits = casino; digits > 0; participant++, digits = Math.floor(digits / BASE)) {
    if (digits % BASE !== strength) continue;
    if (only > 0) return 0;
    only = participant;
  }
  return only;
};
