/** Serves what arrives on sockets. Every message gets what it asked for or one error, never silence. */

import type { Answer, Command } from '@fremont/table';
import {
  type FromClient,
  PROTOCOL_VERSION,
  type ProtocolError,
  type Room,
  type TableId,
} from '@fremont/table/protocol';
import type { Chat } from '../chat/chat.ts';
import { denial, errorOf, retryLater } from '../denial.ts';
import type { Host } from '../host/host.ts';
import type { LiveTable } from '../host/live-table.ts';
import type { LobbyFeed } from '../lobby/lobby-feed.ts';
import { checkNotKicked, isInside, type RoomFacts, type Rooms, seatsHeldBy } from '../lobby/rooms.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { People } from '../people/people.ts';
import {
  answerFrame,
  chatFrame,
  errorFrame,
  orderFrame,
  pongFrame,
  type Regarding,
  resumedFrame,
  roomFrame,
  saidFrame,
  tableFrame,
  welcomeFrame,
} from '../projection.ts';
import { newIncident } from '../secrets.ts';
import type { Storage } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import type { Connection } from './connection.ts';
import type { Sockets } from './sockets.ts';

export interface DeskParts {
  readonly sockets: Sockets;
  readonly people: People;
  readonly rooms: Rooms;
  readonly feed: LobbyFeed;
  readonly host: Host;
  readonly chat: Chat;
  readonly storage: Storage;
  readonly tuning: Tuning;
  readonly metrics: Metrics;
  readonly log: Log;
  isBusy(): boolean;
  isDraining(): boolean;
  restartRetryMs(): number;
}

type MessageOf<K extends FromClient['type']> = Extract<FromClient, { readonly type: K }>;

const BUSY_RETRY_MS = 5_000;

