/** The real PostgreSQL. Harnesses use it too. */

export * from '../src/testing/postgres.ts';
