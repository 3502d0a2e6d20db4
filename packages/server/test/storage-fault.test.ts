import { expect, test } from 'vitest';
import { StorageUnavailable } from '../src/storage/index.ts';
import { storageFault } from '../src/storage-fault.ts';

const IN_FOLDER = { databaseUrl: null, dataDir: '/srv/fremont' };

// Node reports ENOENT when it creates nested folders on a read-only file system.
test.each(['ENOENT', 'EROFS'])('a folder that cannot be made on a read-only file system (%s) is explained', (code) => {
  const fault = new StorageUnavailable(code === 'EROFS' ? 'readOnly' : 'io', 'lock', code);
  expect(storageFault(fault, IN_FOLDER)).toMatch(/^The data folder \/srv\/fremont cannot be written: /);
});

test('a full disk is explained', () => {
  expect(storageFault(new StorageUnavailable('full', 'lock', 'ENOSPC'), IN_FOLDER)).toBe(
    'The disk of the data folder /srv/fremont is full: free some space, or choose another folder with DATA_DIR.',
  );
});

test('a problem with PostgreSQL, or after the start, is not blamed on the folder', () => {
  const inPostgres = { ...IN_FOLDER, databaseUrl: 'postgres://ada:sesame@db/fremont' };
  for (const [problem, code, line] of [
    ['readOnly', '25006', /^PostgreSQL at db takes no writes: /],
    ['full', '53100', /^The disk of PostgreSQL at db is full: free some space there\.$/],
    ['busy', '53300', /^PostgreSQL at db has no connection left: /],
    ['connection', '57P03', /^PostgreSQL at db is starting or stopping: /],
    ['rejected', '42P01', /^The database cannot be used: open: rejected \(42P01\)$/],
  ] as const)
    expect(storageFault(new StorageUnavailable(problem, 'open', code), inPostgres)).toMatch(line);
  const backup = new StorageUnavailable('rejected', 'storage.backup', 'EEXIST');
  expect(storageFault(backup, IN_FOLDER)).toBe('The database cannot be used: storage.backup: rejected (EEXIST)');
});
