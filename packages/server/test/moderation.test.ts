/** Bans, mutes, closed tables and reports: what the operator does, and what the people notice. */

import type {
  AdminPerson,
  AdminPersonAnswer,
  AdminReport,
  AdminTable,
  AuditEntry,
  SanctionInfo,
} from '@fremont/table/admin';
import { CLOSE_CODES, PROTOCOL_VERSION } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import { arrive, codeOf, createTable, Guest, need, planFor, startedTable } from './guest.ts';
import { Operator, WITH_ADMIN } from './operator.ts';
import { type ServerSetup, withServer } from './server.ts';
import { connect, newId } from './test-socket.ts';
import { virtualTime } from './virtual-time.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const withOperator = async (setup: ServerSetup = {}) => {
  const server = await withServer({ ...WITH_ADMIN, ...setup });
  return { server, operator: new Operator(server.address), until: server.services.now() + DAY_MS };
};

const inForce = async (operator: Operator): Promise<readonly SanctionInfo[]> =>
  (await operator.read<{ sanctions: SanctionInfo[] }>('sanctions')).sanctions;

const audit = async (operator: Operator, query = ''): Promise<readonly AuditEntry[]> =>
  (await operator.read<{ entries: AuditEntry[] }>(`audit${query}`)).entries;

describe('a banned person', () => {
  test('gets one coded error with reason and end, on every route and to hello', async () => {
    const { server, operator, until } = await withOperator();
    const ada = await arrive(server, 'Ada');
    await operator.do(`people/${ada.id}/ban`, { until, reason: ' insults\n again ' });
    const error = { code: 'banned', why: 'insults again', until };
    for (const reply of [
      await ada.get('/api/hello'),
      await ada.get('/api/me'),
      await ada.get('/api/tables'),
      await ada.post('/api/me', { name: 'New', colour: 'pool' }),
      await ada.post('/api/tables', { plan: planFor(2), sit: [] }),
    ]) {
      expect(reply.status).toBe(403);
      expect(reply.body.error).toEqual(error);
    }
    const socket = await connect(ada);
    socket.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    expect(await socket.next('error')).toEqual({
      type: 'error',
      re: { type: 'hello', id: null, table: null },
      error,
    });
    expect(await socket.closed).toBe(CLOSE_CODES.banned);
    expect(socket.count('welcome')).toBe(0);
  });

  test('loses open sockets with the reason, and a bot takes over their seat', async () => {
    const { server, operator, until } = await withOperator();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const table = await startedTable([ada, ben]);
    const waiting = await createTable(ben, planFor(2));
    await ada.do(`/api/tables/${waiting}/sit`, { seat: 1, name: null });
    const [one, two] = [await ada.socket(), await ben.socket()];
    await one.watch(table, 0);
    await two.watch(table, 1);
    await operator.do(`people/${ada.id}/ban`, { until, reason: 'insults' });
    expect((await one.next('error')).error).toEqual({ code: 'banned', why: 'insults', until });
    expect(await one.closed).toBe(CLOSE_CODES.banned);
    expect(two.raw.readyState).toBe(two.raw.OPEN);
    const live = await server.services.host.open(table);
    expect(live.table.players.map(({ by }) => by)).toEqual(['bot', 'person']);
    expect((await ben.room(table)).host).toBe(ben.id);
    expect((await ben.room(waiting)).chairs[1]).toMatchObject({ type: 'person', person: null });
  });

  test('comes back when the ban ends, and when it is lifted', async () => {
    const time = virtualTime();
    const { server, operator, until } = await withOperator({ time });
    const [ada, ben] = [await arrive(server), await arrive(server)];
    for (const guest of [ada, ben]) await operator.do(`people/${guest.id}/ban`, { until, reason: 'insults' });
    const ban = need((await inForce(operator)).find(({ person }) => person?.id === ben.id));
    await operator.do(`sanctions/${ban.id}/lift`, { note: 'a mistake' });
    expect((await ben.get('/api/me')).status).toBe(200);
    expect(codeOf(await ada.get('/api/me'))).toBe('banned');
    await time.leap(DAY_MS);
    expect((await ada.get('/api/me')).status).toBe(200);
  });

  test('cannot use their programs either', async () => {
    const { server, operator, until } = await withOperator();
    const ada = await arrive(server);
    const { secret } = await ada.do('/api/me/tokens', { name: 'Robo', scopes: ['play'] });
    const program = new Guest(server.address);
    const bearer = { authorization: `Bearer ${secret}` };
    expect((await program.get('/api/tables/mine', bearer)).status).toBe(200);
    await operator.do(`people/${ada.id}/ban`, { until, reason: 'insults' });
    expect((await program.get('/api/tables/mine', bearer)).body.error).toEqual({
      code: 'banned',
      why: 'insults',
      until,
    });
  });

  test('stays banned after a restart', async () => {
    const first = await withOperator();
    const ada = await arrive(first.server);
    await first.operator.do(`people/${ada.id}/ban`, { until: first.until, reason: 'insults' });
    await first.server.end();
    const second = await withServer({ ...WITH_ADMIN, dataDir: first.server.dataDir });
    const again = new Guest(second.address);
    again.cookie = ada.cookie;
    expect(codeOf(await again.get('/api/me'))).toBe('banned');
  });
});

