/** Verifiable dice of online tables: the commitment comes first, the secret last, and a restart changes neither. */

import { ShareChain, verifyMatch } from '@fremont/table/fair';
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

/** A browser of a person: it announces a chain before the match, and answers requests for shares until it is told not to. */
class Contributor {
  readonly #chain: ShareChain;
  isWithholding = false;
  asked = 0;

  private constructor(chain: ShareChain) {
    this.#chain = chain;
  }

  static async at(table: string, guest: Guest, seat: number): Promise<Contributor> {
    const contributor = new Contributor(new ShareChain(table, seat, new Uint8Array(32).fill(seat + 1)));
    const socket = await guest.socket();
    socket.onMessage = (message) => {
      if (message.type !== 'need' || contributor.isWithholding) return;
      contributor.asked += 1;
      const share = contributor.#chain.shareFor(message.version);
      socket.send({ type: 'share', table, seat, version: message.version, share });
    };
    socket.send({ type: 'watch', table, as: 'spectator', have: null });
    await socket.next('room');
    socket.send({ type: 'anchor', table, seat, anchor: contributor.#chain.anchor });
    return contributor;
  }
}

const contributedMatch = async () => {
  const server = await withServer();
  const people: [Guest, Guest] = [await arrive(server), await arrive(server)];
  const table = await createTable(people[0], planFor(2, 1));
  await people[1].do(`/api/tables/${table}/sit`, { seat: 1, name: null });
  const contributors = await Promise.all(people.map((guest, seat) => Contributor.at(table, guest, seat)));
  await expect.poll(async () => (await server.storage.tables.anchors(table)).length).toBe(2);
  await people[1].do(`/api/tables/${table}/ready`, { ready: true });
  await people[0].do(`/api/tables/${table}/start`);
  const proven = async () => {
    const { record, proof } = (await people[0].get(`/api/tables/${table}/record`)).body;
    if (proof?.type !== 'pf1') throw new Error('no proof');
    const verified = verifyMatch(record, proof, {
      game: table,
      commit: need((await people[0].room(table)).commitment),
    });
    if (!verified.ok) throw new Error(JSON.stringify(verified.error));
    return { ...verified.value, proof };
  };
  return { server, people, table, contributors, proven };
};

test('every draw contains the shares of all people, also the deal and the draws of bots', async () => {
  const { people, table, contributors, proven } = await contributedMatch();
  expect((await people[0].room(table)).contributors).toEqual([0, 1]);
  await playToEnd(people, table);
  const { draws, shared, proof } = await proven();
  expect(shared).toBe(draws.length);
  expect(draws.every(({ seats }) => seats.join() === '0,1')).toBe(true);
  // One request for each drawing action, however many dice it rolls.
  for (const { asked } of contributors) expect(asked).toBe(proof.mixes.length);
});

test('a person who withholds shares is waited for once, and the match goes on', async () => {
  const { server, people, table, contributors, proven } = await contributedMatch();
  await playSome(people, table, server, 12);
  need(contributors[1]).isWithholding = true;
  await playToEnd(people, table);
  const { draws, shared } = await proven();
  expect(shared).toBe(draws.length);
  const seats = draws.map((draw) => draw.seats.join());
  expect(new Set(seats)).toEqual(new Set(['0,1', '0']));
  const { values } = await server.services.metrics.sharesMissing.get();
  expect(values.map(({ value }) => value)).toEqual([1]);
});

test('shares of other people, of other chains and that nobody asked for do not count', async () => {
  const { server, people, table, contributors, proven } = await contributedMatch();
  const stranger = await arrive(server);
  const foreign = new ShareChain(table, 0, new Uint8Array(32).fill(99));
  const attackers = await Promise.all([stranger, people[1]].map((guest) => guest.socket()));
  for (const socket of attackers) socket.send({ type: 'watch', table, as: 'spectator', have: null });
  const shares = Array.from({ length: 60 }, (_, version) => ({ version, share: foreign.shareFor(version) }));
  for (const socket of attackers)
    for (const seat of [0, 1, 2]) for (const one of shares) socket.send({ type: 'share', table, seat, ...one });
  for (const socket of attackers) socket.send({ type: 'anchor', table, seat: 0, anchor: foreign.anchor });
  await playToEnd(people, table);
  const { draws, shared, proof } = await proven();
  expect(shared).toBe(draws.length);
  expect(proof.anchors).not.toContain(foreign.anchor);
  expect(contributors.map(({ asked }) => asked > 0)).toEqual([true, true]);
});
