/** What the server says over a socket. */

import { type GameTypes, type Result, seatAt } from '@fremont/kernel';
import type { HistoryStep, Player, Update } from '../messages.ts';
import { chatLine } from './chat.ts';
import { decodeError } from './errors.ts';
import { messageId, viewer } from './from-client.ts';
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
} from './shape.ts';
import { clockView, room, seatIndex, tableId, tableLine } from './tables.ts';

/** The frame of an update; its view, events and actions are the game's own. */
export const decodeUpdate: Decoder<Update<GameTypes>> = mapped(opaque<Update<GameTypes>>(), (json) =>
  updateFrame(json).ok ? json : null,
);
const objects = listOf(opaque<object>(), 10_000);
const updateFrame = shape({
  version: count,
  viewer,
  view: opaque<object>(),
  events: objects,
  jump: flag,
  legal: objects,
  asks: objects,
  toAct: listOf(seatIndex, 100),
  undo: opaque<object>(),
  freeUndo: nullable(seatIndex),
  canRedo: flag,
  players: objects,
  undoAsk: nullable(opaque<object>()),
  votes: objects,
  outcome: nullable(opaque<object>()),
});

const step: Decoder<HistoryStep<GameTypes>> = shape({
  version: count,
  seat: nullable(mapped(seatIndex, seatAt)),
  events: listOf(opaque<GameTypes['event']>(), 10_000),
});
const steps = listOf(step, 100_000);

/** Which message an error answers; null parts when that could not be told. */
const reference = shape({ type: text(20), id: nullable(messageId), table: nullable(tableId) });

const serverFrame = tagged({
  welcome: { protocol: count, me: person },
  /** The table and the people around it; comes on watching and after every change. */
  room: { room },
  /** The table is no longer for this person to see. */
  gone: { table: tableId, why: oneOf(['kicked', 'closed']) },
  /** A fresh look; `seen` is the version this person had been shown when they were last here. */
  table: { table: tableId, update: decodeUpdate, history: steps, seen: count, clock: nullable(clockView) },
  /** The steps after the version the client said it had, and how the table stands. */
  resumed: { table: tableId, missed: steps, update: decodeUpdate, clock: nullable(clockView) },
  update: { table: tableId, update: decodeUpdate, clock: nullable(clockView) },
  /** An update to whoever was told the version before: `changes` says what is different (`Change`), the rest is whole. */
  change: {
    table: tableId,
    since: count,
    version: count,
    jump: flag,
    players: listOf(opaque<Player>(), 100),
    events: listOf(opaque<GameTypes['event']>(), 10_000),
    changes: opaque<object>(),
    clock: nullable(clockView),
  },
  /** Who is here, by seat. Comes without a new version. */
  presence: { table: tableId, present: listOf(flag, 100), watchers: count },
  /** The command is safe, and led to this version. */
  done: { table: tableId, id: messageId, version: count },
  /** The standing order of one's own seat, on watching as that seat and after leaving one. */
  order: { table: tableId, seat: mapped(seatIndex, seatAt), order: nullable(opaque<object>()) },
  error: { re: nullable(reference), error: decodeError },
  /** All lines a newcomer gets to see, or the one just said. */
  chat: { table: tableId, lines: listOf(chatLine, 1_000) },
  said: { table: tableId, id: messageId, line: count },
  lobby: { tables: listOf(tableLine, 1_000) },
  /** At a table that this socket does not watch. */
  yourTurn: { table: tableId, seat: seatIndex, decision: text(16) },
  pong: { n: count },
});
/** A frame as it is sent. */
export type ServerFrame = DecodedBy<typeof serverFrame>;
/** What a listener makes of it: changes have become updates. */
export type FromServer = Exclude<ServerFrame, { readonly type: 'change' }>;

export const decodeFrame: (json: unknown) => Result<ServerFrame, string> = serverFrame;

/** How a socket ends, besides the codes of the WebSocket standard. */
export const CLOSE_CODES = {
  badData: 1007,
  /** Limits, no hello, too many sockets. */
  policy: 1008,
  tooLarge: 1009,
  restart: 1012,
  tryLater: 1013,
  sessionEnded: 4401,
} as const;
