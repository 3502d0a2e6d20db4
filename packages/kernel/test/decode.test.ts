/** Errors of decoded JSON name the field and the values that it allows. */

import { describe, expect, it } from 'vitest';
import {
  actionDecoder,
  conflict,
  decodeErrorText,
  defaultTo,
  fields,
  flag,
  LANGUAGES,
  manyOf,
  oneOf,
  optional,
  optionsDecoder,
  pairOf,
  whole,
} from '../src/index.ts';

interface Options {
  readonly coins: number;
  readonly lid: boolean;
}

const options = optionsDecoder<Options>({
  coins: defaultTo(whole('badCoins', 0, 9), 5),
  lid: defaultTo(flag('badLid'), false),
});

type Action =
  | { readonly type: 'look' }
  | { readonly type: 'take'; readonly coins: 1 | 2; readonly from?: 'jar' | 'lid' }
  | { readonly type: 'swap'; readonly give: { readonly coins: number }; readonly marks: readonly ('x' | 'o')[] }
  | { readonly type: 'point'; readonly at: readonly [column: number, row: number] };

const action = actionDecoder<Action>({
  look: {},
  take: { coins: oneOf('badCoins', [1, 2]), from: optional(oneOf('badPlace', ['jar', 'lid'])) },
  swap: {
    give: fields('badGoods', { coins: whole('badCoins', 0, 9) }),
    marks: manyOf('badMarks', oneOf('badMark', ['x', 'o']), 0, 2),
  },
  point: { at: pairOf('badPoint', whole('badPoint', 0, 6), whole('badPoint', 0, 4)) },
});

describe('options', () => {
  it('get their defaults if they are absent or undefined', () => {
    expect(options({})).toEqual({ ok: true, value: { coins: 5, lid: false } });
    expect(options({ coins: undefined, lid: true })).toEqual({ ok: true, value: { coins: 5, lid: true } });
  });

  it.each([
    [null, { code: 'notAnObject', key: '', allowed: { type: 'object' } }],
    [[], { code: 'notAnObject', key: '', allowed: { type: 'object' } }],
    [{ coins: null }, { code: 'badCoins', key: 'coins', allowed: { type: 'whole', min: 0, max: 9 } }],
    [{ coins: 10 }, { code: 'badCoins', key: 'coins', allowed: { type: 'whole', min: 0, max: 9 } }],
    [{ coins: 0.5 }, { code: 'badCoins', key: 'coins', allowed: { type: 'whole', min: 0, max: 9 } }],
    [{ lid: null }, { code: 'badLid', key: 'lid', allowed: { type: 'oneOf', values: [true, false] } }],
    [{ top: 1 }, { code: 'unknownOption', key: 'top', allowed: { type: 'keys', keys: ['coins', 'lid'] } }],
    [
      JSON.parse('{"__proto__":{}}'),
      { code: 'unknownOption', key: '__proto__', allowed: { type: 'keys', keys: ['coins', 'lid'] } },
    ],
  ])('%j is refused with its key', (json, error) => {
    expect(options(json)).toEqual({ ok: false, error });
  });

  it('read a negative zero as zero', () => {
    const decoded = options(JSON.parse('{"coins":-0}'));
    expect(decoded.ok && Object.is(decoded.value.coins, 0)).toBe(true);
  });
});

describe('actions', () => {
  it.each([
    { type: 'look' },
    { type: 'take', coins: 2 },
    { type: 'take', coins: 1, from: 'lid' },
    { type: 'swap', give: { coins: 3 }, marks: ['x', 'o'] },
    { type: 'point', at: [6, 4] },
  ])('%j decodes to itself', (json) => {
    expect(action(json)).toEqual({ ok: true, value: json });
  });

  it.each([
    ['look', 'notAnObject', ''],
    [{}, 'unknownAction', 'type'],
    [{ type: 'toString' }, 'unknownAction', 'type'],
    [{ type: 'take' }, 'badCoins', 'coins'],
    [{ type: 'take', coins: 2, from: null }, 'badPlace', 'from'],
    [{ type: 'look', coins: 2 }, 'unknownField', 'coins'],
    [{ type: 'swap', give: 3, marks: [] }, 'badGoods', 'give'],
    [{ type: 'swap', give: { coins: 10 }, marks: [] }, 'badCoins', 'give.coins'],
    [{ type: 'swap', give: { coins: 1, lid: true }, marks: [] }, 'unknownField', 'give.lid'],
    [{ type: 'swap', give: { coins: 1 }, marks: ['x', 'x', 'x'] }, 'badMarks', 'marks'],
    [{ type: 'swap', give: { coins: 1 }, marks: ['x', 'y'] }, 'badMark', 'marks.1'],
    [{ type: 'point', at: [1, 2, 3] }, 'badPoint', 'at'],
    [{ type: 'point', at: [7, 0] }, 'badPoint', 'at.0'],
    [{ type: 'point', at: [0, 5] }, 'badPoint', 'at.1'],
  ])('%j is %s at %s', (json, code, key) => {
    expect(action(json)).toMatchObject({ ok: false, error: { code, key } });
  });

  it('with an unknown field get an error that lists the known fields', () => {
    expect(action({ type: 'take', coins: 1, more: 1 })).toMatchObject({
      error: { allowed: { type: 'keys', keys: ['type', 'coins', 'from'] } },
    });
  });
});

const errorOf = (decoded: ReturnType<typeof options> | ReturnType<typeof action>) => {
  if (decoded.ok) throw new Error('nothing is wrong');
  return decoded.error;
};

describe('the text of an error', () => {
  it('names the field and the allowed values', () => {
    expect(decodeErrorText(errorOf(options({ coins: 12 })), 'en')).toBe('“coins” must be a whole number from 0 to 9.');
    expect(decodeErrorText(errorOf(options({ top: 1 })), 'en')).toBe('There is no “top”. Known here: coins and lid.');
    expect(decodeErrorText(errorOf(options([])), 'en')).toBe('The input must be an object with fields.');
    expect(decodeErrorText(errorOf(action({ type: 'take', coins: 3 })), 'en')).toBe('“coins” must be one of 1 or 2.');
    expect(decodeErrorText(errorOf(action({ type: 'swap', give: { coins: 1 }, marks: 1 })), 'en')).toBe(
      '“marks” must be a list of length 0 to 2, each of them one of x or o.',
    );
  });

  it('names the values that exclude each other', () => {
    const decoded = conflict('lidOnEmpty', { key: 'lid', value: true }, { key: 'coins', value: 0 });
    const error = decoded.ok ? null : decoded.error;
    expect(error).toMatchObject({ code: 'lidOnEmpty', key: 'lid' });
    expect(error && decodeErrorText(error, 'en')).toBe('“lid” = true and “coins” = 0 do not go together.');
  });

  it.each(LANGUAGES)('contains key and values in %s, and differs from other languages', (language) => {
    const errors = [errorOf(options({ coins: 12 })), errorOf(action({ type: 'take', coins: 3 }))];
    const [first = '', second = ''] = errors.map((error) => decodeErrorText(error, language, (key) => `the ${key}`));
    expect(first).toMatch(/the coins.*0.*9/u);
    expect(second).toMatch(/the coins.*1.*2/u);
    if (language !== 'en') expect(first).not.toBe(decodeErrorText(errors[0] ?? errorOf(options([])), 'en'));
  });
});
