/** People at one match: several devices, several people at one device, undo by consent, leaving and returning. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { seatAt } from '@fremont/kernel';
import type { Table, Update } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { arrive, createTable, type Guest, need, planFor, startedTable } from './guest.ts';
import { type ServerSetup, type TestServer, withServer } from './server.ts';
import type { NewCommand, TestSocket } from './test-socket.ts';

const withPeople = async (count: number, setup: ServerSetup = {}) => {
  const server = await withServer(setup);
  const people: Guest[] = [];
  for (let index = 0; index < count; index++) people.push(await arrive(server));
  return { server, people: people as [Guest, Guest, ...Guest[]] };
};

const liveTable = async (server: TestServer, table: string): Promise<Table<LasVegas>> =>
  (await server.services.host.open(table)).table as unknown as Table<LasVegas>;

const actIn = (update: Update<LasVegas>, choice = 0): NewCommand => {
  const ask = need(update.asks[0]);
  const action = need(update.legal[choice % update.legal.length]);
  return { type: 'act', seat: ask.seat, decision: ask.id, action };
};

/** Waits for the update with this version. */
const at = (socket: TestSocket, table: string, version: number) =>
  socket.next('update', (message) => message.table === table && message.update.version === version);

describe('two devices of one person', () => {
  test('get the same updates', async () => {
    const { people } = await withPeople(2);
    const table = await startedTable(people);
    const [desk, phone] = [await people[0].socket(), await people[0].socket()];
    for (const socket of [desk, phone]) await socket.look(table, 0);
    await desk.command(table, actIn(need(desk.latest<LasVegas>(table))));
    const [onDesk, onPhone] = [await at(desk, table, 1), await at(phone, table, 1)];
    expect(onPhone).toEqual(onDesk);
    await phone.command(table, actIn(onPhone.update as Update<LasVegas>));
    expect((await at(desk, table, 2)).update.version).toBe(2);
  });
});

describe('several people at one device', () => {
  const withCouch = async () => {
    const { server, people } = await withPeople(2);
    const [couch, other] = people;
    const table = await createTable(couch, planFor(3));
    await couch.do(`/api/tables/${table}/sit`, { seat: 1, name: 'Grace' });
    await other.do(`/api/tables/${table}/sit`, { seat: 2, name: null });
    await couch.do(`/api/tables/${table}/start`);
    return { server, couch: await couch.socket(), other: await other.socket(), table, host: couch };
  };

  test('play their seats, and see the view of each seat', async () => {
    const { couch, table } = await withCouch();
    let { update } = await couch.look(table, 0);
    await couch.command(table, actIn(update as Update<LasVegas>));
    update = (await at(couch, table, 1)).update;
    await couch.command(table, actIn(update as Update<LasVegas>));
    await at(couch, table, 2);
    const asGrace = await couch.look(table, 1);
    expect(asGrace.update).toMatchObject({ viewer: 1, legal: [{ type: 'roll' }] });
    expect(await couch.command(table, actIn(asGrace.update as Update<LasVegas>))).toMatchObject({ type: 'done' });
  });

  test('can consent for their own seats only', async () => {
    const { couch, other, table } = await withCouch();
    await other.look(table, 2);
    let { update } = await couch.look(table, 0);
    await couch.command(table, actIn(update as Update<LasVegas>));
    update = (await at(couch, table, 1)).update;
    const undo: NewCommand = { type: 'undo', seat: seatAt(0), consent: [seatAt(1), seatAt(2)] };
    expect(await couch.command(table, undo)).toMatchObject({ error: { code: 'notOpen', why: 'consentNeeded' } });
    await couch.command(table, { type: 'undoAsk', seat: seatAt(0), consent: [seatAt(1), seatAt(2)] });
    const { undoAsk } = (await at(other, table, 2)).update;
    expect(undoAsk).toEqual({ seat: 0, version: 2, accepted: [1], awaited: [2] });
    await other.command(table, { type: 'undoAnswer', seat: seatAt(2), ask: 2, accept: true });
    expect((await at(couch, table, 3)).update).toMatchObject({ jump: true, undoAsk: null });
  });
});

