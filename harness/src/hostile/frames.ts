/** Frames that break the WebSocket standard or a limit of the server. The server must close the socket with a code. */

import type { Socket } from 'node:net';
import { type Chance, pick } from '@fremont/kernel';
import type { WebSocket } from 'ws';

const TEXT = 1;
const CLOSE = 8;
const MASK_KEY = [0x12, 0x34, 0x56, 0x78] as const;
const LENGTH_16 = 126;

interface FrameOptions {
  readonly isLast?: boolean;
  /** The three bits that only extensions may use. */
  readonly reserved?: number;
  readonly isMasked?: boolean;
}

const frameOf = (opcode: number, payload: Buffer, options: FrameOptions = {}): Buffer => {
  const { isLast = true, reserved = 0, isMasked = true } = options;
  const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  const length = payload.length < LENGTH_16 ? [payload.length] : [LENGTH_16, payload.length >> 8, payload.length & 255];
  const [lengthByte = 0, ...moreLength] = length;
  const head = Buffer.from([first, (isMasked ? 0x80 : 0) | lengthByte, ...moreLength, ...(isMasked ? MASK_KEY : [])]);
  const body = isMasked ? payload.map((byte, index) => byte ^ (MASK_KEY[index % 4] ?? 0)) : payload;
  return Buffer.concat([head, body]);
};

const PING = Buffer.from('{"type":"ping","n":1}');
const TOO_LARGE = Buffer.alloc(20_000, 'x');
const NOT_UTF8 = Buffer.from([0x22, 0xc3, 0x28, 0xff, 0xfe, 0x22]);
const FRAGMENTS = 40;

const BREAKERS: Readonly<Record<string, readonly Buffer[]>> = {
  tooLarge: [frameOf(TEXT, TOO_LARGE)],
  notUtf8: [frameOf(TEXT, NOT_UTF8)],
  reservedBit: [frameOf(TEXT, PING, { reserved: 4 })],
  unmasked: [frameOf(TEXT, PING, { isMasked: false })],
  unknownOpcode: [frameOf(5, PING)],
  continuationOfNothing: [frameOf(0, PING)],
  fragments: [
    frameOf(TEXT, PING, { isLast: false }),
    ...Array.from({ length: FRAGMENTS }, () => frameOf(0, Buffer.from(' '), { isLast: false })),
  ],
  largeControl: [frameOf(9, Buffer.alloc(200))],
  badCloseCode: [frameOf(CLOSE, Buffer.from([0, 1]))],
};

export const breakSocket = (socket: WebSocket, chance: Chance): string => {
  const kind = pick(Object.keys(BREAKERS), chance, 'breaker');
  // The library refuses to send such frames, so they are written to its TCP connection.
  const { _socket: connection } = socket as unknown as { readonly _socket: Socket };
  for (const frame of BREAKERS[kind] ?? []) connection.write(frame);
  return kind;
};
