/** Whole matches over real sockets: clients agree, each command has one answer, and people act only for their own seats. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { lasVegas } from '@fremont/games/las-vegas';
import { replay, seatAt, stateOf } from '@fremont/kernel';
import type { Table, Update } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { BotClient } from './bot-client.ts';
import { arrive, createTable, type Guest, need, planFor, startedTable } from './guest.ts';
import { type ServerSetup, type TestServer, withServer } from './server.ts';
import { type NewCommand, newId, type TestSocket } from './test-socket.ts';

const withPeople = async (count: number, setup: ServerSetup = {}) => {
  const server = await withServer(setup);
  const people: Guest[] = [];
  for (let index = 0; index < count; index++) people.push(await arrive(server));
  return { server, people: people as [Guest, Guest, ...Guest[]] };
};

const liveTable = async (server: TestServer, table: string): Promise<Table<LasVegas>> =>
  (await server.services.host.open(table)).table as unknown as Table<LasVegas>;

/** Checks that the log has no gap and contains every acknowledged command once, at its acknowledged version. */
const expectLogged = async (server: TestServer, table: string, players: readonly BotClient[]): Promise<void> => {
  const match = need((await server.storage.tables.find(table))?.match);
  const log = await server.storage.matches.read(match, 0);
  expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
  const versions = new Map(log.map(({ command, version }) => [command, version]));
  for (const { notes } of players)
    for (const [id, version] of notes.acknowledged) expect(versions.get(id)).toBe(version);
};

const actIn = (update: Update<LasVegas>, choice = 0): NewCommand => {
  const ask = need(update.asks[0]);
  const action = need(update.legal[choice % update.legal.length]);
  return { type: 'act', seat: ask.seat, decision: ask.id, action };
};

/** Waits for the update with this version. */
const at = (socket: TestSocket, table: string, version: number) =>
  socket.next('update', (message) => message.table === table && message.update.version === version);

