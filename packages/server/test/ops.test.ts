/** For operators: readiness, metrics, logs, backups, and the summary at the start. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seatAt } from '@fremont/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import { summaryOf } from '../src/summary.ts';
import { arrive, Guest, need, startedTable } from './guest.ts';
import { configFor, newDataDir, withServer } from './server.ts';
import { buildApart, ROOT, startServer } from './server-process.ts';
import { newId } from './test-socket.ts';
import { withWebFolder } from './web-folder.ts';

const FACTS = { engine: 'sqlite', place: 'fremont.db', durable: true } as const;

describe('readiness', () => {
  test('begins when the server has started, and ends with its shutdown', async () => {
    const server = await withServer();
    const guest = new Guest(server.address);
    expect((await guest.get('/readyz')).body).toEqual({ status: 'ok' });
    server.services.health.drain();
    const reply = await guest.get('/readyz');
    expect(reply.status).toBe(503);
    expect(reply.body).toEqual({ status: 'unready', reasons: ['draining'] });
  });

  test('ends with a shutdown: the server refuses changes and tells clients when to retry', async () => {
    const server = await withServer();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const table = await startedTable([ada, ben]);
    const socket = await ada.socket();
    const { update } = await socket.look(table, 0);
    server.services.health.drain();
    const decision = need(update.asks[0]).id;
    expect(
      await socket.command(table, { type: 'act', seat: seatAt(0), decision, action: { type: 'roll' } }),
    ).toMatchObject({ error: { code: 'serverRestarting', retryAfterMs: expect.any(Number) } });
    expect((await ada.post('/api/tables')).body.error).toMatchObject({ code: 'serverRestarting' });
    expect(await ada.socket().catch((refused) => refused)).toMatchObject({ status: 503 });
    expect((await ada.get('/api/tables')).status).toBe(200);
  });
});

describe('the process', () => {
  let program = '';
  beforeAll(async () => {
    program = join(await buildApart(), 'main.js');
  }, 60_000);

  const start = async (env: Record<string, string> = {}) => {
    const dataDir = newDataDir();
    const server = startServer(
      { PORT: '0', HOST: '', WEB_ROOT: withWebFolder(), DATA_DIR: dataDir, METRICS_PORT: '0', ...env },
      program,
    );
    const output = await server.listening();
    const metrics = need(/^Metrics: (http:\S+)$/m.exec(output)?.[1]);
    const address = need(/^Fremont is listening on (\S+)$/m.exec(output)?.[1]);
    return { ...server, dataDir, output: () => server.output(), metrics, address };
  };

  test('serves metrics without ids or names on their own port', async () => {
    const { address, metrics } = await start();
    const server = { address };
    const [ada, ben] = [await arrive(server, 'Ada Byron'), await arrive(server)];
    const table = await startedTable([ada, ben]);
    const socket = await ada.socket();
    const { update } = await socket.look(table, 0);
    const decision = need(update.asks[0]).id;
    await socket.command(table, { type: 'act', seat: seatAt(0), decision, action: { type: 'roll' } });
    await socket.command(table, { type: 'act', seat: seatAt(0), decision, action: { type: 'roll' } });
    const text = await (await fetch(metrics)).text();
    expect(text).toContain('fremont_cmd_total{result="done"} 1');
    expect(text).toContain('fremont_cmd_total{result="staleDecision"} 1');
    expect(text).toContain('fremont_cmd_ack_seconds_count{game="las-vegas"} 2');
    expect(text).toContain('fremont_appends_total 1');
    expect(text).toContain('fremont_sockets 1');
    expect(text).toContain('fremont_replay_mismatch_total 0');
    for (const secret of [table, ada.id, 'Ada', need(ada.cookie).split('=')[1] ?? 'x', ada.recoveryCode])
      expect(text).not.toContain(secret);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
  });

  test('logs JSON lines without secrets', async () => {
    const server = await start({ LOG_LEVEL: 'trace' });
    const ada = await arrive(server, 'Ada Byron');
    const phone = new Guest(server.address);
    await phone.do('/api/me/recover', { code: ada.recoveryCode });
    const ben = await arrive(server);
    const table = await startedTable([ada, ben]);
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    const socket = await ada.socket();
    await socket.look(table, 0);
    socket.send({ type: 'chat', table, id: newId(), said: { type: 'text', words: 'between us' } });
    await socket.next('said');
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    const output = server.output() + server.errors();
    for (const hidden of [secret, ada.recoveryCode, need(ada.cookie).split('=')[1] ?? 'x', 'between us', 'Ada Byron'])
      expect(output).not.toContain(hidden);
  });

  test('can be backed up while it runs, and the copy is complete', async () => {
    const server = await start();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const table = await startedTable([ada, ben]);
    const copyDir = newDataDir();
    const copy = join(copyDir, 'fremont.db');
    const output = execFileSync(process.execPath, [program, 'backup', copy], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: '' },
      encoding: 'utf8',
    });
    expect(output).toMatch(/^\d+ bytes in .*fremont\.db\n$/);
    expect((await ada.get('/api/me')).status).toBe(200);
    const storage = await openStorage({ databaseUrl: null, dataDir: copyDir }, Date.now());
    expect(await storage.tables.find(table)).toMatchObject({ status: 'running', host: ada.id });
    await storage.close();
  });

  test.each([[[]], [['a', 'b']]])('wants one file for the backup, not %j', (args) => {
    const run = () => execFileSync(process.execPath, [program, 'backup', ...args], { cwd: ROOT, stdio: 'pipe' });
    expect(run).toThrow('Name the file of the copy: backup <file>');
  });

  test('refuses to overwrite a file, and to back up a folder without a database', async () => {
    const dataDir = newDataDir();
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const copy = join(dataDir, 'copy.db');
    const backUp = () => execFileSync(process.execPath, [program, 'backup', copy], { cwd: ROOT, env, stdio: 'pipe' });
    expect(backUp).toThrow(`There is no database in ${dataDir}`);
    await (await openStorage({ databaseUrl: null, dataDir }, Date.now())).close();
    backUp();
    expect(existsSync(copy)).toBe(true);
    expect(backUp).toThrow('The database cannot be used: storage.backup: rejected (EEXIST)');
  });
});

describe('the summary', () => {
  const linesFor = (env: Record<string, string>): string =>
    summaryOf(configFor(newDataDir(), env), FACTS, null, 'http://127.0.0.1:8614').join('\n');

  test('says how to let others in', () => {
    expect(linesFor({})).toContain('HOST=0.0.0.0 lets others in');
    expect(linesFor({ HOST: '0.0.0.0' })).toContain('all who reach this machine');
    expect(linesFor({ PUBLIC_URL: 'https://play.example.org' })).toContain('through https://play.example.org');
  });

  test('says whether cookies are sent encrypted', () => {
    expect(linesFor({})).toContain('without encryption');
    expect(linesFor({ PUBLIC_URL: 'https://play.example.org' })).toContain('sent over https only');
  });

  test('warns of a database that is not durable', () => {
    const lines = summaryOf(configFor(newDataDir()), { ...FACTS, durable: false }, 9100, 'http://127.0.0.1:8614');
    expect(lines[0]).toContain('WARNING');
    expect(lines[3]).toBe('Metrics: http://127.0.0.1:9100/metrics');
  });
});
