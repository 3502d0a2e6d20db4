import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

test('without settings the server listens on loopback, port 8614', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8614 });
});

test('empty settings are no settings', () => {
  expect(readConfig({ HOST: '', PORT: '', WEB_ROOT: '' })).toEqual(readConfig({}));
});

test('host, port and web folder can be chosen', () => {
  expect(readConfig({ HOST: '0.0.0.0', PORT: '80', WEB_ROOT: 'site' })).toEqual({
    host: '0.0.0.0',
    port: 80,
    webRoot: resolve('site'),
  });
});

test.each(['neon', '-1', '65536', '86.14', '8614 ', '0x21a6', '1e3'])('the port "%s" is refused', (port) => {
  expect(() => readConfig({ PORT: port })).toThrow(ConfigError);
  expect(() => readConfig({ PORT: port })).toThrow(`not "${port}"`);
});
