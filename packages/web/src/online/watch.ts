/**
 * One table on the server as this page follows it: the people around it, the match, the clock, the chat. After every loss
 * of the line it catches up by itself and says again what was not answered.
 */

import type { GameTypes, Seat, Viewer } from '@fremont/kernel';
import type { Answer, Command, HistoryStep, Update, Version } from '@fremont/table';
import {
  answerOfError,
  type ChatLine,
  type ClockView,
  type FromClient,
  type FromServer,
  type ProtocolError,
  type Room,
  type Said,
  type TableId,
} from '@fremont/table/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Line } from './socket.ts';

/** What a watch needs of the line. */
export type Wire = Pick<Line, 'say' | 'onMessage' | 'onUp' | 'isUp'>;

export interface Look {
  readonly update: Update<GameTypes>;
  readonly history: readonly HistoryStep<GameTypes>[];
  /** What this person had been shown when they were last here. */
  readonly seen: Version;
}

export interface ShownClock extends ClockView {
  /** When it arrived, on the page's own clock. */
  readonly at: number;
}

export interface Presence {
  /** By seat; empty before the first word about it. */
  readonly present: readonly boolean[];
  readonly watchers: number;
}

/** Why there is nothing to be seen. */
export type Absence = 'kicked' | 'closed' | 'notFound' | 'forbidden';

type OfType<T extends FromServer['type']> = Extract<FromServer, { type: T }>;
type AnyUpdate = Update<GameTypes>;

interface Unanswered {
  readonly message: FromClient;
  done(message: OfType<'done'> | OfType<'said'> | OfType<'order'>): void;
  /** False when it shall be said again after a while. */
  failed(error: ProtocolError): boolean;
}

export class Watch {
  readonly id: TableId;
  readonly #wire: Wire;
  readonly #room = signal<Room | null>(null);
  readonly #absence = signal<Absence | null>(null);
  readonly #presence = signal<Presence>({ present: [], watchers: 0 });
  readonly #clock = signal<ShownClock | null>(null);
  readonly #chat = signal<readonly ChatLine[]>([]);
  readonly #order = signal<object | null>(null);
  readonly #updateListeners = new Set<(update: AnyUpdate) => void>();
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #stops: (() => void)[];
  #viewer: Viewer = 'spectator';
  /** The last version that arrived; null while a fresh look is wanted. */
  #have: Version | null = null;
  #looking: { resolve(look: Look): void; reject(error: Error): void } | null = null;

  constructor(wire: Wire, id: TableId) {
    this.#wire = wire;
    this.id = id;
    this.#stops = [wire.onMessage((message) => this.#receive(message)), wire.onUp(() => this.#resume())];
    this.#ask();
  }

  get room(): ReadonlySignal<Room | null> {
    return this.#room;
  }

  get absence(): ReadonlySignal<Absence | null> {
    return this.#absence;
  }

  get presence(): ReadonlySignal<Presence> {
    return this.#presence;
  }

  get clock(): ReadonlySignal<ShownClock | null> {
    return this.#clock;
  }

  get chat(): ReadonlySignal<readonly ChatLine[]> {
    return this.#chat;
  }

  /** The standing order of the seat this page looks as; only its own person is ever told. */
  get order(): ReadonlySignal<object | null> {
    return this.#order;
  }

  /** A fresh look at the match. Waits for the line if it has to. */
  look(viewer: Viewer): Promise<Look> {
    this.#looking?.reject(new Error('another look was asked for'));
    this.#viewer = viewer;
    this.#order.value = null;
    this.#have = null;
    return new Promise((resolve, reject) => {
      this.#looking = { resolve, reject };
      this.#ask();
    });
  }

