/** What a client says over its socket. */

import { type Result, seatAt } from '@fremont/kernel';
import { decodeCommand } from '../decode.ts';
import { said } from './chat.ts';
import { count, type DecodedBy, either, exactly, flag, mapped, matching, nullable, opaque, tagged } from './shape.ts';
import { seatIndex, tableId } from './tables.ts';

export const viewer = either(exactly('spectator'), mapped(seatIndex, seatAt));
export const messageId = matching(/^[0-9a-f]{32}$/);

const fromClient = tagged({
  /** The first message of every socket. */
  hello: { protocol: count },
  /** Shows a table from now on; `have` is the last version known, null for a fresh look. */
  watch: { table: tableId, as: viewer, have: nullable(count) },
  unwatch: { table: tableId },
  command: { table: tableId, command: decodeCommand },
  /** Leaves a standing order for one's own seat, or with null takes it back. What it holds is the game's own. */
  order: { table: tableId, seat: mapped(seatIndex, seatAt), order: nullable(opaque<object>()) },
  /** The id comes back in the answer; the same line sent again is not said twice. */
  chat: { table: tableId, id: messageId, said },
  /** The person has seen the table up to here. */
  shown: { table: tableId, version: count },
  /** Whether to hear of the tables in the lobby. */
  lobby: { on: flag },
  ping: { n: count },
});
export type FromClient = DecodedBy<typeof fromClient>;

export const decodeFromClient: (json: unknown) => Result<FromClient, string> = fromClient;
