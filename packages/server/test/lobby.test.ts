/** Tables before the match: plans, lists, seats, leaving. */

import { describe, expect, test } from 'vitest';
import { codeOf, createTable, Guest, planFor } from './guest.ts';
import { LINK, withGuests } from './several-guests.ts';

describe('a table', () => {
  test('is created with a plan, a code to read aloud, and its host on a chair', async () => {
    const { ada } = await withGuests(1);
    const table = await createTable(ada, planFor(3, 1));
    const room = await ada.room(table);
    expect(room).toMatchObject({
      id: table,
      code: expect.stringMatching(/^[A-HJ-NP-Z]{6}$/),
      status: 'lobby',
      revision: 0,
      host: ada.id,
      plan: { options: { edition: 'classic', neutralDice: false, winnings: 'open' } },
      members: [{ person: ada.me, role: 'player' }],
      rematch: null,
      trouble: null,
    });
    expect(room.chairs).toEqual([
      { type: 'person', person: ada.me, name: 'Ada', colour: 'cherry', ready: false },
      { type: 'person', person: null, name: null, colour: 'pool', ready: false },
      { type: 'person', person: null, name: null, colour: 'lemon', ready: false },
      { type: 'bot', level: 'random', colour: 'cactus' },
    ]);
  });

  test.each([
    [{ game: 'poker' }, 'plan.game'],
    [{ game: '__proto__' }, 'plan.game'],
    [{ chairs: [] }, 'plan.chairs'],
    [{ chairs: [{ type: 'person' }] }, 'plan.chairs'],
    [{ chairs: Array.from({ length: 9 }, () => ({ type: 'person' })) }, 'plan.chairs'],
    [
      {
        chairs: [
          { type: 'bot', level: 'random' },
          { type: 'bot', level: 'random' },
        ],
      },
      'plan.chairs',
    ],
    [{ chairs: [{ type: 'person' }, { type: 'bot', level: 'genius' }] }, 'plan.chairs.1.level'],
    [{ options: null }, 'plan.options'],
    [{ clock: { type: 'live', bankS: 1, incrementS: 0 } }, 'plan.clock.bankS'],
    [{ clock: { type: 'days', days: 1.5 } }, 'plan.clock.days'],
    [{ title: 'x'.repeat(61) }, 'plan.title'],
    [{ visibility: 'secret' }, 'plan.visibility'],
    [{ chat: 'loud' }, 'plan.chat'],
  ])('planned with %j is refused', async (change, why) => {
    const { ada } = await withGuests(1);
    const plan = { ...planFor(2), ...change };
    const reply = await ada.post('/api/tables', { plan, sit: [] });
    expect(reply.body).toEqual({ error: { code: 'badSchema', why } });
    expect((await ada.get('/api/tables/mine')).body.tables).toEqual([]);
  });

  test.each([
    [
      { edition: 'boulevard' },
      {
        code: 'unknownEdition',
        key: 'edition',
        allowed: { type: 'oneOf', values: ['classic', 'royale-base', 'royale'] },
      },
    ],
    [
      { winnings: null },
      { code: 'unknownWinnings', key: 'winnings', allowed: { type: 'oneOf', values: ['open', 'hidden'] } },
    ],
    [
      { edition: 'royale-base', neutralDice: true },
      {
        code: 'neutralDiceClassicOnly',
        key: 'neutralDice',
        conflict: [
          { key: 'neutralDice', value: true },
          { key: 'edition', value: 'royale-base' },
        ],
      },
    ],
  ])('with the options %j is refused with the invalid option and its valid values', async (options, problem) => {
    const { ada } = await withGuests(1);
    const reply = await ada.post('/api/tables', { plan: { ...planFor(2), options }, sit: [] });
    expect(reply.body).toEqual({ error: { code: 'badSchema', why: `plan.options.${problem.code}`, problem } });
    expect((await ada.get('/api/tables/mine')).body.tables).toEqual([]);
  });

  test('is listed in the lobby only if it is public', async () => {
    const { ada, ben } = await withGuests(2);
    const open = await createTable(ada, planFor(3, 1));
    const hidden = await createTable(ada, planFor(2, 0, LINK));
    const { tables } = (await ben.get('/api/tables')).body;
    expect(tables).toMatchObject([{ id: open, title: 'Friday night', host: ada.me, status: 'lobby', yourTurn: false }]);
    expect(tables[0]?.chairs).toMatchObject([
      { type: 'person', person: ada.me },
      { type: 'person', person: null },
      { type: 'person', person: null },
      { type: 'bot' },
    ]);
    expect((await ben.get('/api/tables/mine')).body.tables).toEqual([]);
    const mine = (await ada.get('/api/tables/mine')).body.tables.map(({ id }) => id);
    expect(mine.sort()).toEqual([open, hidden].sort());
    expect(codeOf(await ben.get(`/api/tables/${hidden}`))).toBe('notFound');
    expect(codeOf(await ben.get('/api/tables/nosuchtable'))).toBe('notFound');
  });

  test('is listed for visitors without a session, and reading the list creates no session', async () => {
    const { server, ada, ben } = await withGuests(2);
    const open = await createTable(ada, planFor(2));
    await createTable(ada, planFor(2, 0, LINK));
    const stranger = new Guest(server.address);
    const seen = await stranger.get('/api/tables');
    expect(seen.body.tables.map(({ id }) => id)).toEqual([open]);
    expect(seen.body).toEqual((await ben.get('/api/tables')).body);
    expect(seen.headers.getSetCookie()).toEqual([]);
    expect((await stranger.get('/api/hello')).body.me).toBeNull();
    for (const path of [`/api/tables/${open}`, '/api/tables/mine', `/api/tables/${open}/record`])
      expect(codeOf(await stranger.get(path))).toBe('unauthenticated');
    expect(codeOf(await stranger.post(`/api/tables/${open}/sit`, { seat: 1, name: null }))).toBe('unauthenticated');
  });

  test('that is public hides only its code from strangers', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    expect(await ben.room(table)).toMatchObject({ code: null, chairs: [{ person: ada.me }, { person: null }] });
  });

  test('is changed by its host, from the revision that the host saw', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(3));
    await ben.do(`/api/tables/${table}/sit`, { seat: 2, name: null });
    const plan = planFor(2, 1, { title: 'Saturday', options: { edition: 'royale-base' } });
    expect(codeOf(await ben.post(`/api/tables/${table}/change`, { revision: 0, plan }))).toBe('forbidden');
    await ada.do(`/api/tables/${table}/change`, { revision: 0, plan });
    const room = await ben.room(table);
    expect(room).toMatchObject({ revision: 1, plan: { title: 'Saturday', options: { edition: 'royale-base' } } });
    expect(room.chairs.map((chair) => (chair.type === 'bot' ? 'bot' : (chair.person?.name ?? 'free')))).toEqual([
      'Ada',
      'free',
      'bot',
    ]);
    expect(codeOf(await ada.post(`/api/tables/${table}/change`, { revision: 0, plan }))).toBe('stale');
  });

  test('changes the order of its chairs with the people on them', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 1));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    await ada.do(`/api/tables/${table}/order`, { revision: 0, order: [2, 1, 0] });
    const { chairs } = await ada.room(table);
    expect(chairs.map((chair) => (chair.type === 'bot' ? 'bot' : chair.name))).toEqual(['bot', 'Ben', 'Ada']);
    for (const order of [
      [0, 1],
      [0, 1, 1],
      [0, 1, 3],
      [0, 1, 2, 2],
    ])
      expect(codeOf(await ada.post(`/api/tables/${table}/order`, { revision: 1, order }))).toBe('badSchema');
    expect(codeOf(await ben.post(`/api/tables/${table}/order`, { revision: 1, order: [0, 1, 2] }))).toBe('forbidden');
  });

  test('is closed when the last player leaves the lobby', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    const watching = await ben.socket();
    await watching.watch(table, 'spectator');
    await watching.next('room');
    await ada.do(`/api/tables/${table}/leave`);
    expect(await watching.next('gone')).toMatchObject({ table, why: 'closed' });
    expect((await ben.get('/api/tables')).body.tables).toEqual([]);
  });

  test('passes to the player who joined first when its host leaves', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3));
    for (const guest of [ben, cy]) await guest.do(`/api/tables/${table}/join`, { role: 'player' });
    await ada.do(`/api/tables/${table}/leave`);
    expect((await cy.room(table)).host).toBe(ben.id);
    await ben.do(`/api/tables/${table}/host`, { person: cy.id });
    expect((await cy.room(table)).host).toBe(cy.id);
    expect(codeOf(await ben.post(`/api/tables/${table}/host`, { person: ben.id }))).toBe('forbidden');
  });
});

