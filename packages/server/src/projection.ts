/**
 * Everything that leaves by a socket is made here, field by field. `Outbound` cannot be made anywhere else, and the
 * sockets take nothing else.
 */

import type { Brand, GameTypes, Seat } from '@fremont/kernel';
import type { Answer, Ask, CommandId, HistoryStep, Update, Version } from '@fremont/table';
import {
  type ChatLine,
  type ClockView,
  errorOfAnswer,
  type FromServer,
  type Person,
  PROTOCOL_VERSION,
  type ProtocolError,
  type Room,
  type TableId,
  type TableLine,
} from '@fremont/table/protocol';

export type Outbound = Brand<string, 'Outbound'>;

const frame = (message: FromServer): Outbound => JSON.stringify(message) as Outbound;

export const welcomeFrame = (me: Person): Outbound =>
  frame({ type: 'welcome', protocol: PROTOCOL_VERSION, me: { id: me.id, name: me.name, colour: me.colour } });

/** A room is made for one person (`roomFor`); this only wraps it. */
export const roomFrame = (room: Room): Outbound => frame({ type: 'room', room });

export const goneFrame = (table: TableId, why: 'kicked' | 'closed'): Outbound => frame({ type: 'gone', table, why });

/** What a table shows one viewer. `update` and `history` come out of the table's own projection. */
interface Shown {
  readonly table: TableId;
  readonly update: Update<GameTypes>;
  readonly clock: ClockView | null;
}

export const tableFrame = (
  { table, update, clock }: Shown,
  history: readonly HistoryStep<GameTypes>[],
  seen: Version,
): Outbound => frame({ type: 'table', table, update, history, seen, clock });

export const resumedFrame = ({ table, update, clock }: Shown, missed: readonly HistoryStep<GameTypes>[]): Outbound =>
  frame({ type: 'resumed', table, missed, update, clock });

export const updateFrame = ({ table, update, clock }: Shown): Outbound =>
  frame({ type: 'update', table, update, clock });

export const presenceFrame = (table: TableId, present: readonly boolean[], watchers: number): Outbound =>
  frame({ type: 'presence', table, present, watchers });

/** Done, or why not. */
export const answerFrame = (table: TableId, answer: Answer, incident: string): Outbound => {
  if (answer.type === 'done') return frame({ type: 'done', table, id: answer.id, version: answer.version });
  return errorFrame({ type: 'command', id: answer.id, table }, errorOfAnswer(answer, incident));
};

/** What an error is about, as far as it could be read. */
export interface Regarding {
  readonly type: string;
  readonly id: CommandId | null;
  readonly table: TableId | null;
}

export const errorFrame = (re: Regarding | null, error: ProtocolError): Outbound => frame({ type: 'error', re, error });

export const chatFrame = (table: TableId, lines: readonly ChatLine[]): Outbound =>
  frame({ type: 'chat', table, lines });

export const saidFrame = (table: TableId, id: CommandId, line: number): Outbound =>
  frame({ type: 'said', table, id, line });

export const orderFrame = (table: TableId, seat: Seat, order: object | null): Outbound =>
  frame({ type: 'order', table, seat, order });

export const lobbyFrame = (tables: readonly TableLine[]): Outbound => frame({ type: 'lobby', tables });

export const yourTurnFrame = (table: TableId, { seat, id }: Ask): Outbound =>
  frame({ type: 'yourTurn', table, seat: seat as Seat, decision: id });

export const pongFrame = (n: number): Outbound => frame({ type: 'pong', n });
