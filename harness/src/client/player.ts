/** A client at one seat: watches, decides after a while, and sends again what was not answered, as the real one does. */

import { type Chance, fingerprint, type GameTypes, pick, type Seat } from '@fremont/kernel';
import type { Command, Update, Version } from '@fremont/table';
import type { FromServer } from '@fremont/table/protocol';
import { isPutOff, type Ledger } from '../ledger.ts';
import { between, happens } from '../random.ts';
import type { chooseCommand } from './choice.ts';
import type { Person } from './person.ts';
import { Wire } from './wire.ts';

export interface PlayerParts {
  readonly person: Person;
  readonly seat: Seat;
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly choose: typeof chooseCommand;
  /** How long it thinks, from and to. */
  readonly thinkMs: readonly [number, number];
  /** Of a thousand commands, how many go out more than once. */
  readonly repeatPerMille: number;
  /** Milliseconds from sending to the answer. */
  onAnswer?(ms: number): void;
  /** The match has come to its end. */
  onOver?(): void;
}

/** Copies of a command beside the first one. */
const COPIES_MAX = 4;
const PUT_OFF_MS = 300;

export class Player {
  readonly person: Person;
  readonly seat: Seat;
  table: string;
  /** As the client shows it now; null before the first look. */
  latest: Update<GameTypes> | null = null;
  /** Marks of the views as they were shown, by version: what was shown has to be true for ever. */
  readonly shown = new Map<Version, number>();
  /** Frames that were not of the protocol. */
  foreign = 0;
  readonly #parts: PlayerParts;
  #wire: Wire | null = null;
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
    return this.#wire?.isOpen ?? false;
  }

  /** The command it waits for, if any. */
  get pending(): Command | null {
    return this.#pending;
  }

  /** Rejects when the server is not there. */
  async connect(): Promise<void> {
    this.disconnect();
    const wire = await Wire.greeted(this.person);
    this.#wire = wire;
    wire.listen((frame) => this.#hear(frame));
    wire.closed.then(() => {
      this.foreign += wire.foreign.length;
      if (this.#wire === wire) this.disconnect();
    });
    const have = this.latest?.version ?? null;
    wire.send({ type: 'watch', table: this.table, as: this.seat, have });
    if (this.#pending !== null) this.#send(this.#pending);
  }

  disconnect(): void {
    this.#stopThinking();
    this.#wire?.close();
    this.#wire = null;
  }

  /** Sends an old command once more. */
  repeat(command: Command): void {
    this.#send(command);
  }

  /** Stays connected and decides nothing any more. */
  rest(): void {
    this.#stopThinking();
    this.#isOver = true;
  }

  #hear(frame: FromServer): void {
    if (!('table' in frame) || frame.table !== this.table) {
      if (frame.type === 'error') this.#hearError(frame);
      return;
    }
    if (frame.type === 'table' || frame.type === 'resumed' || frame.type === 'update') this.#show(frame.update);
    else if (frame.type === 'done') this.#answered(frame.id, () => ({ type: 'done', version: frame.version }));
  }

  #hearError({ re, error }: Extract<FromServer, { type: 'error' }>): void {
    if (re?.type !== 'command' || re.id === null) return;
    if (!isPutOff(error)) this.#answered(re.id, () => ({ type: 'refused', error }));
    else if (re.id === this.#pending?.id) {
      const command = this.#pending;
      setTimeout(() => this.isConnected && this.#send(command), PUT_OFF_MS).unref();
    }
  }

  #answered(id: string, heard: () => Parameters<Ledger['hear']>[1]): void {
    this.#parts.ledger.hear(id, heard());
    if (id !== this.#pending?.id) return;
    this.#pending = null;
    this.#parts.onAnswer?.(performance.now() - this.#sentAt);
    this.#think();
  }

  #show(update: Update<GameTypes>): void {
    if (this.latest !== null && update.version < this.latest.version) return;
    this.latest = update;
    this.shown.set(update.version, markOfView(update.view));
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
    this.#parts.ledger.note(this.table, command);
    this.#wire?.send({ type: 'command', table: this.table, command });
  }
}

export const markOfView = (view: object): number => fingerprint(JSON.stringify(view));

/** Some of what a player was told is done, to be asked again. */
export const oldCommands = (ledger: Ledger, { table, seat }: Player, count: number, chance: Chance): Command[] => {
  const done = [...ledger.sent.values()].filter(
    (sent) => sent.table === table && sent.command.seat === seat && sent.heard?.type === 'done',
  );
  if (done.length === 0) return [];
  return Array.from({ length: count }, () => pick(done, chance, 'old').command);
};
