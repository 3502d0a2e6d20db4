/**
 * Measures moves per second and core of a server. Ours stores every move on disk before it acknowledges it; the peer's own
 * server keeps its matches in memory. Both run in processes of their own and use their own sockets.
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
import { type Chance, seededChance } from '@fremont/kernel';
import { CannotMeasure, type Figure, rounded } from './figure.ts';
import { median } from './measure.ts';
import { PeerLoadTable } from './peer/load-table.ts';

/** A thousand sockets, as in the harness `load`. */
const TABLES = 250;
const WARM_UP_ROUNDS = 2;
const WARM_UP_MOVES = TABLES * 80;
const ROUNDS = 3;
/** The first moves of a match are not typical, because the board is still empty. */
const FIRST_MOVES = TABLES * 20;
const SLICES = 5;
const SLICE_MOVES = TABLES * 12;
const STALLED_MS = 60_000;

const PEER_SERVER = fileURLToPath(new URL('./peer/server.ts', import.meta.url));
/** No rate limits: all clients share one address and the cores of the server. */
const MANY = { burst: 1e9, perSecond: 1e9 };
const TUNING = JSON.stringify({
  busyLagMs: 1_000_000,
  messages: MANY,
  requests: MANY,
  guests: MANY,
  newTables: MANY,
  waitingTablesPerAddress: 1e9,
  openTablesPerAddress: 1e9,
  startWaitMs: 0,
  handshakes: MANY,
});

export const serverMoves = async (): Promise<Figure> => {
  const [oursProgram, peerProgram] = [await builtProgram('product'), await builtFrom('peer', PEER_SERVER)];
  return withContender(oursProgram, oursAt, (ours) =>
    withContender(peerProgram, peerAt, async (peer) => figureOf(await contest(ours, peer))),
  );
};

/** Moves per second of CPU time in one slice of each server, measured right after each other. */
interface Pair {
  readonly ours: number;
  readonly peer: number;
}

const figureOf = (pairs: readonly Pair[]): Figure => ({
  name: 'server-moves',
  ours: rounded(median(pairs.map(({ ours }) => ours))),
  peer: rounded(median(pairs.map(({ peer }) => peer))),
  ratio: rounded(median(pairs.map(({ ours, peer }) => ours / peer))),
  unit: 'moves/s/core',
});

/** Measures in short slices by turns, because the speed of a shared machine changes from second to second. */
const contest = async (ours: Contender, peer: Contender): Promise<Pair[]> => {
  // A server runs for weeks, so compiling in its first seconds must not count.
  for (let round = 1; round <= WARM_UP_ROUNDS; round++)
    for (const contender of [ours, peer]) {
      await contender.open();
      await contender.play(WARM_UP_MOVES);
      contender.close();
    }
  const pairs: Pair[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    for (const contender of [ours, peer]) {
      await contender.open();
      await contender.play(FIRST_MOVES);
    }
    for (let slice = 1; slice <= SLICES; slice++)
      pairs.push({ ours: await ours.play(SLICE_MOVES), peer: await peer.play(SLICE_MOVES) });
    for (const contender of [ours, peer]) contender.close();
  }
  return pairs;
};

/** A table under load on either server. */
interface LoadedTable {
  act(): boolean;
  close(): void;
}

type OpenTable = (origin: string, name: string, chance: Chance, onMoved: () => void) => Promise<LoadedTable>;

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

/** A server with tables under load. */
interface Contender {
  /** Opens a new set of tables. */
  open(): Promise<void>;
  /** Plays `count` moves at the open tables. Returns the moves per second of the server's CPU time. */
  play(count: number): Promise<number>;
  close(): void;
}

const withContender = async <T>(
  program: string,
  openTable: OpenTable,
  job: (contender: Contender) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'fremont-bench-'));
  try {
    const server = await startServer({ program, dataDir: join(folder, 'data'), env: { TUNING } });
    return await job(contenderOn(server, openTable)).finally(() => server.kill());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const contenderOn = (server: Server, openTable: OpenTable): Contender => {
  const chance = seededChance(1);
  let tables: LoadedTable[] = [];
  let opened = 0;
  let moves = 0;
  return {
    async open() {
      tables = [];
      while (tables.length < TABLES)
        tables.push(await openTable(server.origin, `match-${opened++}`, chance, () => moves++));
    },
    async play(count) {
      const movesAtStart = moves;
      const cpuAtStart = cpuOf(server);
      await playUntil(tables, () => moves >= movesAtStart + count);
      return (moves - movesAtStart) / (cpuOf(server) - cpuAtStart);
    },
    close() {
      for (const table of tables) table.close();
    },
  };
};

/** Every table moves as soon as its last update has arrived. */
const playUntil = async (tables: readonly LoadedTable[], isEnough: () => boolean): Promise<void> => {
  let lastMove = performance.now();
  while (!isEnough()) {
    for (const table of tables) if (table.act()) lastMove = performance.now();
    if (performance.now() - lastMove > STALLED_MS) throw new Error(`no table moved for ${STALLED_MS} ms`);
    await sleep(1);
  }
};

const cpuOf = ({ pid }: Server): number => {
  const seconds = cpuSeconds(pid);
  if (seconds === null) throw new CannotMeasure('the CPU time of another process can only be read on Linux');
  return seconds;
};
