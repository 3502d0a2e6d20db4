/** A client at one seat that sends single commands and waits for their answers. */

import { randomBytes } from 'node:crypto';
import type { GameTypes, Seat } from '@fremont/kernel';
import type { Command, Player, Update } from '@fremont/table';
import type { ClockView, ProtocolError } from '@fremont/table/protocol';
import type { Person } from '../client/person.ts';
import type { SocketClient } from '../client/socket-client.ts';
import { guarded, guardedUntil } from '../guard.ts';

const ANSWER_MS = 20_000;

export const newCommandId = (): string => randomBytes(16).toString('hex');

/** A command without its id and seat. */
type Asked = Command extends infer C ? (C extends Command ? Omit<C, 'id' | 'seat'> : never) : never;

export class SeatClient {
  readonly client: SocketClient;
  readonly person: Person;
  readonly seat: Seat;
  readonly table: string;
  #latest: Update<GameTypes> | null = null;
  #clock: ClockView | null = null;

  private constructor(client: SocketClient, person: Person, table: string, seat: Seat) {
    this.client = client;
    this.person = person;
    this.seat = seat;
    this.table = table;
    client.listen((frame) => {
      if (frame.type !== 'table' && frame.type !== 'update' && frame.type !== 'resumed') return;
      this.#latest = frame.update;
      this.#clock = frame.clock;
    });
  }

  static async open(client: SocketClient, person: Person, table: string, seat: Seat): Promise<SeatClient> {
    const one = new SeatClient(client, person, table, seat);
    await one.look();
    return one;
  }

  get update(): Update<GameTypes> {
    if (this.#latest === null) throw new Error('no update yet');
    return this.#latest;
  }

  get isAsked(): boolean {
    return this.update.asks.some(({ seat }) => seat === this.seat);
  }

  /** Asks for a fresh look, because the time left is only sent with a message. */
  async look(): Promise<Update<GameTypes>> {
    await this.client.exchange({ type: 'watch', table: this.table, as: this.seat, have: null }, 'table');
    return this.update;
  }

  /** The milliseconds that the seat has left. */
  async timeLeft(): Promise<number> {
    await this.look();
    const running = this.#clock?.running.find(({ seat }) => seat === this.seat);
    return this.#clock?.banks?.[this.seat] ?? running?.remainingMs ?? 0;
  }

  playerOf(seat: number): Player {
    const player = this.update.players[seat];
    if (player === undefined) throw new Error(`no seat ${seat}`);
    return player;
  }

  /** Null if the command was done, else the error. */
  async send(asked: Asked, id = newCommandId()): Promise<ProtocolError | null> {
    const command = { ...asked, id, seat: this.seat } as Command;
    const answered = this.#answerTo(id);
    this.client.send({ type: 'command', table: this.table, command });
    const { error, version } = await answered;
    if (!(await guardedUntil(ANSWER_MS, () => this.update.version >= version))) throw new Error(`no update ${version}`);
    return error;
  }

  /** `version` is that after the command, which the update after the answer has. */
  #answerTo(id: string): Promise<{ readonly error: ProtocolError | null; readonly version: number }> {
    let stop = (): void => undefined;
    const answer = new Promise<{ error: ProtocolError | null; version: number }>((resolve, reject) => {
      stop = this.client.listen((frame) => {
        if (frame.type === 'done' && frame.id === id) resolve({ error: null, version: frame.version });
        if (frame.type === 'error' && frame.re?.id === id) resolve({ error: frame.error, version: 0 });
      });
      this.client.closed.then((code) => reject(new Error(`closed with ${code} before an answer`)));
    });
    return guarded(ANSWER_MS, 'an answer', answer).finally(() => stop());
  }

  act(action: unknown): Promise<ProtocolError | null> {
    const decision = this.update.asks.find(({ seat }) => seat === this.seat)?.id ?? null;
    return this.send({ type: 'act', decision, action });
  }

  /** Sends an action that answers no decision. */
  offTurn(action: unknown): Promise<ProtocolError | null> {
    return this.send({ type: 'act', decision: null, action });
  }

  /** Throws if the action fails. */
  async mustAct(action: unknown): Promise<void> {
    const error = await this.act(action);
    if (error !== null) throw new Error(`a legal action failed: ${JSON.stringify(error)}`);
  }

  actAny(): Promise<void> {
    return this.mustAct(this.update.legal[0]);
  }
}