describe('a ban of addresses', () => {
  test('concerns visitors and people in the range only, and never the operator', async () => {
    const { server, operator, until } = await withOperator();
    const ada = await arrive(server);
    const socket = await ada.socket();
    const far = { 'x-forwarded-for': '203.0.113.9' };
    await operator.do('addresses/ban', { range: '127.0.0.0/8', until, reason: 'spam' });
    expect((await socket.next('error')).error).toEqual({ code: 'banned', why: 'spam', until });
    expect(await socket.closed).toBe(CLOSE_CODES.banned);
    expect(codeOf(await ada.get('/api/me'))).toBe('banned');
    expect(codeOf(await new Guest(server.address).get('/api/hello'))).toBe('banned');
    expect((await ada.get('/api/me', far)).status).toBe(200);
    const [ban] = await inForce(operator);
    expect(ban).toMatchObject({ kind: 'ban', person: null, range: '127.0.0.0/8', reason: 'spam', until });
    await operator.do(`sanctions/${need(ban).id}/lift`, { note: '' });
    expect((await ada.get('/api/me')).status).toBe(200);
  });

  test('works for IPv6', async () => {
    const { server, operator, until } = await withOperator();
    const ada = await arrive(server);
    await operator.do('addresses/ban', { range: '2001:DB8:5::/48', until, reason: 'spam' });
    const from = async (address: string): Promise<number> =>
      (await ada.get('/api/me', { 'x-forwarded-for': address })).status;
    expect(await from('2001:db8:5:1::7')).toBe(403);
    expect(await from('2001:db8:6::7')).toBe(200);
  });

  test.each(['', 'here', '10.0.0.0/7', '10.0.0.0/33', '::/0', '10.0.0', '10.0.0.1/x'])(
    'refuses "%s"',
    async (range) => {
      const { operator, until } = await withOperator();
      const reply = await operator.post('addresses/ban', { range, until, reason: 'spam' });
      expect(reply.body.error).toMatchObject({ code: 'badSchema', why: 'range' });
      expect(await inForce(operator)).toEqual([]);
      expect(await audit(operator)).toEqual([]);
    },
  );
});

describe('a muted person', () => {
  test('can do everything but chat, until the mute ends', async () => {
    const time = virtualTime();
    const { server, operator, until } = await withOperator({ time });
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const table = await startedTable([ada, ben]);
    const socket = await ada.socket();
    await operator.do(`people/${ada.id}/mute`, { until, reason: 'spam' });
    const say = (): string => {
      const id = newId();
      socket.send({ type: 'chat', table, id, said: { type: 'preset', words: 'hello' } });
      return id;
    };
    const id = say();
    expect(await socket.next('error')).toEqual({
      type: 'error',
      re: { type: 'chat', id, table },
      error: { code: 'muted', why: 'spam', until },
    });
    expect((await ada.get(`/api/tables/${table}`)).status).toBe(200);
    await time.leap(DAY_MS);
    say();
    expect(await socket.next('said')).toMatchObject({ line: 1 });
  });
});

describe('a closed table', () => {
  test('sends its reason to the people there, ends, and leaves the lobby', async () => {
    const { server, operator } = await withOperator();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const table = await startedTable([ada, ben]);
    const socket = await ada.socket();
    await socket.watch(table, 0);
    await operator.do(`tables/${table}/close`, { reason: 'insulting title' });
    const error = { code: 'closed', why: 'insulting title' };
    expect(await socket.next('error')).toEqual({ type: 'error', re: { type: 'watch', id: null, table }, error });
    expect((await ben.get(`/api/tables/${table}`)).body.error).toEqual(error);
    expect((await ben.get(`/api/tables/${table}`)).status).toBe(410);
    socket.send({ type: 'watch', table, as: 0, have: null });
    expect((await socket.next('error')).error).toEqual(error);
    const act = await socket.command(table, { type: 'undo', seat: 0, expect: 0, consent: [] } as never);
    expect(act).toMatchObject({ type: 'error', error: { code: 'closed' } });
    expect((await ada.get('/api/tables')).body.tables).toEqual([]);
    expect(await server.storage.tables.find(table)).toMatchObject({ status: 'over', closed: 'insulting title' });
  });

  test('that waits for players cannot be started', async () => {
    const { server, operator } = await withOperator();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    await operator.do(`tables/${table}/close`, { reason: 'spam' });
    expect(codeOf(await ada.post(`/api/tables/${table}/start`))).toBe('closed');
    expect((await operator.post(`tables/${table}/close`, { reason: 'again' })).body.error?.code).toBe('notOpen');
  });

  test('stays hidden from people who could not see it', async () => {
    const { server, operator } = await withOperator();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const table = await createTable(ada, planFor(2, 0, { visibility: 'link' }));
    await operator.do(`tables/${table}/close`, { reason: 'spam' });
    expect(codeOf(await ben.get(`/api/tables/${table}`))).toBe('notFound');
  });
});

