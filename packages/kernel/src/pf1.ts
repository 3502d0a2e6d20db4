/**
 * The protocol pf1 of verifiable dice: every draw is computed from a secret that the server commits to before the match, and
 * from shares of the players. docs/fair-dice.md explains it; scripts/verify-match.mjs computes the same without this code.
 */

import { type Bytes, hmacSha256, sha256 } from './sha256.ts';
import { assert } from './types.ts';

export type { Bytes };

export const PF1 = 'pf1';
/** The bytes of a secret, of a share and of a hash. */
export const SECRET_BYTES = 32;

export const u32 = (number: number): Bytes => {
  const bytes = new Uint8Array(4);
  putU32(bytes, 0, number);
  return bytes;
};

const putU32 = (bytes: Bytes, at: number, number: number): void => {
  for (let index = 0; index < 4; index++) bytes[at + index] = number >>> (24 - 8 * index);
};

/** Ids and streams are ASCII, so that programs in other languages need no rule for the encoding of text. */
const putAscii = (bytes: Bytes, at: number, text: string): void => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    assert(code < 0x80, 'ids and streams are ASCII');
    bytes[at + index] = code;
  }
};

/** The length before each part, so that no two lists of parts give the same bytes. */
const encoded = (parts: readonly (string | Bytes)[]): Bytes => {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + 4 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    putU32(bytes, at, part.length);
    if (typeof part === 'string') putAscii(bytes, at + 4, part);
    else bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
};

const hash = (...parts: readonly (string | Bytes)[]): Bytes => sha256(encoded(parts));
const mac = (key: Bytes, ...parts: readonly (string | Bytes)[]): Bytes => hmacSha256(key, encoded(parts));

export const toHex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Null unless the text is 32 bytes in lower-case hexadecimal digits. */
export const fromHex = (text: string): Bytes | null => {
  if (!/^[0-9a-f]{64}$/.test(text)) return null;
  return Uint8Array.from({ length: SECRET_BYTES }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
};

/** Binds the server to its secret without revealing it. `game` is the id for which the secret is used, once. */
export const commitmentTo = (secret: Bytes, game: string): string => toHex(hash('pf1.server', game, secret));

/** The next element of the chain of a seat. Nobody can compute the element before, so each share proves that it was fixed earlier. */
export const chainStep = (element: Bytes, game: string, seat: number, steps = 1): Bytes => {
  let reached = element;
  for (let step = 0; step < steps; step++) reached = hash('pf1.chain', game, u32(seat), reached);
  return reached;
};

/** The share of one seat. */
export type Share = readonly [seat: number, element: Bytes];

/** All that a draw depends on but the secret. `index` counts the draws of the stream from 0. */
export interface DrawPlace {
  readonly game: string;
  readonly stream: string;
  readonly index: number;
  /** By seat, ascending. Empty if nobody contributed. */
  readonly shares: readonly Share[];
}

export const drawKey = (secret: Bytes, { game, stream, index, shares }: DrawPlace): Bytes => {
  const flat = shares.flatMap(([seat, element]) => [u32(seat), element]);
  return mac(secret, 'pf1.draw', game, stream, u32(index), encoded(flat), '');
};

/** The endless words of a draw, 32 bits each. */
export function* drawWords(key: Bytes): Generator<number, never> {
  for (let block = 0; ; block++) {
    const view = new DataView(mac(key, 'pf1.block', u32(block)).buffer);
    for (let offset = 0; offset < SECRET_BYTES; offset += 4) yield view.getUint32(offset);
  }
}

/** One of 0 to n - 1, all equally likely: words above the last multiple of n are rejected. */
export const uniformOf = (words: Iterator<number, never>, n: number): number => {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let word = words.next().value;
  while (word >= limit) word = words.next().value;
  return word % n;
};

/** The result of a draw of 1 out of n. */
export const drawnValue = (secret: Bytes, place: DrawPlace, n: number): number =>
  uniformOf(drawWords(drawKey(secret, place)), n);
