/** The bytes of frames, and the words for news. */

import { describe, expect, test } from 'vitest';
import { textFrame } from '../src/frame.ts';
import { Phrases } from '../src/phrases.ts';

describe('a frame', () => {
  // RFC 6455, 5.7: the example of an unmasked text message.
  test('of a short text has a head of two bytes', () => {
    expect([...textFrame('Hello')]).toEqual([0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f]);
  });

  test.each([
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 0xff, 0xff]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('of %i bytes says so', (length, head) => {
    const frame = textFrame('a'.repeat(length));
    expect([...frame.subarray(0, head.length)]).toEqual(head);
    expect(frame.length).toBe(head.length + length);
  });

  test('counts bytes, not characters', () => {
    const frame = textFrame('Zürich €');
    expect(frame[1]).toBe(11);
    expect(frame.subarray(2).toString('utf8')).toBe('Zürich €');
  });
});

describe('phrases', () => {
  test('say what JSON says', () => {
    const value = { a: [1, { b: null }], c: 'ü"', d: undefined };
    expect(JSON.parse(new Phrases().ofFields('view', value))).toEqual({ a: [1, { b: null }], c: 'ü"' });
    expect(new Phrases().of('clock', null)).toBe('null');
  });

  test('take what is equal from each other, and nothing else', () => {
    const phrases = new Phrases();
    const views = [
      { board: [1, 2], hand: ['ace'] },
      { board: [1, 2], hand: ['two'] },
      { board: [1, 2], hand: null },
    ];
    expect(views.map((view) => JSON.parse(phrases.ofFields('view', view)))).toEqual(views);
  });

  test('of another name are not compared', () => {
    const phrases = new Phrases();
    const touched: string[] = [];
    const spy = (name: string) => ({
      toJSON() {
        touched.push(name);
        return name;
      },
    });
    expect(phrases.of('events', spy('one'))).toBe('"one"');
    expect(phrases.of('legal', spy('other'))).toBe('"other"');
    expect(touched).toEqual(['one', 'other']);
  });
});
