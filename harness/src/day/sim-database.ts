/**
 * The database that the simulated nodes share. It stores everything in a real SQLite file; the rows of nodes and owners, which only
 * PostgreSQL has, are kept here.
 */

import { KeyedQueue } from '@fremont/server/keyed-queue';
import { StorageUnavailable } from '@fremont/server/storage/index';
import { openEngine } from '@fremont/server/storage/kysely-storage';
import { LEAVE } from '@fremont/server/storage/nodes';
import { openSqlite } from '@fremont/server/storage/sqlite';
import type { Append, NodeStorage, RunningNode, Storage, Takeover } from '@fremont/server/storage/storage';
import { happens } from '../random.ts';
import type { SimProcess } from './sim-process.ts';
import { wallOf } from './sim-process.ts';
import type { Simulation } from './simulation.ts';

interface NodeRow extends RunningNode {
  until: number;
}

type Part = Record<string, (...args: unknown[]) => Promise<unknown>>;

/** Of a thousand statements so many fail, half of them after they have taken effect. */
const FAILING_PER_MILLE = 2;
const TIMEOUT_MS = 2_000;
const HALF = 500;

export class SimDatabase {
  readonly storage: Storage;
  readonly #simulation: Simulation;
  readonly #nodes = new Map<string, NodeRow>();
  readonly #owners = new Map<string, string | null>();
  readonly #versions = new Map<string, number>();
  readonly #locks = new KeyedQueue();
  /** Writes of a node that was not the owner. */
  readonly forks: string[] = [];
  /** Writes of such a node that the fence refused. A node must notice the end of its lease before it writes. */
  readonly late: string[] = [];
  /** No process reaches the database. */
  isDown = false;
  /** While tables are made and results are counted, no statement fails. */
  isCalm = true;
  readonly #cut = new Set<SimProcess>();
  #isServing = false;

  private constructor(storage: Storage, simulation: Simulation) {
    this.storage = storage;
    this.#simulation = simulation;
  }

  static async open(file: string, simulation: Simulation): Promise<SimDatabase> {
    const engine = openSqlite(file);
    // Another harness tries power cuts.
    engine.raw.exec('pragma synchronous = off');
    const storage = await openEngine({ ...engine, isDurable: async () => true }, wallOf(simulation));
    return new SimDatabase(storage, simulation);
  }

  /** The running node that owns the match. */
  ownerOf(match: string): string | null {
    const owner = this.#owners.get(match) ?? null;
    return this.#isRunning(owner) ? owner : null;
  }

  cut(process: SimProcess): void {
    this.#cut.add(process);
  }

  heal(process: SimProcess): void {
    this.#cut.delete(process);
  }

