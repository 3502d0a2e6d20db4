/** Two servers on one real PostgreSQL: any node serves any visitor, and one of them runs each match. */

import type { StoredShare } from '@fremont/table';
import { ShareChain } from '@fremont/table/fair';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { arrive, createTable, need, planFor, startedTable } from './guest.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import type { TestServer } from './server.ts';
import type { NewCommand } from './test-socket.ts';
import {
  clusterOf,
  isAt,
  newestAt,
  nextMove,
  ownersIn,
  playMoves,
  query,
  through,
  withMatch,
  withNode,
  withNodes,
} from './two-nodes.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterAll(() => postgres.end(), 60_000);

test('people of both nodes contribute to the dice', async () => {
  const nodes = await withNodes(postgres);
  const [ann, bob] = [await arrive(nodes.a, 'Ann'), await arrive(nodes.a, 'Bob')];
  const table = await createTable(ann, planFor(2));
  await bob.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
  const bobAtB = through(bob, nodes.b);
  for (const [seat, guest] of [ann, bobAtB].entries()) {
    const chain = new ShareChain(table, seat, new Uint8Array(32).fill(seat + 1));
    const socket = await guest.socket();
    socket.onMessage = (message) => {
      if (message.type === 'need')
        socket.send({ type: 'share', table, seat, version: message.version, share: chain.shareFor(message.version) });
    };
    await socket.watch(table, 'spectator');
    await socket.next('room');
    socket.send({ type: 'anchor', table, seat, anchor: chain.anchor });
    await socket.next('anchored');
  }
  await expect.poll(() => clusterOf(nodes.a).remote.isPresent(table, bob.id)).toBe(true);
  await bob.do(`/api/tables/${table}/ready`, { ready: true });
  await ann.do(`/api/tables/${table}/start`);
  const sockets = [await ann.socket(), await bobAtB.socket()];
  for (const [seat, socket] of sockets.entries()) await socket.look(table, seat);
  await playMoves(sockets, table, 6);
  const match = need((await nodes.a.storage.tables.find(table))?.match);
  const loaded = await nodes.a.storage.matches.load(match);
  if (loaded.type !== 'match') throw new Error(loaded.type);
  const drawing = loaded.entries.filter((entry) => entry.type === 'action' && entry.draws.length > 0);
  expect(drawing.length).toBeGreaterThan(0);
  const all = [need(loaded.match.setting.fair), ...drawing] as { readonly shares: readonly StoredShare[] }[];
  for (const { shares } of all) expect(shares.map(({ seat }) => seat)).toEqual([0, 1]);
}, 60_000);

/** The node ends without a word: it renews nothing, hears nothing and answers nothing. */
const fallSilent = (server: TestServer): Promise<void> => clusterOf(server).close();

describe('two nodes', () => {
  test('run one match for people on both of them, and every screen gets every move', async () => {
    const nodes = await withNodes(postgres);
    const { table, sockets } = await withMatch(nodes);
    await playMoves(sockets, table, 8);
    const owners = new Set(await ownersIn(nodes.url));
    expect(owners.size).toBe(1);
    expect([clusterOf(nodes.a).node, clusterOf(nodes.b).node]).toContain([...owners][0]);
    expect(sockets[0].latest(table)?.view).toEqual(sockets[1].latest(table)?.view);
  });

  test('refuse a command for the seat of another person on both', async () => {
    const nodes = await withNodes(postgres);
    const { table, sockets } = await withMatch(nodes);
    const move = nextMove(sockets[0], table);
    for (const [seat, socket] of sockets.entries()) {
      const foreign = { ...move, seat: 1 - seat } as NewCommand;
      expect(await socket.command(table, foreign)).toMatchObject({ error: { code: 'notYourSeat' } });
    }
    await playMoves(sockets, table, 1);
    expect(await sockets[1].command(table, move)).toMatchObject({ error: { code: 'notYourSeat' } });
  });

  test('give a repeated command the same answer, whichever node it reaches', async () => {
    const nodes = await withNodes(postgres);
    const { ann, table, sockets } = await withMatch(nodes);
    const id = 'f'.repeat(32);
    const move = nextMove(sockets[0], table);
    const first = await sockets[0].command(table, move, id);
    const elsewhere = await through(ann, nodes.b).socket();
    expect(await elsewhere.command(table, move, id)).toEqual(first);
    expect(first).toMatchObject({ type: 'done', version: 1 });
  });

  test('show who is present, chat, names and kicks on both', async () => {
    const nodes = await withNodes(postgres);
    const { ann, bob, table, sockets } = await withMatch(nodes);
    await sockets[0].next('presence', ({ present }) => present.every(Boolean));
    sockets[1].send({ type: 'chat', table, id: 'a'.repeat(32), said: { type: 'text', words: 'hello' } });
    expect((await sockets[0].next('chat')).lines[0]).toMatchObject({
      said: { words: 'hello' },
      person: { name: 'Bob' },
    });
    await bob.do('/api/me/change', { name: 'Robert', colour: 'cherry' }).catch(() => undefined);
    await sockets[1].close();
    await sockets[0].next('presence', ({ present }) => !present.every(Boolean));
    const eve = await arrive(nodes.b, 'Eve');
    const waiting = await startedTable([ann, bob]).then(() => table);
    const watching = await eve.socket();
    await watching.look(waiting, 'spectator');
    await eve.do(`/api/tables/${table}/join`, { role: 'spectator' });
    await expect.poll(async () => (await ann.room(table)).members.length).toBe(3);
    await ann.do(`/api/tables/${table}/kick`, { person: eve.id });
    expect(await watching.next('gone')).toMatchObject({ table, why: 'kicked' });
  });
});

