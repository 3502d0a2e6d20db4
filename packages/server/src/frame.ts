/** Text as it goes over the wire: one WebSocket frame, ready to be written to any number of sockets (RFC 6455, 5.2). */

/** A whole message in one frame, text, not masked: servers never mask. */
const FINAL_TEXT = 0x81;
const SHORT_MAX = 125;
const MIDDLE_MAX = 0xffff;
const MIDDLE = 126;
const LONG = 127;

export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT_MAX ? 2 : length <= MIDDLE_MAX ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  writeLength(frame, length);
  // Without characters beyond ASCII, which is nearly always, the bytes are copied as they are.
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
};

const writeLength = (frame: Buffer, length: number): void => {
  if (length <= SHORT_MAX) frame[1] = length;
  else if (length <= MIDDLE_MAX) {
    frame[1] = MIDDLE;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LONG;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
};
