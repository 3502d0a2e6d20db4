/** Tables before the match: planned, found, joined, left, started, played again. */

import { describe, expect, test } from 'vitest';
import { arrive, codeOf, createTable, type Guest, need, planFor, startedTable } from './guest.ts';
import { type TestServer, withServer } from './server.ts';
import { virtualTime } from './virtual-time.ts';

const withGuests = async (count: number, setup: Parameters<typeof withServer>[0] = {}) => {
  const server = await withServer(setup);
  const guests: Guest[] = [];
  for (let index = 0; index < count; index++) guests.push(await arrive(server, ['Ada', 'Ben', 'Cy', 'Di'][index]));
  const [ada, ben, cy, di] = guests as [Guest, Guest, Guest, Guest];
  return { server, ada, ben, cy, di };
};

const LINK = { visibility: 'link' } as const;

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
      { type: 'person', person: ada.me, name: 'Ada', colour: 'cherry' },
      { type: 'person', person: null, name: null, colour: 'pool' },
      { type: 'person', person: null, name: null, colour: 'lemon' },
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
    [{ options: { edition: 'royale-base', neutralDice: true } }, 'plan.options.neutralDiceClassicOnly'],
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

  test('is listed in the lobby when it is public, and never when it is not', async () => {
    const { ada, ben } = await withGuests(2);
    const open = await createTable(ada, planFor(3, 1));
    const hidden = await createTable(ada, planFor(2, 0, LINK));
    const { tables } = (await ben.get('/api/tables')).body;
    expect(tables).toMatchObject([
      { id: open, title: 'Friday night', host: ada.me, seats: 4, free: 2, bots: 1, status: 'lobby', yourTurn: false },
    ]);
    expect((await ben.get('/api/tables/mine')).body.tables).toEqual([]);
    const mine = (await ada.get('/api/tables/mine')).body.tables.map(({ id }) => id);
    expect(mine.sort()).toEqual([open, hidden].sort());
    expect(codeOf(await ben.get(`/api/tables/${hidden}`))).toBe('notFound');
    expect(codeOf(await ben.get('/api/tables/nosuchtable'))).toBe('notFound');
  });

  test('that is public shows a stranger everything but its code', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    expect(await ben.room(table)).toMatchObject({ code: null, chairs: [{ person: ada.me }, { person: null }] });
  });

  test('is planned anew by its host, from the revision the host saw', async () => {
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

  test('goes to whoever has been there longest when its host leaves', async () => {
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
  test('is taken by one person and free again when they stand', async () => {
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
      { type: 'person', person: ada.me, name: 'Ada', colour: 'cherry' },
      { type: 'person', person: ada.me, name: 'Grace', colour: 'pool' },
    ]);
  });

  test('has the colour its person likes, if nobody before them has it', async () => {
    const { ada, ben } = await withGuests(2);
    await ben.do('/api/me/change', { name: 'Ben', colour: 'orchid' });
    const table = await createTable(ada, planFor(3));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect((await ada.room(table)).chairs.map(({ colour }) => colour)).toEqual(['cherry', 'orchid', 'pool']);
  });
});

