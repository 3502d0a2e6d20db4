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
  const refused = new StorageUnavailable('readOnly', 'open', '25006');
  const inPostgres = { ...IN_FOLDER, databaseUrl: 'postgres://db/fremont' };
  expect(storageFault(refused, inPostgres)).toBe('The database cannot be used: open: readOnly (25006)');
  const backup = new StorageUnavailable('rejected', 'storage.backup', 'EEXIST');
  expect(storageFault(backup, IN_FOLDER)).toBe('The database cannot be used: storage.backup: rejected (EEXIST)');
});
