/** The contract on SQLite in a file. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { runContract } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'fremont-sqlite-'));
let files = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('SQLite', () => {
  runContract(async () => {
    files += 1;
    return join(folder, `${files}.db`);
  });
});
