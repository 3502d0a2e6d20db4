/** Somebody who plays whole matches over a socket: looks, chooses, sends, and sends again when no answer came. */

import type { GameTypes } from '@fremont/kernel';
import { seededChance } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import type { FromServer } from '@fremont/table/protocol';
import type { Guest } from './guest.ts';
import { newId, type TestSocket } from './test-socket.ts';

export interface PlayerNotes {
  /** Every acknowledged command and the version it led to. */
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
  /** The command on its way, and the decision it answers. */
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

  /** Comes to the table, or back to it. */
  async sitDown(): Promise<void> {
    const socket = await this.#guest.socket();
    this.#socket = socket;
    socket.onMessage = (message) => this.#hear(message);
    socket.send({ type: 'watch', table: this.#table, as: this.#seat, have: this.#have });
    // What was sent before may have been lost, or its answer; the server knows by its id.
    if (this.#pending !== null) socket.send(this.#pending.message);
  }

  /** What has not been answered yet, or could not be stored. */
  async sendAgain(): Promise<void> {
    if (this.#pending !== null) this.#socket?.send(this.#pending.message);
  }

  /** Resolves when the line is gone; at once when there is none. */
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
