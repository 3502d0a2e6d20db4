/** The language between clients and the server; `docs/protocol.md` describes it. */

export * from './change.ts';
export * from './chat.ts';
export * from './errors.ts';
export * from './frame.ts';
export * from './from-client.ts';
export * from './from-server.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './listener.ts';
export * from './people.ts';
export type { DecodedBy, Decoder } from './shape.ts';
export * from './tables.ts';
export { cleanLine } from './words.ts';
