/**
 * Fits the temperatures of `src/las-vegas/win-chance.ts` on matches of the greedy policy against itself.
 *
 *   npx tsx packages/bots/train/las-vegas.ts [matches] [seed]
 *
 * Each end of a round gives the money of all seats and, at the end of the match, the winner. The temperature of a number of
 * rounds left is the one that makes the winners most likely.
 */

import { EDITION_FACTS, type Edition, lasVegas, TILES_USUAL } from '@fremont/games/las-vegas';
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
import { greedyFace, STAKES_ROW, type Stakes } from '../src/las-vegas/sim/policy.ts';
import { act } from '../src/las-vegas/sim/royale/actions.ts';
import { LAYOUT } from '../src/las-vegas/sim/royale/layout.ts';
import { dealRoyale, royaleMatch, royaleScore } from '../src/las-vegas/sim/royale/match.ts';
import { policyAction } from '../src/las-vegas/sim/royale/policy.ts';
import { winShare } from '../src/las-vegas/win-chance.ts';
import { get } from '../src/sim/cells.ts';
import { Words } from '../src/sim/words.ts';

const MATCHES = Number(process.argv[2] ?? 4000);
const SEED = Number(process.argv[3] ?? 1);

/** The money of all seats after a round, in steps, and the winner of the match. */
interface Sample {
  readonly roundsLeft: number;
  readonly totals: readonly number[];
  winner: number;
}

/** A match of one edition, which the policy plays action by action. */
interface Table {
  readonly seats: number;
  readonly rounds: number;
  deal(): void;
  isOver(): boolean;
  round(): number;
  /** The total of a seat, and its number of bills and chips, as one number. */
  score(seat: number): number;
  play(stakes: Stakes): void;
}

/** A score is a total in steps times this, and the number of bills and chips. */
const ITEM_BASE = PLAIN.ITEM_BASE;

const plainTable = (edition: Exclude<Edition, 'royale'>, seats: number, luck: WordLuck): Table => {
  const s = plainMatch({ edition, neutralDice: false }, seats);
  return {
    seats,
    rounds: EDITION_FACTS[edition].rounds,
    deal: () => dealPlain(s, luck),
    isOver: () => get(s, PLAIN.PHASE) === PLAIN.OVER,
    round: () => get(s, PLAIN.ROUND),
    score: (seat) => plainScore(s, seat),
    play(stakes) {
      rollHand(s, luck);
      const seat = get(s, PLAIN.TURN);
      const face = greedyFace(s, seat, stakes, luck.words);
      if (face === PLAIN.PASS_PICK) payPass(s, seat);
      else placeRoll(s, seat, face);
      endTurn(s, luck);
    },
  };
};

const royaleTable = (seats: number, luck: WordLuck): Table => {
  const s = royaleMatch({ tiles: TILES_USUAL }, seats);
  return {
    seats,
    rounds: EDITION_FACTS.royale.rounds,
    deal: () => dealRoyale(s, luck),
    isOver: () => get(s, LAYOUT.PHASE) === LAYOUT.OVER,
    round: () => get(s, LAYOUT.ROUND),
    score: (seat) => royaleScore(s, seat),
    play: (stakes) => act(s, policyAction(s, stakes, luck.words), luck),
  };
};

const scoresOf = (table: Table): number[] => Array.from({ length: table.seats }, (_, seat) => table.score(seat));

const playMatch = (table: Table): Sample[] => {
  const stakes = new Float64Array(STAKES_ROW * STAKES_ROW);
  const samples: Sample[] = [];
  table.deal();
  let round = 0;
  while (!table.isOver()) {
    if (table.round() !== round) {
      round = table.round();
      const totals = scoresOf(table).map((score) => Math.floor(score / ITEM_BASE));
      setStakes(stakes, Float64Array.from(totals));
      if (round > 1) samples.push({ roundsLeft: table.rounds - round + 1, totals, winner: 0 });
    }
    table.play(stakes);
  }
  const scores = scoresOf(table);
  const winner = scores.indexOf(Math.max(...scores));
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

const { min, max } = lasVegas.meta.seats;
for (const edition of ['classic', 'royale-base', 'royale'] as const) {
  for (let seats = min; seats <= max; seats++) {
    const luck = new WordLuck(new Words(SEED));
    const table = edition === 'royale' ? royaleTable(seats, luck) : plainTable(edition, seats, luck);
    const samples = Array.from({ length: MATCHES }, () => playMatch(table)).flat();
    const rows = Array.from({ length: table.rounds - 1 }, (_, index) => {
      const group = samples.filter(({ roundsLeft }) => roundsLeft === index + 1);
      const t = fitted(group);
      return `${t.toFixed(1)} (${lossOf(group, t).toFixed(3)})`;
    });
    process.stdout.write(`${edition}, ${seats} seats: ${rows.join('  ')}\n`);
  }
}