describe('an invitation', () => {
  const inviteTo = async (host: Guest, table: string, seat: number | null = null) =>
    host.do(`/api/tables/${table}/invites`, { seat });

  test('lets whoever has the link in and gives them a free chair', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret, path } = await inviteTo(ada, table);
    expect(path).toBe(`/join#${secret}`);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    for (const guest of [ben, cy]) expect(await guest.do('/api/join', { secret })).toEqual({ table });
    expect((await cy.room(table)).chairs).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cy' }]);
  });

  test('for one seat is for one person', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret } = await inviteTo(ada, table, 2);
    await ben.do('/api/join', { secret });
    await ben.do('/api/join', { secret }).catch(() => undefined);
    expect((await ben.room(table)).chairs[2]).toMatchObject({ person: ben.me });
    expect(codeOf(await cy.post('/api/join', { secret }))).toBe('notFound');
  });

  test('is made and taken back by the host alone', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    await ben.do('/api/join', { secret });
    expect(codeOf(await ben.post(`/api/tables/${table}/invites`, { seat: null }))).toBe('forbidden');
    expect(codeOf(await cy.post(`/api/tables/${table}/invites`, { seat: null }))).toBe('notFound');
    await ada.do(`/api/tables/${table}/invites/revoke`);
    expect(codeOf(await cy.post('/api/join', { secret }))).toBe('notFound');
  });

  test('expires after a week', async () => {
    const time = virtualTime();
    const { ada, ben } = await withGuests(2, { time });
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    await time.leap(7 * 86_400_000 + 1);
    expect(codeOf(await ben.post('/api/join', { secret }))).toBe('notFound');
  });

  test('to a match that runs makes a spectator', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await startedTable([ada, ben], { visibility: 'public' });
    const { secret } = await inviteTo(ada, table);
    await cy.do('/api/join', { secret });
    expect((await cy.room(table)).members.find(({ person }) => person.id === cy.id)?.role).toBe('spectator');
  });

  test('is in the database only as a hash', async () => {
    const { server, ada } = await withGuests(1);
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(`invite:${secret}`).digest('hex');
    expect(await server.storage.tables.findInvite(hash, 0)).toMatchObject({ table });
    expect(await server.storage.tables.findInvite(secret, 0)).toBeNull();
  });

  test('cannot be guessed: tries run out', async () => {
    const { ada, ben } = await withGuests(2, { tuning: { codesPerPerson: { burst: 2, perSecond: 0.001 } } });
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    const wrong = Buffer.alloc(16).toString('base64url');
    for (let tries = 0; tries < 2; tries++)
      expect(codeOf(await ben.post('/api/join', { secret: wrong }))).toBe('notFound');
    expect(codeOf(await ben.post('/api/join', { secret }))).toBe('rateLimited');
    expect(codeOf(await ben.post('/api/find', { code: 'ABCDEF' }))).toBe('rateLimited');
  });
});

describe('six letters', () => {
  const codeAt = async (host: Guest, table: string): Promise<string> => need((await host.room(table)).code);

  test('lead to the door of a closed table; the host opens it', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const code = await codeAt(ada, table);
    expect(await ben.do('/api/find', { code })).toEqual({ table, asking: true });
    const outside = await ben.room(table);
    expect(outside).toMatchObject({ code: null, members: [{ person: ben.me, role: 'asking' }] });
    expect(outside.chairs[0]).toMatchObject({ person: null, name: null });
    expect(codeOf(await ben.post(`/api/tables/${table}/sit`, { seat: 1, name: null }))).toBe('forbidden');
    expect(codeOf(await ben.post(`/api/tables/${table}/join`, { role: 'spectator' }))).toBe('forbidden');
    expect((await ada.room(table)).members).toContainEqual({ person: ben.me, role: 'asking', present: false });
    expect(codeOf(await cy.post(`/api/tables/${table}/admit`, { person: ben.id, accept: true }))).toBe('notFound');
    await ada.do(`/api/tables/${table}/admit`, { person: ben.id, accept: true });
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect((await ben.room(table)).chairs).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }, { person: null }]);
  });

  test('of a host who says no lead nowhere any more', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 0, LINK));
    const code = await codeAt(ada, table);
    await ben.do('/api/find', { code });
    await ada.do(`/api/tables/${table}/admit`, { person: ben.id, accept: false });
    expect(codeOf(await ben.get(`/api/tables/${table}`))).toBe('notFound');
    expect(codeOf(await ben.post('/api/find', { code }))).toBe('notFound');
  });

  test('of a public table lead straight to it', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    expect(await ben.do('/api/find', { code: await codeAt(ada, table) })).toEqual({ table, asking: false });
  });

  test('who waits outside is shown to the host alone', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    await cy.do('/api/join', { secret });
    await ben.do('/api/find', { code: await codeAt(ada, table) });
    expect((await cy.room(table)).members.map(({ person }) => person.name)).toEqual(['Ada', 'Cy']);
  });
});