describe('a match changes its node', () => {
  test('at once, when its node ends in an orderly way', async () => {
    const nodes = await withNodes(postgres);
    const { ann, table, sockets } = await withMatch(nodes);
    await playMoves(sockets, table, 3);
    await nodes.a.end();
    expect(await ownersIn(nodes.url)).toHaveLength(1);
    const again = await through(ann, nodes.b).socket();
    await again.look(table, 0);
    await playMoves([again, sockets[1]], table, 3);
    expect(await ownersIn(nodes.url)).toEqual([clusterOf(nodes.b).node]);
  });

  test('after its lease, when its node falls silent; the writes of the old node are refused', async () => {
    const nodes = await withNodes(postgres);
    const { ann, table, sockets } = await withMatch(nodes);
    await playMoves([sockets[0], sockets[1]], table, 2);
    const mover = need(sockets[need(sockets[0].latest(table)).asks[0]?.seat ?? 0]);
    const zombie = await nodes.a.services.host.open(table);
    const move = nextMove(mover, table);
    await fallSilent(nodes.a);
    const again = await through(ann, nodes.b).socket();
    await again.look(table, 0);
    await playMoves([again, sockets[1]], table, 1);
    // The old node believes that it still runs the match, and does not look at the time.
    Object.assign(clusterOf(nodes.a).ownership, { term: () => 0 });
    const late = await zombie.table.send({ ...move, id: 'e'.repeat(32) } as never);
    expect(late.type).not.toBe('done');
    const rows = await query(nodes.url, 'select version, command from entries order by version');
    expect(rows.map(({ version }) => Number(version))).toEqual([1, 2, 3]);
    expect(rows.map(({ command }) => command)).not.toContain('e'.repeat(32));
    expect(await ownersIn(nodes.url)).toEqual([clusterOf(nodes.b).node]);
  });

  test('by consent, when the nodes cannot reach each other', async () => {
    const nodes = await withNodes(postgres);
    const { table, sockets } = await withMatch(nodes);
    await playMoves(sockets, table, 1);
    for (const server of [nodes.a, nodes.b]) await clusterOf(server).links.close();
    await playMoves(sockets, table, 4);
  });

  test('also if no person acts: bots go on at the node of a spectator', async () => {
    const nodes = await withNodes(postgres, { tuning: { botDelayMs: 150 } });
    const ann = await arrive(nodes.a, 'Ann');
    const table = await startedTable([ann], {}, 2);
    const socket = await ann.socket();
    await socket.look(table, 0);
    await socket.command(table, { type: 'leave', seat: 0 as never });
    await isAt(socket, table, 3);
    const eve = await arrive(nodes.b, 'Eve');
    const watching = await eve.socket();
    await watching.look(table, 'spectator');
    await fallSilent(nodes.a);
    await expect.poll(() => ownersIn(nodes.url), { timeout: 10_000 }).toEqual([clusterOf(nodes.b).node]);
    const before = newestAt(watching, table);
    await isAt(watching, table, before + 3);
  });
});

