/**
 * T33: a simulated day. Two nodes of the product in one process, on simulated time, with a simulated network, and a database whose
 * statements fail. Everything follows from the seed, so a failure happens again with the same seed.
 */

import crypto from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { type Chance, seatAt, seededChance } from '@fremont/kernel';
import { readConfig } from '@fremont/server/config';
import type { TablePlan } from '@fremont/table/protocol';
import { auditConditions, auditIn, type Findings } from '../audit.ts';
import { atLeast, never } from '../conditions.ts';
import {
  chanceOf,
  type Harness,
  numberOf,
  type Report,
  runWithControls,
  type Settings,
  verdict,
  withFolder,
} from '../harness.ts';
import { NO_LIMITS } from '../in-process-server.ts';
import { Ledger } from '../ledger.ts';
import { plansOfAllGames } from '../nodes/plans.ts';
import type { Fault } from '../programs/fault-plan.ts';
import { between } from '../random.ts';
import { SimDatabase } from './sim-database.ts';
import { SimNetwork } from './sim-network.ts';
import { SimNode } from './sim-node.ts';
import { SimPlayer } from './sim-player.ts';
import { Simulation } from './simulation.ts';

const FAULTS = ['noFence', 'timelessLease'] as const satisfies readonly Fault[];

export const day: Harness = {
  promise:
    'a simulated day of two nodes with failing statements, networks and processes loses nothing, and comes again with its seed',
  numbers: { steps: 300_000, tables: 12, nodes: 2, thinkMs: 3000, controlSteps: 60_000 },
  faults: FAULTS,
  run(settings) {
    const size = (steps: string): DaySize => ({
      steps: numberOf(day, settings, steps),
      tables: numberOf(day, settings, 'tables'),
      nodes: numberOf(day, settings, 'nodes'),
      thinkMs: numberOf(day, settings, 'thinkMs'),
    });
    return runWithControls(settings, {
      faultsAfter: () => FAULTS,
      main: (fault) => runDay(settings, size('steps'), fault),
      control: (fault) => runDay(settings, size('controlSteps'), fault),
    });
  },
};

export interface DaySize {
  readonly steps: number;
  readonly tables: number;
  readonly nodes: number;
  readonly thinkMs: number;
}

const TUNING = { ...NO_LIMITS, botDelayMs: 300, presenceMs: 500 };
const ORIGIN = 'http://127.0.0.1:8614';
const HEALED_MS = 60_000;
const THINK_MIN_MS = 50;

export const runDay = (settings: Settings, size: DaySize, fault: Fault | null): Promise<Report> =>
  withFolder((folder) => withSeededIds(settings.seed, () => simulate(folder, settings, size, fault)));

const simulate = async (folder: string, settings: Settings, size: DaySize, fault: Fault | null): Promise<Report> => {
  const began = performance.now();
  const simulation = new Simulation(chanceOf(settings));
  const database = await SimDatabase.open(join(folder, 'day.db'), simulation);
  const network = new SimNetwork(simulation);
  const parts = { simulation, database, network, config: configIn(folder), tuning: TUNING, fault };
  const nodes: SimNode[] = [];
  for (let number = 1; number <= size.nodes; number++)
    nodes.push(await simulation.finish(SimNode.start(`node${number}`, parts)));
  const ledger = new Ledger();
  const tables = await simulation.finish(openTables(nodes, plansOfAllGames(size.tables)));
  const thinkMs = [THINK_MIN_MS, size.thinkMs] as const;
  const common = { simulation, ledger, thinkMs, nodes: () => nodes };
  const players = tables.flatMap(({ table, tokens }) =>
    tokens.map(({ token, seat }) => new SimPlayer({ ...common, table, seat: seatAt(seat), token })),
  );
  for (const player of players) player.connect();
  database.isCalm = false;
  const disturbances = new Disturbances({ ...parts, nodes, players, ledger });
  disturbances.begin();
  await simulation.runSteps(size.steps);
  await simulation.finish(disturbances.end());
  database.isCalm = true;
  for (const player of players) player.isResting = true;
  await simulation.runFor(HEALED_MS);
  const findings = await auditIn(database.storage, { ledger, tables: tables.map(({ table }) => table), players });
  const behind = await screensBehind(database, players);
  const imagined = nodes.flatMap((node) =>
    node.ownMatches.filter((match) => (database.ownerOf(match) ?? node.id) !== node.id),
  );
  for (const node of nodes) node.kill();
  await database.storage.close();
  const seconds = (performance.now() - began) / 1000;
  const disturbed = disturbances.counts;
  return reportOf({ simulation, database, ledger, players, findings, behind, imagined, disturbed, seconds });
};

