/** A temporary folder, removed after the test. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export const withFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fremont-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
