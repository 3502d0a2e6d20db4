/** Two servers on one real PostgreSQL, and people who play through both. */

import type { LasVegas } from '@fremont/games/las-vegas';
import pg from 'pg';
import { expect } from 'vitest';
import { arrive, Guest, need, startedTable } from './guest.ts';
import type { TestPostgres } from './postgres.ts';
import { type ServerSetup, type TestServer, withServer } from './server.ts';
import type { NewCommand, TestSocket } from './test-socket.ts';

interface Nodes {
  readonly url: string;
  readonly a: TestServer;
  readonly b: TestServer;
}

export const withNode = (url: string, setup: ServerSetup = {}): Promise<TestServer> =>
  withServer({ ...setup, env: { DATABASE_URL: url, ...setup.env }, isNode: true });

export const clusterOf = ({ services }: TestServer) => need(services.cluster);

export const withNodes = async (postgres: TestPostgres, setup: ServerSetup = {}): Promise<Nodes> => {
  const url = await postgres.newSchema();
  const [a, b] = [await withNode(url, setup), await withNode(url, setup)];
  await expect.poll(() => clusterOf(a).leases.peers.size, { timeout: 5_000 }).toBe(1);
  return { url, a, b };
};

/** The same person, through another node. */
export const through = (guest: Guest, { address }: TestServer): Guest => {
  const moved = new Guest(address);
  moved.cookie = guest.cookie;
  moved.me = guest.me;
  return moved;
};

export const query = async (url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
};

export const ownersIn = async (url: string): Promise<unknown[]> =>
  (await query(url, 'select owner from heads')).map(({ owner }) => owner);

/** The next roll or placement of the seat whose turn it is. */
export const nextMove = (socket: TestSocket, table: string): NewCommand => {
  const update = need(socket.latest<LasVegas>(table));
  const ask = need(update.asks[0]);
  return { type: 'act', seat: ask.seat, decision: ask.id, action: need(update.legal[0]) };
};

export const isAt = (socket: TestSocket, table: string, version: number): Promise<void> =>
  socket.until(() => (socket.latest(table)?.version ?? -1) >= version);

export const newestAt = (socket: TestSocket, table: string): number => socket.latest(table)?.version ?? -1;

/** Plays so many moves, each by the socket of the seat that is asked. Every socket must see each of them. */
export const playMoves = async (sockets: readonly TestSocket[], table: string, moves: number): Promise<void> => {
  for (let count = 0; count < moves; count++) {
    const seat = need(need(sockets[0]?.latest(table)).asks[0]).seat;
    const mover = need(sockets[seat]);
    const before = newestAt(mover, table);
    expect(await mover.command(table, nextMove(mover, table))).toMatchObject({ type: 'done', version: before + 1 });
    for (const socket of sockets) await isAt(socket, table, before + 1);
  }
};

/** Two people of one match, the first on node A, the second on node B. */
export const withMatch = async (nodes: Nodes) => {
  const [ann, bob] = [await arrive(nodes.a, 'Ann'), await arrive(nodes.a, 'Bob')];
  const table = await startedTable([ann, bob]);
  const bobAtB = through(bob, nodes.b);
  const sockets = [await ann.socket(), await bobAtB.socket()] as const;
  await sockets[0].look(table, 0);
  await sockets[1].look(table, 1);
  return { ann, bob: bobAtB, table, sockets };
};
