import type { AdminPerson, AdminReport, AdminTable, AuditEntry, SanctionInfo } from '@fremont/table/admin';
import { afterAll, describe, expect, it } from 'vitest';
import { fremont, fremontJson, scratchFolder } from './fremont.ts';
import { type RunningServer, startServer } from './running-server.ts';

const { folder, remove } = scratchFolder();
afterAll(remove);

/** The token is the last word before the note that it is shown once. */
const tokenIn = ({ output }: RunningServer): string => /with the token (\S+) /.exec(output)?.[1] ?? '';

interface Visitor {
  readonly id: string;
  readonly cookie: string;
}

const post = async (server: RunningServer, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`${server.address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address, cookie },
    body: JSON.stringify(body),
  });

const arrive = async (server: RunningServer, name: string): Promise<Visitor> => {
  const response = await post(server, 'me', { name, colour: 'pool' });
  const { me } = (await response.json()) as { me: { id: string } };
  return { id: me.id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

const PLAN = {
  visibility: 'public',
  title: 'Friday night',
  game: 'las-vegas',
  options: { edition: 'classic' },
  chairs: [{ type: 'person' }, { type: 'person' }],
  clock: { type: 'none' },
  chat: 'all',
};

describe('fremont admin', () => {
  it('reads reports, mutes, bans, closes and lifts on a running server', async () => {
    const server = await startServer(folder);
    const env = { ADMIN_TOKEN: tokenIn(server) };
    const admin = <T>(...args: string[]): Promise<T> =>
      fremontJson<T>(['admin', ...args, '--server', server.address, '--json'], { env });
    const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
    const created = await post(server, 'tables', { plan: PLAN, sit: [{ seat: 0, name: null }] }, ada.cookie);
    const { table } = (await created.json()) as { table: string };
    await post(server, `tables/${table}/sit`, { seat: 1, name: null }, ben.cookie);
    await post(server, `tables/${table}/report`, { person: ben.id, line: null, reason: 'name' }, ada.cookie);

    const [report] = await admin<AdminReport[]>('reports');
    expect(report).toMatchObject({ reported: { id: ben.id }, reason: 'name', title: 'Friday night' });
    expect(await admin<AdminPerson[]>('people', 'ben')).toMatchObject([{ person: { id: ben.id } }]);
    expect(await admin<AdminTable[]>('tables', 'friday')).toMatchObject([{ id: table, status: 'lobby' }]);

    await admin('mute', ben.id, '--days', '1', '--reason', 'loud');
    await admin('ban', ben.id, '--until', '2030-01-31', '--reason', 'rude name');
    await admin('ban', '203.0.113.0/24', '--days', '2', '--reason', 'spam');
    const me = await fetch(`${server.address}/api/me`, { headers: { cookie: ben.cookie } });
    expect(await me.json()).toEqual({
      error: { code: 'banned', why: 'rude name', until: Date.parse('2030-01-31') },
    });
    await admin('close', table, '--reason', 'over');
    await admin('close-report', report?.id ?? '', '--outcome', 'banned', '--note', 'twice');
    expect(await admin<string[]>('unban', ben.id)).toHaveLength(2);
    await admin('unban', '203.0.113.0/24');
    expect(await admin<SanctionInfo[]>('sanctions')).toEqual([]);
    const actions = (await admin<AuditEntry[]>('audit')).map(({ action }) => action);
    expect(actions).toEqual(['lift', 'lift', 'lift', 'closeReport', 'closeTable', 'banAddress', 'ban', 'mute']);

    const { stdout } = await fremont(['admin', 'audit', '--server', server.address], { env });
    expect(stdout).toContain(`closeTable  ${table}  over`);
  }, 120_000);

  it('replaces the token, of which the server printed the first one once', async () => {
    const { folder: own, remove: removeOwn } = scratchFolder();
    const server = await startServer(own);
    const call = ['admin', 'audit', '--server', server.address];
    expect((await fremont(call, { env: { ADMIN_TOKEN: tokenIn(server) } })).code).toBe(0);
    const made = await fremont(['admin', 'token', '--new'], { env: { DATA_DIR: `${own}/data` } });
    expect(made.stdout).toMatch(/^[\w-]{43}\n$/);
    const old = await fremont(call, { env: { ADMIN_TOKEN: tokenIn(server) } });
    expect(old.stderr).toBe('fremont: the server does not accept this ADMIN_TOKEN\n');
    expect(old.code).toBe(1);
    expect((await fremont(call, { env: { ADMIN_TOKEN: made.stdout.trim() } })).code).toBe(0);
    const again = await startServer(own, { DATA_DIR: `${own}/data2`, ADMIN_TOKEN: 'set-by-the-operator' });
    expect(again.output).not.toContain('with the token');
    removeOwn();
  }, 120_000);

  it('says in one line that no server answers', async () => {
    const { code, stderr } = await fremont(['admin', 'audit', '--server', 'http://127.0.0.1:1'], {
      env: { ADMIN_TOKEN: 'x'.repeat(16) },
    });
    expect(stderr).toMatch(/^fremont: no server answers at http:\/\/127\.0\.0\.1:1;[^\n]+\n$/);
    expect(code).toBe(1);
  });

  it.each([
    [['ban', 'someone', '--reason', 'x'], 'either --days or --until'],
    [['ban', 'someone', '--days', '0', '--reason', 'x'], '--days must be at least 1'],
    [['ban', 'someone', '--until', 'soon', '--reason', 'x'], '--until takes a date'],
    [['mute', 'someone', '--days', '1'], '--reason is needed'],
    [['mute', 'Some One', '--days', '1', '--reason', 'x'], 'name the id of a person'],
    [['close-report', 'abc', '--outcome', 'burnt'], '--outcome is one of noAction'],
    [['unban'], 'name a person'],
    [['audit', '--server', 'here'], '--server takes an address'],
  ])('refuses %j', async (args, words) => {
    const { code, stderr } = await fremont(['admin', ...args], { env: { ADMIN_TOKEN: 'x'.repeat(16) } });
    expect(stderr).toContain(words);
    expect(code).toBe(2);
  });
});
