/** Bytes as text that is safe in a URL, without padding. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

export const toBase64url = (bytes: Uint8Array): string => {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(index, index + 3);
    const word = (first << 16) | (second << 8) | third;
    const characters = [18, 12, 6, 0].map((bits) => ALPHABET.charAt((word >> bits) & 63)).join('');
    text += characters.slice(0, Math.min(3, bytes.length - index) + 1);
  }
  return text;
};

/** Null if the text has another character, a length that no bytes give, or bits left over. */
export const fromBase64url = (text: string): Uint8Array | null => {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let count = 0;
  for (const character of text) {
    const value = VALUES.get(character);
    if (value === undefined) return null;
    word = ((word << 6) | value) & 0xfff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[count++] = (word >> bits) & 0xff;
    }
  }
  const isWhole = bits < 6 && (word & ((1 << bits) - 1)) === 0;
  return isWhole && count === bytes.length ? bytes : null;
};
