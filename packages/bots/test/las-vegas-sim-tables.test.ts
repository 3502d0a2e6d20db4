/** Compares the look-up tables of the simulators with a direct count of every case. */

import { settleCasino } from '@fremont/games/las-vegas';
import { describe, expect, it } from 'vitest';
import { bestOf, digitOf, prepareRankings, rankingOf, restOf } from '../src/las-vegas/sim/rankings.ts';
import { diceWord, eighthDie, facesOf, pickFace, pickFaceOrPass, rollOf, shown } from '../src/las-vegas/sim/rolls.ts';
import { Words } from '../src/sim/words.ts';

const FACES = [0, 1, 2, 3, 4, 5];
const EIGHT_DICE = 6 ** 8;
const PICKS = 1260;

/** The counts of the lowest `dice` base-six digits, four bits each, and the mask of those that came up. */
const counted = (word: number, dice: number): number => {
  let counts = 0;
  let mask = 0;
  for (let die = 0, digits = word; die < dice; die++, digits = Math.floor(digits / 6)) {
    counts += 1 << (4 * (digits % 6));
    mask |= 1 << (digits % 6);
  }
  return counts | (mask << 24);
};

describe('rolls of several dice', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('%i dice: every outcome of six sides each, exactly once', (dice) => {
    let wrong = 0;
    for (let word = 0; word < EIGHT_DICE; word++) if (rollOf(word, dice) !== counted(word, dice)) wrong++;
    expect(wrong).toBe(0);
  });

  it('give the number of dice that show a face, and the faces that came up', () => {
    const roll = rollOf(0 + 6 * 2 + 36 * 2, 3);
    expect(FACES.map((face) => shown(roll, face))).toEqual([1, 0, 2, 0, 0, 0]);
    expect(facesOf(roll)).toBe(0b000101);
  });

  it('keep the eighth die independent: every face is equally frequent with every roll of seven', () => {
    const seven = 6 ** 7;
    for (const face of FACES) expect(eighthDie(face * seven + 12_345)).toBe(face);
  });
});

describe('choices', () => {
  const tally = (pickOne: (word: number, mask: number) => number, mask: number): number[] => {
    const found = Array<number>(7).fill(0);
    for (let index = 0; index < PICKS; index++) {
      const choice = pickOne(index * EIGHT_DICE, mask);
      found[choice] = (found[choice] ?? 0) + 1;
    }
    return found;
  };

  it('are even among the faces that came up', () => {
    for (let mask = 1; mask < 64; mask++) {
      const faces = FACES.filter((face) => mask & (1 << face));
      const even = [...FACES.map((face) => (faces.includes(face) ? PICKS / faces.length : 0)), 0];
      expect(tally(pickFace, mask)).toEqual(even);
    }
  });

  it('are even among those faces and passing', () => {
    for (let mask = 1; mask < 64; mask++) {
      const faces = FACES.filter((face) => mask & (1 << face));
      const share = PICKS / (faces.length + 1);
      expect(tally(pickFaceOrPass, mask)).toEqual([...FACES.map((face) => (faces.includes(face) ? share : 0)), share]);
    }
  });

  it('come from words that contain every pick equally often', () => {
    const words = new Words(1);
    let highest = 0;
    for (let count = 0; count < 100_000; count++) highest = Math.max(highest, diceWord(words));
    expect(highest).toBeLessThan(PICKS * EIGHT_DICE);
    expect(highest).toBeGreaterThan(0.99 * PICKS * EIGHT_DICE);
  });
});

describe('rankings', () => {
  it('are those of the rules, for every casino of three participants', () => {
    prepareRankings(3);
    for (let casino = 0; casino < 1000; casino++) {
      const dice = [0, 1, 2].map((seat) => ({ small: digitOf(casino, seat), big: 0 }));
      const { ranking } = settleCasino({ bills: [], dice, neutral: { small: 0, big: 0 }, gray: 0 });
      const found: number[] = [];
      for (let rest = rankingOf(casino); bestOf(rest) >= 0; rest = restOf(rest)) found.push(bestOf(rest));
      expect(found).toEqual(ranking.map(({ participant }) => participant));
    }
  });
});
