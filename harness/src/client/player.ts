/** A client at one seat. It watches, acts after a delay and resends unanswered commands, as the web app does. */

import { type Chance, fingerprint, type GameTypes, pick, type Seat } from '@fremont/kernel';
import type { Command, Update, Version } from '@fremont/table';
import type { FromServer } from '@fremont/table/protocol';
import { isRetryable, type Ledger } from '../ledger.ts';
import { between, happens } from '../random.ts';
import type { chooseCommand } from './choose-command.ts';
import type { Person } from './person.ts';
import { SocketClient } from './socket-client.ts';

export interface PlayerParts {
  readonly person: Person;
  readonly seat: Seat;
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly choose: typeof chooseCommand;
  /** The shortest and the longest delay before a command. */
  readonly thinkMs: readonly [number, number];
  /** How many of a thousand commands are sent more than once. */
  readonly repeatPerMille: number;
  /** Gets the milliseconds between sending a command and its answer. */
  onAnswer?(ms: number): void;
  onOver?(): void;
  /** The connection was lost. */
  onLost?(player: Player): void;
  /** The table is shown on a new connection. */
  onShown?(player: Player): void;
  onUpdate?(player: Player, version: Version): void;
}

/** The most extra copies of a repeated command. */
const COPIES_MAX = 4;
const RETRY_MS = 300;

export class Player {
  readonly person: Person;
  readonly seat: Seat;
  table: string;
  /** The last update; null before the first one. */
  latest: Update<GameTypes> | null = null;
  /** Hashes of the shown views, by version. The audit compares them with the log. */
  readonly shown = new Map<Version, number>();
  /** The number of frames that did not follow the protocol. */
  foreign = 0;
  readonly #parts: PlayerParts;
  #client: SocketClient | null = null;
  #pending: Command | null = null;
  #sentAt = 0;
  #thinking: NodeJS.Timeout | null = null;
  #isOver = false;

  constructor(table: string, parts: PlayerParts) {
    this.table = table;
    this.person = parts.person;
    this.seat = parts.seat;
    this.#parts = parts;
  }

  get isConnected(): boolean {
    return this.#client?.isOpen ?? false;
  }

  /** The command that is not answered yet. */
  get pending(): Command | null {
    return this.#pending;
  }

  /** Rejects if the server is down. */
  async connect(): Promise<void> {
    this.disconnect();
    const client = await SocketClient.connect(this.person);
    this.#client = client;
    client.listen((frame) => this.#receive(frame));
    client.closed.then(() => {
      this.foreign += client.foreign.length;
      if (this.#client !== client) return;
      this.disconnect();
      this.#parts.onLost?.(this);
    });
    this.#watch();
    if (this.#pending !== null) this.#send(this.#pending);
  }

  disconnect(): void {
    this.#stopThinking();
    this.#client?.close();
    this.#client = null;
  }

  repeat(command: Command): void {
    this.#send(command);
  }

  /** Stays connected and sends no new commands. */
  stopActing(): void {
    this.#stopThinking();
    this.#isOver = true;
  }

  #watch(): void {
    this.#client?.send({ type: 'watch', table: this.table, as: this.seat, have: this.latest?.version ?? null });
  }

  #receive(frame: FromServer): void {
    if (!('table' in frame) || frame.table !== this.table) {
      if (frame.type === 'error') this.#receiveError(frame);
      return;
    }
    if (frame.type === 'table' || frame.type === 'resumed' || frame.type === 'update') {
      this.#show(frame.update);
      if (frame.type !== 'update') this.#parts.onShown?.(this);
    } else if (frame.type === 'done') this.#answered(frame.id, () => ({ type: 'done', version: frame.version }));
  }

  #receiveError({ re, error }: Extract<FromServer, { type: 'error' }>): void {
    if (re?.type === 'watch' && isRetryable(error)) setTimeout(() => this.#watch(), RETRY_MS).unref();
    if (re?.type !== 'command' || re.id === null) return;
    if (!isRetryable(error)) this.#answered(re.id, () => ({ type: 'refused', error }));
    else if (re.id === this.#pending?.id) {
      const command = this.#pending;
      setTimeout(() => this.isConnected && this.#send(command), RETRY_MS).unref();
    }
  }

  #answered(id: string, answer: () => Parameters<Ledger['recordAnswer']>[1]): void {
    this.#parts.ledger.recordAnswer(id, answer());
    if (id !== this.#pending?.id) return;
    this.#pending = null;
    this.#parts.onAnswer?.(performance.now() - this.#sentAt);
    this.#think();
  }

  #show(update: Update<GameTypes>): void {
    if (this.latest !== null && update.version < this.latest.version) return;
    this.latest = update;
    this.shown.set(update.version, hashOfView(update.view));
    this.#parts.onUpdate?.(this, update.version);
    if (update.outcome !== null && !this.#isOver) {
      this.#isOver = true;
      this.#parts.onOver?.();
    }
    this.#think();
  }

  #think(): void {
    if (this.#thinking !== null || this.#pending !== null || this.#isOver) return;
    const [min, max] = this.#parts.thinkMs;
    this.#thinking = setTimeout(() => this.#decide(), between(this.#parts.chance, min, max, 'think'));
  }

  #stopThinking(): void {
    if (this.#thinking !== null) clearTimeout(this.#thinking);
    this.#thinking = null;
  }

  #decide(): void {
    this.#thinking = null;
    if (this.latest === null || this.#pending !== null || !this.isConnected) return;
    const { choose, chance, repeatPerMille } = this.#parts;
    const command = choose(this.latest, this.seat, chance);
    if (command === null) return;
    this.#pending = command;
    this.#sentAt = performance.now();
    const copies = happens(chance, repeatPerMille, 'repeat') ? between(chance, 1, COPIES_MAX, 'copies') : 0;
    for (let copy = 0; copy <= copies; copy++) this.#send(command);
  }

  #send(command: Command): void {
    this.#parts.ledger.recordSent(this.table, command);
    this.#client?.send({ type: 'command', table: this.table, command });
  }
}

export const hashOfView = (view: object): number => fingerprint(JSON.stringify(view));

/** A random choice of the player's acknowledged commands, to be sent again. */
export const oldCommands = (ledger: Ledger, { table, seat }: Player, count: number, chance: Chance): Command[] => {
  const done = [...ledger.sent.values()].filter(
    (sent) => sent.table === table && sent.command.seat === seat && sent.answer?.type === 'done',
  );
  if (done.length === 0) return [];
  return Array.from({ length: count }, () => pick(done, chance, 'old').command);
};