describe('somebody who is sent away', () => {
  test('loses their chair, sees nothing more, and cannot come back by an old link', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    await ben.do('/api/join', { secret });
    const socket = await ben.socket();
    await socket.watch(table, 'spectator');
    await socket.next('room');
    await ada.do(`/api/tables/${table}/kick`, { person: ben.id });
    expect(await socket.next('gone')).toMatchObject({ table, why: 'kicked' });
    expect((await ada.room(table)).chairs[1]).toMatchObject({ person: null });
    expect(codeOf(await ben.get(`/api/tables/${table}`))).toBe('notFound');
    expect(codeOf(await ben.post('/api/join', { secret }))).toBe('notFound');
  });

  test('cannot come back to a public table either, unless the host asks them to', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect(codeOf(await ben.post(`/api/tables/${table}/kick`, { person: ada.id }))).toBe('forbidden');
    expect(codeOf(await ada.post(`/api/tables/${table}/kick`, { person: ada.id }))).toBe('notFound');
    await ada.do(`/api/tables/${table}/kick`, { person: ben.id });
    for (const [path, body] of [
      ['sit', { seat: 1, name: null }],
      ['join', { role: 'spectator' }],
    ] as const)
      expect(codeOf(await ben.post(`/api/tables/${table}/${path}`, body))).toBe('forbidden');
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    await ben.do('/api/join', { secret });
    expect((await ada.room(table)).chairs[1]).toMatchObject({ person: ben.me });
  });
});

describe('a match', () => {
  test('begins when the host says so and every chair is taken', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 1));
    expect((await ada.post(`/api/tables/${table}/start`)).body.error).toEqual({ code: 'notOpen', why: 'seatsFree' });
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect(codeOf(await ben.post(`/api/tables/${table}/start`))).toBe('forbidden');
    await ada.do(`/api/tables/${table}/start`);
    expect(await ben.room(table)).toMatchObject({ status: 'running' });
    expect((await ada.post(`/api/tables/${table}/start`)).body.error).toEqual({ code: 'notOpen', why: 'started' });
  });

  test('begins once, however often it is begun', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    const replies = await Promise.all(Array.from({ length: 5 }, () => ada.post(`/api/tables/${table}/start`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('that runs cannot be planned, sat at or joined as a player any more', async () => {
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

  test('holds no names: its log outlives the people in it', async () => {
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

  test('gives its record away only when it is over', async () => {
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

  test('seats whoever is still there one chair further, at a new table', async () => {
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

  test('is for those who played', async () => {
    const { server, ada, ben, cy } = await withGuests(3);
    const table = await startedTable([ada, ben]);
    await cy.do(`/api/tables/${table}/join`, { role: 'spectator' });
    await finish(server, table);
    expect(codeOf(await cy.post(`/api/tables/${table}/rematch`))).toBe('forbidden');
  });
});

describe('one person', () => {
  test('cannot open tables without end', async () => {
    const { ada } = await withGuests(1, { tuning: { openTablesMax: 3 } });
    for (let tables = 0; tables < 3; tables++) await createTable(ada, planFor(2));
    const reply = await ada.post('/api/tables', { plan: planFor(2), sit: [] });
    expect(reply.body.error).toEqual({ code: 'forbidden', why: 'tooManyTables' });
  });

  test('cannot open many in a short time', async () => {
    const { ada } = await withGuests(1, { tuning: { newTables: { burst: 2, perSecond: 0.001 } } });
    for (let tables = 0; tables < 2; tables++) await createTable(ada, planFor(2));
    expect((await ada.post('/api/tables', { plan: planFor(2), sit: [] })).body.error).toMatchObject({
      why: 'newTables',
    });
  });
});
