/**
 * Text as it goes over the wire: one WebSocket frame, ready to be written to any number of sockets (RFC 6455, 5.2).
 * A string with one character for each byte, to be written as `latin1`: Node writes such a string as it is, where bytes
 * of its own would be memory that somebody has to find, fill and collect.
 */

/** A whole message in one frame, text, not masked: servers never mask. */
const FINAL_TEXT = 0x81;
const SHORT_MAX = 125;
const MIDDLE_MAX = 0xffff;
const MIDDLE = 126;
const LONG = 127;

export const textFrame = (text: string): string => {
  const length = Buffer.byteLength(text);
  // Without characters beyond ASCII, which is nearly always, every character is its byte.
  return head(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
};

const head = (length: number): string => {
  if (length <= SHORT_MAX) return String.fromCharCode(FINAL_TEXT, length);
  if (length <= MIDDLE_MAX) return String.fromCharCode(FINAL_TEXT, MIDDLE, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(FINAL_TEXT, LONG, ...bytes);
};
