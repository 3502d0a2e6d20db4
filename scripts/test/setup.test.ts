import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILDS, isFresh, stampBuild } from '../lib/builds.mjs';
import { hashOfFiles } from '../lib/tree.mjs';
import { isAtLeast } from '../setup.mjs';
import { planted } from './planted.ts';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node %s is new enough: %s', (version, enough) => {
  expect(isAtLeast(version, '20.19')).toBe(enough);
});

const web = BUILDS[0];
if (web === undefined) throw new Error('there is no build of the web app');

const builtCheckout = (): string => {
  const root = planted({
    'package-lock.json': '{}',
    'packages/web/src/main.tsx': 'first',
    'packages/web/test/a.test.ts': 'first',
    [web.result]: '<!doctype html>',
  });
  stampBuild(root, web, hashOfFiles(root, web.sources));
  return root;
};

test('an unchanged checkout is not built again', () => {
  expect(isFresh(builtCheckout(), web)).toBe(true);
});

test.each(['packages/web/src/main.tsx', 'packages/kernel', 'package-lock.json'])(
  'a change of %s requires a new build',
  (path) => {
    const root = builtCheckout();
    writeFileSync(join(root, path), 'second');
    expect(isFresh(root, web)).toBe(false);
  },
);

test('a new file requires a new build, even an empty one', () => {
  const root = builtCheckout();
  writeFileSync(join(root, 'packages/web/src/new.ts'), '');
  expect(isFresh(root, web)).toBe(false);
});

test('a change of a test requires no new build', () => {
  const root = builtCheckout();
  writeFileSync(join(root, 'packages/web/test/a.test.ts'), 'second');
  expect(isFresh(root, web)).toBe(true);
});

test('a build whose result has been deleted is built again', () => {
  const root = builtCheckout();
  const [, server] = BUILDS;
  if (server === undefined) throw new Error('there is no build of the server');
  stampBuild(root, server, hashOfFiles(root, server.sources));
  expect(isFresh(root, server)).toBe(false);
});
