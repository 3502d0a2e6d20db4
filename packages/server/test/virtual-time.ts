/** The controlled clock. Harnesses use it too. */

export * from '../src/testing/virtual-time.ts';
