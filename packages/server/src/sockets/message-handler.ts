/** Handles messages from sockets. Every message gets exactly one reply: a result or an error. */

import type { Viewer } from '@fremont/kernel';
import type { Answer } from '@fremont/table';
import {
  type FromClient,
  PROTOCOL_VERSION,
  type ProtocolError,
  type Room,
  type TableId,
} from '@fremont/table/protocol';
import type { Chat } from '../chat/chat.ts';
import type { Contributions } from '../fair/contributions.ts';
import type { Host } from '../host/host.ts';
import type { LiveTable } from '../host/live-table.ts';
import type { MatchActions } from '../host/match-actions.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { LobbyFeed } from '../lobby/lobby-feed.ts';
import { checkNotKicked, isInside, type RoomFacts, type Rooms, seatsHeldBy } from '../lobby/rooms.ts';
import type { Sanctions } from '../moderation/sanctions.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import {
  anchoredMessage,
  answerMessage,
  chatMessage,
  errorMessage,
  historyMessage,
  type InReplyTo,
  orderMessage,
  pongMessage,
  resumedMessage,
  roomMessage,
  saidMessage,
  tableMessage,
  welcomeMessage,
} from '../outgoing-messages.ts';
import type { People } from '../people/people.ts';
import { checkScope, type ProgramAccess } from '../people/tokens.ts';
import { errorOf, notYourSeat, requestError, retryLater } from '../request-error.ts';
import { newIncident } from '../secrets.ts';
import type { Storage } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import type { Connection } from './connection.ts';
import type { Sockets } from './sockets.ts';

export interface MessageHandlerParts {
  readonly sockets: Sockets;
  readonly people: People;
  readonly rooms: Rooms;
  readonly feed: LobbyFeed;
  readonly lobby: Pick<Lobby, 'keepAnchor'>;
  readonly contributions: Contributions;
  readonly host: Host;
  readonly actions: MatchActions;
  readonly chat: Chat;
  readonly sanctions: Sanctions;
  readonly storage: Storage;
  readonly tuning: Tuning;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
  isBusy(): boolean;
  isDraining(): boolean;
  restartRetryMs(): number;
}

type MessageOf<K extends FromClient['type']> = Extract<FromClient, { readonly type: K }>;

/** The scope that a program needs for a message. Watching and the lobby need none. */
const ACCESS: Readonly<Partial<Record<FromClient['type'], ProgramAccess>>> = {
  command: 'play',
  order: 'play',
  anchor: 'play',
  share: 'play',
  chat: 'chat',
};

const BUSY_RETRY_MS = 5_000;
/** The time of the last visit to a table is stored this exactly. */
const VISIT_MS = 24 * 3_600_000;

export class MessageHandler {
  readonly #parts: MessageHandlerParts;
  /** By connection and table: the newest version that the client has shown. Stored when the connection closes. */
  readonly #shown = new Map<Connection, Map<TableId, number>>();

  constructor(parts: MessageHandlerParts) {
    this.#parts = parts;
  }

  handle(connection: Connection, message: FromClient): void {
    this.#handle(connection, message).catch((thrown) => this.#fail(connection, message, thrown));
  }

  refuse(connection: Connection, re: InReplyTo | null, error: ProtocolError): void {
    this.#parts.metrics.countError(error);
    connection.send(errorMessage(re, error));
  }

  /** Stores the version that the person has seen, so that their next visit starts there. */
  async onClosed(connection: Connection): Promise<void> {
    const shown = this.#shown.get(connection);
    this.#shown.delete(connection);
    for (const [table, version] of shown ?? []) await this.#markSeen(connection, table, version);
  }

