/** Measures copying a state in the middle of a match: the game's own `clone` against structuredClone. */

import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { carryOut, pick, seededChance } from '@fremont/kernel';
import { type Figure, rounded } from './figure.ts';
import { timesOf } from './measure.ts';
import { CLASSIC } from './rules.ts';

const SEATS = 4;
const ACTIONS_BEFORE = 60;
const OURS_PER_REPETITION = 100_000;
const PEER_PER_REPETITION = 5_000;
const REPETITIONS = 7;
const NANOSECONDS_PER_SECOND = 1e9;

/** A state after about a third of a match, with dice in the casinos and bills in the chairs. */
const midMatch = (): LasVegas['state'] => {
  const chance = seededChance(1);
  const { state } = lasVegas.setup(CLASSIC, SEATS, chance);
  for (let action = 0; action < ACTIONS_BEFORE; action++) {
    const choice = pick(lasVegas.legalActions(state, state.turn), chance, 'choice');
    carryOut(lasVegas, state, state.turn, choice, chance);
  }
  return state;
};

export const cloneLasVegas = (): Figure => {
  const state = midMatch();
  const { clone } = lasVegas;
  if (clone === undefined) throw new Error('las-vegas has no clone of its own');
  // The copies are used, so that the compiler cannot remove the work.
  let rounds = 0;
  const times = timesOf({
    ours: (_from, count) => {
      for (let copy = 0; copy < count; copy++) rounds += clone(state).round;
    },
    peer: (_from, count) => {
      for (let copy = 0; copy < count; copy++) rounds += structuredClone(state).round;
    },
    oursCount: OURS_PER_REPETITION,
    peerCount: PEER_PER_REPETITION,
    repetitions: REPETITIONS,
  });
  if (rounds === 0) throw new Error('a copy lost its round');
  return {
    name: 'clone-las-vegas',
    ours: rounded(times.ours * NANOSECONDS_PER_SECOND),
    peer: rounded(times.peer * NANOSECONDS_PER_SECOND),
    ratio: rounded(times.peer / times.ours),
    unit: 'ns/copy',
  };
};
