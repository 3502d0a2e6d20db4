/** Every test that needs no browser, from all packages in one run. */

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.{ts,tsx}',
      'packages/games/*/test/**/*.test.ts',
      'bench/test/**/*.test.ts',
      'harness/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    testTimeout: 30_000,
  },
});