describe('a chair', () => {
  test('is held by one person and free again when they stand up', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(2, 1));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect((await cy.post(`/api/tables/${table}/sit`, { seat: 1, name: null })).body.error).toMatchObject({
      why: 'taken',
    });
    for (const seat of [2, 3, 11])
      expect((await cy.post(`/api/tables/${table}/sit`, { seat, name: null })).body.error).toMatchObject({
        why: 'chair',
      });
    await cy.do(`/api/tables/${table}/stand`, { seat: 1 });
    expect((await ada.room(table)).chairs[1]).toMatchObject({ person: ben.me });
    await ben.do(`/api/tables/${table}/stand`, { seat: 1 });
    await cy.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect((await ada.room(table)).chairs[1]).toMatchObject({ person: cy.me });
  });

  test('may be held for a friend at the same device, under the name of the friend', async () => {
    const { ada } = await withGuests(1);
    const table = await createTable(ada, planFor(3));
    await ada.do(`/api/tables/${table}/sit`, { seat: 1, name: ' Grace ' });
    const { chairs } = await ada.room(table);
    expect(chairs.slice(0, 2)).toEqual([
      { type: 'person', person: ada.me, name: 'Ada', colour: 'cherry', ready: false },
      { type: 'person', person: ada.me, name: 'Grace', colour: 'pool', ready: false },
    ]);
  });

  test('has the colour that its person chose, unless an earlier seat has it', async () => {
    const { ada, ben } = await withGuests(2);
    await ben.do('/api/me/change', { name: 'Ben', colour: 'orchid' });
    const table = await createTable(ada, planFor(3));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect((await ada.room(table)).chairs.map(({ colour }) => colour)).toEqual(['cherry', 'orchid', 'pool']);
  });
});

describe('one person', () => {
  test('cannot have too many open tables', async () => {
    const { ada } = await withGuests(1, { tuning: { openTablesMax: 3 } });
    for (let tables = 0; tables < 3; tables++) await createTable(ada, planFor(2));
    const reply = await ada.post('/api/tables', { plan: planFor(2), sit: [] });
    expect(reply.body.error).toEqual({ code: 'forbidden', why: 'tooManyTables' });
  });

  test('cannot create too many tables in a short time', async () => {
    const { ada } = await withGuests(1, { tuning: { newTables: { burst: 2, perSecond: 0.001 } } });
    for (let tables = 0; tables < 2; tables++) await createTable(ada, planFor(2));
    expect((await ada.post('/api/tables', { plan: planFor(2), sit: [] })).body.error).toMatchObject({
      why: 'newTables',
    });
  });
});
