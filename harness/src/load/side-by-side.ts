/**
 * T29: the same load on one node with SQLite, on one with PostgreSQL and on several, one after the other in one run. It measures; the
 * promises about time are those of the other load.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { auditConditions, auditDatabase, type Findings, faultsIn } from '../audit.ts';
import { Person, type Site } from '../client/person.ts';
import { SocketClient } from '../client/socket-client.ts';
import { atLeast, type Condition, exactly, never } from '../conditions.ts';
import { chanceOf, type Report, type Settings, verdict, withFolder } from '../harness.ts';
import { Ledger } from '../ledger.ts';
import { NodeGroup } from '../nodes/node-group.ts';
import { builtProgram } from '../programs/build.ts';
import { cpuSeconds, familyCpuSeconds, residentBytes, type Server, startServer } from '../programs/server.ts';
import { percentile } from '../statistics.ts';
import { each, sleep } from '../wait.ts';
import { allAnswered, drive } from './drive.ts';
import { LoadTable } from './load-table.ts';

export interface SideBySideSize {
  readonly nodes: number;
  readonly sockets: number;
  readonly rate: number;
  readonly seconds: number;
  /** Before anything is measured, and between sockets and tables. */
  readonly warmUpMs: number;
}

const SEATS = 4;
const AT_ONCE = 16;
const ANSWER_MS = 60_000;

/** The servers of one set-up, and where the logs are afterwards. */
interface SetUp {
  readonly name: string;
  readonly servers: readonly Server[];
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  databaseCpu(): number;
  /** Keeps the database. */
  endServers(): Promise<unknown>;
  close(): Promise<void>;
}

export const runSideBySide = async (settings: Settings, size: SideBySideSize): Promise<Report> => {
  const program = await builtProgram('product');
  const counts: Record<string, unknown> = {};
  const conditions: Condition[] = [];
  const onPostgres = [...new Set([1, size.nodes])];
  const starts = [
    (folder: string) => sqliteSetUp(folder, program),
    ...onPostgres.map((nodes) => (folder: string) => postgresSetUp(folder, program, nodes)),
  ];
  for (const start of starts)
    await withFolder(async (folder) => {
      const setUp = await start(folder);
      try {
        const { figures, held } = await measure(settings, size, setUp);
        counts[setUp.name] = figures;
        conditions.push(...held.map((one) => ({ ...one, name: `${setUp.name}: ${one.name}` })));
        settings.say(`${setUp.name}: ${JSON.stringify(figures)}`);
      } finally {
        await setUp.close();
      }
    });
  return verdict(conditions, { sockets: size.sockets, ...counts });
};

const sqliteSetUp = async (folder: string, program: string): Promise<SetUp> => {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const server = await startServer({ program, dataDir });
  const endServers = () => server.kill();
  const close = async (): Promise<void> => void (await endServers());
  return { name: 'sqlite', servers: [server], databaseUrl: null, dataDir, databaseCpu: () => 0, endServers, close };
};

const postgresSetUp = async (folder: string, program: string, nodes: number): Promise<SetUp> => {
  const group = await NodeGroup.start({ folder, nodes, program, env: {}, isMeasured: true });
  return {
    name: `postgres, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}`,
    servers: group.places.flatMap(({ server }) => (server === null ? [] : [server])),
    databaseUrl: group.url,
    dataDir: folder,
    databaseCpu: () => (group.databasePid === null ? 0 : (familyCpuSeconds(group.databasePid) ?? 0)),
    endServers: () => group.endNodes(),
    close: () => group.close(),
  };
};

const KB = 1_000;
const MICROS = 1_000_000;
const NS_PER_MS = 1_000_000;

