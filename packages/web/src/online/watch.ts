/**
 * The subscription of this page to one table on the server: people, match, clock, chat. After a reconnect it catches up
 * and sends unanswered messages again.
 */

import type { GameTypes, Seat, Viewer } from '@fremont/kernel';
import type { Answer, Command, HistoryPage, Update, Version } from '@fremont/table';
import {
  answerOfError,
  type ChatMessage,
  type ClockView,
  type FromClient,
  type FromServer,
  type ProtocolError,
  type Room,
  type Said,
  type TableId,
} from '@fremont/table/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { TableSnapshot } from '../tables/types.ts';
import type { Connection } from './connection.ts';

/** The part of the connection that a watch uses. */
export type WatchConnection = Pick<Connection, 'send' | 'onMessage' | 'onConnected' | 'isConnected'>;

export interface OnlineSnapshot extends TableSnapshot<GameTypes> {
  /** The version this person had seen at their last visit. */
  readonly seen: Version;
}

export interface ShownClock extends ClockView {
  /** When it arrived, by `performance.now()`. */
  readonly at: number;
}

export interface Presence {
  /** By seat; empty before the first presence message. */
  readonly present: readonly boolean[];
  readonly watchers: number;
}

/** Why the table cannot be shown. */
export type Absence = 'kicked' | 'closed' | 'notFound' | 'forbidden';

type OfType<T extends FromServer['type']> = Extract<FromServer, { type: T }>;
type AnyUpdate = Update<GameTypes>;

interface Unanswered {
  readonly message: FromClient;
  done(message: OfType<'done'> | OfType<'said'> | OfType<'order'>): void;
  /** Returns false if the message must be sent again later. */
  failed(error: ProtocolError): boolean;
}

export class Watch {
  readonly id: TableId;
  readonly #connection: WatchConnection;
  readonly #room = signal<Room | null>(null);
  readonly #absence = signal<Absence | null>(null);
  readonly #closedFor = signal<string | null>(null);
  readonly #presence = signal<Presence>({ present: [], watchers: 0 });
  readonly #clock = signal<ShownClock | null>(null);
  readonly #chat = signal<readonly ChatMessage[]>([]);
  readonly #order = signal<object | null>(null);
  readonly #updateListeners = new Set<(update: AnyUpdate) => void>();
  readonly #gapListeners = new Set<() => void>();
  readonly #needListeners = new Set<(version: Version) => void>();
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #stops: (() => void)[];
  #viewer: Viewer = 'spectator';
  /** The last version received; null while a snapshot is pending. */
  #have: Version | null = null;
  #pendingSnapshot: { resolve(snapshot: OnlineSnapshot): void; reject(error: Error): void } | null = null;
  /** The version whose shares the server waits for. */
  #needed: Version | null = null;
  /** The request for an older page of the history that is not answered yet. */
  #pendingPage: { readonly before: Version; resolve(page: HistoryPage<GameTypes> | null): void } | null = null;

