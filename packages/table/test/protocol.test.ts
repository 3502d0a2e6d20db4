/** The protocol: a message decodes to itself, and everything else is refused. */

import { readFileSync } from 'node:fs';
import {
  answerOfError,
  CLOSE_CODES,
  changeTableBody,
  cleanLine,
  createTableBody,
  type Decoder,
  decodeFrame,
  decodeFromClient,
  ERROR_CODES,
  errorOfAnswer,
  LIMITS,
  parseFrame,
  persona,
  tablePlan,
} from '@fremont/table/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overTheWire, placesIn, withValueAt } from './mutations.ts';
import { clientMessages, commands, plans, serverMessages, tableErrors } from './protocol-messages.ts';

const RUNS = { numRuns: 500, seed: 8614 };

const WRONG_VALUES = [
  undefined,
  null,
  -1,
  1.5,
  2 ** 53,
  Number.NaN,
  '',
  'x'.repeat(5000),
  [],
  {},
  true,
  { __proto__: null },
];

describe('a message', () => {
  test.each([
    ['client', clientMessages, decodeFromClient],
    ['server', serverMessages, decodeFrame],
    ['host of a table', plans, tablePlan],
  ] as const)('of the %s arrives as it was sent', (_who, messages: fc.Arbitrary<unknown>, decode: Decoder<unknown>) => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(decode(overTheWire(message))).toEqual({ ok: true, value: message });
      }),
      RUNS,
    );
  });

  test.each([
    ['client', clientMessages, decodeFromClient],
    ['server', serverMessages, decodeFrame],
  ] as const)(
    'of the %s with one wrong value is accepted or refused with a path, and never throws',
    (_who, messages: fc.Arbitrary<object>, decode: Decoder<object>) => {
      fc.assert(
        fc.property(messages, fc.nat(), fc.constantFrom(...WRONG_VALUES), (message, choice, wrong) => {
          const places = placesIn(message);
          const decoded = decode(withValueAt(message, places[choice % places.length] ?? [], wrong));
          if (!decoded.ok) expect(decoded.error).toMatch(/^[\w.]*$/);
        }),
        RUNS,
      );
    },
  );

  test('that lacks a field is refused with the name of the field', () => {
    fc.assert(
      fc.property(clientMessages, fc.nat(), (message, choice) => {
        const fields = Object.keys(message);
        const missing = fields[choice % fields.length] ?? '';
        const { [missing]: _gone, ...rest } = message as unknown as Record<string, unknown>;
        const decoded = decodeFromClient(rest);
        expect(decoded.ok ? null : decoded.error.split('.')[0]).toBe(missing);
      }),
      RUNS,
    );
  });

  test('loses unknown fields', () => {
    const odd = JSON.parse('{"type":"ping","n":3,"__proto__":{"admin":true},"constructor":1,"seat":0}');
    const decoded = decodeFromClient(odd);
    expect(decoded).toEqual({ ok: true, value: { type: 'ping', n: 3 } });
    expect(Object.keys(decoded.ok ? decoded.value : {})).toEqual(['type', 'n']);
  });

  test('of arbitrary JSON is refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything({ withNullPrototype: true })), (json) => {
        for (const decode of [decodeFromClient, decodeFrame, createTableBody, changeTableBody, persona])
          expect(decode(json).ok).toBe(false);
      }),
      RUNS,
    );
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('of type %s is refused', (type) => {
    expect(decodeFromClient(JSON.parse(`{"type":"${type}"}`))).toEqual({ ok: false, error: 'type' });
  });
});

test('a number sent as -0 is decoded as 0', () => {
  // `toEqual` distinguishes 0 from -0.
  expect(decodeFromClient(JSON.parse('{"type":"ping","n":-0}'))).toEqual({ ok: true, value: { type: 'ping', n: 0 } });
});

describe('a frame', () => {
  test('of JSON is parsed', () => {
    fc.assert(
      fc.property(clientMessages, (message) => {
        expect(parseFrame(JSON.stringify(message))).toEqual({ ok: true, value: message });
      }),
      RUNS,
    );
  });

  test('of any text never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseFrame(text);
        if (!parsed.ok) expect(['tooDeep', 'notJson']).toContain(parsed.error);
      }),
      RUNS,
    );
  });

  test.each(['[', '{"a":'])('nested %s deeper than allowed is not parsed', (opening) => {
    const nested = (depth: number): string =>
      opening.repeat(depth) + (opening === '[' ? ']'.repeat(depth) : `1${'}'.repeat(depth)}`);
    expect(parseFrame(nested(LIMITS.nesting)).ok).toBe(true);
    expect(parseFrame(nested(LIMITS.nesting + 1))).toEqual({ ok: false, error: 'tooDeep' });
    expect(parseFrame(opening.repeat(8000))).toEqual({ ok: false, error: 'tooDeep' });
  });

  test('may contain any number of brackets in its strings', () => {
    const words = `${'['.repeat(100)}\\"${'{'.repeat(100)}`;
    expect(parseFrame(JSON.stringify({ words }))).toEqual({ ok: true, value: { words } });
    expect(parseFrame('{"a":"[[[[[[[[[[[[[[[[[[[[')).toEqual({ ok: false, error: 'notJson' });
  });
});

