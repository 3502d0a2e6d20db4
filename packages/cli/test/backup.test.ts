import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { fremont, scratchFolder } from './fremont.ts';

const { folder, remove } = scratchFolder();
afterAll(remove);

const SERVER = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** A server that keeps its data in this folder; resolves once it listens. */
const startServer = async (dataDir: string): Promise<ChildProcess> => {
  const webRoot = join(folder, 'web');
  mkdirSync(webRoot, { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Fremont</title>');
  const env = { ...process.env, PORT: '0', HOST: '', DATA_DIR: dataDir, WEB_ROOT: webRoot };
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), SERVER], { env });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  });
  let output = '';
  while (!output.includes('Fremont is listening')) output += String((await once(child.stdout, 'data'))[0]);
  return child;
};

describe('fremont backup', () => {
  it('copies the database of a running server, which runs on', async () => {
    const dataDir = join(folder, 'data');
    const server = await startServer(dataDir);
    const copy = join(folder, 'good.db');
    const { code, stdout, stderr } = await fremont(['backup', copy], { env: { DATA_DIR: dataDir } });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d+ bytes in .*good\.db\n$/);
    expect(code).toBe(0);
    expect(readFileSync(copy).subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(readFileSync(copy).includes('TABLE identities')).toBe(true);
    expect(server.exitCode).toBeNull();
  }, 60_000);

  it('finds no database where no server has been', async () => {
    const copy = join(folder, 'copy.db');
    const { code, stdout, stderr } = await fremont(['backup', copy], { env: { DATA_DIR: join(folder, 'none') } });
    expect(stderr).toMatch(/^fremont: There is no database in [^\n]+\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(1);
    expect(existsSync(copy)).toBe(false);
  });

  it('tells in one line that a database cannot be reached, without its password', async () => {
    const env = { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' };
    const { code, stderr } = await fremont(['backup', join(folder, 'copy.dump')], { env });
    expect(stderr).toMatch(/^fremont: The database cannot be used[^\n]+\n$/);
    expect(stderr).not.toContain('secret');
    expect(code).toBe(1);
  });
});
