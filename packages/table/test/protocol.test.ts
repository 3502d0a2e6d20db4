/** The protocol: what is sent is what arrives, and what is not a message of ours is recognised as such. */

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
import { clientMessages, commands, plans, serverMessages, tableErrors } from './protocol-messages.ts';

const overTheWire = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

const RUNS = { numRuns: 500, seed: 8614 };

/** Every way to the inside of a value. */
const placesIn = (value: unknown, way: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [way, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...way, key]))]
    : [way];

const withChange = (message: unknown, way: readonly string[], change: unknown): unknown => {
  const [first, ...rest] = way;
  if (first === undefined) return change;
  const copy = overTheWire(message) as Record<string, unknown>;
  copy[first] = withChange(copy[first], rest, change);
  return copy;
};

const ODD = [undefined, null, -1, 1.5, 2 ** 53, Number.NaN, '', 'x'.repeat(5000), [], {}, true, { __proto__: null }];

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
    'of the %s with one wrong value never throws, and is a message or names the place',
    (_who, messages: fc.Arbitrary<object>, decode: Decoder<object>) => {
      fc.assert(
        fc.property(messages, fc.nat(), fc.constantFrom(...ODD), (message, choice, odd) => {
          const places = placesIn(message);
          const decoded = decode(withChange(message, places[choice % places.length] ?? [], odd));
          if (!decoded.ok) expect(decoded.error).toMatch(/^[\w.]*$/);
        }),
        RUNS,
      );
    },
  );

  test('that lacks one of its fields is refused by the name of the field', () => {
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

  test('loses what does not belong to it', () => {
    const odd = JSON.parse('{"type":"ping","n":3,"__proto__":{"admin":true},"constructor":1,"seat":0}');
    const decoded = decodeFromClient(odd);
    expect(decoded).toEqual({ ok: true, value: { type: 'ping', n: 3 } });
    expect(Object.keys(decoded.ok ? decoded.value : {})).toEqual(['type', 'n']);
  });

  test('of rubbish is none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything({ withNullPrototype: true })), (json) => {
        for (const decode of [decodeFromClient, decodeFrame, createTableBody, changeTableBody, persona])
          expect(decode(json).ok).toBe(false);
      }),
      RUNS,
    );
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('of type %s is none', (type) => {
    expect(decodeFromClient(JSON.parse(`{"type":"${type}"}`))).toEqual({ ok: false, error: 'type' });
  });
});

describe('a frame', () => {
  test('is read when it is JSON', () => {
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

  test.each(['[', '{"a":'])('nested %s deeper than allowed is not even read', (opening) => {
    const nested = (depth: number): string =>
      opening.repeat(depth) + (opening === '[' ? ']'.repeat(depth) : `1${'}'.repeat(depth)}`);
    expect(parseFrame(nested(LIMITS.nesting)).ok).toBe(true);
    expect(parseFrame(nested(LIMITS.nesting + 1))).toEqual({ ok: false, error: 'tooDeep' });
    expect(parseFrame(opening.repeat(8000))).toEqual({ ok: false, error: 'tooDeep' });
  });

  test('may hold any number of brackets inside its strings', () => {
    const words = `${'['.repeat(100)}\\"${'{'.repeat(100)}`;
    expect(parseFrame(JSON.stringify({ words }))).toEqual({ ok: true, value: { words } });
    expect(parseFrame('{"a":"[[[[[[[[[[[[[[[[[[[[')).toEqual({ ok: false, error: 'notJson' });
  });
});

describe('an answer of a table', () => {
  test('comes back as it was given', () => {
    fc.assert(
      fc.property(tableErrors, (error) => {
        const answer = { type: 'failed', id: 'a'.repeat(32), error } as const;
        expect(answerOfError(answer.id, errorOfAnswer(answer, 'incident'))).toEqual(answer);
      }),
      RUNS,
    );
  });

  test('of the rules does too', () => {
    const answer = { type: 'refused', id: 'a'.repeat(32), refusal: { code: 'alreadyRolled' } } as const;
    expect(answerOfError(answer.id, errorOfAnswer(answer, ''))).toEqual(answer);
  });

  test('was not given where the server was too busy to ask the table', () => {
    expect(answerOfError('a'.repeat(32), { code: 'rateLimited', why: '', retryAfterMs: 100 })).toBeNull();
  });
});

describe('what people write', () => {
  const nameOf = (name: string): unknown => {
    const decoded = persona({ name, colour: 'cherry' });
    return decoded.ok ? decoded.value.name : decoded.error;
  };

  test.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\n\tB', 'Ada B'],
    ['A\u202edA', 'AdA'],
    ['A\u0000\u0007b', 'Ab'],
    ['Ame\u0301lie', 'Am\u00e9lie'],
    ['👩‍🚀 Zoë', '👩‍🚀 Zoë'],
    ['Ада', 'Ада'],
    [`a${'\u0301'.repeat(40)}`, '\u00e1\u0301\u0301\u0301'],
  ])('%j becomes %j', (raw, clean) => {
    expect(nameOf(raw)).toBe(clean);
  });

  test.each(['', '   ', '\u200b\u2060', '\u0000', 'x'.repeat(25), 'x'.repeat(100_000)])('%j is no name', (raw) => {
    expect(nameOf(raw)).toBe('name');
  });

  test('is clean once it has been cleaned', () => {
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

test('every command may travel', () => {
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
    ['code of an error', () => ERROR_CODES.map((code) => `\`${code}`)],
    ['number a socket ends with', () => Object.values(CLOSE_CODES).map(String)],
  ])('names every %s', (_what, named) => {
    expect(named().filter((words) => !page.includes(words))).toEqual([]);
  });
});
