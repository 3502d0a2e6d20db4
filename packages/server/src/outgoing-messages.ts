/**
 * Encodes every message that the server sends on a socket, field by field. Connections send only values of type
 * `EncodedMessage`, and only this module creates them.
 */

import type { Brand, GameTypes, Seat, Viewer } from '@fremont/kernel';
import type { Answer, Ask, CommandId, HistoryPage, HistoryStep, Update, Version } from '@fremont/table';
import {
  type Change,
  type ChatMessage,
  type ClockView,
  changeOf,
  errorOfAnswer,
  type LobbyPage,
  type Person,
  PROTOCOL_VERSION,
  type ProtocolError,
  type Room,
  type ServerFrame,
  type TableId,
} from '@fremont/table/protocol';

/** The text of one message. It can be sent to any number of sockets. */
export type EncodedMessage = Brand<string, 'EncodedMessage'>;

const encode = (message: ServerFrame): EncodedMessage => JSON.stringify(message) as EncodedMessage;

export const welcomeMessage = (me: Person): EncodedMessage =>
  encode({ type: 'welcome', protocol: PROTOCOL_VERSION, me: personFields(me) });

const personFields = ({ id, name, colour, bot }: Person): Person => ({
  id,
  name,
  colour,
  ...(bot !== undefined && { bot: { owner: { id: bot.owner.id, name: bot.owner.name } } }),
});

/** The room must come from `roomFor`, which leaves out what the person may not see. */
export const roomMessage = (room: Room): EncodedMessage => encode({ type: 'room', room });

export const goneMessage = (table: TableId, why: 'kicked' | 'closed'): EncodedMessage =>
  encode({ type: 'gone', table, why });

/** The table as one viewer sees it. `update` comes from the projection of the table. */
interface Snapshot {
  readonly table: TableId;
  readonly update: Update<GameTypes>;
  readonly clock: ClockView | null;
}

export const tableMessage = (
  { table, update, clock }: Snapshot,
  { steps, from }: HistoryPage<GameTypes>,
  seen: Version,
): EncodedMessage => encode({ type: 'table', table, update, history: steps, from, seen, clock });

export const historyMessage = (
  table: TableId,
  viewer: Viewer,
  before: Version,
  { steps, from }: HistoryPage<GameTypes>,
): EncodedMessage => encode({ type: 'history', table, viewer, before, from, steps });

export const resumedMessage = (
  { table, update, clock }: Snapshot,
  missed: readonly HistoryStep<GameTypes>[],
): EncodedMessage => encode({ type: 'resumed', table, missed, update, clock });

/** A whole update, for a viewer who does not have the version before it. */
export const updateMessage = ({ table, update, clock }: Snapshot): EncodedMessage =>
  encode({ type: 'update', table, update, clock });

type AnyUpdate = Update<GameTypes>;

/** `before` is the last update that was sent to this viewer. */
export type EncodeChange = (before: AnyUpdate, update: AnyUpdate) => EncodedMessage;

/** The other fields are sent whole: those of a snapshot of the version before may differ from those of its update. */
const COMPARED = [
  'view',
  'legal',
  'asks',
  'toAct',
  'undo',
  'freeUndo',
  'canRedo',
  'undoAsk',
  'votes',
  'outcome',
] as const;

/** Encodes one change as deltas for all viewers. They share most values, which are compared once. */
export const changeMessages = (table: TableId, clock: ClockView | null): EncodeChange => {
  const compare = comparisons();
  return (before, update) => {
    const { version, jump, undoneFrom, events, players } = update;
    const moments = update.moments.map(
      (moment, index) => compare(update.moments[index - 1] ?? before.view, moment) ?? {},
    );
    const changes: Record<string, Change> = {};
    for (const field of COMPARED) {
      const change = compare(before[field], update[field]);
      if (change !== undefined) changes[field] = change;
    }
    const fields = { version, jump, undoneFrom, clock, events, moments, players, changes };
    return encode({ type: 'change', table, since: before.version, ...fields });
  };
};

/** Like `changeOf`, but compares the same two values only once. */
const comparisons = (): typeof changeOf => {
  const known = new Map<unknown, { readonly now: unknown; readonly change: Change | undefined }>();
  return (before, now) => {
    if (before === now) return undefined;
    const last = known.get(before);
    if (last !== undefined && last.now === now) return last.change;
    const change = changeOf(before, now);
    known.set(before, { now, change });
    return change;
  };
};

export const presenceMessage = (table: TableId, present: readonly boolean[], watchers: number): EncodedMessage =>
  encode({ type: 'presence', table, present, watchers });

export const answerMessage = (table: TableId, answer: Answer, incident: string): EncodedMessage => {
  if (answer.type === 'done') return encode({ type: 'done', table, id: answer.id, version: answer.version });
  return errorMessage({ type: 'command', id: answer.id, table }, errorOfAnswer(answer, incident));
};

/** The message that an error replies to. */
export interface InReplyTo {
  readonly type: string;
  readonly id: CommandId | null;
  readonly table: TableId | null;
}

export const errorMessage = (re: InReplyTo | null, error: ProtocolError): EncodedMessage =>
  encode({ type: 'error', re, error });

export const anchoredMessage = (table: TableId, seat: number): EncodedMessage =>
  encode({ type: 'anchored', table, seat });

export const needMessage = (table: TableId, version: Version): EncodedMessage =>
  encode({ type: 'need', table, version });

export const chatMessage = (table: TableId, lines: readonly ChatMessage[]): EncodedMessage =>
  encode({ type: 'chat', table, lines });

export const saidMessage = (table: TableId, id: CommandId, line: number): EncodedMessage =>
  encode({ type: 'said', table, id, line });

export const orderMessage = (table: TableId, seat: Seat, order: object | null): EncodedMessage =>
  encode({ type: 'order', table, seat, order });

export const lobbyMessage = ({ tables, more }: LobbyPage): EncodedMessage => encode({ type: 'lobby', tables, more });

export const yourTurnMessage = (table: TableId, { seat, id }: Ask): EncodedMessage =>
  encode({ type: 'yourTurn', table, seat: seat as Seat, decision: id });

export const pongMessage = (n: number): EncodedMessage => encode({ type: 'pong', n });