test('a node whose lease ran out by the clock of the database notices that another one took its match', async () => {
  const nodes = await withNodes(postgres);
  const { table, sockets } = await withMatch(nodes);
  await playMoves(sockets, table, 2);
  const servers = [nodes.a, nodes.b];
  const [owner] = await ownersIn(nodes.url);
  const old = need(servers.find((server) => clusterOf(server).node === owner));
  const other = need(servers.find((server) => server !== old));
  const { match } = await old.services.host.open(table);
  // The clock of the database jumps ahead, and back.
  await query(nodes.url, 'update nodes set until_ms = 0 where id = $1', [owner]);
  expect(await clusterOf(other).ownership.take(match)).toMatchObject({ type: 'taken' });
  const isOwn = async (): Promise<boolean> => (await old.services.host.open(table)).isOwn;
  await expect.poll(isOwn, { timeout: 5_000 }).toBe(false);
  await playMoves(sockets, table, 2);
});

test('a node whose row was deleted while it was paused serves all the same', async () => {
  const { a, url } = await withNodes(postgres);
  const { node, leases } = clusterOf(a);
  await query(url, 'delete from nodes where id = $1', [node]);
  await leases.renew();
  expect(await query(url, 'select is_serving from nodes where id = $1', [node])).toEqual([{ is_serving: '1' }]);
});

test('a request of a newer version is not answered as if it were done', async () => {
  const { a } = await withNodes(postgres);
  const ann = await arrive(a, 'Ann');
  const table = await startedTable([ann, await arrive(a, 'Bob')]);
  const request = { type: 'dance', table, person: ann.id } as never;
  await expect(need(a.services.forwarding).answer(request)).rejects.toThrow('unknown request');
});

test('a node that stops while it changes a table keeps the others from it for some seconds only', async () => {
  const { a, b } = await withNodes(postgres);
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let hasBegun = false;
  const first = need(a.storage.nodes).exclusively('a table', () => {
    hasBegun = true;
    return stopped;
  });
  await expect.poll(() => hasBegun).toBe(true);
  expect(await need(b.storage.nodes).exclusively('a table', async () => 'done')).toBe('done');
  stop();
  await first;
  expect(await need(a.storage.nodes).exclusively('a table', async () => 'again')).toBe('again');
}, 30_000);

test('a notification that is lost is repaired by looking again', async () => {
  const nodes = await withNodes(postgres);
  const { table, sockets } = await withMatch(nodes);
  await playMoves(sockets, table, 1);
  const { bus } = clusterOf(nodes.a);
  Object.assign(bus, { publish: () => undefined });
  Object.assign(clusterOf(nodes.b).bus, { publish: () => undefined });
  await playMoves(sockets, table, 2);
});

test('the second node moves no deadline, and a node that starts alone moves all of them', async () => {
  const url = await postgres.newSchema();
  const a = await withNode(url);
  const [ann, bob] = [await arrive(a, 'Ann'), await arrive(a, 'Bob')];
  await startedTable([ann, bob], { clock: { type: 'live', bankS: 300, incrementS: 10 } });
  const dues = () => query(url, 'select due_ms from timers where done_version is null');
  const before = await dues();
  expect(before).toHaveLength(1);
  const b = await withNode(url);
  expect(await dues()).toEqual(before);
  await a.end();
  await b.end();
  await withNode(url);
  const [moved] = await dues();
  expect(Number(moved?.['due_ms']) - Number(before[0]?.['due_ms'])).toBeGreaterThanOrEqual(15_000);
});

test('the clocks of a match go on at the node that takes it', async () => {
  const nodes = await withNodes(postgres);
  const [ann, bob] = [await arrive(nodes.a, 'Ann'), await arrive(nodes.a, 'Bob')];
  const table = await startedTable([ann, bob], { clock: { type: 'live', bankS: 300, incrementS: 0 } });
  const sockets = [await ann.socket(), await through(bob, nodes.b).socket()] as const;
  for (const [seat, socket] of sockets.entries()) await socket.look(table, seat);
  await playMoves(sockets, table, 3);
  const clock = need(sockets[1].received.findLast((message) => message.type === 'update'));
  expect(clock).toMatchObject({ clock: { running: [{ seat: expect.any(Number) }] } });
  await nodes.a.end();
  onTestFinished(() => sockets[0].cut());
  const again = await through(ann, nodes.b).socket();
  await again.look(table, 0);
  await playMoves([again, sockets[1]], table, 2);
  const shown = again.received.findLast((message) => message.type === 'update');
  expect(shown).toMatchObject({ clock: { banks: [expect.any(Number), expect.any(Number)] } });
});
