/**
 * Moves per second and core of the server: ours, with every move on the disk before it is acknowledged, against the
 * peer's own server, which keeps its matches in memory. Both in processes of their own, over their own sockets.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ledger } from '@fremont/harness/ledger';
import { LoadTable } from '@fremont/harness/load/load-table';
import { builtFrom, builtProgram } from '@fremont/harness/programs/build';
import { cpuSeconds, type Server, startServer } from '@fremont/harness/programs/server';
import { sleep } from '@fremont/harness/wait';
import { at, type Chance, seededChance } from '@fremont/kernel';
import { CannotMeasure, type Figure, rounded } from './figure.ts';
import { median } from './measure.ts';
import { PeerLoadTable } from './peer/load-table.ts';

const TABLES = 100;
const WARM_UP_ROUNDS = 3;
const WARM_UP_MOVES = TABLES * 80;
/** The first moves of a match are not like the others: nobody has anything on the table. */
const FIRST_MOVES = TABLES * 20;
const MOVES = TABLES * 60;
const REPETITIONS = 5;
const STALLED_MS = 60_000;

const PEER_SERVER = fileURLToPath(new URL('./peer/server.ts', import.meta.url));
/** Limits are not what is measured, everybody comes from one address, and the clients share the cores. */
const MANY = { burst: 1e9, perSecond: 1e9 };
const TUNING = JSON.stringify({
  busyLagMs: 1_000_000,
  messages: MANY,
  requests: MANY,
  guests: MANY,
  newTables: MANY,
  handshakes: MANY,
});

export const serverMoves = async (): Promise<Figure> => {
  const programs = { ours: await builtProgram('product'), peer: await builtFrom('peer', PEER_SERVER) };
  const ours: number[] = [];
  const peer: number[] = [];
  for (let repetition = 1; repetition <= REPETITIONS; repetition++) {
    ours.push(await movesPerCpuSecond(programs.ours, oursAt, seededChance(repetition)));
    peer.push(await movesPerCpuSecond(programs.peer, peerAt, seededChance(repetition)));
  }
  return {
    name: 'server-moves',
    ours: rounded(median(ours)),
    peer: rounded(median(peer)),
    // Of neighbours: the speed of a machine that others use as well changes from minute to minute.
    ratio: rounded(median(ours.map((rate, index) => rate / at(peer, index)))),
    unit: 'moves/s/core',
  };
};

/** A table under load, whoever serves it. */
interface Mover {
  act(): boolean;
  close(): void;
}

type OpenTable = (origin: string, name: string, chance: Chance, onMoved: () => void) => Promise<Mover>;

const oursAt: OpenTable = async (origin, _name, chance, onMoved) => {
  const table = new LoadTable({ site: { origin }, ledger: new Ledger(), chance, onAcknowledged: onMoved });
  await table.open();
  return table;
};

const peerAt: OpenTable = async (origin, name, chance, onMoved) => {
  const table = new PeerLoadTable(name, chance, onMoved);
  await table.open(origin);
  return table;
};

const movesPerCpuSecond = async (program: string, openTable: OpenTable, chance: Chance): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'fremont-bench-'));
  const server = await startServer({ program, dataDir: join(folder, 'data'), env: { TUNING } });
  try {
    return await measured(server, openTable, chance);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

const measured = async (server: Server, openTable: OpenTable, chance: Chance): Promise<number> => {
  let moves = 0;
  const open = async (name: string): Promise<Mover[]> => {
    const tables: Mover[] = [];
    for (let index = 0; index < TABLES; index++)
      tables.push(await openTable(server.origin, `${name}-${index}`, chance, () => moves++));
    return tables;
  };
  const play = async (tables: readonly Mover[], count: number): Promise<void> => {
    const enough = moves + count;
    await playUntil(tables, () => moves >= enough);
  };
  // A server runs for weeks: what it compiles in its first seconds is not what a move costs.
  for (let round = 1; round <= WARM_UP_ROUNDS; round++) {
    const others = await open(`warm-up-${round}`);
    await play(others, WARM_UP_MOVES);
    closeAll(others);
  }
  const tables = await open('match');
  await play(tables, FIRST_MOVES);
  const movesAtStart = moves;
  const cpuAtStart = cpuOf(server);
  await play(tables, MOVES);
  const rate = (moves - movesAtStart) / (cpuOf(server) - cpuAtStart);
  closeAll(tables);
  return rate;
};

const closeAll = (tables: readonly Mover[]): void => {
  for (const table of tables) table.close();
};

/** Every table moves as soon as it has been told how it stands. */
const playUntil = async (tables: readonly Mover[], isEnough: () => boolean): Promise<void> => {
  let lastMove = performance.now();
  while (!isEnough()) {
    for (const table of tables) if (table.act()) lastMove = performance.now();
    if (performance.now() - lastMove > STALLED_MS) throw new Error('nothing moves any more');
    await sleep(1);
  }
};

const cpuOf = ({ pid }: Server): number => {
  const seconds = cpuSeconds(pid);
  if (seconds === null) throw new CannotMeasure('the CPU time of another process can only be read on Linux');
  return seconds;
};