  onUpdate(listener: (update: AnyUpdate) => void): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  /** Answered once the line stands; what is said again keeps its id, so it happens once. */
  send(command: Command): Promise<Answer> {
    const { id } = command;
    return new Promise((resolve) => {
      this.#sayUntilAnswered(id, {
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

  /** Resolves with null when it was said, else with the reason. */
  say(said: Said): Promise<ProtocolError | null> {
    const id = newMessageId();
    return new Promise((resolve) => {
      this.#sayUntilAnswered(id, {
        message: { type: 'chat', table: this.id, id, said },
        done: () => resolve(null),
        failed: (error) => {
          const later = isForLater(error);
          if (!later) resolve(error);
          return !later;
        },
      });
    });
  }

  /** Leaves a standing order for the seat, or takes it back with null. Resolves with null once it is safe. */
  leaveOrder(seat: Seat, order: object | null): Promise<ProtocolError | null> {
    return new Promise((resolve) => {
      this.#sayUntilAnswered(ORDER, {
        message: { type: 'order', table: this.id, seat, order },
        done: () => resolve(null),
        failed: (error) => {
          const later = isForLater(error);
          if (!later) resolve(error);
          return !later;
        },
      });
    });
  }

  shown(version: Version): void {
    this.#wire.say({ type: 'shown', table: this.id, version });
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#wire.say({ type: 'unwatch', table: this.id });
    this.#looking?.reject(new Error('the table was closed'));
    this.#looking = null;
  }

  #ask(): void {
    this.#wire.say({ type: 'watch', table: this.id, as: this.#viewer, have: this.#have });
  }

  #resume(): void {
    this.#ask();
    for (const { message } of this.#unanswered.values()) this.#wire.say(message);
  }

  #sayUntilAnswered(id: string, unanswered: Unanswered): void {
    this.#unanswered.set(id, unanswered);
    this.#wire.say(unanswered.message);
  }

  #receive(message: FromServer): void {
    if (message.type === 'error') this.#hearError(message);
    else if (tableOf(message) === this.id) this.#hear(message);
  }

  #hear(message: Exclude<FromServer, { type: 'error' }>): void {
    switch (message.type) {
      case 'room':
        this.#hearRoom(message.room);
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
        this.#hearTable(message);
        break;
      case 'resumed':
        this.#hearNews(message, afterGap(message));
        break;
      case 'update':
        this.#hearNews(message, message.update);
        break;
      case 'order':
        this.#hearOrder(message);
        break;
      case 'done':
      case 'said':
        this.#hearAnswer(message);
        break;
    }
  }

  #hearRoom(room: Room): void {
    batch(() => {
      this.#room.value = room;
      this.#absence.value = null;
    });
  }

  #hearTable(message: OfType<'table'>): void {
    const { update, history, seen } = message;
    if (update.viewer !== this.#viewer) return;
    const looking = this.#looking;
    this.#looking = null;
    const behind = this.#have !== update.version;
    this.#take(message);
    if (looking !== null) looking.resolve({ update, history, seen });
    // Nobody asked for it: the gap was too long to be told, so the screen has to look again.
    else if (behind) this.#tell({ ...update, jump: true });
  }

  #hearNews(message: OfType<'resumed'> | OfType<'update'>, update: AnyUpdate): void {
    if (update.viewer !== this.#viewer || this.#looking !== null) return;
    const isNew = this.#have === null || update.version > this.#have;
    this.#take(message);
    if (isNew) this.#tell(update);
  }

  #take({ update, clock }: { readonly update: AnyUpdate; readonly clock: ClockView | null }): void {
    this.#have = update.version;
    batch(() => {
      this.#clock.value = clock === null ? null : { ...clock, at: performance.now() };
      this.#presence.value = { ...this.#presence.peek(), present: update.players.map(({ present }) => present) };
    });
  }

  #tell(update: AnyUpdate): void {
    for (const listener of [...this.#updateListeners]) listener(update);
  }

  #hearOrder(message: OfType<'order'>): void {
    this.#order.value = message.order;
    this.#unanswered.get(ORDER)?.done(message);
    this.#unanswered.delete(ORDER);
  }

  #hearAnswer(message: OfType<'done'> | OfType<'said'>): void {
    this.#unanswered.get(message.id)?.done(message);
    this.#unanswered.delete(message.id);
  }

  #hearError({ re, error }: OfType<'error'>): void {
    if (re === null) {
      // Too many messages at once: nobody knows which one was not heard.
      if (isForLater(error)) this.#againLater(error, () => this.#resume());
      return;
    }
    const key = keyOf(re, this.id);
    const unanswered = this.#unanswered.get(key);
    if (unanswered !== undefined) this.#hearFailure(unanswered, key, error);
    else if (re.type === 'watch' && re.table === this.id) this.#hearRefusal(error);
  }

  #hearFailure(unanswered: Unanswered, id: string, error: ProtocolError): void {
    if (unanswered.failed(error)) this.#unanswered.delete(id);
    else this.#againLater(error, () => this.#unanswered.has(id) && this.#wire.say(unanswered.message));
  }

  #hearRefusal(error: ProtocolError): void {
    if (isForLater(error)) {
      this.#againLater(error, () => this.#ask());
      return;
    }
    // A match in trouble leaves the room to look at, and the room says which trouble it is.
    if (error.code !== 'notOpen') this.#absence.value = absenceIn(error);
    this.#looking?.reject(new Error(error.code));
    this.#looking = null;
  }

  #againLater(error: ProtocolError, again: () => void): void {
    const timer = setTimeout(again, 'retryAfterMs' in error ? error.retryAfterMs : 0);
    this.#stops.push(() => clearTimeout(timer));
  }
}

/** Orders carry no id: a seat has one at a time. */
const ORDER = 'order';

const keyOf = ({ type, id, table }: NonNullable<OfType<'error'>['re']>, here: TableId): string =>
  type === 'order' && table === here ? ORDER : (id ?? '');

/** 32 hexadecimal digits. */
const newMessageId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const absenceIn = (error: ProtocolError): Absence => {
  if (error.code === 'notFound') return 'notFound';
  return 'why' in error && error.why === 'kicked' ? 'kicked' : 'forbidden';
};

const tableOf = (message: Exclude<FromServer, { type: 'error' }>): TableId | null => {
  if (message.type === 'room') return message.room.id;
  return 'table' in message ? message.table : null;
};

/** The steps of a gap told as one: the views in between are not known and not needed. */
const afterGap = ({ missed, update }: OfType<'resumed'>): AnyUpdate => ({
  ...update,
  events: missed.flatMap(({ events }) => events),
});

const withLines = (lines: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] => {
  const all = new Map([...lines, ...more].map((one) => [one.line, one]));
  return [...all.values()].sort((a, b) => a.line - b.line);
};

/** A full disk is told to the player instead: they decide whether to try again. */
const isForLater = (error: ProtocolError): boolean => 'retryAfterMs' in error && error.code !== 'storageUnavailable';

/** Null when the command is to be sent again. */
const answerToCommand = (id: string, error: ProtocolError): Answer | null => {
  if (isForLater(error)) return null;
  return answerOfError(id, error) ?? { type: 'failed', id, error: { code: 'badMessage', why: error.code } };
};