interface Measured {
  readonly simulation: Simulation;
  readonly database: SimDatabase;
  readonly ledger: Ledger;
  readonly players: readonly SimPlayer[];
  readonly findings: Findings;
  readonly behind: readonly string[];
  /** Matches that a node believes it runs, and that another one owns. */
  readonly imagined: readonly string[];
  readonly disturbed: Disturbances['counts'];
  readonly seconds: number;
}

const reportOf = (measured: Measured): Report => {
  const { simulation, database, ledger, players, findings, behind, imagined, seconds } = measured;
  const { examples, ...counts } = findings;
  const { forks, late } = database;
  const unanswered = players.filter(({ pending }) => pending !== null).length;
  const away = players.filter(({ isConnected }) => !isConnected).length;
  const foreign = players.reduce((sum, player) => sum + player.foreign, 0);
  const conditions = [
    ...auditConditions(findings),
    never('writes of a node that was not the owner', forks.length),
    never('writes that only the fence refused', late.length),
    never('matches that a node believes it runs and another one does', imagined.length),
    never('answers that contradict each other', ledger.contradictions.length),
    never('commands without an answer', unanswered),
    never('people who did not come back', away),
    never('screens that do not show the newest move at the end', behind.length),
    never('frames not of the protocol', foreign),
    atLeast('acknowledged commands', ledger.done, 1),
  ];
  return verdict(
    conditions,
    {
      steps: simulation.steps,
      stepsPerMinute: Math.round((simulation.steps / seconds) * 60),
      simulatedMinutes: Math.round(simulation.now / 60_000),
      disturbances: measured.disturbed,
      people: players.length,
      acknowledged: ledger.done,
      forks: forks.length,
      unanswered,
      behind: behind.length,
      ...counts,
      trace: simulation.trace,
      seconds: Math.round(seconds),
    },
    { examples: [...examples, ...[forks, late, behind, ledger.contradictions].flatMap((list) => list.slice(0, 2))] },
  );
};

