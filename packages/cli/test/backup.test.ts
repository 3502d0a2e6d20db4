import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fremont, scratchFolder } from './fremont.ts';
import { startServer } from './running-server.ts';

const { folder, remove } = scratchFolder();
afterAll(remove);

describe('fremont backup', () => {
  it('copies the database of a running server, which keeps running', async () => {
    const dataDir = join(folder, 'data');
    const server = await startServer(folder);
    const copy = join(folder, 'good.db');
    const { code, stdout, stderr } = await fremont(['backup', copy], { env: { DATA_DIR: dataDir } });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d+ bytes in .*good\.db\n$/);
    expect(code).toBe(0);
    expect(readFileSync(copy).subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(readFileSync(copy).includes('TABLE identities')).toBe(true);
    expect(server.child.exitCode).toBeNull();
  }, 60_000);

  it('reports a folder without a database', async () => {
    const copy = join(folder, 'copy.db');
    const { code, stdout, stderr } = await fremont(['backup', copy], { env: { DATA_DIR: join(folder, 'none') } });
    expect(stderr).toMatch(/^fremont: There is no database in [^\n]+\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(1);
    expect(existsSync(copy)).toBe(false);
  });

  it('reports an unreachable database in one line without its password', async () => {
    const env = { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' };
    const { code, stderr } = await fremont(['backup', join(folder, 'copy.dump')], { env });
    expect(stderr).toMatch(/^fremont: PostgreSQL at 127\.0\.0\.1:1 does not answer: [^\n]+\n$/);
    expect(stderr).not.toContain('secret');
    expect(code).toBe(1);
  });
});
