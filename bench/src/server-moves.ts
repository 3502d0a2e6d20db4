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
import { type Chance, seededChance } from '@fremont/kernel';
import { CannotMeasure, type Figure, rounded } from './figure.ts';
import { median } from './measure.ts';
import { PeerLoadTable } from './peer/load-table.ts';

/** A thousand sockets, as many as the harness `load` has. */
const TABLES = 250;
const WARM_UP_ROUNDS = 2;
const WARM_UP_MOVES = TABLES * 80;
const ROUNDS = 3;
/** The first moves of a match are not like the others: nobody has anything on the table. */
const FIRST_MOVES = TABLES * 20;
const SLICES = 5;
const SLICE_MOVES = TABLES * 12;
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
  const [oursProgram, peerProgram] = [await builtProgram('product'), await builtFrom('peer', PEER_SERVER)];
  return withContender(oursProgram, oursAt, (ours) =>
    withContender(peerProgram, peerAt, async (peer) => figureOf(await contest(ours, peer))),
  );
};

/** Moves per second of CPU time in one slice of each, one right after the other. */
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

/** In short slices by turns: the speed of a machine that others use as well changes from one second to the next. */
const contest = async (ours: Contender, peer: Contender): Promise<Pair[]> => {
  // A server runs for weeks: what it compiles in its first seconds is not what a move costs.
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

/** A server with tables under load. */
interface Contender {
  /** Takes as many new tables as are played at a time. */
  open(): Promise<void>;
  /** So many moves at the open tables; how many of them there were per second of the server's CPU time. */
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
  let tables: Mover[] = [];
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