describe('an undo', () => {
  const afterRoll = async () => {
    const { server, people } = await withPeople(3);
    const table = await startedTable(people);
    const sockets = await Promise.all(people.map((guest) => guest.socket()));
    for (const [seat, socket] of sockets.entries()) await socket.look(table, seat);
    const [one, two, three] = sockets as [TestSocket, TestSocket, TestSocket];
    await one.command(table, actIn(need(one.latest<LasVegas>(table))));
    const rolled = (await at(one, table, 1)).update as Update<LasVegas>;
    return { server, table, one, two, three, rolled };
  };

  test('inside one’s own turn is free, and the same dice are rolled again', async () => {
    const { table, one, rolled } = await afterRoll();
    await one.command(table, actIn(rolled, 1));
    await at(one, table, 2);
    expect(await one.command(table, { type: 'undo', seat: seatAt(0), consent: [] })).toMatchObject({ version: 3 });
    const back = (await at(one, table, 3)).update as Update<LasVegas>;
    expect(back.view).toEqual(rolled.view);
    expect(await one.command(table, { type: 'redo', seat: seatAt(0) })).toMatchObject({ version: 4 });
  });

  test('past a roll needs the consent of all others, not only a claim of it', async () => {
    const { table, one, two, three } = await afterRoll();
    const claimed: NewCommand = { type: 'undo', seat: seatAt(0), consent: [seatAt(1), seatAt(2)] };
    expect(await one.command(table, claimed)).toMatchObject({
      error: { code: 'notOpen', why: 'consentNeeded', detail: { barrier: 'draw', of: [1, 2] } },
    });
    await one.command(table, { type: 'undoAsk', seat: seatAt(0), consent: [seatAt(1), seatAt(2)] });
    expect((await at(two, table, 2)).update.undoAsk).toEqual({ seat: 0, version: 2, accepted: [], awaited: [1, 2] });
    await two.command(table, { type: 'undoAnswer', seat: seatAt(1), ask: 2, accept: true });
    expect((await at(three, table, 3)).update).toMatchObject({ undoAsk: { accepted: [1], awaited: [2] } });
    await three.command(table, { type: 'undoAnswer', seat: seatAt(2), ask: 2, accept: true });
    const undone = (await at(one, table, 4)).update as Update<LasVegas>;
    expect(undone).toMatchObject({ jump: true, legal: [{ type: 'roll' }] });
  });

  test('ends with one refusal', async () => {
    const { server, table, one, three } = await afterRoll();
    await one.command(table, { type: 'undoAsk', seat: seatAt(0), consent: [] });
    await three.command(table, { type: 'undoAnswer', seat: seatAt(2), ask: 2, accept: false });
    expect((await at(one, table, 3)).update.undoAsk).toBeNull();
    expect((await liveTable(server, table)).record().entries).toHaveLength(1);
  });
});

describe('a person who leaves', () => {
  test('is replaced by a bot until they return', async () => {
    const { people } = await withPeople(2, { tuning: { botDelayMs: 20 } });
    const table = await startedTable(people);
    const [one, other] = [await people[0].socket(), await people[1].socket()];
    await one.look(table, 0);
    await other.look(table, 1);
    await people[0].do(`/api/tables/${table}/leave`);
    const left = (await at(other, table, 1)).update;
    expect(left.players).toMatchObject([{ by: 'bot', why: 'left' }, { by: 'person' }]);
    const bot = await other.next('update', ({ update }) => update.asks[0]?.seat === 1);
    expect(bot.update.version).toBe(3);
    const act = actIn(bot.update as Update<LasVegas>);
    await one.command(table, { type: 'return', seat: seatAt(0) });
    const back = await other.next('update', ({ update }) => update.players[0]?.by === 'person');
    expect(back.update.players[0]).toMatchObject({ by: 'person', why: 'returned', present: true });
    expect(await other.command(table, act)).toMatchObject({ type: 'done' });
  });

  test('cannot return if the others voted to keep the bot', async () => {
    const { people } = await withPeople(3, { tuning: { botDelayMs: 60_000 } });
    const table = await startedTable(people);
    const sockets = await Promise.all(people.map((guest) => guest.socket()));
    for (const [seat, socket] of sockets.entries()) await socket.look(table, seat);
    const [one, two, three] = sockets as [TestSocket, TestSocket, TestSocket];
    await one.command(table, { type: 'leave', seat: seatAt(0) });
    expect((await at(two, table, 1)).update.votes).toEqual([{ about: 0, keep: [], needed: 2 }]);
    for (const [index, socket] of [two, three].entries())
      await socket.command(table, { type: 'vote', seat: seatAt(index + 1), about: seatAt(0), keep: true });
    expect((await at(three, table, 3)).update.players[0]).toMatchObject({ by: 'bot', why: 'voted' });
    expect(await one.command(table, { type: 'return', seat: seatAt(0) })).toMatchObject({
      error: { code: 'forbidden', why: 'botKept' },
    });
  });

  test('last leaves a match that bots play to its end', async () => {
    const { server, people } = await withPeople(2);
    const table = await startedTable(people);
    for (const guest of people) await guest.do(`/api/tables/${table}/leave`);
    const live = await liveTable(server, table);
    while (!live.isOver) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await people[0].room(table)).status).toBe('over');
  });
});
