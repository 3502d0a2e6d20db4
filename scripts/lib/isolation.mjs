// Isolates a run from the machine: from files of earlier runs and from settings of a server. No dependencies.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process, and every process it starts, a new temporary folder. The folder is removed when this process
 * exits. A process that ends on a signal without `process.exit` leaves it behind, so call `endWithChildren` too.
 */
export const useOwnTemporaryFolder = () => {
  // A short name, because the paths of sockets in it may have no more than about a hundred characters.
  const folder = mkdtempSync(join(tmpdir(), 'fremont-'));
  // PostgreSQL runs under another account when the tests run as root. That account may enter the folder, but not list
  // it.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
};

/** Settings of the server. Tests set their own. An inherited setting could connect them to a database in use. */
const SERVER_SETTINGS = [
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'METRICS_PORT',
  'METRICS_HOST',
  'NODE_ADDRESS',
  'NODE_LISTEN',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
  'TUNING',
  'WEB_ROOT',
];

/** Settings that the browser tests pass to their workers. */
const BETWEEN_OUR_PROCESSES = ['E2E_PORT', 'E2E_DATA', 'SCREENSHOTS'];

const FONTS = ['FONTCONFIG_PATH', 'FONTCONFIG_FILE'];

/**
 * Deletes the settings that tests must not depend on. CHROMIUM_PATH stays, because the user sets it. With it the fonts
 * stay.
 */
export const deleteSettings = () => {
  const fonts = process.env['CHROMIUM_PATH'] ? [] : FONTS;
  for (const name of [...SERVER_SETTINGS, ...BETWEEN_OUR_PROCESSES, ...fonts]) delete process.env[name];
};
