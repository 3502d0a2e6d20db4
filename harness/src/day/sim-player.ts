/** A simulated client at one seat: it watches, acts, repeats unanswered commands, and reconnects through any node. */

import { type GameTypes, pick, type Seat } from '@fremont/kernel';
import type { Command, Update } from '@fremont/table';
import { type FromClient, type FromServer, newMessageReader, PROTOCOL_VERSION } from '@fremont/table/protocol';
import { chooseCommand } from '../client/choose-command.ts';
import { jsonOf } from '../client/http.ts';
import { hashOfView } from '../client/player.ts';
import { isRetryable, type Ledger } from '../ledger.ts';
import { between, happens } from '../random.ts';
import type { NodeEnd, SimNode } from './sim-node.ts';
import type { Simulation } from './simulation.ts';

export interface SimPlayerParts {
  readonly simulation: Simulation;
  readonly ledger: Ledger;
  readonly table: string;
  readonly seat: Seat;
  readonly token: string;
  readonly thinkMs: readonly [number, number];
  nodes(): readonly SimNode[];
}

const RETRY_MS = 300;
const REPEAT_PER_MILLE = 100;
const PING_MS = 10_000;
const DEAD_MS = 10_000;
const RECONNECT_MS = 500;
const CONNECT_MS = 5_000;

export class SimPlayer {
  readonly table: string;
  readonly seat: Seat;
  readonly shown = new Map<number, number>();
  latest: Update<GameTypes> | null = null;
  pending: Command | null = null;
  foreign = 0;
  isResting = false;
  readonly #parts: SimPlayerParts;
  #end: NodeEnd | null = null;
  /** Grows with every connection, so that callbacks of an earlier one are ignored. */
  #connection = 0;
  #heardAt = 0;
  #isThinking = false;

  constructor(parts: SimPlayerParts) {
    this.table = parts.table;
    this.seat = parts.seat;
    this.#parts = parts;
  }

  get isConnected(): boolean {
    return this.#end !== null;
  }

  /** Tries again and again until a node accepts the connection. */
  connect(): void {
    const { simulation, nodes, token } = this.#parts;
    this.#connection += 1;
    this.#end = null;
    const connection = this.#connection;
    const isCurrent = (): boolean => connection === this.#connection;
    const again = (): void => {
      if (isCurrent())
        simulation.after(between(simulation.chance, 0, RECONNECT_MS, 'reconnect'), () => isCurrent() && this.connect());
    };
    const offered = nodes().filter(({ process }) => !process.isDead);
    if (offered.length === 0) {
      again();
      return;
    }
    const decode = newMessageReader();
    simulation.after(CONNECT_MS, () => isCurrent() && this.#end === null && this.connect());
    pick(offered, simulation.chance, 'node')
      .connect(token, {
        receive: (text) => {
          if (!isCurrent()) return;
          this.#heardAt = simulation.now;
          const frame = decode(jsonOf(text));
          if (frame.ok) this.#receive(frame.value);
          else this.foreign += 1;
        },
        closed: again,
      })
      .then((end) => {
        if (!isCurrent()) return end.close();
        this.#end = end;
        this.#heardAt = simulation.now;
        this.#say({ type: 'hello', protocol: PROTOCOL_VERSION });
        this.#watch();
        if (this.pending !== null) this.#send(this.pending);
        this.#keepAlive(connection);
      }, again);
  }

  /** Drops the connection, as when a network is lost. */
  drop(): void {
    this.#end?.close();
    this.connect();
  }

  #keepAlive(connection: number): void {
    const { simulation } = this.#parts;
    simulation.after(PING_MS, () => {
      if (connection !== this.#connection) return;
      this.#say({ type: 'ping', n: 1 });
      const asked = simulation.now;
      simulation.after(DEAD_MS, () => {
        if (connection === this.#connection && this.#heardAt < asked) this.drop();
      });
      this.#keepAlive(connection);
    });
  }

  #say(message: FromClient): void {
    this.#end?.send(JSON.stringify(message));
  }

  #watch(): void {
    this.#say({ type: 'watch', table: this.table, as: this.seat, have: this.latest?.version ?? null });
  }

  #send(command: Command): void {
    this.#parts.ledger.recordSent(this.table, command);
    this.#say({ type: 'command', table: this.table, command });
  }

  #receive(frame: FromServer): void {
    if (frame.type === 'error') this.#receiveError(frame);
    if (!('table' in frame) || frame.table !== this.table) return;
    if (frame.type === 'table' || frame.type === 'resumed' || frame.type === 'update') this.#show(frame.update);
    else if (frame.type === 'done') {
      this.#parts.ledger.recordAnswer(frame.id, { type: 'done', version: frame.version });
      this.#answered(frame.id);
    }
  }

  #receiveError({ re, error }: Extract<FromServer, { type: 'error' }>): void {
    const { simulation, ledger } = this.#parts;
    if (re?.type === 'watch' && isRetryable(error)) simulation.after(RETRY_MS, () => this.#watch());
    if (re?.type !== 'command' || re.id === null) return;
    if (!isRetryable(error)) {
      ledger.recordAnswer(re.id, { type: 'refused', error });
      this.#answered(re.id);
    } else if (re.id === this.pending?.id) {
      const command = this.pending;
      simulation.after(RETRY_MS, () => this.pending === command && this.#send(command));
    }
  }

  #answered(id: string): void {
    if (id !== this.pending?.id) return;
    this.pending = null;
    this.#think();
  }

  #show(update: Update<GameTypes>): void {
    if (this.latest !== null && update.version < this.latest.version) return;
    this.latest = update;
    this.shown.set(update.version, hashOfView(update.view));
    this.#parts.simulation.note(`${this.seat} ${update.version}`);
    this.#think();
  }

  #think(): void {
    if (this.#isThinking || this.pending !== null || this.isResting) return;
    const { simulation, thinkMs } = this.#parts;
    this.#isThinking = true;
    simulation.after(between(simulation.chance, thinkMs[0], thinkMs[1], 'think'), () => {
      this.#isThinking = false;
      this.#decide();
    });
  }

  #decide(): void {
    const { chance } = this.#parts.simulation;
    if (this.latest === null || this.pending !== null || this.isResting) return;
    const command = chooseCommand(this.latest, this.seat, chance);
    if (command === null) return;
    this.pending = command;
    this.#send(command);
    if (happens(chance, REPEAT_PER_MILLE, 'repeat')) this.#send(command);
  }
}
