import { expect, test } from 'vitest';
import { lockFaults } from '../check-lock.mjs';
import { planted } from './planted.ts';

const integrity = 'sha512-x';

const faultsOf = (packages: Readonly<Record<string, object>>): readonly string[] =>
  lockFaults(planted({ 'package-lock.json': JSON.stringify({ packages }) }));

test('a complete lock without addresses is good', () => {
  expect(
    faultsOf({
      '': { name: 'fremont' },
      'packages/kernel': { name: '@fremont/kernel' },
      'node_modules/@fremont/kernel': { resolved: 'packages/kernel', link: true },
      'node_modules/tool': {
        version: '1.0.0',
        integrity,
        optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' },
      },
      'node_modules/tool-linux': { version: '1.0.0', integrity },
      'node_modules/tool/node_modules/tool-mac': { version: '1.0.0', integrity },
    }),
  ).toEqual([]);
});

test('a missing platform is named', () => {
  expect(
    faultsOf({
      'node_modules/tool': {
        version: '1.0.0',
        integrity,
        optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' },
      },
      'node_modules/tool-linux': { version: '1.0.0', integrity },
    }),
  ).toEqual(['package-lock.json: node_modules/tool may need tool-mac, which is not in the lock']);
});

test('an entry in an unrelated folder does not count', () => {
  expect(
    faultsOf({
      'node_modules/a': { integrity, optionalDependencies: { b: '1.0.0' } },
      'node_modules/stranger/node_modules/b': { integrity },
    }),
  ).toEqual(['package-lock.json: node_modules/a may need b, which is not in the lock']);
});

test('a nested package finds dependencies beside its owner and at the top', () => {
  const nested = { integrity, optionalDependencies: { beside: '1.0.0', top: '1.0.0' } };
  expect(
    faultsOf({
      'node_modules/owner/node_modules/nested': nested,
      'node_modules/owner/node_modules/beside': { integrity },
      'node_modules/top': { integrity },
    }),
  ).toEqual([]);
});

test('a download address is a fault', () => {
  expect(faultsOf({ 'node_modules/tool': { integrity, resolved: 'https://somewhere.example/tool.tgz' } })).toEqual([
    'package-lock.json: node_modules/tool records the address it came from',
  ]);
});

test('a package without its checksum is a fault', () => {
  expect(faultsOf({ 'node_modules/tool': { version: '1.0.0' } })).toEqual([
    'package-lock.json: node_modules/tool has no checksum',
  ]);
});