  /** The storage as one process reaches it. `fence` is false for a planted fault. */
  storageOf(process: SimProcess, node: () => string, fence: boolean): Storage {
    const { storage } = this;
    const guarded = <P extends object>(part: P): P => this.#remote(process, part);
    const matches = {
      ...storage.matches,
      append: (append: Append) => this.#append(append, node(), fence),
    };
    return {
      ...storage,
      matches: guarded(matches),
      timers: guarded({
        ...storage.timers,
        due: async (by: number, limit: number) =>
          (await storage.timers.due(by, limit)).filter(({ match }) => !this.#isForeign(match, node())),
        resume: async (now: number, graceMs: number) => {
          if (this.#isServing) return 0;
          this.#isServing = true;
          return storage.timers.resume(now, graceMs);
        },
      }),
      orders: guarded(storage.orders),
      people: guarded(storage.people),
      tokens: guarded(storage.tokens),
      tables: guarded(storage.tables),
      chat: guarded(storage.chat),
      reports: guarded(storage.reports),
      retention: guarded(storage.retention),
      moderation: guarded(storage.moderation),
      nodes: guarded(this.#nodeStorage()),
      facts: { ...storage.facts, engine: 'postgres' },
      ...guarded({
        writeHeartbeat: storage.writeHeartbeat,
        deleteExpired: storage.deleteExpired,
        time: async () => wallOf(this.#simulation),
      }),
      close: async () => undefined,
    };
  }

  /** The statements that renew and delete the row of a node. */
  lineOf(process: SimProcess) {
    const renewed = ([id, address, leaseMs]: readonly unknown[]): object[] => {
      const now = wallOf(this.#simulation);
      const held = this.#isRunning(String(id));
      this.#nodes.set(String(id), { id: String(id), address: String(address), until: now + Number(leaseMs) });
      return [...this.#nodes.values()]
        .filter(({ until }) => until > now)
        .map((row) => ({ id: row.id, address: row.address, held }));
    };
    const statement = {
      run: async (text: string, values: unknown[]): Promise<unknown> => {
        if (text !== LEAVE) return renewed(values);
        this.#nodes.delete(String(values[0]));
        return [];
      },
    };
    const { run } = this.#remote(process, statement);
    return {
      query: (text: string, values: unknown[]) => run(text, values) as Promise<never[]>,
      close: async () => undefined,
    };
  }

  #isRunning(node: string | null | undefined): boolean {
    return (this.#nodes.get(node ?? '')?.until ?? 0) > wallOf(this.#simulation);
  }

  #isForeign(match: string, node: string): boolean {
    const owner = this.#owners.get(match);
    return owner != null && owner !== node && this.#isRunning(owner);
  }

  #nodeStorage(): NodeStorage {
    return {
      take: async (match, node): Promise<Takeover> => {
        const owner = this.#owners.get(match);
        if (this.#isForeign(match, node)) return { type: 'owned', node: owner ?? null };
        this.#owners.set(match, node);
        const epoch = await this.storage.matches.claim(match);
        return epoch === null ? { type: 'missing' } : { type: 'taken', epoch };
      },
      release: async (match, node, _epoch) => {
        if (this.#owners.get(match) === node) this.#owners.set(match, null);
      },
      owners: async (matches) =>
        matches.map((match) => {
          const owner = this.#owners.get(match) ?? null;
          return { match, version: this.#versions.get(match) ?? 0, node: this.#isRunning(owner) ? owner : null };
        }),
      clock: async (match) => {
        const loaded = await this.storage.matches.load(match);
        return loaded.type === 'match' ? loaded.match.clock : null;
      },
      secret: async () => 'simulated',
      exclusively: (key, job) => this.#locks.run(key, job),
    };
  }

  async #append(append: Append, node: string, fence: boolean) {
    const { match } = append;
    // Without a fence every append carries the current epoch.
    const epoch = fence ? append.epoch : await this.#epochOf(match, append.epoch);
    const appended = await this.storage.matches.append({ ...append, epoch });
    if (appended.type !== 'ok') {
      if (this.#isForeign(match, node)) this.late.push(`${match}: tried by a node that is not the owner`);
      return appended;
    }
    this.#versions.set(match, appended.head);
    const owner = this.#owners.get(match);
    if (owner != null && owner !== node)
      this.forks.push(`${match} ${appended.head}: written by a node that is not the owner`);
    return appended;
  }

  async #epochOf(match: string, asked: number): Promise<number> {
    const loaded = await this.storage.matches.load(match);
    return loaded.type === 'match' ? loaded.match.epoch : asked;
  }

  /** Every call becomes a request and an answer on a network that may fail. */
  #remote<P extends object>(process: SimProcess, part: P): P {
    const entries = Object.entries(part as Part).map(([name, run]) => {
      // The lock is held as long as the job runs, so its time is that of the job.
      if (name === 'exclusively') return [name, run];
      return [name, (...args: unknown[]) => this.#call(process, name, () => run(...args))];
    });
    return Object.fromEntries(entries) as P;
  }

  #call(process: SimProcess, name: string, run: () => Promise<unknown>): Promise<unknown> {
    const simulation = this.#simulation;
    const { chance } = simulation;
    return new Promise((resolve, reject) => {
      const fail = (delayMs: number): void => {
        simulation.after(delayMs, () =>
          process.run(() => reject(new StorageUnavailable('connection', name, 'SIMULATED'))),
        );
      };
      const isFailing = !this.isCalm && happens(chance, FAILING_PER_MILLE, 'statement');
      const isEffective = isFailing && happens(chance, HALF, 'effective');
      const isAway = (): boolean => this.isDown || this.#cut.has(process);
      if (isFailing && !isEffective) return fail(simulation.latency());
      simulation.after(simulation.latency(), async () => {
        if (isAway()) return fail(TIMEOUT_MS);
        try {
          const answer = await run();
          if (isEffective) return fail(simulation.latency());
          simulation.after(simulation.latency(), () =>
            isAway() ? fail(TIMEOUT_MS) : process.run(() => resolve(answer)),
          );
        } catch (error) {
          simulation.after(simulation.latency(), () => process.run(() => reject(error)));
        }
      });
    });
  }
}