describe('an answer of a table', () => {
  test('survives the conversion to a protocol error and back', () => {
    fc.assert(
      fc.property(tableErrors, (error) => {
        const answer = { type: 'failed', id: 'a'.repeat(32), error } as const;
        expect(answerOfError(answer.id, errorOfAnswer(answer, 'incident'))).toEqual(answer);
      }),
      RUNS,
    );
  });

  test('with a refusal survives it too', () => {
    const answer = { type: 'refused', id: 'a'.repeat(32), refusal: { code: 'alreadyRolled' } } as const;
    expect(answerOfError(answer.id, errorOfAnswer(answer, ''))).toEqual(answer);
  });

  test('cannot be made from an error that is not the table’s', () => {
    expect(answerOfError('a'.repeat(32), { code: 'rateLimited', why: '', retryAfterMs: 100 })).toBeNull();
  });
});

describe('a text of a person', () => {
  const nameOf = (name: string): unknown => {
    const decoded = persona({ name, colour: 'cherry' });
    return decoded.ok ? decoded.value.name : decoded.error;
  };

  const EMPTY_LOOKING = ['\u3164', '\u2800\u2800', '\u{e0020}', '\u0301', '\u200d', '...', '\u{1d159}', '\u00ad-'];
  /** Cyrillic а in a Latin word, Latin o in a Cyrillic one, Greek ο, Armenian ո. */
  const MIXED = ['Ann\u0430', '\u041e\u043bo', 'Ad\u03bf', '\u0578a', 'Ada Ann\u0430', 'Ada-\u0430da'];

  test.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\n\tB', 'Ada B'],
    ['A\u202edA', 'AdA'],
    ['A\u0000\u0007b', 'Ab'],
    ['Ame\u0301lie', 'Am\u00e9lie'],
    ['👩‍🚀 Zoë', '👩‍🚀 Zoë'],
    ['Ада', 'Ада'],
    ['А\u0430 Anna', 'А\u0430 Anna'],
    ['A\u200dd\u200ca', 'Ada'],
    ['Ada\u2800\u3164\uffa0', 'Ada'],
    ['Ada\u{e0041}\u{e0100}\ufe0f', 'Ada'],
    ['Ada\u034f\u17b5\u115f', 'Ada'],
    ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
    ['1\ufe0f\u20e3 first', '1\ufe0f\u20e3 first'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['김\u3164철수', '김철수'],
    [`a${'\u0301'.repeat(40)}`, '\u00e1\u0301\u0301\u0301'],
  ])('%j becomes %j', (raw, clean) => {
    expect(nameOf(raw)).toBe(clean);
  });

  test.each(['', '   ', '\u200b\u2060', '\u0000', 'x'.repeat(25), 'x'.repeat(100_000), ...EMPTY_LOOKING, ...MIXED])(
    '%j is not a name',
    (raw) => {
      expect(nameOf(raw)).toBe('name');
    },
  );

  test('does not change when it is cleaned twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const clean = cleanLine(raw);
        expect(cleanLine(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
      }),
      RUNS,
    );
  });
});

test('every command can be sent', () => {
  fc.assert(
    fc.property(commands, (command) => {
      const message = { type: 'command', table: 'abcdefgh', command } as const;
      expect(decodeFromClient(overTheWire(message))).toEqual({ ok: true, value: message });
    }),
    RUNS,
  );
});

describe('docs/protocol.md', () => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const typesOf = (messages: fc.Arbitrary<{ readonly type: string }>): string[] => [
    ...new Set(fc.sample(messages, RUNS).map(({ type }) => type)),
  ];

  test.each([
    ['message of the client', () => typesOf(clientMessages).map((type) => `{type: "${type}"`)],
    ['command', () => typesOf(commands).map((type) => `{type: "${type}", id`)],
    ['message of the server', () => typesOf(serverMessages).map((type) => `\`${type} {`)],
    ['error code', () => ERROR_CODES.map((code) => `\`${code}`)],
    ['close code', () => Object.values(CLOSE_CODES).map(String)],
  ])('names every %s', (_what, named) => {
    expect(named().filter((words) => !page.includes(words))).toEqual([]);
  });
});
