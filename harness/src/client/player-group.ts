/** People who play one match after the other together, across restarts of the server. */

import { type Chance, seatAt } from '@fremont/kernel';
import type { Version } from '@fremont/table';
import type { TablePlan } from '@fremont/table/protocol';
import type { Ledger } from '../ledger.ts';
import { chooseCommand } from './choose-command.ts';
import { Person, type Site } from './person.ts';
import { Player } from './player.ts';
import { createTable, sitAndStart } from './tables.ts';

export interface PlayerGroupParts {
  /** Every person gets one of their own if it is a function. */
  readonly site: Site | (() => Site);
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly plan: TablePlan;
  readonly thinkMs: readonly [number, number];
  readonly repeatPerMille: number;
  onAnswer?(ms: number): void;
  /** Also of later matches. The connection of the player was lost; the table is shown; any update is shown. */
  onLost?(player: Player): void;
  onShown?(player: Player): void;
  onUpdate?(player: Player, version: Version): void;
}

/** The current table and how far its setup got. A killed server can interrupt every step. */
interface Round {
  readonly table: string;
  isStarted: boolean;
  players: readonly Player[];
}

export class PlayerGroup {
  readonly people: readonly Person[];
  /** The tables whose match was started, the current one last. */
  readonly tables: string[] = [];
  /** Players of earlier matches. The audit still checks the views they were shown. */
  readonly former: Player[] = [];
  readonly #parts: PlayerGroupParts;
  #round: Round | null = null;
  #isOver = false;
  #isResting = false;
  #joining: Promise<void> = Promise.resolve();

  constructor(parts: PlayerGroupParts) {
    this.#parts = parts;
    const chairs = parts.plan.chairs.filter(({ type }) => type === 'person');
    const { site } = parts;
    this.people = chairs.map(() => new Person(typeof site === 'function' ? site() : site));
  }

  get players(): readonly Player[] {
    return this.#round?.players ?? [];
  }

  /** A match was started and is not over. */
  get hasMatch(): boolean {
    return this.#round?.isStarted === true && !this.#isOver;
  }

  get isResting(): boolean {
    return this.#isResting;
  }

  get isConnected(): boolean {
    return this.players.length > 0 && this.players.every((player) => player.isConnected);
  }

  async register(): Promise<void> {
    for (const person of this.people) await person.register();
  }

  /** Carries out the missing steps until a match runs and all players are connected. Rejects if the server ends. */
  joinMatch(): Promise<void> {
    this.#joining = this.#joining.then(
      () => this.#joinMatch(),
      () => this.#joinMatch(),
    );
    return this.#joining;
  }

  async #joinMatch(): Promise<void> {
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

  /** The players stay connected and send no new commands. */
  stopActing(): void {
    this.#isResting = true;
    for (const player of this.players) player.stopActing();
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
      const { onLost, onShown, onUpdate } = this.#parts;
      const common = {
        ...{ ledger, chance, choose: chooseCommand, thinkMs, repeatPerMille, onOver, onAnswer },
        ...(onLost && { onLost }),
        ...(onShown && { onShown }),
        ...(onUpdate && { onUpdate }),
      };
      return person === undefined ? [] : [new Player(table, { ...common, person, seat })];
    });
  }

  /** Starts the next match. If the server is down, the next `joinMatch` starts it. */
  #matchOver(table: string): void {
    if (this.#isOver || this.#round?.table !== table || this.#isResting) return;
    this.#isOver = true;
    setTimeout(() => this.joinMatch().catch(() => undefined), this.#parts.thinkMs[1]).unref();
  }

  #forgetRound(): void {
    this.disconnect();
    this.former.push(...this.players);
    this.#round = null;
    this.#isOver = false;
  }
}
