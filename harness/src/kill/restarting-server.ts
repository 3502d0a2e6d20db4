/** A server that is killed and restarted on the same data while people play. */

import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { audit, type Findings } from '../audit.ts';
import type { Site } from '../client/person.ts';
import { oldCommands } from '../client/player.ts';
import { PlayerGroup } from '../client/player-group.ts';
import { tablePlan } from '../client/tables.ts';
import { guardedUntil } from '../guard.ts';
import { Ledger } from '../ledger.ts';
import { patienceMs } from '../patience.ts';
import { type Server, startServer } from '../programs/server.ts';
import { each, sleep, until } from '../wait.ts';

export interface RestartingServerParts {
  readonly folder: string;
  readonly chance: Chance;
  readonly tables: number;
  readonly thinkMs: readonly [number, number];
}

export interface RunParts {
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
}

const AT_ONCE = 16;
/** The timeout for all missing answers on a quiet machine. */
const SETTLE_MS = 20_000;
const PLAY_MS = 15_000;
const REPEAT_PER_MILLE = 150;
const OLD_PER_TABLE = 3;

export class RestartingServer {
  readonly ledger = new Ledger();
  readonly dataDir: string;
  readonly #parts: RestartingServerParts;
  readonly #site: Site = { origin: '' };
  readonly #groups: readonly PlayerGroup[];
  /** The milliseconds of answers before the first kill. */
  readonly #calm: number[] = [];
  #isCalm = true;

  constructor(parts: RestartingServerParts) {
    this.#parts = parts;
    this.dataDir = join(parts.folder, 'data');
    mkdirSync(this.dataDir, { recursive: true });
    const { chance, thinkMs } = parts;
    const common = { site: this.#site, ledger: this.ledger, chance, thinkMs, repeatPerMille: REPEAT_PER_MILLE };
    const onAnswer = (ms: number): void => {
      if (this.#isCalm) this.#calm.push(ms);
    };
    this.#groups = Array.from(
      { length: parts.tables },
      (_, index) => new PlayerGroup({ ...common, onAnswer, plan: planOf(index) }),
    );
  }

  get tables(): string[] {
    return this.#groups.flatMap(({ tables }) => tables);
  }

  /** The number of frames that did not follow the protocol. */
  get foreign(): number {
    return this.#players().reduce((sum, { foreign }) => sum + foreign, 0);
  }

  /** Starts the server for the first time. All people register, sit down and start their matches. */
  async startFirst(run: RunParts): Promise<Server> {
    const server = await this.#start(run);
    await each(this.#groups, AT_ONCE, (group) => group.register());
    await this.#joinMatch();
    return server;
  }

  /** Restarts the server, lets people reconnect, and kills it when `untilKill` resolves. */
  async runUntilKilled(run: RunParts, untilKill: (server: Server) => Promise<unknown>): Promise<void> {
    this.#isCalm = false;
    const server = await this.#start(run);
    const joining = this.#joinMatch();
    await untilKill(server);
    await server.kill();
    await joining;
    this.disconnect();
  }

  /** Lets people play so many commands, then `momentMs` more. Counting commands makes a slow machine play as much as a fast one. */
  async play(commands: number, momentMs: number): Promise<void> {
    const enough = this.ledger.done + commands;
    await guardedUntil(PLAY_MS, () => this.ledger.done >= enough);
    await sleep(momentMs);
  }

  disconnect(): void {
    for (const group of this.#groups) group.disconnect();
  }

  /** The last run: waits for the missing answers and sends some old commands again. */
  async collectAnswers(run: RunParts): Promise<{ readonly unanswered: number }> {
    const server = await this.#start(run);
    for (const group of this.#groups) group.stopActing();
    await this.#joinMatch();
    const settleMs = patienceMs(this.#calm, SETTLE_MS);
    await until(settleMs, () => this.#unanswered() === 0);
    await this.#askAgain(settleMs);
    const unanswered = this.#unanswered();
    this.disconnect();
    await server.stop();
    return { unanswered };
  }

  /** Audits a copy, because opening the database changes it. */
  async audit(how: 'logs' | 'screens'): Promise<Findings> {
    const copy = join(this.#parts.folder, 'copy');
    rmSync(copy, { recursive: true, force: true });
    cpSync(this.dataDir, copy, { recursive: true });
    const players = how === 'screens' ? this.#players() : [];
    return audit({ dataDir: copy, ledger: this.ledger, tables: this.tables, players });
  }

  async #start({ program, env }: RunParts): Promise<Server> {
    this.ledger.run += 1;
    const server = await startServer({ program, dataDir: this.dataDir, env });
    this.#site.origin = server.origin;
    return server;
  }

  /** A group that the kill interrupts tries again in the next run. */
  #joinMatch(): Promise<void> {
    return each(this.#groups, AT_ONCE, (group) => group.joinMatch().catch(() => undefined));
  }

  #players() {
    return this.#groups.flatMap(({ players, former }) => [...former, ...players]);
  }

  #unanswered(): number {
    return this.#players().filter(({ pending, isConnected }) => pending !== null && isConnected).length;
  }

  async #askAgain(settleMs: number): Promise<void> {
    const before = this.ledger.repeatedLater;
    let asked = 0;
    for (const { players } of this.#groups)
      for (const player of players) {
        const old = oldCommands(this.ledger, player, OLD_PER_TABLE, this.#parts.chance);
        asked += old.length;
        for (const command of old) player.repeat(command);
      }
    await until(settleMs, () => this.ledger.repeatedLater - before >= asked || this.ledger.contradictions.length > 0);
  }
}

/** Two people per table; every fourth table also has a bot between them. */
const planOf = (index: number) => tablePlan(index % 4 === 3 ? ['person', 'greedy', 'person'] : ['person', 'person']);
