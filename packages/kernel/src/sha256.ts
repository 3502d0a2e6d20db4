/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104). The rules draw synchronously. The functions of browsers are asynchronous, and
 * exist only in secure contexts.
 *
 * Every die of an online match costs nine blocks or more, so this code is written for speed: words are 32-bit integers in typed
 * arrays, and bytes are hashed as they come, without copies of the message. With copies a draw took 2.4 times as long.
 */

export type Bytes = Uint8Array;

const BLOCK = 64;
const DIGEST = 32;
/** The message ends with its length in bits, in so many bytes of the last block. */
const LENGTH_BYTES = 8;

const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return true;
};

/** The constants of the standard: the first 32 bits of the fractional parts of roots of the first primes. */
const fractions = (count: number, root: (prime: number) => number): Int32Array => {
  const words = new Int32Array(count);
  for (let prime = 2, found = 0; found < count; prime++)
    if (isPrime(prime)) words[found++] = (root(prime) % 1) * 2 ** 32;
  return words;
};

interface Constants {
  readonly start: Int32Array;
  readonly rounds: Int32Array;
}

let computed: Constants | null = null;

/** Computed on first use, so that pages without a match do not pay for them. */
const constants = (): Constants => {
  computed ??= { start: fractions(8, Math.sqrt), rounds: fractions(BLOCK, Math.cbrt) };
  return computed;
};

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = new Int32Array(BLOCK);

const fillSchedule = (w: Int32Array, block: Bytes): void => {
  const byte = (index: number): number => block[index] as number;
  for (let index = 0; index < 16; index++) {
    const first = index * 4;
    w[index] = (byte(first) << 24) | (byte(first + 1) << 16) | (byte(first + 2) << 8) | byte(first + 3);
  }
  for (let index = 16; index < BLOCK; index++) {
    const early = w[index - 15] as number;
    const late = w[index - 2] as number;
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[index] = (w[index - 16] as number) + low + (w[index - 7] as number) + high;
  }
};

/** Mixes a block into the state. */
const compress = (state: Int32Array, block: Bytes): void => {
  const { rounds } = constants();
  fillSchedule(schedule, block);
  const word = (index: number): number => state[index] as number;
  let [a, b, c, d] = [word(0), word(1), word(2), word(3)];
  let [e, f, g, h] = [word(4), word(5), word(6), word(7)];
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
  state[0] = word(0) + a;
  state[1] = word(1) + b;
  state[2] = word(2) + c;
  state[3] = word(3) + d;
  state[4] = word(4) + e;
  state[5] = word(5) + f;
  state[6] = word(6) + g;
  state[7] = word(7) + h;
};

/** One hash, over bytes that are added in parts. */
class Sha256 {
  readonly #state = constants().start.slice();
  readonly #block: Bytes = new Uint8Array(BLOCK);
  #length = 0;

  /** `mask` changes every byte, as HMAC wants. */
  add(bytes: Bytes, mask = 0): this {
    let used = this.#length % BLOCK;
    for (let index = 0; index < bytes.length; index++) {
      this.#block[used++] = (bytes[index] as number) ^ mask;
      if (used < BLOCK) continue;
      compress(this.#state, this.#block);
      used = 0;
    }
    this.#length += bytes.length;
    return this;
  }

  /** Adds a one bit, zeros, and the length in bits, up to the end of a block. */
  digest(): Bytes {
    const used = this.#length % BLOCK;
    const zeros = (2 * BLOCK - 1 - LENGTH_BYTES - used) % BLOCK;
    const end = new Uint8Array(1 + zeros + LENGTH_BYTES);
    end[0] = 0x80;
    for (let byte = 1, bits = this.#length * 8; byte <= LENGTH_BYTES; byte++, bits = Math.floor(bits / 256))
      end[end.length - byte] = bits;
    this.add(end);
    const digest = new Uint8Array(DIGEST);
    for (let index = 0; index < DIGEST; index++)
      digest[index] = (this.#state[index >> 2] as number) >>> (24 - 8 * (index & 3));
    return digest;
  }
}

export const sha256 = (message: Bytes): Bytes => new Sha256().add(message).digest();

export const hmacSha256 = (key: Bytes, message: Bytes): Bytes => {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = new Sha256().add(block, 0x36).add(message).digest();
  return new Sha256().add(block, 0x5c).add(inner).digest();
};
