/**
 * Fits the temperatures of `src/las-vegas/win-chance.ts` on matches of the greedy policy against itself.
 *
 *   npx tsx packages/bots/train/las-vegas.ts [matches] [seed]
 *
 * Each end of a round gives the money of all seats and, at the end of the match, the winner. The temperature of a number of
 * rounds left is the one that makes the winners most likely.
 */

import { EDITION_FACTS, lasVegas } from '@fremont/games/las-vegas';
import { setStakes } from '../src/las-vegas/search.ts';
import { WordLuck } from '../src/las-vegas/sim/luck.ts';
import {
  dealPlain,
  endTurn,
  PLAIN,
  payPass,
  placeRoll,
  plainMatch,
  plainScore,
  rollHand,
} from '../src/las-vegas/sim/plain.ts';
import { greedyFace, STAKES_ROW } from '../src/las-vegas/sim/policy.ts';
import { winShare } from '../src/las-vegas/win-chance.ts';
import { type Cells, get } from '../src/sim/cells.ts';
import { Words } from '../src/sim/words.ts';

const MATCHES = Number(process.argv[2] ?? 4000);
const SEED = Number(process.argv[3] ?? 1);

/** The money of all seats after a round, in steps, and the winner of the match. */
interface Sample {
  readonly roundsLeft: number;
  readonly totals: readonly number[];
  winner: number;
}

const totalsOf = (s: Cells, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => Math.floor(plainScore(s, seat) / PLAIN.ITEM_BASE));

const winnerOf = (s: Cells, seats: number): number => {
  const scores = Array.from({ length: seats }, (_, seat) => plainScore(s, seat));
  return scores.indexOf(Math.max(...scores));
};

const playMatch = (s: Cells, seats: number, rounds: number, luck: WordLuck): Sample[] => {
  const stakes = new Float64Array(STAKES_ROW * STAKES_ROW);
  const samples: Sample[] = [];
  dealPlain(s, luck);
  let round = 0;
  while (get(s, PLAIN.PHASE) !== PLAIN.OVER) {
    if (get(s, PLAIN.ROUND) !== round) {
      round = get(s, PLAIN.ROUND);
      const totals = totalsOf(s, seats);
      setStakes(stakes, Float64Array.from(totals));
      if (round > 1) samples.push({ roundsLeft: rounds - round + 1, totals, winner: 0 });
    }
    rollHand(s, luck);
    const seat = get(s, PLAIN.TURN);
    const face = greedyFace(s, seat, stakes, luck.words);
    if (face === PLAIN.PASS_PICK) payPass(s, seat);
    else placeRoll(s, seat, face);
    endTurn(s, luck);
  }
  const winner = winnerOf(s, seats);
  for (const sample of samples) sample.winner = winner;
  return samples;
};

const lossOf = (samples: readonly Sample[], temperature: number): number =>
  -samples.reduce((sum, { totals, winner }) => sum + Math.log(winShare(totals, winner, temperature)), 0) /
  samples.length;

/** Golden-section search: the loss has one minimum. */
const fitted = (samples: readonly Sample[]): number => {
  let [low, high] = [0.5, 60];
  const ratio = (Math.sqrt(5) - 1) / 2;
  while (high - low > 0.01) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (lossOf(samples, left) < lossOf(samples, right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
};

for (const edition of ['classic', 'royale-base'] as const) {
  const { rounds } = EDITION_FACTS[edition];
  for (let seats = lasVegas.meta.seats.min; seats <= lasVegas.meta.seats.max; seats++) {
    const s = plainMatch({ edition, neutralDice: false }, seats);
    const luck = new WordLuck(new Words(SEED));
    const samples = Array.from({ length: MATCHES }, () => playMatch(s, seats, rounds, luck)).flat();
    const rows = Array.from({ length: rounds - 1 }, (_, index) => {
      const group = samples.filter(({ roundsLeft }) => roundsLeft === index + 1);
      const t = fitted(group);
      return `${t.toFixed(1)} (${lossOf(group, t).toFixed(3)})`;
    });
    process.stdout.write(`${edition}, ${seats} seats: ${rows.join('  ')}\n`);
  }
}
