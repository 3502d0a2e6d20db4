import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Chance,
  cryptoChance,
  type Draw,
  pick,
  RANGE_MAX,
  type RandomSource,
  recordingChance,
  rollDie,
  scriptedChance,
  seededChance,
} from '../src/index.ts';

/** Gives values from a list of 30-bit words. */
const sourceOf = (words: readonly number[]): RandomSource => ({
  getRandomValues: (pool) => {
    for (let index = 0; index < pool.length; index++) pool[index] = (words[index % words.length] ?? 0) * 4;
  },
});

const answers = (chance: Chance, n: number, stream: string, count: number): number[] =>
  Array.from({ length: count }, () => chance.int(n, stream));

const mustNotBeAsked: Chance = {
  int: () => {
    throw new Error('asked for another sample');
  },
};

/** Sum of (seen - expected)² / expected over all cells. */
const chiSquare = (cells: readonly number[], cellCount: number): number => {
  const counts = Array.from({ length: cellCount }, () => 0);
  for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1;
  const expected = cells.length / cellCount;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** One in a thousand fair dice exceeds these (chi-square tables, 5 and 35 degrees of freedom). */
const CHI_5 = 20.515;
const CHI_35 = 66.619;

describe('fairness', () => {
  it('maps the same number of words to each value', () => {
    const words = Array.from({ length: 256 }, (_, index) => index);
    const chance = cryptoChance(sourceOf(words));
    expect(answers(chance, 6, 'dice', 256)).toEqual(words.map((word) => word % 6));
  });

  it('discards the highest words, so that the rest divides evenly among six faces', () => {
    // 2³⁰ leaves 4 when divided by 6: the four highest words belong to no face.
    const leftOver = [1, 2, 3, 4].map((below) => RANGE_MAX - below);
    expect((RANGE_MAX - leftOver.length) % 6).toBe(0);
    const highest = RANGE_MAX - 5;
    expect(cryptoChance(sourceOf([...leftOver, highest])).int(6, 'dice')).toBe(5);
    expect(cryptoChance(sourceOf([highest, 0])).int(6, 'dice')).toBe(5);
  });

  it('discards nothing if the words divide evenly', () => {
    expect(cryptoChance(sourceOf([RANGE_MAX - 1])).int(8, 'dice')).toBe(7);
    expect(cryptoChance(sourceOf([RANGE_MAX - 1])).int(RANGE_MAX, 'dice')).toBe(RANGE_MAX - 1);
  });

  it.each([0, -1, 1.5, Number.NaN, RANGE_MAX + 1])('refuses to choose among %d values', (n) => {
    expect(() => seededChance(1).int(n, 'dice')).toThrow(`chance of 1 in ${n}`);
  });

  it.each([1, 2, 3, 4711, 2 ** 33 + 1])('seed %d rolls every face equally often', (seed) => {
    expect(chiSquare(answers(seededChance(seed), 6, 'dice:0', 60_000), 6)).toBeLessThan(CHI_5);
  });

  it.each([1, 2, 3])('seed %d rolls every pair of faces in a row equally often', (seed) => {
    const chance = seededChance(seed);
    const pairs = Array.from({ length: 36_000 }, () => chance.int(6, 'dice:0') * 6 + chance.int(6, 'dice:0'));
    expect(chiSquare(pairs, 36)).toBeLessThan(CHI_35);
  });

  it.each(['dice:1', 'dice:10', 'deck'])('the dice of seat 0 are independent of those of %s', (other) => {
    const chance = seededChance(5);
    const pairs = Array.from({ length: 36_000 }, () => chance.int(6, 'dice:0') * 6 + chance.int(6, other));
    expect(chiSquare(pairs, 36)).toBeLessThan(CHI_35);
  });

  it('consecutive seeds are independent', () => {
    const pairs = Array.from({ length: 36_000 }, (_, seed) => {
      const [first, second] = [seededChance(seed), seededChance(seed + 1)];
      return first.int(6, 'dice:0') * 6 + second.int(6, 'dice:0');
    });
    expect(chiSquare(pairs, 36)).toBeLessThan(CHI_35);
  });
});

describe('a seeded chance', () => {
  it.each([
    // Computed by a second program in Python from the definitions of sfc32 and of the fingerprint.
    [1, 'dice:2', [1, 2, 1, 1, 2, 1, 4, 5, 5, 5, 1, 2]],
    [2 ** 40 + 5, 'setup', [3, 5, 1, 2, 1, 5, 4, 2, 1, 1, 1, 0]],
  ])('of seed %d gives %s the same values on every machine', (seed, stream, expected) => {
    expect(answers(seededChance(seed), 6, stream, 12)).toEqual(expected);
  });

  it('gives each stream the same values, whatever other streams draw in between', () => {
    const STREAMS = ['setup', 'deck', 'dice:0', 'dice:1'] as const;
    const questions = fc.array(fc.record({ stream: fc.constantFrom(...STREAMS), n: fc.integer({ min: 1, max: 60 }) }));
    fc.assert(
      fc.property(fc.nat(), questions, (seed, asked) => {
        const together = seededChance(seed);
        const mixed = asked.map(({ stream, n }) => ({ stream, value: together.int(n, stream) }));
        for (const stream of STREAMS) {
          const alone = seededChance(seed);
          const own = asked.filter((question) => question.stream === stream).map(({ n }) => alone.int(n, stream));
          expect(mixed.filter((answer) => answer.stream === stream).map(({ value }) => value)).toEqual(own);
        }
      }),
    );
  });

  it('gives values in the requested range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: RANGE_MAX }), fc.string(), (seed, n, stream) => {
        const value = seededChance(seed).int(n, stream);
        return Number.isInteger(value) && value >= 0 && value < n;
      }),
    );
  });

  it('distinguishes seeds with equal low 32 bits', () => {
    expect(answers(seededChance(7), 6, 'dice', 20)).not.toEqual(answers(seededChance(7 + 2 ** 32), 6, 'dice', 20));
  });
});

