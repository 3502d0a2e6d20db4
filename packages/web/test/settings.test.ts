/** Decoding of stored settings. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, decodeSettings } from '../src/settings/stored.ts';

describe('stored settings', () => {
  test('nothing stored gives the defaults', () => {
    expect(decodeSettings(null)).toEqual(DEFAULT_SETTINGS);
  });

  test('stored values are restored', () => {
    const chosen = {
      ...DEFAULT_SETTINGS,
      theme: 'day',
      language: 'ru',
      speed: 'instant',
      masterVolume: 0.25,
      muted: true,
    };
    expect(decodeSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  test('one invalid field does not affect the others', () => {
    const decoded = decodeSettings('{"theme":"neon","speed":2,"masterVolume":7,"language":"tlh"}');
    expect(decoded).toEqual({ ...DEFAULT_SETTINGS, speed: 2 });
  });

  test('a field of an older or newer version is dropped', () => {
    expect(decodeSettings('{"glow":"full"}')).toEqual(DEFAULT_SETTINGS);
  });

  test('no text makes it throw, and the result is always complete', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Object.keys(decodeSettings(text))).toEqual(Object.keys(DEFAULT_SETTINGS));
      }),
    );
  });
});
