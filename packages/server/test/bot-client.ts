/** A client that plays whole matches over a socket. It repeats a command until it gets an answer. */

import type { GameTypes } from '@fremont/kernel';
import { seededChance } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import type { FromServer } from '@fremont/table/protocol';
import type { Guest } from './guest.ts';
import { newId, type TestSocket } from './test-socket.ts';

export interface PlayerNotes {
  /** Acknowledged commands with the version that each led to. */
  readonly acknowledged: Map<string, number>;
  readonly versions: number[];
  readonly errors: string[];
}

export class BotClient {
  readonly notes: PlayerNotes = { acknowledged: new Map(), versions: [], errors: [] };
  readonly #guest: Guest;
  readonly #table: string;
  readonly #seat: number;
  readonly #chance;
  #socket: TestSocket | null = null;
  /** The command that is not answered yet, and its decision. */
  #pending: { readonly id: string; readonly decision: string; readonly message: object } | null = null;
  #have: number | null = null;
  #finished: () => void = () => undefined;
  readonly over: Promise<void>;

  constructor(guest: Guest, table: string, seat: number, seed: number) {
    this.#guest = guest;
    this.#table = table;
    this.#seat = seat;
    this.#chance = seededChance(seed);
    this.over = new Promise((resolve) => {
      this.#finished = resolve;
    });
  }

  get version(): number {
    return this.#have ?? -1;
  }

  /** Watches the table, also after the connection was lost. */
  async sitDown(): Promise<void> {
    const socket = await this.#guest.socket();
    this.#socket = socket;
    socket.onMessage = (message) => this.#hear(message);
    socket.send({ type: 'watch', table: this.#table, as: this.#seat, have: this.#have });
    // The earlier command or its answer may have been lost. The server recognises a repeated command by its id.
    if (this.#pending !== null) socket.send(this.#pending.message);
  }

  /** Repeats the command that was not answered or could not be stored. */
  async sendAgain(): Promise<void> {
    if (this.#pending !== null) this.#socket?.send(this.#pending.message);
  }

  /** Resolves when the connection is closed, or at once when there is none. */
  async lost(): Promise<void> {
    await this.#socket?.closed;
  }

  async cut(): Promise<void> {
    await this.#socket?.cut();
  }

  #hear(message: FromServer): void {
    if (message.type === 'table' || message.type === 'update' || message.type === 'resumed') this.#see(message.update);
    else if (message.type === 'done') this.#settle(message.id, message.version);
    else if (message.type === 'error') this.#fail(message);
  }

  #see(update: Update<GameTypes>): void {
    this.#have = update.version;
    this.notes.versions.push(update.version);
    if (update.outcome !== null) this.#finished();
    const ask = update.asks.find(({ seat }) => seat === this.#seat);
    const { legal } = update;
    if (ask === undefined || legal.length === 0 || this.#pending?.decision === ask.id) return;
    const id = newId();
    const action = legal[this.#chance.int(legal.length, 'bot')];
    const command = { type: 'act', id, seat: this.#seat, decision: ask.id, action };
    this.#pending = { id, decision: ask.id, message: { type: 'command', table: this.#table, command } };
    this.#socket?.send(this.#pending.message);
  }

  #settle(id: string, version: number): void {
    this.notes.acknowledged.set(id, version);
    if (this.#pending?.id === id) this.#pending = null;
  }

  #fail({ re, error }: Extract<FromServer, { type: 'error' }>): void {
    this.notes.errors.push(error.code);
    if (re?.id !== this.#pending?.id || this.#pending === null) return;
    if (error.code === 'storageUnavailable' || error.code === 'serverRestarting') return;
    this.#pending = null;
  }
}
