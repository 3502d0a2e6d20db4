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
import { textFrame } from './frame.ts';
import { Phrases } from './phrases.ts';

/** A frame as it goes over the wire, the same bytes for everybody who is sent it. */
export type Outbound = Brand<Buffer, 'Outbound'>;

const outbound = (text: string): Outbound => textFrame(text) as Outbound;
const frame = (message: FromServer): Outbound => outbound(JSON.stringify(message));

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

/** The news of a change: `phrases` are those of the same change, whoever else is told of it. */
export const updateFrame = ({ table, update, clock }: Shown, phrases = new Phrases()): Outbound =>
  outbound(
    `{"type":"update","table":${JSON.stringify(table)},"update":${updateText(update, phrases)},"clock":${phrases.of('clock', clock)}}`,
  );

/** First what is this viewer's own, then what is the same for all. */
const updateText = (update: Update<GameTypes>, phrases: Phrases): string => {
  const { viewer, view, events, legal, undo, canRedo, ...common } = update;
  const own = [
    `{"viewer":${JSON.stringify(viewer)}`,
    `"view":${phrases.ofFields('view', view)}`,
    `"events":${phrases.of('events', events)}`,
    `"legal":${phrases.of('legal', legal)}`,
    `"undo":${phrases.of('undo', undo)}`,
    `"canRedo":${canRedo}`,
  ];
  return `${own.join(',')},${phrases.of('common', common).slice(1)}`;
};

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