const measure = async (settings: Settings, { sockets, rate, seconds, warmUpMs }: SideBySideSize, setUp: SetUp) => {
  const { servers } = setUp;
  const ledger = new Ledger();
  const latencies: number[] = [];
  let next = 0;
  /** Every person comes through the next node. */
  const site = (): Site => ({ origin: servers[next++ % servers.length]?.origin ?? '' });
  const bytesPerSocket = await memoryOfSockets(servers, site, Math.min(1_000, sockets), warmUpMs);
  const common = { site, ledger, chance: chanceOf(settings), onAcknowledged: (ms: number) => latencies.push(ms) };
  const tables = Array.from({ length: Math.ceil(sockets / SEATS) }, () => new LoadTable(common));
  const before = memoryOf(servers);
  await each(tables, AT_ONCE, (table) => table.open());
  await sleep(warmUpMs);
  const bytesOfTables = memoryOf(servers) - before - bytesPerSocket * sockets;
  await drive(tables, rate, warmUpMs);
  await allAnswered(tables, ANSWER_MS);
  latencies.length = 0;
  const serverBefore = serverCpu(servers);
  const databaseBefore = setUp.databaseCpu();
  const ownBefore = process.cpuUsage();
  const ownLag = monitorEventLoopDelay({ resolution: 1 });
  ownLag.enable();
  await drive(tables, rate, seconds * 1000);
  await allAnswered(tables, ANSWER_MS);
  ownLag.disable();
  const own = process.cpuUsage(ownBefore);
  const server = serverCpu(servers) - serverBefore;
  const database = setUp.databaseCpu() - databaseBefore;
  const commands = latencies.length;
  const perCommand = (used: number): number => Math.round((used / Math.max(1, commands)) * MICROS);
  const open = tables.reduce((sum, one) => sum + one.sockets, 0);
  const waiting = tables.filter(({ isWaiting }) => isWaiting).length;
  const memory = memoryOf(servers);
  for (const table of tables) table.close();
  await setUp.endServers();
  const findings = await auditOf(setUp, ledger, tables);
  return {
    figures: {
      sockets: open,
      tables: tables.length,
      commands,
      perSecond: Math.round(commands / seconds),
      ackMs: { p50: percentile(latencies, 50), p99: percentile(latencies, 99), p999: percentile(latencies, 99.9) },
      microsPerCommand: { nodes: perCommand(server), database: perCommand(database) },
      clientMicrosPerCommand: perCommand((own.user + own.system) / MICROS),
      clientLagMs: { p99: ownLag.percentile(99) / NS_PER_MS },
      kbPerSocket: Math.round(bytesPerSocket / KB),
      kbPerIdleTable: Math.round(bytesOfTables / KB / tables.length),
      rssMb: Math.round(memory / KB / KB),
      lost: findings.lost,
      faults: faultsIn(findings),
    },
    held: [
      ...auditConditions(findings),
      never('tables that wait for an answer at the end', waiting),
      atLeast('commands acknowledged', commands, 1),
      exactly('sockets open at the end', open, tables.length * SEATS),
    ],
  };
};

const auditOf = (setUp: SetUp, ledger: Ledger, tables: readonly LoadTable[]): Promise<Findings> =>
  auditDatabase({ ...setUp, ledger, tables: tables.map(({ id }) => id), players: [] });

const memoryOf = (servers: readonly Server[]): number =>
  servers.reduce((sum, { pid }) => sum + (residentBytes(pid) ?? 0), 0);

const serverCpu = (servers: readonly Server[]): number =>
  servers.reduce((sum, { pid }) => sum + (cpuSeconds(pid) ?? 0), 0);

/** Sockets that have said hello and watch nothing. */
const memoryOfSockets = async (
  servers: readonly Server[],
  site: () => Site,
  count: number,
  warmUpMs: number,
): Promise<number> => {
  const people = Array.from({ length: count }, () => new Person(site()));
  await each(people, AT_ONCE, (person) => person.register());
  const before = memoryOf(servers);
  const clients: SocketClient[] = [];
  await each(people, AT_ONCE, async (person) => {
    clients.push(await SocketClient.connect(person));
  });
  await sleep(warmUpMs);
  const bytes = (memoryOf(servers) - before) / count;
  for (const client of clients) client.close();
  await sleep(warmUpMs);
  return bytes;
};
