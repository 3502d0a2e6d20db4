/** People who play together, one match after the other, whatever happens to the server. */

import { type Chance, seatAt } from '@fremont/kernel';
import type { TablePlan } from '@fremont/table/protocol';
import type { Ledger } from '../ledger.ts';
import { chooseCommand } from './choice.ts';
import { Person, type Site } from './person.ts';
import { Player } from './player.ts';
import { createTable, sitAndStart } from './tables.ts';

export interface CircleParts {
  readonly site: Site;
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly plan: TablePlan;
  readonly thinkMs: readonly [number, number];
  readonly repeatPerMille: number;
  onAnswer?(ms: number): void;
}

/** A table they began, and how far it got: every step may be cut short. */
interface Round {
  readonly table: string;
  isStarted: boolean;
  players: readonly Player[];
}

export class Circle {
  readonly people: readonly Person[];
  /** Tables whose match was started, the present one last. */
  readonly tables: string[] = [];
  /** Players of the matches before this one; what they were shown stays true. */
  readonly former: Player[] = [];
  readonly #parts: CircleParts;
  #round: Round | null = null;
  #isOver = false;
  #isResting = false;
  #gathering: Promise<void> = Promise.resolve();

  constructor(parts: CircleParts) {
    this.#parts = parts;
    const chairs = parts.plan.chairs.filter(({ type }) => type === 'person');
    this.people = chairs.map(() => new Person(parts.site));
  }

  get players(): readonly Player[] {
    return this.#round?.players ?? [];
  }

  get isConnected(): boolean {
    return this.players.length > 0 && this.players.every((player) => player.isConnected);
  }

  async arrive(): Promise<void> {
    for (const person of this.people) await person.arrive();
  }

  /** To a match that runs, by every step that is still missing. Rejects when the server goes away. */
  gather(): Promise<void> {
    this.#gathering = this.#gathering.then(
      () => this.#gather(),
      () => this.#gather(),
    );
    return this.#gathering;
  }

  async #gather(): Promise<void> {
    if (this.#isOver) this.#forgetRound();
    const { plan } = this.#parts;
    const [host] = this.people;
    if (host === undefined) return;
    this.#round ??= { table: await createTable(host, plan), isStarted: false, players: [] };
    await this.#start(this.#round);
    for (const player of this.#round.players) await player.connect();
  }

  disconnect(): void {
    for (const player of this.players) player.disconnect();
  }

  /** Nobody decides anything any more. */
  rest(): void {
    this.#isResting = true;
    for (const player of this.players) player.rest();
  }

  async #start(round: Round): Promise<void> {
    if (round.isStarted) return;
    await sitAndStart(round.table, this.people, this.#parts.plan);
    round.isStarted = true;
    this.tables.push(round.table);
    round.players = this.#newPlayers(round.table);
  }

  #newPlayers(table: string): Player[] {
    const { ledger, chance, plan, thinkMs, repeatPerMille } = this.#parts;
    const seats = plan.chairs.flatMap(({ type }, seat) => (type === 'person' ? [seatAt(seat)] : []));
    const onOver = (): void => this.#matchOver(table);
    const onAnswer = (ms: number): void => this.#parts.onAnswer?.(ms);
    return seats.flatMap((seat, index) => {
      const person = this.people[index];
      const common = { ledger, chance, choose: chooseCommand, thinkMs, repeatPerMille, onOver, onAnswer };
      return person === undefined ? [] : [new Player(table, { ...common, person, seat })];
    });
  }

  /** The next one begins while the server is there; if it is not, after the next start. */
  #matchOver(table: string): void {
    if (this.#isOver || this.#round?.table !== table || this.#isResting) return;
    this.#isOver = true;
    setTimeout(() => this.gather().catch(() => undefined), this.#parts.thinkMs[1]).unref();
  }

  #forgetRound(): void {
    this.disconnect();
    this.former.push(...this.players);
    this.#round = null;
    this.#isOver = false;
  }
}
