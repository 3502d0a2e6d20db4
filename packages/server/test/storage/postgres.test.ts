/** The contract on a real PostgreSQL. */

import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { runContract } from './contract.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterAll(() => postgres.end(), 60_000);

describe('PostgreSQL', () => {
  runContract(() => postgres.newSchema());
});
