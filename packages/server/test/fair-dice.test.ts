/** Verifiable dice of online tables: the commitment comes first, the secret last, and a restart changes neither. */

import { verifyMatch } from '@fremont/table/fair';
import { expect, test } from 'vitest';
import { BotClient } from './bot-client.ts';
import { arrive, createTable, Guest, need, planFor, startedTable } from './guest.ts';
import { type TestServer, withServer } from './server.ts';

const playToEnd = async (people: readonly Guest[], table: string): Promise<void> => {
  const players = people.map((guest, seat) => new BotClient(guest, table, seat, seat + 1));
  for (const player of players) await player.sitDown();
  await Promise.all(players.map(({ over }) => over));
  for (const player of players) await player.cut();
};

/** Plays until every player has seen so many versions. */
const playSome = async (
  people: readonly Guest[],
  table: string,
  server: TestServer,
  versions: number,
): Promise<void> => {
  const players = people.map((guest, seat) => new BotClient(guest, table, seat, seat + 1));
  for (const player of players) await player.sitDown();
  const { table: live } = await server.services.host.open(table);
  await expect.poll(() => live.version).toBeGreaterThan(versions);
  for (const player of players) await player.cut();
};

test('the commitment is published before anybody sits, and the match is that of its secret, over a restart', async () => {
  const first = await withServer();
  const people: [Guest, Guest] = [await arrive(first), await arrive(first)];
  const [host, other] = people;
  const { table } = await host.do('/api/tables', { plan: planFor(2, 1), sit: [] });
  const { commitment } = await other.room(table);
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  for (const [seat, guest] of people.entries()) await guest.do(`/api/tables/${table}/sit`, { seat, name: null });
  await other.do(`/api/tables/${table}/ready`, { ready: true });
  await host.do(`/api/tables/${table}/start`);
  await playSome(people, table, first, 20);
  const early = await host.get(`/api/tables/${table}/record`);
  expect(early.body.error).toMatchObject({ code: 'notOpen', why: 'running' });
  await first.end();

  const second = await withServer({ dataDir: first.dataDir });
  const again = people.map(({ cookie }) => Object.assign(new Guest(second.address), { cookie }));
  await playToEnd(again, table);
  expect((await need(again[1]).room(table)).commitment).toBe(commitment);
  const { record, proof } = (await need(again[1]).get(`/api/tables/${table}/record`)).body;
  if (proof?.type !== 'pf1') throw new Error('no proof');
  const verified = verifyMatch(record, proof, { game: table, commit: need(commitment) });
  expect(verified).toMatchObject({ ok: true });
}, 60_000);

test('every table has a secret of its own, also that of a rematch', async () => {
  const server = await withServer();
  const people: [Guest, Guest] = [await arrive(server), await arrive(server)];
  const table = await startedTable(people);
  await playToEnd(people, table);
  const { table: next } = await people[1].do(`/api/tables/${table}/rematch`);
  const { table: third } = { table: await createTable(people[0], planFor(2)) };
  const rooms = await Promise.all([table, next, third].map((id) => people[0].room(id)));
  const commitments = rooms.map(({ commitment }) => commitment);
  expect(commitments).not.toContain(null);
  expect(new Set(commitments).size).toBe(3);
  const secrets = await Promise.all([table, next, third].map((id) => server.storage.tables.secretOf(id)));
  expect(new Set(secrets).size).toBe(3);
});

test('the end of a match cannot be undone', async () => {
  const server = await withServer();
  const people: [Guest, Guest] = [await arrive(server), await arrive(server)];
  const table = await startedTable(people);
  await playToEnd(people, table);
  const socket = await people[0].socket();
  const { update } = await socket.look(table, 0);
  expect(update.outcome).not.toBeNull();
  expect(update.undo).toEqual({ type: 'none' });
  const refused = await socket.command(table, { type: 'undoAsk', seat: 0 as never, consent: [] });
  expect(refused).toMatchObject({ type: 'error', error: { code: 'notOpen', why: 'nothingToUndo' } });
});

test('a table that an older server opened is played without a commitment, and says so', async () => {
  const server = await withServer();
  const people: [Guest, Guest] = [await arrive(server), await arrive(server)];
  const plan = { ...planFor(2), seats: { chairs: planFor(2).chairs, chat: 'all' } };
  const table = 'anoldertable';
  await server.storage.tables.create({ ...plan, id: table, code: 'NEQNXY', host: people[0].id, created: Date.now() });
  for (const [seat, guest] of people.entries()) {
    await server.storage.tables.join(table, guest.id, 'player', seat);
    await guest.do(`/api/tables/${table}/sit`, { seat, name: null });
  }
  await people[1].do(`/api/tables/${table}/ready`, { ready: true });
  await people[0].do(`/api/tables/${table}/start`);
  await playToEnd(people, table);
  expect((await people[0].room(table)).commitment).toBeNull();
  const { proof } = (await people[0].get(`/api/tables/${table}/record`)).body;
  expect(proof).toEqual({ type: 'none', why: 'noCommitment' });
});
