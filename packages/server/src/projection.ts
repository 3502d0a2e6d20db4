/**
 * Everything that leaves by a socket is made here, field by field. `Outbound` cannot be made anywhere else, and the
 * sockets take nothing else.
 */

import type { Brand, GameTypes, Seat } from '@fremont/kernel';
import type { Answer, Ask, CommandId, HistoryStep, Update, Version } from '@fremont/table';
import {
  type ChatLine,
  type ClockView,
  changeText,
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

/** A frame as it goes over the wire (`textFrame`), the same for everybody who is sent it. */
export type Outbound = Brand<string, 'Outbound'>;

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

/** How a table stands, to somebody who was not told how it stood before. */
export const updateFrame = ({ table, update, clock }: Shown): Outbound =>
  frame({ type: 'update', table, update, clock });

type AnyUpdate = Update<GameTypes>;

/** The news of one change to one viewer; `before` is what this viewer was told last. */
export type ChangeFrame = (before: AnyUpdate, update: AnyUpdate) => Outbound;

/** What everybody is told who is shown the same; to it comes what is a viewer's own. */
interface Wording {
  readonly before: AnyUpdate;
  readonly update: AnyUpdate;
  readonly head: string;
  readonly changes: string;
  /** By the text of what is a viewer's own. */
  readonly frames: Map<string, Outbound>;
}

/** Who plays, as text. */
export type PlayersText = (players: AnyUpdate['players']) => string;

/** Made anew only when it is another list: a table gives the same one as long as nothing changed. */
export const playersWriter = (): PlayersText => {
  let written: AnyUpdate['players'] = [];
  let text = '[]';
  return (players) => {
    if (players !== written) text = JSON.stringify(players);
    written = players;
    return text;
  };
};

/** One change for everybody who is told of it: what is the same for several is put into words once. */
export const changeFrames = (table: TableId, clock: ClockView | null, playersText: PlayersText): ChangeFrame => {
  const wordings: Wording[] = [];
  let common: string | null = null;
  const wordingOf = (before: AnyUpdate, update: AnyUpdate): Wording => {
    for (const one of wordings) if (isSameStory(one, before, update)) return one;
    common ??= commonText(before, update);
    const head = headText(table, clock, before, update, playersText(update.players));
    const changes = fieldText('view', before.view, update.view) + common;
    const wording = { before, update, head, changes, frames: new Map() };
    wordings.push(wording);
    return wording;
  };
  return (before, update) => frameOf(wordingOf(before, update), ownText(before, update));
};

/** A table gives the same view and events, not equal ones, to everybody who may know the same. */
const isSameStory = (wording: Wording, before: AnyUpdate, { view, events }: AnyUpdate): boolean =>
  wording.update.view === view && wording.update.events === events && wording.before.view === before.view;

const frameOf = ({ head, changes, frames }: Wording, own: string): Outbound => {
  const known = frames.get(own);
  if (known !== undefined) return known;
  const made = outbound(`${head},"changes":{${(changes + own).slice(1)}}}`);
  frames.set(own, made);
  return made;
};

const headText = (
  table: TableId,
  clock: ClockView | null,
  { version: since }: AnyUpdate,
  { version, jump, events }: AnyUpdate,
  players: string,
): string =>
  `${JSON.stringify({ type: 'change', table, since, version, jump, clock, events }).slice(0, -1)},"players":${players}`;

/** What is the same for all. */
const commonText = (before: AnyUpdate, update: AnyUpdate): string =>
  fieldText('asks', before.asks, update.asks) +
  fieldText('toAct', before.toAct, update.toAct) +
  fieldText('freeUndo', before.freeUndo, update.freeUndo) +
  fieldText('undoAsk', before.undoAsk, update.undoAsk) +
  fieldText('votes', before.votes, update.votes) +
  fieldText('outcome', before.outcome, update.outcome);

/** What is a viewer's own. */
const ownText = (before: AnyUpdate, update: AnyUpdate): string =>
  fieldText('legal', before.legal, update.legal) +
  fieldText('undo', before.undo, update.undo) +
  fieldText('canRedo', before.canRedo, update.canRedo);

const fieldText = (name: keyof AnyUpdate, before: unknown, now: unknown): string => {
  const change = changeText(before, now);
  return change === '' ? '' : `,"${name}":${change}`;
};

export const presenceFrame = (table: TableId, present: readonly boolean[], watchers: number): Outbound =>
  frame({ type: 'presence', table, present, watchers });

/** Done, or why not. */
export const answerFrame = (table: TableId, answer: Answer, incident: string): Outbound => {
  // The most frequent frame of all; ids and tables are letters and digits.
  if (answer.type === 'done')
    return outbound(`{"type":"done","table":"${table}","id":"${answer.id}","version":${answer.version}}`);
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