  constructor(connection: WatchConnection, id: TableId) {
    this.#connection = connection;
    this.id = id;
    this.#stops = [
      connection.onMessage((message) => this.#receive(message)),
      connection.onConnected(() => this.#resume()),
    ];
    this.#subscribe();
  }

  get room(): ReadonlySignal<Room | null> {
    return this.#room;
  }

  get absence(): ReadonlySignal<Absence | null> {
    return this.#absence;
  }

  /** The reason for which the operator of the server closed the table, in their words. */
  get closedFor(): ReadonlySignal<string | null> {
    return this.#closedFor;
  }

  get presence(): ReadonlySignal<Presence> {
    return this.#presence;
  }

  get clock(): ReadonlySignal<ShownClock | null> {
    return this.#clock;
  }

  get chat(): ReadonlySignal<readonly ChatMessage[]> {
    return this.#chat;
  }

  /** The standing order of the viewing seat. The server sends it only to its owner. */
  get order(): ReadonlySignal<object | null> {
    return this.#order;
  }

  /** Requests a snapshot of the match. Waits for the connection if necessary. */
  snapshot(viewer: Viewer): Promise<OnlineSnapshot> {
    this.#pendingSnapshot?.reject(new Error('another snapshot was requested'));
    this.#resolvePage(null);
    this.#viewer = viewer;
    this.#order.value = null;
    this.#have = null;
    return new Promise((resolve, reject) => {
      this.#pendingSnapshot = { resolve, reject };
      this.#subscribe();
    });
  }

  /** Requests the page of the history before a version. Null after another snapshot, and if the server refuses. */
  historyBefore(before: Version): Promise<HistoryPage<GameTypes> | null> {
    this.#resolvePage(null);
    return new Promise((resolve) => {
      this.#pendingPage = { before, resolve };
      this.#requestPage();
    });
  }

  onUpdate(listener: (update: AnyUpdate) => void): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  /** Updates were missed and cannot be replayed: the screen needs a new snapshot. */
  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener);
    return () => this.#gapListeners.delete(listener);
  }

  /** The server asks for shares in the draws of a version. */
  onNeed(listener: (version: Version) => void): () => void {
    this.#needListeners.add(listener);
    return () => this.#needListeners.delete(listener);
  }

  /** Returns false while disconnected. */
  sendAnchor(seat: number, anchor: string): boolean {
    return this.#connection.send({ type: 'anchor', table: this.id, seat, anchor });
  }

  sendShare(seat: number, version: Version, share: string): void {
    this.#connection.send({ type: 'share', table: this.id, seat, version, share });
  }

  /** Repeats the command until it is answered. Repetitions keep the id, so the command takes effect once. */
  send(command: Command): Promise<Answer> {
    const { id } = command;
    return new Promise((resolve) => {
      this.#sendUntilAnswered(id, {
        message: { type: 'command', table: this.id, command },
        done: (message) => {
          if (message.type === 'done') resolve({ type: 'done', id, version: message.version });
        },
        failed: (error) => {
          const answer = answerToCommand(id, error);
          if (answer !== null) resolve(answer);
          return answer !== null;
        },
      });
    });
  }

  /** Resolves to null if the message was accepted, otherwise to the error. */
  sendChat(said: Said): Promise<ProtocolError | null> {
    const id = newMessageId();
    return new Promise((resolve) => {
      this.#sendUntilAnswered(id, {
        message: { type: 'chat', table: this.id, id, said },
        done: () => resolve(null),
        failed: (error) => {
          const isRetried = isRetryable(error);
          if (!isRetried) resolve(error);
          return !isRetried;
        },
      });
    });
  }

  /** Stores a standing order for the seat; null withdraws it. Resolves to null once it is stored. */
  leaveOrder(seat: Seat, order: object | null): Promise<ProtocolError | null> {
    return new Promise((resolve) => {
      this.#sendUntilAnswered(ORDER, {
        message: { type: 'order', table: this.id, seat, order },
        done: () => resolve(null),
        failed: (error) => {
          const isRetried = isRetryable(error);
          if (!isRetried) resolve(error);
          return !isRetried;
        },
      });
    });
  }

  shown(version: Version): void {
    this.#connection.send({ type: 'shown', table: this.id, version });
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#connection.send({ type: 'unwatch', table: this.id });
    this.#pendingSnapshot?.reject(new Error('the table was closed'));
    this.#pendingSnapshot = null;
    this.#resolvePage(null);
  }

  #subscribe(): void {
    this.#connection.send({ type: 'watch', table: this.id, as: this.#viewer, have: this.#have });
  }

  #requestPage(): void {
    const page = this.#pendingPage;
    if (page !== null) this.#connection.send({ type: 'history', table: this.id, before: page.before });
  }

  #resolvePage(page: HistoryPage<GameTypes> | null): void {
    const pending = this.#pendingPage;
    this.#pendingPage = null;
    pending?.resolve(page);
  }

  #resume(): void {
    this.#subscribe();
    for (const { message } of this.#unanswered.values()) this.#connection.send(message);
  }

  #sendUntilAnswered(id: string, unanswered: Unanswered): void {
    this.#unanswered.set(id, unanswered);
    this.#connection.send(unanswered.message);
  }

  #receive(message: FromServer): void {
    if (message.type === 'error') this.#onError(message);
    else if (tableOf(message) === this.id) this.#dispatch(message);
  }

  #dispatch(message: Exclude<FromServer, { type: 'error' }>): void {
    switch (message.type) {
      case 'room':
        this.#onRoom(message.room);
        break;
      case 'gone':
        this.#absence.value = message.why;
        break;
      case 'presence':
        this.#presence.value = { present: message.present, watchers: message.watchers };
        break;
      case 'chat':
        this.#chat.value = withLines(this.#chat.peek(), message.lines);
        break;
      case 'table':
        this.#onTable(message);
        break;
      case 'resumed':
        this.#onUpdate(message, mergedUpdate(message));
        // The server sends pages only of tables that the socket watches, so the request waits for this after a reconnect.
        this.#requestPage();
        break;
      case 'history':
        this.#onPage(message);
        break;
      case 'update':
        this.#onUpdate(message, message.update);
        break;
      case 'order':
        this.#onOrder(message);
        break;
      case 'need':
        this.#onNeed(message.version);
        break;
      case 'done':
      case 'said':
        this.#onAnswer(message);
        break;
    }
  }

  #onRoom(room: Room): void {
    batch(() => {
      this.#room.value = room;
      this.#absence.value = null;
    });
  }

  #onTable(message: OfType<'table'>): void {
    const { update, history, from, seen } = message;
    if (update.viewer !== this.#viewer) return;
    const pending = this.#pendingSnapshot;
    this.#pendingSnapshot = null;
    const isBehind = this.#have !== update.version;
    this.#accept(message);
    if (pending !== null) pending.resolve({ update, history, from, seen });
    // The gap was too long to replay, so the server sent the whole table unasked.
    else if (isBehind) for (const listener of [...this.#gapListeners]) listener();
    else this.#requestPage();
  }

  /** A page that was requested before another snapshot does not fit the history of that snapshot. */
  #onPage({ viewer, before, from, steps }: OfType<'history'>): void {
    if (viewer === this.#viewer && before === this.#pendingPage?.before) this.#resolvePage({ steps, from });
  }

  #onUpdate(message: OfType<'resumed'> | OfType<'update'>, update: AnyUpdate): void {
    if (update.viewer !== this.#viewer || this.#pendingSnapshot !== null) return;
    const isNew = this.#have === null || update.version > this.#have;
    this.#accept(message);
    if (isNew) this.#emit(update);
  }

  #accept({ update, clock }: { readonly update: AnyUpdate; readonly clock: ClockView | null }): void {
    this.#have = update.version;
    this.#answerNeed();
    batch(() => {
      this.#clock.value = clock === null ? null : { ...clock, at: performance.now() };
      this.#presence.value = { ...this.#presence.peek(), present: update.players.map(({ present }) => present) };
    });
  }

  #emit(update: AnyUpdate): void {
    for (const listener of [...this.#updateListeners]) listener(update);
  }

  /** A share of a later version would tell those of all versions before it, so only the next one is ever sent. */
  #onNeed(version: Version): void {
    this.#needed = version;
    this.#answerNeed();
  }

  /** The request may come before the update that it follows, or while a snapshot is pending. Then it waits for them. */
  #answerNeed(): void {
    const version = this.#needed;
    const next = (this.#have ?? -1) + 1;
    if (version === null || version > next) return;
    this.#needed = null;
    if (version < next) return;
    for (const listener of [...this.#needListeners]) listener(version);
  }

  #onOrder(message: OfType<'order'>): void {
    this.#order.value = message.order;
    this.#unanswered.get(ORDER)?.done(message);
    this.#unanswered.delete(ORDER);
  }

  #onAnswer(message: OfType<'done'> | OfType<'said'>): void {
    this.#unanswered.get(message.id)?.done(message);
    this.#unanswered.delete(message.id);
  }

  #onError({ re, error }: OfType<'error'>): void {
    if (re === null) {
      // Too many messages at once: the server does not say which one it dropped, so send all again.
      if (isRetryable(error)) this.#retryLater(error, () => this.#resume());
      return;
    }
    const key = keyOf(re, this.id);
    const unanswered = this.#unanswered.get(key);
    if (unanswered !== undefined) this.#onFailure(unanswered, key, error);
    else if (re.table === this.id && re.type === 'watch') this.#onRefusal(error);
    else if (re.table === this.id && re.type === 'history') this.#onPageRefusal(error);
  }

  #onPageRefusal(error: ProtocolError): void {
    if (isRetryable(error)) this.#retryLater(error, () => this.#requestPage());
    else this.#resolvePage(null);
  }

  #onFailure(unanswered: Unanswered, id: string, error: ProtocolError): void {
    if (unanswered.failed(error)) this.#unanswered.delete(id);
    else this.#retryLater(error, () => this.#unanswered.has(id) && this.#connection.send(unanswered.message));
  }

  #onRefusal(error: ProtocolError): void {
    if (isRetryable(error)) {
      this.#retryLater(error, () => this.#subscribe());
      return;
    }
    if (error.code === 'closed' && 'why' in error) this.#closedFor.value = error.why;
    // A broken match keeps its room, and the room says what is wrong.
    if (error.code !== 'notOpen') this.#absence.value = absenceIn(error);
    this.#pendingSnapshot?.reject(new Error(error.code));
    this.#pendingSnapshot = null;
  }

  #retryLater(error: ProtocolError, again: () => void): void {
    const timer = setTimeout(again, 'retryAfterMs' in error ? error.retryAfterMs : 0);
    this.#stops.push(() => clearTimeout(timer));
  }
}

