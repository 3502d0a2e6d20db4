/** The published vector of the protocol, and the primitives against those of Node. */

import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chainStep,
  commitmentTo,
  drawKey,
  drawnValue,
  drawWords,
  fromHex,
  type Share,
  toHex,
  uniformOf,
} from '../src/pf1.ts';
import { hmacSha256, sha256 } from '../src/sha256.ts';

const GAME = 'g-0001';
const CHAIN = 600;

const secretOf = (name: string): Uint8Array =>
  Uint8Array.from(createHash('sha256').update(`test-vector:${name}`).digest());

/** The elements of the chain of a seat, the anchor first. */
const chainOf = (seat: number): Uint8Array[] => {
  const elements = [secretOf(`seat${seat}`)];
  while (elements.length <= CHAIN) elements.unshift(chainStep(elements[0] as Uint8Array, GAME, seat));
  return elements;
};

test('SHA-256 and HMAC agree with those of Node for messages of every length', () => {
  const message = fc.uint8Array({ maxLength: 300 });
  const check = (key: Uint8Array, text: Uint8Array): void => {
    expect(toHex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
    expect(toHex(hmacSha256(key, text))).toBe(createHmac('sha256', key).update(text).digest('hex'));
  };
  for (let length = 0; length < 200; length++)
    check(new Uint8Array(length).fill(7), new Uint8Array(length).fill(length));
  fc.assert(fc.property(message, message, check), { numRuns: 300 });
});

test('the commitment and the first dice are those of the published vector', () => {
  const secret = secretOf('S');
  expect(commitmentTo(secret, GAME)).toBe('a1a02db6d326523de79030c18d8cf7671f9bf0086dfdd8afdf1e7b626d51de38');
  const chains = [0, 1, 2].map(chainOf);
  expect(toHex(chains[0]?.shift() as Uint8Array)).toBe(
    '1969e5b97aefc943576ceacff5bc208b00995872574f0c8f5a4cd41a3e07f867',
  );
  chains[1]?.shift();
  chains[2]?.shift();
  const shares = (seats: readonly number[]): Share[] =>
    seats.map((seat) => [seat, chains[seat]?.shift() as Uint8Array]);
  // The setup draw of the vector mixes a beacon, which is not used here; its shares are spent all the same.
  shares([0, 1, 2]);
  const dice: string[] = [];
  const picks: number[] = [];
  for (let index = 0; index < 37; index++) {
    const seats = index % 17 === 5 ? [0, 2] : [0, 1, 2];
    const words = drawWords(drawKey(secret, { game: GAME, stream: 'dice', index, shares: shares(seats) }));
    dice.push(`${1 + uniformOf(words, 6)}+${1 + uniformOf(words, 6)}`);
    if (index % 9 === 0) {
      const place = { game: GAME, stream: 'deck', index: picks.length, shares: shares([0, 1, 2]) };
      picks.push(drawnValue(secret, place, 25 - picks.length));
    }
  }
  expect(dice.slice(0, 8)).toEqual(['3+2', '3+4', '6+6', '4+1', '2+3', '4+3', '6+4', '2+4']);
  expect(picks).toEqual([24, 10, 16, 2, 17]);
});

test('a word above the last multiple of n is rejected', () => {
  // 2 ** 32 = 6 * 715,827,882 + 4, so the four highest words would favour the faces 1 to 4.
  const words = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5];
  const left = words[Symbol.iterator]() as Iterator<number, never>;
  expect(uniformOf(left, 6)).toBe((2 ** 32 - 5) % 6);
  expect([...(left as unknown as Iterable<number>)]).toEqual([]);
});

test('only 64 lower-case hexadecimal digits are a secret', () => {
  const secret = secretOf('S');
  expect(fromHex(toHex(secret))).toEqual(secret);
  for (const wrong of ['', 'ab', toHex(secret).toUpperCase(), `${toHex(secret)}00`, `${toHex(secret).slice(0, 63)}g`])
    expect(fromHex(wrong)).toBeNull();
});
