/** Messages from the server over a socket. */

import { type GameTypes, seatAt } from '@fremont/kernel';
import { BARRIERS, type HistoryStep, SEAT_REASONS, type Update } from '../messages.ts';
import { chatMessage } from './chat.ts';
import { messageId } from './commands.ts';
import { decodeError } from './errors.ts';
import { viewer } from './from-client.ts';
import { LIMITS } from './limits.ts';
import { person } from './people.ts';
import {
  count,
  type DecodedBy,
  type Decoder,
  flag,
  listOf,
  mapped,
  nullable,
  oneOf,
  opaque,
  shape,
  tagged,
  text,
  uncut,
} from './shape.ts';
import { clockView, outcome, room, seatIndex, tableId, tableListing } from './tables.ts';

const objects = listOf(opaque<object>(), 10_000);
const seats = listOf(seatIndex, 100);
const decision = text(16);

export const player = shape({ by: oneOf(['person', 'bot']), why: nullable(oneOf(SEAT_REASONS)), present: flag });
export const undoState = tagged({
  none: {},
  free: {},
  consent: { barrier: oneOf(BARRIERS), of: seats },
});
export const undoAsk = shape({ seat: seatIndex, version: count, accepted: seats, awaited: seats });
export const vote = shape({ about: seatIndex, keep: seats, needed: count });

const updateFrame = shape({
  version: count,
  viewer,
  view: opaque<object>(),
  events: objects,
  moments: objects,
  jump: flag,
  undoneFrom: nullable(count),
  legal: objects,
  asks: listOf(shape({ id: decision, seat: seatIndex }), 100),
  toAct: seats,
  undo: undoState,
  freeUndo: nullable(seatIndex),
  canRedo: flag,
  players: listOf(player, 100),
  undoAsk: nullable(undoAsk),
  votes: listOf(vote, 100),
  outcome: nullable(outcome),
});

/** Checks the fields of an update. Its view, events and actions depend on the game. */
export const decodeUpdate: Decoder<Update<GameTypes>> = uncut(updateFrame);

export const historyStep: Decoder<HistoryStep<GameTypes>> = shape({
  version: count,
  seat: nullable(mapped(seatIndex, seatAt)),
  events: listOf(opaque<GameTypes['event']>(), 10_000),
});
const steps = listOf(historyStep, LIMITS.historySteps);

/** The message that an error answers. Unknown parts are null. */
export const reference = shape({ type: text(20), id: nullable(messageId), table: nullable(tableId) });

const serverFrame = tagged({
  welcome: { protocol: count, me: person },
  /** The table and its people. Sent after `watch` and after every change. */
  room: { room },
  /** The person may no longer see the table. */
  gone: { table: tableId, why: oneOf(['kicked', 'closed']) },
  /**
   * A snapshot with the newest page of the history. `from` is the version of the first step in it, 0 if it is complete.
   * `seen` is the version that the person had seen at their last visit.
   */
  table: {
    table: tableId,
    update: decodeUpdate,
    history: steps,
    from: count,
    seen: count,
    clock: nullable(clockView),
  },
  /** The page before version `before`, as `viewer` may know it. `from` is as in `table`. */
  history: { table: tableId, viewer, before: count, from: count, steps },
  /** The steps after the version that the client has, and the current update. */
  resumed: { table: tableId, missed: steps, update: decodeUpdate, clock: nullable(clockView) },
  update: { table: tableId, update: decodeUpdate, clock: nullable(clockView) },
  /** An update for a socket that got the version before. `changes` is a `Change` of that update; the other fields are complete. */
  change: {
    table: tableId,
    since: count,
    version: count,
    jump: flag,
    undoneFrom: nullable(count),
    players: listOf(player, 100),
    events: listOf(opaque<GameTypes['event']>(), 10_000),
    /** Changes of the view from event to event. The first one is relative to the update before. */
    moments: objects,
    changes: opaque<object>(),
    clock: nullable(clockView),
  },
  /** Presence by seat. It has no version of its own. */
  presence: { table: tableId, present: listOf(flag, 100), watchers: count },
  /** The anchor of an own seat is stored. */
  anchored: { table: tableId, seat: seatIndex },
  /** Asks for the shares of the own seats in the draws of this version, at a table that got an `anchor`. */
  need: { table: tableId, version: count },
  /** The command is stored and led to this version. */
  done: { table: tableId, id: messageId, version: count },
  /** The standing order of the own seat. Sent after `watch` as that seat and after a change of the order. */
  order: { table: tableId, seat: mapped(seatIndex, seatAt), order: nullable(opaque<object>()) },
  error: { re: nullable(reference), error: decodeError },
  /** The recent lines for a new subscriber, or one new line. */
  chat: { table: tableId, lines: listOf(chatMessage, 1_000) },
  said: { table: tableId, id: messageId, line: count },
  /** The first page of the public tables. `more` is the number of tables after it. */
  lobby: { tables: listOf(tableListing, 1_000), more: count },
  /** Sent for tables that this socket does not watch. */
  yourTurn: { table: tableId, seat: seatIndex, decision },
  pong: { n: count },
});
/** A frame as it is sent. */
export type ServerFrame = DecodedBy<typeof serverFrame>;
/** A message after decoding: every `change` has become an `update`. */
export type FromServer = Exclude<ServerFrame, { readonly type: 'change' }>;

export const decodeFrame: Decoder<ServerFrame> = serverFrame;

/** The close codes that the server uses. */
export const CLOSE_CODES = {
  badData: 1007,
  /** A limit was exceeded, or there was no hello, or there are too many sockets. */
  policy: 1008,
  tooLarge: 1009,
  restart: 1012,
  tryLater: 1013,
  sessionEnded: 4401,
  /** The person or their address is banned; an error says why and until when. */
  banned: 4403,
} as const;