/** Orders carry no id, because a seat has one at a time. */
const ORDER = 'order';

const keyOf = ({ type, id, table }: NonNullable<OfType<'error'>['re']>, here: TableId): string =>
  type === 'order' && table === here ? ORDER : (id ?? '');

/** 32 hexadecimal digits. */
const newMessageId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const absenceIn = (error: ProtocolError): Absence => {
  if (error.code === 'notFound' || error.code === 'closed') return error.code;
  return 'why' in error && error.why === 'kicked' ? 'kicked' : 'forbidden';
};

const tableOf = (message: Exclude<FromServer, { type: 'error' }>): TableId | null => {
  if (message.type === 'room') return message.room.id;
  return 'table' in message ? message.table : null;
};

/** Merges the steps of a gap into one update. The views in between are not known. */
const mergedUpdate = ({ missed, update }: OfType<'resumed'>): AnyUpdate => ({
  ...update,
  events: missed.flatMap(({ events }) => events),
});

const withLines = (lines: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] => {
  const all = new Map([...lines, ...more].map((one) => [one.line, one]));
  return [...all.values()].sort((a, b) => a.line - b.line);
};

/** A full disk is reported to the player, who decides whether to try again. */
const isRetryable = (error: ProtocolError): boolean => 'retryAfterMs' in error && error.code !== 'storageUnavailable';

/** Null if the command must be sent again. */
const answerToCommand = (id: string, error: ProtocolError): Answer | null => {
  if (isRetryable(error)) return null;
  return answerOfError(id, error) ?? { type: 'failed', id, error: { code: 'badMessage', why: error.code } };
};