export class Desk {
  readonly #parts: DeskParts;
  /** The newest version each socket has shown its person, by table; written down when they go. */
  readonly #shown = new Map<Connection, Map<TableId, number>>();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  serve(connection: Connection, message: FromClient): void {
    try {
      // Nothing is waited for where there is nothing to wait for: at once, and a good deal cheaper.
      this.#handle(connection, message)?.catch((thrown) => this.#failed(connection, message, thrown));
    } catch (thrown) {
      this.#failed(connection, message, thrown);
    }
  }

  refuse(connection: Connection, re: Regarding | null, error: ProtocolError): void {
    this.#parts.metrics.heardError(error);
    connection.send(errorFrame(re, error));
  }

  /** What the person had seen is kept for when they come back. */
  async forget(connection: Connection): Promise<void> {
    const shown = this.#shown.get(connection);
    this.#shown.delete(connection);
    for (const [table, version] of shown ?? []) await this.#markSeen(connection, table, version);
  }

  #failed(connection: Connection, message: FromClient, thrown: unknown): void {
    const error = errorOf(thrown, (fault, incident) =>
      this.#parts.log.error({ err: fault, incident, message: message.type }, 'a fault'),
    );
    this.refuse(connection, regarding(message), error);
  }

  #handle(connection: Connection, message: FromClient): Promise<void> | undefined {
    if (message.type === 'hello') return this.#greet(connection, message);
    if (!connection.isWelcome) throw denial('badSchema', 'hello');
    switch (message.type) {
      case 'watch':
        return this.#watch(connection, message);
      case 'unwatch':
        return this.#unwatch(connection, message.table);
      case 'command':
        return this.#command(connection, message);
      case 'order':
        return this.#order(connection, message);
      case 'chat':
        return this.#say(connection, message);
      case 'shown':
        this.#noteShown(connection, message);
        return undefined;
      case 'lobby':
        connection.hearsLobby = message.on;
        return message.on ? this.#parts.feed.sendTo(connection) : undefined;
      case 'ping':
        connection.send(pongFrame(message.n));
        return undefined;
    }
  }

  async #greet(connection: Connection, { protocol }: MessageOf<'hello'>): Promise<void> {
    if (protocol !== PROTOCOL_VERSION) {
      this.refuse(connection, null, { code: 'versionTooOld', why: String(PROTOCOL_VERSION) });
      connection.close('policy');
      return;
    }
    connection.isWelcome = true;
    connection.send(welcomeFrame(await this.#parts.people.person(connection.person)));
  }

  async #watch(connection: Connection, { table, as, have }: MessageOf<'watch'>): Promise<void> {
    const { rooms, sockets, chat } = this.#parts;
    const facts = await rooms.get(table, connection.person);
    this.#checkMayWatch(connection, facts, as);
    const { live, trouble } = await this.#openFor(facts, connection.person);
    const lines = isInside(facts, connection.person) ? await chat.history(table, connection.person) : [];
    if (!connection.isOpen) return;
    // From here on without waiting: no change may come between the look and the news that follow it.
    sockets.watch(connection, table, live === null ? null : as);
    const room: Room = rooms.roomFor(facts, connection.person);
    connection.send(roomFrame(room));
    if (live !== null) this.#show(connection, live, as, have, seenBy(facts, connection.person));
    if (lines.length > 0) connection.send(chatFrame(table, lines));
    if (trouble !== null) throw trouble;
  }

  #checkMayWatch(connection: Connection, facts: RoomFacts, as: MessageOf<'watch'>['as']): void {
    const { sockets, tuning, isBusy } = this.#parts;
    const { person } = connection;
    const { id } = facts.stored;
    checkNotKicked(facts, person);
    const held = seatsHeldBy(facts, person);
    if (as !== 'spectator' && !held.some(({ seat }) => seat === as)) throw denial('notYourSeat', String(as));
    if (held.length === 0 && isBusy()) throw retryLater('serverBusy', 'spectators', BUSY_RETRY_MS);
    const isThere = sockets.tablesOf(connection).has(id);
    if (!isThere && sockets.countOf(person, id) >= tuning.socketsPerPersonAndTable)
      throw retryLater('rateLimited', 'socketsPerTable', BUSY_RETRY_MS);
  }

  /** The match, if there is one for this person; a damaged one leaves the room to look at. */
  async #openFor(
    facts: RoomFacts,
    person: string,
  ): Promise<{ readonly live: LiveTable | null; readonly trouble: Error | null }> {
    if (facts.stored.match === null || !isInside(facts, person)) return { live: null, trouble: null };
    try {
      return { live: await this.#parts.host.open(facts.stored.id), trouble: null };
    } catch (trouble) {
      return { live: null, trouble: trouble instanceof Error ? trouble : new Error(String(trouble)) };
    }
  }

  #show(
    connection: Connection,
    live: LiveTable,
    as: MessageOf<'watch'>['as'],
    have: number | null,
    seen: number,
  ): void {
    const missed = have === null ? null : live.missed(as, have);
    const look = live.look(as);
    this.#parts.metrics.resumes.inc({ kind: missed === null ? 'look' : 'missed' });
    connection.send(missed === null ? tableFrame(look, live.history(as), seen) : resumedFrame(look, missed));
    const order = as === 'spectator' ? null : live.orderOf(as);
    if (as !== 'spectator' && order !== null) connection.send(orderFrame(live.id, as, order));
  }

  async #unwatch(connection: Connection, table: TableId): Promise<void> {
    this.#parts.sockets.unwatch(connection, table);
    const version = this.#shown.get(connection)?.get(table);
    this.#shown.get(connection)?.delete(table);
    if (version !== undefined) await this.#markSeen(connection, table, version);
  }

  /** Commands do not wait for each other here: the table itself takes them one by one. */
  #command(connection: Connection, { table, command }: MessageOf<'command'>): Promise<void> | undefined {
    const { host, isDraining, restartRetryMs } = this.#parts;
    if (isDraining()) throw retryLater('serverRestarting', '', restartRetryMs());
    const began = performance.now();
    const live = host.peek(table);
    if (live === null) return host.open(table).then((opened) => this.#submit(connection, opened, command, began));
    this.#submit(connection, live, command, began);
    return undefined;
  }

  #submit(connection: Connection, live: LiveTable, command: Command, began: number): void {
    const { metrics } = this.#parts;
    live.command(connection.person, command, (answer) => {
      const seconds = (performance.now() - began) / 1000;
      metrics.commandSeconds.observe({ game: live.table.setting.game }, seconds);
      metrics.commands.inc({ result: answer.type === 'failed' ? answer.error.code : answer.type });
      connection.send(answerFrame(live.id, answer, this.#incidentOf(live.id, answer)));
    });
  }

  /** The answer repeats the order, to this person and nobody else. */
  async #order(connection: Connection, { table, seat, order }: MessageOf<'order'>): Promise<void> {
    const { host, isDraining, restartRetryMs } = this.#parts;
    if (isDraining()) throw retryLater('serverRestarting', '', restartRetryMs());
    const live = host.peek(table) ?? (await host.open(table));
    await live.leaveOrder(connection.person, seat, order);
    connection.send(orderFrame(table, seat, live.orderOf(seat)));
  }

  /** A name for what broke, to find it in the log; other answers have none. */
  #incidentOf(table: TableId, answer: Answer): string {
    if (answer.type !== 'failed' || answer.error.code !== 'tableBroken') return '';
    const incident = newIncident();
    this.#parts.log.error({ table, incident }, 'a command met broken rules');
    return incident;
  }

  async #say(connection: Connection, { table, id, said }: MessageOf<'chat'>): Promise<void> {
    const { chat, isDraining, restartRetryMs } = this.#parts;
    if (isDraining()) throw retryLater('serverRestarting', '', restartRetryMs());
    await chat.say(table, connection.person, { id, said }, (line) => connection.send(saidFrame(table, id, line)));
  }

  #noteShown(connection: Connection, { table, version }: MessageOf<'shown'>): void {
    if (this.#parts.sockets.viewerOf(connection, table) === null) return;
    const shown = this.#shown.get(connection) ?? new Map<TableId, number>();
    this.#shown.set(connection, shown.set(table, Math.max(version, shown.get(table) ?? 0)));
  }

  /** A convenience: if it cannot be written, more is told the next time. */
  async #markSeen({ person }: Connection, table: TableId, version: number): Promise<void> {
    const head = this.#parts.host.peek(table)?.table.version ?? version;
    await this.#parts.storage.tables.markSeen(table, person, Math.min(version, head)).catch(() => undefined);
  }
}

const seenBy = ({ members }: RoomFacts, person: string): number =>
  members.find(({ identity }) => identity === person)?.seenVersion ?? 0;

const regarding = (message: FromClient): Regarding => ({
  type: message.type,
  id: idOf(message),
  table: 'table' in message ? message.table : null,
});

const idOf = (message: FromClient): string | null => {
  if (message.type === 'command') return message.command.id;
  return message.type === 'chat' ? message.id : null;
};