describe('reports', () => {
  const withReport = async () => {
    const { server, operator, until } = await withOperator();
    const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
    const table = await startedTable([ada, ben]);
    const [one, two] = [await ada.socket(), await ben.socket()];
    for (const [socket, words] of [
      [one, 'hello'],
      [two, 'you fool'],
      [one, 'please stop'],
    ] as const) {
      socket.send({ type: 'chat', table, id: newId(), said: { type: 'text', words } });
      await socket.next('said');
    }
    await ada.do(`/api/tables/${table}/report`, { person: ben.id, line: 2, reason: 'insult' });
    const { reports } = await operator.read<{ reports: AdminReport[] }>('reports');
    return { server, operator, until, table, ada, ben, report: need(reports[0]) };
  };

  test('come with the people, the table and the words around them', async () => {
    const { report, ada, ben, table } = await withReport();
    expect(report).toMatchObject({
      table,
      title: 'Friday night',
      reporter: ada.me,
      reported: ben.me,
      name: 'Ben',
      reason: 'insult',
      result: null,
    });
    expect(report.context?.map(({ by, words }) => [by, words])).toEqual([
      ['reporter', 'hello'],
      ['reported', 'you fool'],
      ['reporter', 'please stop'],
    ]);
  });

  test('are closed once, with an outcome and a note', async () => {
    const { operator, report } = await withReport();
    await operator.do(`reports/${report.id}/close`, { outcome: 'warned', note: 'first time' });
    expect(codeOf(await operator.post(`reports/${report.id}/close`, { outcome: 'banned', note: '' }))).toBe('notOpen');
    expect(await operator.read('reports')).toEqual({ reports: [] });
    const { reports } = await operator.read<{ reports: AdminReport[] }>('reports?status=closed');
    expect(reports).toMatchObject([{ id: report.id, result: { outcome: 'warned', note: 'first time' } }]);
    expect(await audit(operator)).toMatchObject([
      { actor: 'admin', action: 'closeReport', target: report.id, reason: 'warned: first time' },
    ]);
  });

  test('about a person are shown with the person', async () => {
    const { operator, ben, table, report, until } = await withReport();
    await operator.do(`people/${ben.id}/mute`, { until, reason: 'insults' });
    const found = await operator.read<AdminPersonAnswer>(`people/${ben.id}`);
    expect(found).toMatchObject({
      person: { person: ben.me, sanctions: [{ kind: 'mute', reason: 'insults', until, lifted: null }] },
      sessions: 1,
      tables: [{ id: table, status: 'running' }],
      reports: [{ id: report.id }],
    });
  });
});

