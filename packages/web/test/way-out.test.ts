/** The ways out of a table. */

import { expect, test } from 'vitest';
import { wayOut } from '../src/table/way-out.ts';

const to = (path: string, anchor = '') => ({ path, anchor });

test('the rules of the game and the settings open over the table, during and after the match', () => {
  for (const isPlaying of [true, false]) {
    expect(wayOut(to('/rules/lords-of-vegas', '4.2'), 'lords-of-vegas', isPlaying)).toBe('rules');
    expect(wayOut(to('/settings'), 'lords-of-vegas', isPlaying)).toBe('settings');
  }
});

test('every other address asks first while the person plays', () => {
  for (const path of ['/', '/lobby', '/rules', '/rules/las-vegas', '/table/another'])
    expect(wayOut(to(path), 'lords-of-vegas', true)).toBe('ask');
});

test('a finished or watched match is left at once', () => {
  expect(wayOut(to('/'), 'lords-of-vegas', false)).toBe('leave');
});
