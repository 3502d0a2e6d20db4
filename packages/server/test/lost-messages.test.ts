/** Two nodes on one PostgreSQL, and messages between them that get lost: what they were about is looked at again. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BusMessage } from '../src/cluster/bus.ts';
import { arrive, createTable, need, planFor, startedTable } from './guest.ts';
import { ADMIN_TOKEN, Operator } from './operator.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import type { TestServer } from './server.ts';
import { clusterOf, query, through, withMatch, withNode, withNodes } from './two-nodes.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterAll(() => postgres.end(), 60_000);

/** Nodes look again at once and hear of each other's people within five seconds. */
const LOOKED = { timeout: 10_000 };

/** The node sends everything but messages of these types. */
const lose = (server: TestServer, ...types: readonly BusMessage['type'][]): void => {
  const { bus } = clusterOf(server);
  const publish = bus.publish.bind(bus);
  Object.assign(bus, { publish: (message: BusMessage) => types.includes(message.type) || publish(message) });
};

/** All connections for notifications break and come back, so all nodes know that they may have missed something. */
const noticeLoss = (url: string) =>
  query(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'fremont nodes' and query like 'listen%'`,
  );

test('a node that starts later hears who is at the tables of the others', async () => {
  const url = await postgres.newSchema();
  const a = await withNode(url);
  const ann = await arrive(a, 'Ann');
  const table = await createTable(ann, planFor(2));
  await (await ann.socket()).watch(table, 'spectator');
  await expect.poll(() => a.services.sockets.isPresent(table, ann.id)).toBe(true);
  const b = await withNode(url);
  await expect.poll(() => clusterOf(b).remote.isPresent(table, ann.id), LOOKED).toBe(true);
});

test('a person who left while messages were lost is not present for ever', async () => {
  const { a, b, url } = await withNodes(postgres);
  const ann = await arrive(a, 'Ann');
  const table = await startedTable([ann, await arrive(a, 'Bob')]);
  const socket = await ann.socket();
  await socket.look(table, 0);
  await expect.poll(() => clusterOf(b).remote.isPresent(table, ann.id)).toBe(true);
  lose(a, 'present');
  await socket.close();
  await expect.poll(() => a.services.sockets.isPresent(table, ann.id)).toBe(false);
  expect(clusterOf(b).remote.isPresent(table, ann.id)).toBe(true);
  await noticeLoss(url);
  await expect.poll(() => clusterOf(b).remote.isPresent(table, ann.id), LOOKED).toBe(false);
}, 30_000);

test('people who stay are present all the time', async () => {
  const nodes = await withNodes(postgres);
  const { ann, table } = await withMatch(nodes);
  const { remote } = clusterOf(nodes.b);
  await expect.poll(() => remote.isPresent(table, ann.id)).toBe(true);
  let absences = 0;
  const watching = setInterval(() => {
    if (!remote.isPresent(table, ann.id)) absences += 1;
  }, 20);
  await noticeLoss(nodes.url);
  await new Promise((resolve) => setTimeout(resolve, 6_500));
  clearInterval(watching);
  expect(absences).toBe(0);
}, 30_000);

test('a chat message that was lost arrives, once', async () => {
  const nodes = await withNodes(postgres);
  const { table, sockets } = await withMatch(nodes);
  const say = (words: string, id: string): void =>
    sockets[0].send({ type: 'chat', table, id: id.repeat(32), said: { type: 'text', words } });
  say('first', 'a');
  await sockets[1].next('chat');
  lose(nodes.a, 'chat');
  say('second', 'b');
  await sockets[0].next('said', ({ id }) => id === 'b'.repeat(32));
  await noticeLoss(nodes.url);
  const { lines } = await sockets[1].next('chat');
  expect(lines.map(({ said }) => said)).toEqual([{ type: 'text', words: 'second' }]);
  expect(sockets[1].count('chat')).toBe(2);
});

test('a kick that was lost takes effect', async () => {
  const nodes = await withNodes(postgres);
  const { ann, table } = await withMatch(nodes);
  const eve = await arrive(nodes.b, 'Eve');
  const watching = await eve.socket();
  await watching.look(table, 'spectator');
  await eve.do(`/api/tables/${table}/join`, { role: 'spectator' });
  lose(nodes.a, 'gone');
  await ann.do(`/api/tables/${table}/kick`, { person: eve.id });
  await noticeLoss(nodes.url);
  expect(await watching.next('gone')).toMatchObject({ table, why: 'kicked' });
});

test('a ban, a closed table and a sign-out that were lost take effect', async () => {
  const nodes = await withNodes(postgres, { env: { ADMIN_TOKEN } });
  const { ann, bob, table, sockets } = await withMatch(nodes);
  const operator = new Operator(nodes.a.address);
  const eve = await arrive(nodes.b, 'Eve');
  const [eves, gus] = [await eve.socket(), await arrive(nodes.a, 'Gus')];
  const guss = await through(gus, nodes.b).socket();
  lose(nodes.a, 'sanctions', 'goodbye', 'closed', 'session');
  const until = Date.now() + 3_600_000;
  await operator.do(`people/${eve.id}/ban`, { until, reason: 'spam' });
  await operator.do(`tables/${table}/close`, { reason: 'spam' });
  const { sessions } = (await gus.get('/api/me/sessions')).body;
  await gus.do('/api/me/sessions/end', { id: need(sessions[0]).id });
  expect(sockets[1].raw.readyState).toBe(sockets[1].raw.OPEN);
  await noticeLoss(nodes.url);
  await eves.closed;
  await guss.closed;
  await sockets[1].next('error', ({ error }) => error.code === 'closed');
  expect([ann.id, bob.id]).not.toContain(eve.id);
}, 40_000);