describe('the operator', () => {
  test('searches tables and people', async () => {
    const { server, operator } = await withOperator();
    const [ada, ben] = [await arrive(server, 'Ada Lovelace'), await arrive(server, 'Ben')];
    const table = await createTable(ada, planFor(2, 0, { visibility: 'link', title: 'Quiet evening' }));
    await createTable(ben, planFor(2));
    const tables = async (query: string): Promise<string[]> =>
      (await operator.read<{ tables: AdminTable[] }>(`tables?${query}`)).tables.map(({ title }) => title);
    const { code } = need(await server.storage.tables.find(table));
    for (const words of ['quiet', 'lovelace', table, code.toLowerCase(), ada.id])
      expect(await tables(`search=${words}`)).toEqual(['Quiet evening']);
    expect(await tables('status=lobby')).toHaveLength(2);
    expect(await tables('status=over')).toEqual([]);
    const people = async (words: string): Promise<string[]> =>
      (await operator.read<{ people: AdminPerson[] }>(`people?search=${words}`)).people.map(({ person }) => person.id);
    expect(await people('ada%20love')).toEqual([ada.id]);
    expect(await people(ben.id)).toEqual([ben.id]);
    expect(await people('nobody')).toEqual([]);
  });

  test('sees the address from which a person came to a table, and can ban it', async () => {
    const server = await withServer(WITH_ADMIN);
    const operator = new Operator(server.address);
    const ben = await arrive(server, 'Ben');
    const found = async () => (await operator.read<{ people: AdminPerson[] }>('people?search=Ben')).people[0]?.address;
    expect(await found()).toBeNull();
    const from = { 'x-forwarded-for': '2001:db8:1:2::7' };
    await ben.post('/api/tables', { plan: planFor(2), sit: [] }, from);
    expect(await found()).toBe('2001:db8:1:2::/64');
    await operator.do('addresses/ban', { range: await found(), until: Date.now() + 60_000, reason: 'spam' });
    const again = new Guest(server.address);
    expect(codeOf(await again.post('/api/me', { name: 'Ben', colour: 'pool' }, from))).toBe('banned');
  });

  test('finds every action in the audit log, newest first and in pages', async () => {
    const { server, operator, until } = await withOperator();
    const ada = await arrive(server);
    const table = await createTable(ada, planFor(2));
    await operator.do(`people/${ada.id}/mute`, { until, reason: 'one' });
    await operator.do(`tables/${table}/close`, { reason: 'two' });
    await operator.do(`people/${ada.id}/ban`, { until, reason: 'three' });
    await operator.do('addresses/ban', { range: '203.0.113.7', until, reason: 'four' });
    const [ban] = await inForce(operator);
    await operator.do(`sanctions/${need(ban).id}/lift`, { note: 'five' });
    const entries = await audit(operator);
    expect(entries.map(({ action, target, reason }) => [action, target, reason])).toEqual([
      ['lift', '203.0.113.7/32', 'five'],
      ['banAddress', '203.0.113.7/32', 'four'],
      ['ban', ada.id, 'three'],
      ['closeTable', table, 'two'],
      ['mute', ada.id, 'one'],
    ]);
    const older = await audit(operator, `?before=${need(entries[2]).id}`);
    expect(older.map(({ action }) => action)).toEqual(['closeTable', 'mute']);
  });

  test.each([
    ['an end in the past', { until: 1, reason: 'x' }],
    ['an end in a century', { until: 5_000_000_000_000, reason: 'x' }],
    ['no reason', { until: 2_000_000_000_000, reason: ' ' }],
    ['no end', { reason: 'x' }],
  ])('gets badSchema for %s, and nothing happens', async (_what, body) => {
    const { server, operator } = await withOperator();
    const ada = await arrive(server);
    for (const act of ['ban', 'mute'])
      expect(codeOf(await operator.post(`people/${ada.id}/${act}`, body))).toBe('badSchema');
    expect(await inForce(operator)).toEqual([]);
    expect((await ada.get('/api/me')).status).toBe(200);
  });

  test('gets notFound for unknown people, tables, reports and sanctions', async () => {
    const { operator, until } = await withOperator();
    const terms = { until, reason: 'x' };
    for (const reply of [
      await operator.post('people/nobody/ban', terms),
      await operator.post('people/nobody/mute', terms),
      await operator.post('people/A%00/ban', terms),
      await operator.get('people/nobody'),
      await operator.post('tables/aaaaaaaaaaaaaaaaaaaa/close', { reason: 'x' }),
      await operator.post('reports/none/close', { outcome: 'noAction', note: '' }),
      await operator.post('sanctions/none/lift', { note: '' }),
    ])
      expect(codeOf(reply)).toBe('notFound');
    expect(await audit(operator)).toEqual([]);
  });

  test('gets badSchema for a query that does not fit', async () => {
    const { operator } = await withOperator();
    for (const path of ['reports?status=all', 'tables?status=x', 'audit?before=-1', `people?search=${'x'.repeat(101)}`])
      expect(codeOf(await operator.get(path))).toBe('badSchema');
  });
});

test('ended sanctions and old audit entries are deleted', async () => {
  const time = virtualTime();
  const keep = { sanctionKeptMs: 2 * HOUR_MS, auditKeptMs: 4 * HOUR_MS };
  const { server, operator } = await withOperator({ time, tuning: keep });
  const ada = await arrive(server);
  await operator.do(`people/${ada.id}/mute`, { until: server.services.now() + HOUR_MS, reason: 'x' });
  const kept = async (): Promise<[number, number]> => [
    (await server.storage.moderation.sanctionsOf(ada.id)).length,
    (await audit(operator)).length,
  ];
  await time.leap(2 * HOUR_MS);
  expect(await kept()).toEqual([1, 1]);
  await time.leap(2 * HOUR_MS);
  expect(await kept()).toEqual([0, 1]);
  await time.leap(2 * HOUR_MS);
  expect(await kept()).toEqual([0, 0]);
});
