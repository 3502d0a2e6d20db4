/** Messages from a client over its socket. */

import { seatAt } from '@fremont/kernel';
import { said } from './chat.ts';
import { command, messageId } from './commands.ts';
import {
  count,
  type DecodedBy,
  type Decoder,
  either,
  exactly,
  flag,
  mapped,
  nullable,
  opaque,
  tagged,
} from './shape.ts';
import { hash, seatIndex, tableId } from './tables.ts';

export const viewer = either(exactly('spectator'), mapped(seatIndex, seatAt));

const fromClient = tagged({
  /** The first message of every socket. */
  hello: { protocol: count },
  /** Subscribes to a table. `have` is the last known version; null asks for a fresh look. */
  watch: { table: tableId, as: viewer, have: nullable(count) },
  /** Asks for the page of the history before a version, at a table that this socket watches. */
  history: { table: tableId, before: count },
  unwatch: { table: tableId },
  command: { table: tableId, command },
  /** Leaves a standing order for the own seat; null deletes it. Its content depends on the game. */
  order: { table: tableId, seat: mapped(seatIndex, seatAt), order: nullable(opaque<object>()) },
  /** The answer contains the id. A repeated id is posted only once. */
  chat: { table: tableId, id: messageId, said },
  /** The person has seen the table up to this version. */
  shown: { table: tableId, version: count },
  /** Before the match: the end of the chain of shares for the dice of an own seat (docs/fair-dice.md). */
  anchor: { table: tableId, seat: seatIndex, anchor: hash },
  /** The share of an own seat in the draws of a version, after `need`. Not answered. */
  share: { table: tableId, seat: seatIndex, version: count, share: hash },
  /** Subscribes to the lobby or unsubscribes from it. */
  lobby: { on: flag },
  ping: { n: count },
});
export type FromClient = DecodedBy<typeof fromClient>;

export const decodeFromClient: Decoder<FromClient> = fromClient;
