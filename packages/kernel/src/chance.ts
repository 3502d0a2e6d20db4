/** Randomness as an argument: the rules call a Chance. The caller supplies it and records its draws. */

import { fingerprint } from './json.ts';
import { assert } from './types.ts';

/**
 * The dice or deck that a draw belongs to: 'setup', 'deck', 'dice:2' (the dice of seat 2).
 * Streams are independent, so one player's dice do not depend on the actions of the others.
 */
export type Stream = string;

export interface Chance {
  /** Returns one of the integers 0 to n - 1, all equally likely. */
  int(n: number, stream: Stream): number;
}

/** One recorded result: `value`, out of `n` equally likely values of `stream`. */
export type Draw = readonly [stream: Stream, n: number, value: number];

/** The largest n. Thirty bits fit into the small integers of every engine, which keeps the innermost loop fast. */
export const RANGE_MAX = 0x4000_0000;

/** Maps 32-bit words to 0..n-1 without bias. Words above the last multiple of n are discarded. */
const uniform = (n: number, next: () => number): number => {
  // No assert(): it would build the message on every call, and this is the innermost loop of every simulation.
  if (!(Number.isInteger(n) && n > 0 && n <= RANGE_MAX)) throw new Error(`assertion failed: chance of 1 in ${n}`);
  const limit = RANGE_MAX - (RANGE_MAX % n);
  let word = next() >>> 2;
  while (word >= limit) word = next() >>> 2;
  return word % n;
};

/** The part of Web Crypto that is used. Browsers, workers and Node have it. */
export interface RandomSource {
  getRandomValues(words: Uint32Array<ArrayBuffer>): unknown;
}

const CRYPTO_POOL_WORDS = 256;

/** For real matches: all values come from the operating system and cannot be predicted. */
export const cryptoChance = (source: RandomSource): Chance => {
  const pool = new Uint32Array(CRYPTO_POOL_WORDS);
  let used = CRYPTO_POOL_WORDS;
  const next = (): number => {
    if (used === CRYPTO_POOL_WORDS) {
      source.getRandomValues(pool);
      used = 0;
    }
    const word = pool[used] as number;
    pool[used++] = 0; // used words are erased
    return word;
  };
  return { int: (n) => uniform(n, next) };
};

/** The generator sfc32: 128 bits of state. It uses 32-bit integer arithmetic only, so it gives the same values everywhere. */
const sfc32 = (seedA: number, seedB: number, seedC: number): (() => number) => {
  let a = seedA | 0;
  let b = seedB | 0;
  let c = seedC | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 15; warmUp++) next();
  return next;
};

const highWord = (number: number): number => Math.floor(number / 0x1_0000_0000);

/** For tests, simulations and bots: the same seed always gives the same values in each stream. */
export const seededChance = (seed: number): Chance => {
  const streams = new Map<Stream, () => number>();
  const wordsOf = (stream: Stream): (() => number) => {
    let words = streams.get(stream);
    if (words === undefined) {
      const hash = fingerprint(stream);
      words = sfc32(hash, seed, highWord(seed) ^ highWord(hash));
      streams.set(stream, words);
    }
    return words;
  };
  return { int: (n, stream) => uniform(n, wordsOf(stream)) };
};

export interface ScriptedChance extends Chance {
  /** The number of scripted draws that are not used yet. */
  left(): number;
}

/** Replays recorded draws. Throws at the first draw at which the rules ask for something else. */
export const scriptedChance = (draws: readonly Draw[]): ScriptedChance => {
  let next = 0;
  return {
    int(n, stream) {
      const draw = draws[next];
      assert(draw !== undefined, `draw ${next}: the rules ask ${stream} for 1 of ${n}, the script has ended`);
      const [scriptStream, scriptN, value] = draw;
      assert(
        scriptStream === stream && scriptN === n,
        `draw ${next}: the rules ask ${stream} for 1 of ${n}, the script holds ${scriptStream} 1 of ${scriptN}`,
      );
      assert(Number.isInteger(value) && value >= 0 && value < n, `draw ${next}: ${value} is not one of ${n}`);
      next++;
      return value;
    },
    left: () => draws.length - next,
  };
};

export interface RecordingChance extends Chance {
  readonly draws: Draw[];
}

export const recordingChance = (inner: Chance): RecordingChance => {
  const draws: Draw[] = [];
  return {
    draws,
    int(n, stream) {
      const value = inner.int(n, stream);
      draws.push(drawOf(stream, n, value));
      return value;
    },
  };
};

const DIE_SIDES = 6;
const DIE_DRAWS = new Map<Stream, readonly Draw[]>();

const dieDrawsOf = (stream: Stream): readonly Draw[] =>
  Array.from({ length: DIE_SIDES }, (_, value) => Object.freeze([stream, DIE_SIDES, value] as const));

/** Matches keep all their draws, and most are draws of dice. Equal draws of dice share one object to save memory. */
const drawOf = (stream: Stream, n: number, value: number): Draw => {
  if (n !== DIE_SIDES) return [stream, n, value];
  let draws = DIE_DRAWS.get(stream);
  if (draws === undefined) {
    draws = dieDrawsOf(stream);
    DIE_DRAWS.set(stream, draws);
  }
  return draws[value] ?? [stream, n, value];
};

export const rollDie = (chance: Chance, stream: Stream): number => chance.int(DIE_SIDES, stream) + 1;

export const pick = <T>(list: readonly T[], chance: Chance, stream: Stream): T => {
  assert(list.length > 0, `pick from an empty list for ${stream}`);
  return list[chance.int(list.length, stream)] as T;
};