  #fail(connection: Connection, message: FromClient, thrown: unknown): void {
    const error = errorOf(thrown, (fault, incident) =>
      this.#parts.log.error(
        { err: fault, incident, message: message.type },
        'an unexpected error while handling a message',
      ),
    );
    this.refuse(connection, inReplyTo(message), error);
  }

  async #handle(connection: Connection, message: FromClient): Promise<void> {
    if (message.type === 'hello') return this.#greet(connection, message);
    if (!connection.hasSaidHello) throw requestError('badSchema', 'hello');
    checkScope(connection, ACCESS[message.type] ?? 'any');
    switch (message.type) {
      case 'watch':
        return this.#watch(connection, message);
      case 'history':
        return this.#sendHistory(connection, message);
      case 'unwatch':
        return this.#unwatch(connection, message.table);
      case 'command':
        return this.#command(connection, message);
      case 'order':
        return this.#order(connection, message);
      case 'chat':
        return this.#say(connection, message);
      case 'shown':
        return this.#noteShown(connection, message);
      case 'anchor':
        await this.#parts.lobby.keepAnchor(message.table, connection.person, message);
        return connection.send(anchoredMessage(message.table, message.seat));
      case 'share':
        return this.#parts.contributions.receive(connection.person, message.table, message.version, message);
      case 'lobby':
        connection.isSubscribedToLobby = message.on;
        if (message.on) await this.#parts.feed.sendTo(connection);
        return;
      case 'ping':
        return connection.send(pongMessage(message.n));
    }
  }

  async #greet(connection: Connection, hello: MessageOf<'hello'>): Promise<void> {
    if (hello.protocol !== PROTOCOL_VERSION) {
      this.refuse(connection, inReplyTo(hello), { code: 'versionTooOld', why: String(PROTOCOL_VERSION) });
      connection.close('policy');
      return;
    }
    const ban = this.#parts.sanctions.banOf({ id: connection.person, owner: connection.owner }, connection.ip);
    if (ban !== null) {
      this.refuse(connection, { type: 'hello', id: null, table: null }, ban);
      connection.close('banned');
      return;
    }
    connection.hasSaidHello = true;
    connection.send(welcomeMessage(await this.#parts.people.person(connection.person)));
  }

  async #watch(connection: Connection, { table, as, have }: MessageOf<'watch'>): Promise<void> {
    const { rooms, sockets, chat } = this.#parts;
    const facts = await rooms.get(table, connection.person);
    this.#checkMayWatch(connection, facts, as);
    const { live, problem } = await this.#openFor(facts, connection.person);
    const lines = isInside(facts, connection.person) ? await chat.history(table, connection.person) : [];
    if (!connection.isOpen) return;
    // No await from here on: a change between the snapshot and the subscription would be lost.
    sockets.watch(connection, table, live === null ? null : as);
    const room: Room = rooms.roomFor(facts, connection.person);
    connection.send(roomMessage(room));
    if (live !== null) this.#sendTable(connection, live, as, have, seenBy(facts, connection.person));
    if (lines.length > 0) connection.send(chatMessage(table, lines));
    this.#noteVisit(facts);
    if (problem !== null) throw problem;
  }

  /** Best effort, at most once a day. A running match that nobody visits is ended in the end. */
  #noteVisit({ stored: { id, status, visited } }: RoomFacts): void {
    const { storage, now } = this.#parts;
    if (status !== 'running' || now() - visited < VISIT_MS) return;
    storage.tables.markVisited(id, now()).catch(() => undefined);
  }

  #checkMayWatch(connection: Connection, facts: RoomFacts, as: MessageOf<'watch'>['as']): void {
    const { sockets, tuning, isBusy } = this.#parts;
    const { person } = connection;
    const { id } = facts.stored;
    checkNotKicked(facts, person);
    const held = seatsHeldBy(facts, person);
    if (as !== 'spectator' && !held.some(({ seat }) => seat === as))
      throw notYourSeat(as, held.length > 0 ? facts.plan.chairs.length : null);
    if (held.length === 0 && isBusy()) throw retryLater('serverBusy', 'spectators', BUSY_RETRY_MS);
    const watched = sockets.tablesOf(connection);
    const isWatching = watched.has(id);
    if (!isWatching && watched.size >= tuning.tablesPerSocket) throw requestError('forbidden', 'tooManyWatched');
    if (!isWatching && sockets.countOf(person, id) >= tuning.socketsPerPersonAndTable)
      throw retryLater('rateLimited', 'socketsPerTable', BUSY_RETRY_MS);
  }

  /** The match, if this person may watch it. With a damaged match they still get the room, and then the problem. */
  async #openFor(
    facts: RoomFacts,
    person: string,
  ): Promise<{ readonly live: LiveTable | null; readonly problem: Error | null }> {
    if (facts.stored.match === null || !isInside(facts, person)) return { live: null, problem: null };
    try {
      const live = await this.#parts.host.open(facts.stored.id);
      await live.refreshOrders();
      return { live, problem: null };
    } catch (thrown) {
      return { live: null, problem: thrown instanceof Error ? thrown : new Error(String(thrown)) };
    }
  }

  #sendTable(
    connection: Connection,
    live: LiveTable,
    as: MessageOf<'watch'>['as'],
    have: number | null,
    seen: number,
  ): void {
    const missed = have === null ? null : live.missed(as, have);
    const look = live.look(as);
    this.#parts.metrics.resumes.inc({ kind: missed === null ? 'look' : 'missed' });
    connection.send(missed === null ? tableMessage(look, live.historyBefore(as), seen) : resumedMessage(look, missed));
    const order = as === 'spectator' ? null : live.orderOf(as);
    if (as !== 'spectator' && order !== null) connection.send(orderMessage(live.id, as, order));
  }

  async #sendHistory(connection: Connection, { table, before }: MessageOf<'history'>): Promise<void> {
    // Before the table is looked up, so that the answer does not say whether it exists.
    this.#viewerOf(connection, table);
    const live = await this.#parts.host.open(table);
    const viewer = this.#viewerOf(connection, table);
    connection.send(historyMessage(table, viewer, before, live.historyBefore(viewer, before)));
  }

  #viewerOf(connection: Connection, table: TableId): Viewer {
    const viewer = this.#parts.sockets.viewerOf(connection, table);
    if (viewer === null) throw requestError('notOpen', 'notWatched');
    return viewer;
  }

  async #unwatch(connection: Connection, table: TableId): Promise<void> {
    this.#parts.sockets.unwatch(connection, table);
    const version = this.#shown.get(connection)?.get(table);
    this.#shown.get(connection)?.delete(table);
    if (version !== undefined) await this.#markSeen(connection, table, version);
  }

  /** Does not wait for the answer: the table itself runs commands one after the other. */
  async #command(connection: Connection, { table, command }: MessageOf<'command'>): Promise<void> {
    const { host, actions, metrics, isDraining, restartRetryMs } = this.#parts;
    if (isDraining()) throw retryLater('serverRestarting', '', restartRetryMs());
    const began = performance.now();
    const live = await host.open(table);
    await actions.command(live, connection.person, command, (answer) => {
      const seconds = (performance.now() - began) / 1000;
      metrics.commandSeconds.observe({ game: live.table.setting.game }, seconds);
      metrics.commands.inc({ result: answer.type === 'failed' ? answer.error.code : answer.type });
      connection.send(answerMessage(live.id, answer, this.#incidentOf(live.id, answer)));
    });
  }

  /** The reply repeats the order. It goes to this connection only, because orders are private. */
  async #order(connection: Connection, { table, seat, order }: MessageOf<'order'>): Promise<void> {
    const { host, actions, isDraining, restartRetryMs } = this.#parts;
    if (isDraining()) throw retryLater('serverRestarting', '', restartRetryMs());
    const live = await host.open(table);
    connection.send(orderMessage(table, seat, await actions.placeOrder(live, connection.person, seat, order)));
  }

  /** An id by which operators find the fault in the log. Empty unless the rules broke. */
  #incidentOf(table: TableId, answer: Answer): string {
    if (answer.type !== 'failed' || answer.error.code !== 'tableBroken') return '';
    const incident = newIncident();
    this.#parts.log.error({ table, incident }, 'the rules threw while they handled a command');
    return incident;
  }

  async #say(connection: Connection, { table, id, said }: MessageOf<'chat'>): Promise<void> {
    const { chat, isDraining, restartRetryMs } = this.#parts;
    if (isDraining()) throw retryLater('serverRestarting', '', restartRetryMs());
    await chat.say(table, connection.person, { id, said }, (line) => connection.send(saidMessage(table, id, line)));
  }

  #noteShown(connection: Connection, { table, version }: MessageOf<'shown'>): void {
    if (this.#parts.sockets.viewerOf(connection, table) === null) return;
    const shown = this.#shown.get(connection) ?? new Map<TableId, number>();
    this.#shown.set(connection, shown.set(table, Math.max(version, shown.get(table) ?? 0)));
  }

  /** Best effort. If this write fails, the client replays a few more steps next time. */
  async #markSeen({ person }: Connection, table: TableId, version: number): Promise<void> {
    const head = this.#parts.host.peek(table)?.table.version ?? version;
    await this.#parts.storage.tables.markSeen(table, person, Math.min(version, head)).catch(() => undefined);
  }
}

const seenBy = ({ members }: RoomFacts, person: string): number =>
  members.find(({ identity }) => identity === person)?.seenVersion ?? 0;

const inReplyTo = (message: FromClient): InReplyTo => ({
  type: message.type,
  id: idOf(message),
  table: 'table' in message ? message.table : null,
});

const idOf = (message: FromClient): string | null => {
  if (message.type === 'command') return message.command.id;
  return message.type === 'chat' ? message.id : null;
};
