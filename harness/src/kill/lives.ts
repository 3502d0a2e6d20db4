/** The lives of one server: people play, it dies, it is started again on the same data. */

import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { audit, type Findings } from '../audit.ts';
import { Circle } from '../client/circle.ts';
import type { Site } from '../client/person.ts';
import { oldCommands } from '../client/player.ts';
import { tablePlan } from '../client/tables.ts';
import { Ledger } from '../ledger.ts';
import { type Server, startServer } from '../programs/server.ts';
import { each, sleep, until } from '../wait.ts';

export interface LivesParts {
  readonly folder: string;
  readonly chance: Chance;
  readonly tables: number;
  readonly thinkMs: readonly [number, number];
}

export interface LifeParts {
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
}

const AT_ONCE = 16;
const SETTLE_MS = 20_000;
const PLAY_MS = 15_000;
const REPEAT_PER_MILLE = 150;
const OLD_PER_TABLE = 3;

export class Lives {
  readonly ledger = new Ledger();
  readonly dataDir: string;
  readonly #parts: LivesParts;
  readonly #site: Site = { origin: '' };
  readonly #circles: readonly Circle[];

  constructor(parts: LivesParts) {
    this.#parts = parts;
    this.dataDir = join(parts.folder, 'data');
    mkdirSync(this.dataDir, { recursive: true });
    const { chance, thinkMs } = parts;
    const common = { site: this.#site, ledger: this.ledger, chance, thinkMs, repeatPerMille: REPEAT_PER_MILLE };
    this.#circles = Array.from({ length: parts.tables }, (_, index) => new Circle({ ...common, plan: planOf(index) }));
  }

  get tables(): string[] {
    return this.#circles.flatMap(({ tables }) => tables);
  }

  /** Frames that were not of the protocol. */
  get foreign(): number {
    return this.#players().reduce((sum, { foreign }) => sum + foreign, 0);
  }

  /** Everybody makes a name for themselves, sits down and begins. */
  async begin(life: LifeParts): Promise<Server> {
    const server = await this.#start(life);
    await each(this.#circles, AT_ONCE, (circle) => circle.arrive());
    await this.#gather();
    return server;
  }

  /** Everybody comes back as soon as it listens; `lived` ends when the server does. */
  async live(life: LifeParts, meanwhile: (server: Server) => Promise<unknown>): Promise<void> {
    const server = await this.#start(life);
    const coming = this.#gather();
    await meanwhile(server);
    await server.kill();
    await coming;
    this.leave();
  }

  /** A while of play, counted in commands so that a slow machine plays as much as a fast one; then a moment more. */
  async play(commands: number, momentMs: number): Promise<void> {
    const enough = this.ledger.done + commands;
    await until(PLAY_MS, () => this.ledger.done >= enough);
    await sleep(momentMs);
  }

  leave(): void {
    for (const circle of this.#circles) circle.disconnect();
  }

  /** The last life: everybody gets the answers they still wait for, and asks again about some old ones. */
  async settle(life: LifeParts): Promise<{ readonly unanswered: number }> {
    const server = await this.#start(life);
    for (const circle of this.#circles) circle.rest();
    await this.#gather();
    await until(SETTLE_MS, () => this.#unanswered() === 0);
    await this.#askAgain();
    const unanswered = this.#unanswered();
    this.leave();
    await server.stop();
    return { unanswered };
  }

  /** On a copy, so that looking changes nothing. */
  async audit(how: 'logs' | 'screens'): Promise<Findings> {
    const copy = join(this.#parts.folder, 'copy');
    rmSync(copy, { recursive: true, force: true });
    cpSync(this.dataDir, copy, { recursive: true });
    const players = how === 'screens' ? this.#players() : [];
    return audit({ dataDir: copy, ledger: this.ledger, tables: this.tables, players });
  }

  async #start({ program, env }: LifeParts): Promise<Server> {
    this.ledger.life += 1;
    const server = await startServer({ program, dataDir: this.dataDir, env });
    this.#site.origin = server.origin;
    return server;
  }

  /** Whoever is cut short tries again in the next life. */
  #gather(): Promise<void> {
    return each(this.#circles, AT_ONCE, (circle) => circle.gather().catch(() => undefined));
  }

  #players() {
    return this.#circles.flatMap(({ players, former }) => [...former, ...players]);
  }

  #unanswered(): number {
    return this.#players().filter(({ pending, isConnected }) => pending !== null && isConnected).length;
  }

  async #askAgain(): Promise<void> {
    const before = this.ledger.repeatedLater;
    let asked = 0;
    for (const { players } of this.#circles)
      for (const player of players) {
        const old = oldCommands(this.ledger, player, OLD_PER_TABLE, this.#parts.chance);
        asked += old.length;
        for (const command of old) player.repeat(command);
      }
    await until(SETTLE_MS, () => this.ledger.repeatedLater - before >= asked || this.ledger.contradictions.length > 0);
  }
}

/** Two people each; at every fourth table a bot sits between them. */
const planOf = (index: number) => tablePlan(index % 4 === 3 ? ['person', 'greedy', 'person'] : ['person', 'person']);
