/** The protocol between clients and the server; `docs/protocol.md` describes it. */

export * from './change.ts';
export * from './chat.ts';
export { cleanText as cleanLine } from './clean-text.ts';
export { messageId } from './commands.ts';
export * from './errors.ts';
export * from './frame.ts';
export * from './from-client.ts';
export * from './from-server.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './message-reader.ts';
export * from './names.ts';
export * from './past.ts';
export * from './people.ts';
export * from './reports.ts';
export type { DecodedBy, Decoder } from './shape.ts';
export * from './tables.ts';
export * from './tokens.ts';
