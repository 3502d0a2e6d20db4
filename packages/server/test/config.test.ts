import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

test('without settings the server listens on loopback, port 8614', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8614 });
});

test('without settings the server stores data in the folder data of the checkout and serves no metrics', () => {
  const { dataDir, databaseUrl, publicUrl, metricsPort, logLevel } = readConfig({});
  expect(dataDir).toBe(resolve(import.meta.dirname, '../../../data'));
  expect({ databaseUrl, publicUrl, metricsPort, logLevel }).toEqual({
    databaseUrl: null,
    publicUrl: null,
    metricsPort: null,
    logLevel: 'info',
  });
});

const NAMES = [
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'METRICS_PORT',
  'METRICS_HOST',
  'NODE_LISTEN',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
  'ADMIN_TOKEN',
  'TUNING',
  'WEB_ROOT',
  'NODE_ADDRESS',
];

test('an empty setting counts as absent', () => {
  expect(readConfig(Object.fromEntries(NAMES.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test('every setting can be changed', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '80',
    PUBLIC_URL: 'https://play.example.org/',
    DATABASE_URL: 'postgres://me:secret@db/fremont',
    DATA_DIR: 'kept',
    METRICS_PORT: '9100',
    METRICS_HOST: '10.0.0.3',
    NODE_LISTEN: '0.0.0.0:9615',
    TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
    LOG_LEVEL: 'warn',
    ADMIN_TOKEN: 'sixteen-letters-',
    TUNING: '{"botDelayMs":0,"messages":{"burst":9,"perSecond":1}}',
    WEB_ROOT: 'site',
    NODE_ADDRESS: 'node1.internal:8615',
  };
  expect(readConfig(env)).toEqual({
    host: '0.0.0.0',
    port: 80,
    publicUrl: 'https://play.example.org',
    databaseUrl: 'postgres://me:secret@db/fremont',
    dataDir: resolve('kept'),
    metricsPort: 9100,
    metricsHost: '10.0.0.3',
    nodeListen: '0.0.0.0:9615',
    trustedProxies: ['10.0.0.1', '10.0.0.2'],
    logLevel: 'warn',
    adminToken: 'sixteen-letters-',
    tuning: { botDelayMs: 0, messages: { burst: 9, perSecond: 1 } },
    webRoot: resolve('site'),
    nodeAddress: 'node1.internal:8615',
  });
});

test.each(['node1', ':8615', 'node1:', 'node1:65536', 'node1:eighty'])(
  'the address of a node "%s" is refused',
  (address) => {
    expect(() => readConfig({ NODE_ADDRESS: address })).toThrow(`not "${address}"`);
  },
);

test.each(['NODE_ADDRESS', 'NODE_LISTEN'])('%s without PostgreSQL is refused', (name) => {
  const env = { [name]: 'node1.internal:8615' };
  expect(() => readConfig(env)).toThrow('set DATABASE_URL too');
  expect(readConfig({ ...env, DATABASE_URL: 'postgres://db/fremont' }).databaseUrl).toBe('postgres://db/fremont');
});

test.each(['play.example.org', 'ftp://x', 'https://x/path', 'https://x/?a', 'https://me@x', 'https://'])(
  'the public address "%s" is refused',
  (url) => {
    expect(() => readConfig({ PUBLIC_URL: url })).toThrow(`not "${url}"`);
  },
);

test.each(['mysql://db', 'file:x.db', 'secret', 'postgres://secret@host:99999/db', 'postgres://me:secret%@host/db'])(
  'the database address "%s" is refused and not repeated',
  (url) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(ConfigError);
    expect(() => readConfig({ DATABASE_URL: url })).not.toThrow(url);
  },
);

test.each([
  ['{', 'not an object'],
  ['null', 'not an object'],
  ['{"speed":1}', 'speed'],
  ['{"__proto__x":1}', '__proto__x'],
  ['{"toString":1}', 'toString'],
  ['{"botDelayMs":"0"}', 'botDelayMs'],
  ['{"botDelayMs":-1}', 'botDelayMs'],
  ['{"messages":5}', 'messages'],
  ['{"messages":{"burst":1,"perSecond":0}}', 'messages'],
])('the tuning %s is refused', (text, what) => {
  expect(() => readConfig({ TUNING: text })).toThrow(`this is wrong: ${what}.`);
});

test('an unknown log level is refused', () => {
  expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow('not "loud"');
});

test.each(['neon', '-1', '65536', '86.14', '8614 ', '0x21a6', '1e3'])('the port "%s" is refused', (port) => {
  expect(() => readConfig({ PORT: port })).toThrow(ConfigError);
  expect(() => readConfig({ PORT: port })).toThrow(`not "${port}"`);
});

test.each(['short', 'with spaces in between', 'x'.repeat(201)])(
  'the admin token "%s" is refused and not repeated',
  (token) => {
    expect(() => readConfig({ ADMIN_TOKEN: token })).toThrow(ConfigError);
    expect(() => readConfig({ ADMIN_TOKEN: token })).not.toThrow(token);
  },
);
