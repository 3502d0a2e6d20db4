/** Starting the match of a table, and rematches. */

import { describe, expect, test } from 'vitest';
import { codeOf, createTable, need, planFor, startedTable } from './guest.ts';
import type { TestServer } from './server.ts';
import { withGuests } from './several-guests.ts';

describe('a match', () => {
  test('starts when the host asks and every chair is taken', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 1));
    expect((await ada.post(`/api/tables/${table}/start`)).body.error).toEqual({ code: 'notOpen', why: 'seatsFree' });
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect(codeOf(await ben.post(`/api/tables/${table}/start`))).toBe('forbidden');
    await ada.do(`/api/tables/${table}/start`);
    expect(await ben.room(table)).toMatchObject({ status: 'running' });
    expect((await ada.post(`/api/tables/${table}/start`)).body.error).toEqual({ code: 'notOpen', why: 'started' });
  });

  test('starts once, even after repeated requests', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    const replies = await Promise.all(Array.from({ length: 5 }, () => ada.post(`/api/tables/${table}/start`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('that runs cannot be changed, and no player can join it', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await startedTable([ada, ben]);
    const plan = planFor(2);
    for (const [guest, path, body] of [
      [ada, 'change', { revision: 0, plan }],
      [ada, 'order', { revision: 0, order: [1, 0] }],
      [cy, 'sit', { seat: 1, name: null }],
      [ben, 'stand', { seat: 1 }],
      [cy, 'join', { role: 'player' }],
    ] as const)
      expect(codeOf(await guest.post(`/api/tables/${table}/${path}`, body))).toBe('notOpen');
    await cy.do(`/api/tables/${table}/join`, { role: 'spectator' });
    expect(codeOf(await ben.post(`/api/tables/${table}/join`, { role: 'spectator' }))).toBe('notOpen');
  });

  test('has no names in its log', async () => {
    const { server, ada, ben } = await withGuests(2);
    const table = await startedTable([ada, ben]);
    const match = need((await server.storage.tables.find(table))?.match);
    const loaded = await server.storage.matches.load(match);
    expect(loaded).toMatchObject({ type: 'match' });
    if (loaded.type === 'match')
      expect(loaded.match.setting.occupants.map(({ type, name, colour }) => [type, name, colour])).toEqual([
        ['person', '', 'cherry'],
        ['person', '', 'pool'],
      ]);
  });

  test('shows its record only when it is over', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await startedTable([ada, ben]);
    expect(codeOf(await ben.get(`/api/tables/${table}/record`))).toBe('notOpen');
  });
});

describe('a rematch', () => {
  const finish = async (server: TestServer, table: string): Promise<void> => {
    const stored = need(await server.storage.tables.find(table));
    for (const { identity } of await server.storage.tables.seats(table))
      await server.services.lobby.leave(stored.id, identity);
    const live = await server.services.host.open(table);
    while (!live.table.isOver) await new Promise((resolve) => setTimeout(resolve, 5));
    await live.table.settled;
  };

  test('seats the people who are present at a new table, one chair further', async () => {
    const { server, ada, ben, cy } = await withGuests(3);
    const table = await startedTable([ada, ben, cy], {}, 1);
    for (const guest of [ada, ben]) await (await guest.socket()).look(table, guest === ada ? 0 : 1);
    expect(codeOf(await ada.post(`/api/tables/${table}/rematch`))).toBe('notOpen');
    await finish(server, table);
    const [first, second] = await Promise.all([ada, ben].map((guest) => guest.do(`/api/tables/${table}/rematch`)));
    const next = need(first).table;
    expect(second).toEqual({ table: next });
    expect((await ben.room(table)).rematch).toBe(next);
    const room = await cy.room(next);
    expect(room).toMatchObject({ status: 'lobby', plan: { title: 'Friday night' } });
    expect(room.chairs.map((chair) => (chair.type === 'bot' ? 'bot' : (chair.person?.name ?? 'free')))).toEqual([
      'Ben',
      'free',
      'bot',
      'Ada',
    ]);
    await cy.do(`/api/tables/${next}/sit`, { seat: 1, name: null });
    await need([ada, ben].find(({ id }) => id === room.host)).do(`/api/tables/${next}/start`);
    expect((await cy.get(`/api/tables/${table}/record`)).body.record.entries.length).toBeGreaterThan(10);
  });

  test('waits until its people are ready, like every table', async () => {
    const { server, ada, ben } = await withGuests(2, { tuning: { startWaitMs: 60_000 } });
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    for (const guest of [ada, ben]) await guest.do(`/api/tables/${table}/ready`, { ready: true });
    for (const guest of [ada, ben]) await (await guest.socket()).look(table, guest === ada ? 0 : 1);
    await finish(server, table);
    const { table: next } = await ada.do(`/api/tables/${table}/rematch`);
    expect((await ada.post(`/api/tables/${next}/start`)).body.error).toMatchObject({ code: 'notReady' });
    await ben.do(`/api/tables/${next}/ready`, { ready: true });
    await ada.do(`/api/tables/${next}/start`);
  });

  test('can be started only by players', async () => {
    const { server, ada, ben, cy } = await withGuests(3);
    const table = await startedTable([ada, ben]);
    await cy.do(`/api/tables/${table}/join`, { role: 'spectator' });
    await finish(server, table);
    expect(codeOf(await cy.post(`/api/tables/${table}/rematch`))).toBe('forbidden');
  });
});