describe('a chance from the operating system', () => {
  it('requests words in bulk, and again when they are used up', () => {
    let asked = 0;
    const source: RandomSource = {
      getRandomValues: (pool) => {
        asked += 1;
        pool.fill(asked * 4);
      },
    };
    const chance = cryptoChance(source);
    expect(answers(chance, 8, 'dice', 256)).toEqual(Array.from({ length: 256 }, () => 1));
    expect(asked).toBe(1);
    expect(chance.int(8, 'dice')).toBe(2);
    expect(asked).toBe(2);
  });

  it('erases used words', () => {
    let pool: Uint32Array = new Uint32Array();
    const chance = cryptoChance({
      getRandomValues: (words) => {
        pool = words;
        words.fill(12);
      },
    });
    answers(chance, 8, 'dice', 3);
    expect([...pool.slice(0, 4)]).toEqual([0, 0, 0, 12]);
  });

  it('works with the real source', () => {
    const chance = cryptoChance(globalThis.crypto);
    expect(new Set(answers(chance, 6, 'dice', 1000))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

describe('a scripted chance', () => {
  const script: readonly Draw[] = [
    ['dice:0', 6, 4],
    ['deck', 54, 53],
  ];

  it('gives the recorded values in order and counts the rest', () => {
    const chance = scriptedChance(script);
    expect(chance.left()).toBe(2);
    expect([chance.int(6, 'dice:0'), chance.int(54, 'deck')]).toEqual([4, 53]);
    expect(chance.left()).toBe(0);
  });

  it('throws if the rules ask another stream', () => {
    expect(() => scriptedChance(script).int(6, 'dice:1')).toThrow(
      'draw 0: the rules ask dice:1 for 1 of 6, the script holds dice:0 1 of 6',
    );
  });

  it('throws if the rules ask for another number of outcomes', () => {
    const chance = scriptedChance(script);
    chance.int(6, 'dice:0');
    expect(() => chance.int(53, 'deck')).toThrow(
      'draw 1: the rules ask deck for 1 of 53, the script holds deck 1 of 54',
    );
  });

  it('throws if the script has ended', () => {
    expect(() => scriptedChance([]).int(6, 'dice:0')).toThrow(
      'draw 0: the rules ask dice:0 for 1 of 6, the script has ended',
    );
  });

  it.each([6, -1, 0.5])('throws for %d as the value of a die', (value) => {
    expect(() => scriptedChance([['dice:0', 6, value]]).int(6, 'dice:0')).toThrow(`draw 0: ${value} is not one of 6`);
  });

  it('keeps its place after it threw', () => {
    const chance = scriptedChance(script);
    expect(() => chance.int(6, 'dice:1')).toThrow();
    expect(chance.left()).toBe(2);
  });
});

describe('a recording chance', () => {
  it('records draws that a script can repeat', () => {
    const recording = recordingChance(seededChance(9));
    const first = [recording.int(6, 'dice:0'), recording.int(54, 'deck'), recording.int(6, 'dice:1')];
    const again = scriptedChance(recording.draws);
    expect(recording.draws.map(([stream, n]) => [stream, n])).toEqual([
      ['dice:0', 6],
      ['deck', 54],
      ['dice:1', 6],
    ]);
    expect([again.int(6, 'dice:0'), again.int(54, 'deck'), again.int(6, 'dice:1')]).toEqual(first);
  });
});

describe('helpers', () => {
  it('a die shows 1 to 6', () => {
    const faces = scriptedChance([
      ['dice', 6, 0],
      ['dice', 6, 5],
    ]);
    expect([rollDie(faces, 'dice'), rollDie(faces, 'dice')]).toEqual([1, 6]);
  });

  it('pick returns an element of the list', () => {
    expect(pick(['a', 'b', 'c'], scriptedChance([['deck', 3, 2]]), 'deck')).toBe('c');
  });

  it('pick throws for an empty list', () => {
    expect(() => pick([], mustNotBeAsked, 'deck')).toThrow('pick from an empty list for deck');
  });
});