describe('a whole match', () => {
  test.each([
    [2, 0, 'classic'],
    [3, 0, 'royale-base'],
    [3, 2, 'classic'],
  ])('of %i people and %i bots, %s, is played to its end and replays to the same', async (count, bots, edition) => {
    const { server, people } = await withPeople(count);
    const table = await startedTable(people, { options: { edition } }, bots);
    const spectator = await (await arrive(server)).socket();
    await spectator.look(table, 'spectator');
    const players = people.map((guest, seat) => new BotClient(guest, table, seat, seat + 1));
    await Promise.all(players.map((player) => player.sitDown()));
    await Promise.all(players.map(({ over }) => over));
    const live = await liveTable(server, table);
    const { outcome } = await spectator
      .next('update', ({ update }) => update.outcome !== null)
      .then(({ update }) => update);
    const record = (await people[0].get(`/api/tables/${table}/record`)).body.record;
    expect(record).toEqual(JSON.parse(JSON.stringify(live.record())));
    expect(lasVegas.outcome(stateOf(replay(lasVegas, live.record())))).toEqual(outcome);
    for (const { notes } of players) {
      expect(notes.errors).toEqual([]);
      expect(notes.versions).toEqual([...notes.versions].sort((a, b) => a - b));
      expect(notes.versions.at(-1)).toBe(live.version);
    }
    await expectLogged(server, table, players);
    expect((await people[1].room(table)).status).toBe('over');
    const result = { actions: record.entries.length, outcome };
    expect((await people[1].get('/api/tables/mine')).body.tables).toMatchObject([{ id: table, result }]);
  });

  test('is played to its end through lost connections, and no command runs twice', async () => {
    const { server, people } = await withPeople(3);
    const table = await startedTable(people);
    const players = people.map((guest, seat) => new BotClient(guest, table, seat, seat + 1));
    await Promise.all(players.map((player) => player.sitDown()));
    const over = Promise.all(players.map((player) => player.over));
    let isOver = false;
    over.then(() => {
      isOver = true;
    });
    for (let cuts = 0; cuts < 40 && !isOver; cuts++) {
      const player = need(players[cuts % players.length]);
      await player.cut();
      await player.sitDown();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await over;
    await expectLogged(server, table, players);
    const acknowledged = players.flatMap(({ notes }) => [...notes.acknowledged.values()]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  });
});

describe('a command', () => {
  const withTurn = async () => {
    const { server, people } = await withPeople(2);
    const table = await startedTable(people);
    const [one, other] = [await people[0].socket(), await people[1].socket()];
    await one.look(table, 0);
    await other.look(table, 1);
    return { server, people, table, one, other };
  };

  test('is acknowledged, then broadcast', async () => {
    const { table, one, other } = await withTurn();
    const answer = await one.command(table, actIn(need(one.latest<LasVegas>(table))));
    expect(answer).toMatchObject({ type: 'done', table, version: 1 });
    await at(one, table, 1);
    await at(other, table, 1);
    const order = one.received.filter(({ type }) => type === 'done' || type === 'update').map(({ type }) => type);
    expect(order).toEqual(['done', 'update']);
  });

  test('that is repeated, also from another device and before the first answer, gets the same answer', async () => {
    const { table, one, people } = await withTurn();
    const device = await people[0].socket();
    const id = newId();
    const command = actIn(need(one.latest<LasVegas>(table)));
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => one.command(table, command, id)),
      ...Array.from({ length: 2 }, () => device.command(table, command, id)),
    ]);
    answers.push(await one.command(table, command, id));
    for (const answer of answers) expect(answer).toEqual({ type: 'done', table, id, version: 1 });
    await one.command(table, actIn((await at(one, table, 1)).update as Update<LasVegas>));
    expect(await one.command(table, command, id)).toMatchObject({ version: 1 });
  });

  test('against the rules is refused with the refusal of the rules', async () => {
    const { table, one } = await withTurn();
    const { decision } = actIn(need(one.latest<LasVegas>(table))) as { decision: `${number}.${number}` };
    const place: NewCommand = { type: 'act', seat: seatAt(0), decision, action: { type: 'place', face: 3 } };
    expect(await one.command(table, place)).toMatchObject({
      type: 'error',
      error: { code: 'illegal', refusal: { code: 'rollFirst' } },
    });
    const invalid: NewCommand = { type: 'act', seat: seatAt(0), decision, action: { type: 'toString' } };
    expect(await one.command(table, invalid)).toMatchObject({
      error: {
        code: 'badSchema',
        why: 'badMessage',
        detail: { code: 'badMessage', why: 'unknownAction', problem: { key: 'type' } },
      },
    });
    const laden: NewCommand = { type: 'act', seat: seatAt(0), decision, action: { type: 'roll', dice: 8 } };
    expect(await one.command(table, laden)).toMatchObject({
      error: { code: 'badSchema', detail: { why: 'unknownField', problem: { key: 'dice' } } },
    });
  });

  test('for a seat that does not exist gets another error than for a seat of another person', async () => {
    const { table, one } = await withTurn();
    expect(await one.command(table, { type: 'redo', seat: seatAt(99) })).toMatchObject({
      type: 'error',
      error: { code: 'notYourSeat', why: '99', detail: { code: 'noSuchSeat', seat: 99, seats: 2 } },
    });
  });

  test('for a decision that is already answered is stale', async () => {
    const { table, one } = await withTurn();
    const command = actIn(need(one.latest<LasVegas>(table)));
    await one.command(table, command);
    expect(await one.command(table, command)).toMatchObject({
      type: 'error',
      error: { code: 'stale', why: 'staleDecision', detail: { version: 1 } },
    });
  });

  test.each(['act', 'undo', 'redo', 'undoAsk', 'undoAnswer', 'leave', 'return', 'vote'] as const)(
    'to %s for a seat of another person changes nothing',
    async (type) => {
      const { server, people, table, one, other } = await withTurn();
      const stranger = await (await arrive(server)).socket();
      await one.command(table, actIn(need(one.latest<LasVegas>(table))));
      const { decision } = actIn((await at(one, table, 1)).update as Update<LasVegas>) as { decision: string };
      const more = { decision, action: { type: 'pass' }, consent: [1], ask: 1, accept: true, about: 1, keep: true };
      for (const socket of [other, stranger]) {
        const answer = await socket.command(table, { type, seat: seatAt(0), ...more } as unknown as NewCommand);
        expect(answer).toMatchObject({ type: 'error', error: { code: 'notYourSeat', why: '0' } });
      }
      expect((await liveTable(server, table)).version).toBe(1);
      expect(people).toHaveLength(2);
    },
  );

  test('at an unknown table or before the match is refused', async () => {
    const { people, one } = await withTurn();
    const lobby = await createTable(people[0], planFor(2));
    const command: NewCommand = { type: 'act', seat: seatAt(0), decision: '0.0', action: { type: 'roll' } };
    expect(await one.command(lobby, command)).toMatchObject({ error: { code: 'notOpen', why: 'notStarted' } });
    expect(await one.command('nosuchtable', command)).toMatchObject({ error: { code: 'notFound' } });
  });
});
