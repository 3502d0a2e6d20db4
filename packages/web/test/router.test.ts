/** Matching of addresses and patterns. */

import { expect, test } from 'vitest';
import { matchPath } from '../src/router/match-path.ts';

test('a plain pattern matches only its own address', () => {
  expect(matchPath('/settings', '/settings')).toEqual({});
  expect(matchPath('/settings', '/credits')).toBeNull();
  expect(matchPath('/', '/settings')).toBeNull();
});

test('a place takes one part of the address, decoded', () => {
  expect(matchPath('/table/:id', '/table/a%20b')).toEqual({ id: 'a b' });
  expect(matchPath('/table/:id', '/table/a/b')).toBeNull();
});

test('a slash at the end changes nothing', () => {
  expect(matchPath('/settings', '/settings/')).toEqual({});
  expect(matchPath('/', '/')).toEqual({});
});

test('an empty place does not match', () => {
  expect(matchPath('/table/:id', '/table/')).toBeNull();
});

test('an address with an invalid encoding matches nothing', () => {
  expect(matchPath('/table/:id', '/table/%E0%A4%A')).toBeNull();
});