const configIn = (folder: string) => {
  const webRoot = join(folder, 'web');
  mkdirSync(webRoot, { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>day</title>');
  return readConfig({ DATA_DIR: join(folder, 'data'), WEB_ROOT: webRoot, LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN });
};

/** Ids come from the seed too: nodes are compared by theirs. */
const withSeededIds = async <T>(seed: number, job: () => Promise<T>): Promise<T> => {
  const { randomBytes } = crypto;
  const chance: Chance = seededChance(seed + 1);
  const seeded = (size: number): Buffer => Buffer.from(Array.from({ length: size }, () => chance.int(256, 'id')));
  Object.assign(crypto, { randomBytes: seeded });
  syncBuiltinESMExports();
  try {
    return await job();
  } finally {
    Object.assign(crypto, { randomBytes });
    syncBuiltinESMExports();
  }
};

interface OpenTable {
  readonly table: string;
  readonly tokens: readonly { readonly token: string; readonly seat: number }[];
}

/** Over the HTTP routes of the nodes. */
const openTables = async (nodes: readonly SimNode[], plans: readonly TablePlan[]): Promise<OpenTable[]> => {
  const tables: OpenTable[] = [];
  for (const [index, plan] of plans.entries()) {
    const node = nodes[index % nodes.length];
    if (node === undefined) continue;
    const post = async (url: string, payload: object, token?: string) => {
      const headers = {
        origin: ORIGIN,
        host: '127.0.0.1:8614',
        ...(token !== undefined && { cookie: `sid=${token}` }),
      };
      const response = await node.app.app.inject({ method: 'POST', url, headers, payload });
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
      return { body: response.json(), token: /sid=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '' };
    };
    const seats = plan.chairs.flatMap(({ type }, seat) => (type === 'person' ? [seat] : []));
    const tokens: { token: string; seat: number }[] = [];
    for (const seat of seats) {
      const { token } = await post('/api/me', { name: `Guest ${index} ${seat}`, colour: 'cherry' });
      tokens.push({ token, seat });
    }
    const [host, ...others] = tokens;
    if (host === undefined) continue;
    const created = await post('/api/tables', { plan, sit: [{ seat: host.seat, name: null }] }, host.token);
    const { table } = created.body as { table: string };
    for (const { token, seat } of others) await post(`/api/tables/${table}/sit`, { seat, name: null }, token);
    await post(`/api/tables/${table}/start`, {}, host.token);
    tables.push({ table, tokens });
  }
  return tables;
};

const screensBehind = async (database: SimDatabase, players: readonly SimPlayer[]): Promise<string[]> => {
  const behind: string[] = [];
  for (const { table, seat, latest } of players) {
    const stored = await database.storage.tables.find(table);
    const loaded = stored?.match == null ? null : await database.storage.matches.load(stored.match);
    const head = loaded?.type === 'match' ? loaded.entries.length : -1;
    if ((latest?.version ?? -1) !== head) behind.push(`${table}: seat ${seat} shows ${latest?.version} of ${head}`);
  }
  return behind;
};

interface DisturbancesParts {
  readonly simulation: Simulation;
  readonly database: SimDatabase;
  readonly network: SimNetwork;
  readonly config: ReturnType<typeof configIn>;
  readonly tuning: typeof TUNING;
  readonly fault: Fault | null;
  readonly nodes: SimNode[];
  readonly players: readonly SimPlayer[];
  readonly ledger: Ledger;
}

const KINDS = ['pause', 'kill', 'cutDatabase', 'databaseDown', 'cutLinks', 'loseMessages', 'drop', 'skew'] as const;
type Kind = (typeof KINDS)[number];
const PAUSES: readonly Kind[] = ['pause'];

const CALM_MS = [500, 9_000] as const;
const WANDERS_ONE_IN = 5;
const RESTART_MS = 1_000;

/** Disturbs nodes, network and database, one of them at a time, each for a while. */
class Disturbances {
  readonly counts: Partial<Record<Kind, number>> = {};
  readonly #parts: DisturbancesParts;
  #isOver = false;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: DisturbancesParts) {
    this.#parts = parts;
  }

  begin(): void {
    this.#running = this.#go();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  async #go(): Promise<void> {
    const { simulation, ledger, fault } = this.#parts;
    const { chance } = simulation;
    while (!this.#isOver) {
      await simulation.sleep(between(chance, CALM_MS[0], CALM_MS[1], 'calm'));
      // A planted fault in leases shows when a node pauses.
      const kinds = fault === null ? KINDS : PAUSES;
      const kind = kinds[chance.int(kinds.length, 'kind')];
      if (kind === undefined || this.#isOver) continue;
      this.#wander();
      ledger.run += 1;
      this.counts[kind] = (this.counts[kind] ?? 0) + 1;
      await this.#carryOut(kind);
      ledger.run += 1;
    }
  }

  /** Starts the node again and again until it runs, as systemd does. */
  async #restarted(name: string): Promise<SimNode> {
    for (;;) {
      const node = await SimNode.start(name, this.#parts).catch(() => null);
      if (node !== null) return node;
      await this.#parts.simulation.sleep(RESTART_MS);
    }
  }

  /** People come and go. Otherwise all of them would stay at the node that has lasted longest. */
  #wander(): void {
    const { simulation, players } = this.#parts;
    for (const player of players) if (simulation.chance.int(WANDERS_ONE_IN, 'wander') === 0) player.drop();
  }

  async #carryOut(kind: Kind): Promise<void> {
    const { simulation, database, network, nodes, players } = this.#parts;
    const { chance } = simulation;
    const index = chance.int(nodes.length, 'node');
    const node = nodes[index];
    if (node === undefined) return;
    const wait = (min: number, max: number): Promise<void> => simulation.sleep(between(chance, min, max, 'wait'));
    switch (kind) {
      case 'pause':
        node.process.pause();
        await wait(100, 12_000);
        return node.process.resume();
      case 'kill': {
        node.kill();
        await wait(0, 5_000);
        nodes[index] = await this.#restarted(node.process.name);
        return;
      }
      case 'cutDatabase':
        database.cut(node.process);
        await wait(100, 8_000);
        return database.heal(node.process);
      case 'databaseDown':
        database.isDown = true;
        await wait(100, 6_000);
        database.isDown = false;
        return;
      case 'cutLinks':
        network.areLinksCut = true;
        await wait(100, 8_000);
        network.areLinksCut = false;
        return;
      case 'loseMessages':
        network.loseMessages(node.id);
        await wait(100, 8_000);
        return network.deliverMessages(node.id);
      case 'drop':
        for (const player of players) player.drop();
        return;
      case 'skew':
        node.process.skewMs = between(chance, -30_000, 30_000, 'skew');
        return wait(100, 5_000);
    }
  }
}
