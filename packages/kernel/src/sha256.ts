/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104). The rules draw synchronously. The functions of browsers are asynchronous, and
 * exist only in secure contexts.
 */

export type Bytes = Uint8Array;

const BLOCK = 64;

const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return true;
};

/** The constants of the standard: the first 32 bits of the fractional parts of roots of the first primes. */
const fractions = (count: number, root: (prime: number) => number): Uint32Array => {
  const words = new Uint32Array(count);
  for (let prime = 2, found = 0; found < count; prime++)
    if (isPrime(prime)) words[found++] = (root(prime) % 1) * 2 ** 32;
  return words;
};

interface Constants {
  readonly start: Uint32Array;
  readonly rounds: Uint32Array;
}

let computed: Constants | null = null;

/** Computed on first use, so that pages without a match do not pay for them. */
const constants = (): Constants => {
  computed ??= { start: fractions(8, Math.sqrt), rounds: fractions(BLOCK, Math.cbrt) };
  return computed;
};

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = new Uint32Array(BLOCK);
const work = new Uint32Array(8);

const w = (index: number): number => schedule[index] as number;

const fillSchedule = (view: DataView, offset: number): void => {
  for (let index = 0; index < 16; index++) schedule[index] = view.getUint32(offset + index * 4);
  for (let index = 16; index < BLOCK; index++) {
    const early = w(index - 15);
    const late = w(index - 2);
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[index] = w(index - 16) + low + w(index - 7) + high;
  }
};

const compress = (state: Uint32Array, rounds: Uint32Array): void => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < BLOCK; index++) {
    const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + mixE + ((e & f) ^ (~e & g)) + (rounds[index] as number) + (schedule[index] as number)) | 0;
    const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (mixA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  work.set([a, b, c, d, e, f, g, h]);
  for (let index = 0; index < 8; index++) state[index] = (state[index] as number) + (work[index] as number);
};

/** The message, a one bit, zeros, and the length in bits: a multiple of 64 bytes. */
const padded = (message: Bytes): DataView => {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
};

export const sha256 = (message: Bytes): Bytes => {
  const { start, rounds } = constants();
  const state = Uint32Array.from(start);
  const view = padded(message);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    fillSchedule(view, offset);
    compress(state, rounds);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word);
  return new Uint8Array(digest.buffer);
};

export const joined = (...parts: readonly Bytes[]): Bytes => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
};

const masked = (bytes: Bytes, mask: number): Bytes => {
  const result = new Uint8Array(bytes.length);
  for (let index = 0; index < bytes.length; index++) result[index] = (bytes[index] as number) ^ mask;
  return result;
};

export const hmacSha256 = (key: Bytes, message: Bytes): Bytes => {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(masked(block, 0x36), message));
  return sha256(joined(masked(block, 0x5c), inner));
};
