import { readFileSync } from 'node:fs';
import { lasVegas } from '@fremont/games/las-vegas';
import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { vegasShowdown } from '@fremont/games/vegas-showdown';
import {
  type AnyGame,
  anyGame,
  at,
  fingerprint,
  type GameTypes,
  type MatchRecord,
  pick,
  playMatch,
  replay,
  seatList,
  seededChance,
  startMatch,
  stateOf,
} from '@fremont/kernel';
import { type Occupant, SEAT_COLOURS } from '@fremont/table';
import { CODE_LENGTH_MAX, decodeMatch, encodeMatch, gameOfCode } from '@fremont/table/code';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const GAMES: readonly AnyGame[] = [anyGame(lasVegas), anyGame(lordsOfVegas), anyGame(vegasShowdown)];
const LAS_VEGAS = anyGame(lasVegas);

/** Plays with random choices. A fourth of them are open actions, so there are far more offers than people make. */
const randomRecord = (game: AnyGame, variantIndex: number, seed: number, actionsMax = 2000): MatchRecord<GameTypes> => {
  const { options, seats } = at(game.variants, variantIndex % game.variants.length);
  const chance = seededChance(seed);
  const count = seats.min + (seed % (seats.max - seats.min + 1));
  let match = startMatch(game, options, count, chance);
  while (match.record.entries.length < actionsMax && game.outcome(stateOf(match)) === null) {
    const state = stateOf(match);
    const seat = pick(game.toAct(state), chance, 'choices');
    const open = chance.int(4, 'choices') === 0 ? (game.proposals?.(game.view(state, seat), seat, chance) ?? []) : [];
    const action = pick(open.length > 0 ? open : game.legalActions(state, seat), chance, 'choices');
    const played = playMatch(match, seat, action, chance);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value;
  }
  return match.record;
};

const peopleAndBots = (seats: number): readonly Occupant[] =>
  seatList(seats).map((seat) =>
    seat % 2 === 0
      ? { type: 'person', name: at(['Zoë 🎲', 'Борис', 'Ada'], seat / 2), colour: at(SEAT_COLOURS, seat) }
      : { type: 'bot', name: '', colour: at(SEAT_COLOURS, seat), level: 'greedy' },
  );

const upTo = (record: MatchRecord<GameTypes>, length: number): MatchRecord<GameTypes> => ({
  ...record,
  entries: record.entries.slice(0, length),
});

const need = <V>(value: V | null): V => {
  if (value === null) throw new Error('null');
  return value;
};

const codeOf = (game: AnyGame, record: MatchRecord<GameTypes>): string =>
  need(encodeMatch(game, { kind: 'match', record, occupants: peopleAndBots(record.seats) }));

/** A code with a valid checksum, so that only the rules can refuse its body. Written without the code of the package. */
const forged = ({ meta }: AnyGame, body: readonly number[]): string => {
  const content = Buffer.from([meta.id.length, ...Buffer.from(meta.id), ...body]);
  const hash = fingerprint(content.toString('latin1'));
  const check = Buffer.alloc(4);
  check.writeUInt32LE(hash % 2 ** 32);
  return Buffer.concat([Buffer.from([0xf1]), check, content]).toString('base64url');
};

describe('codes of matches', () => {
  test.each(GAMES)('$meta.id: a position comes back with its options, players, actions and draws', (game) => {
    for (const [index] of game.variants.entries()) {
      const record = randomRecord(game, index, index + 1, 20 + 10 * index);
      const match = { kind: 'position', record, occupants: peopleAndBots(record.seats) } as const;
      const code = need(encodeMatch(game, match));
      expect(code).toMatch(/^[\w-]+$/);
      expect(gameOfCode(code)).toEqual({ ok: true, value: game.meta.id });
      expect(decodeMatch(game, code)).toEqual({ ok: true, value: match });
    }
  });

  test('a whole match comes back and ends in the same way', () => {
    const record = randomRecord(LAS_VEGAS, 0, 7);
    const read = decodeMatch(LAS_VEGAS, codeOf(LAS_VEGAS, record));
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.record).toEqual(record);
    const ending = LAS_VEGAS.outcome(stateOf(replay(LAS_VEGAS, read.value.record)));
    expect(ending).toEqual(LAS_VEGAS.outcome(stateOf(replay(LAS_VEGAS, record))));
    expect(ending).not.toBeNull();
  });

  test('a deal without actions has a code', () => {
    const record = upTo(randomRecord(LAS_VEGAS, 0, 1), 0);
    expect(decodeMatch(LAS_VEGAS, codeOf(LAS_VEGAS, record))).toMatchObject({ ok: true, value: { record } });
  });

  test('a match that needs too many characters has none', () => {
    const long = { type: 'person', name: 'x'.repeat(CODE_LENGTH_MAX), colour: 'pool' } as const;
    const record = randomRecord(LAS_VEGAS, 0, 1);
    expect(encodeMatch(LAS_VEGAS, { kind: 'match', record, occupants: [long, long] })).toBeNull();
  });

  test('a record that the rules refuse has none', () => {
    const record = randomRecord(LAS_VEGAS, 0, 1);
    const [first, ...rest] = record.entries;
    const entries = [{ ...at([first], 0), action: { type: 'pass' } }, ...rest] as typeof record.entries;
    expect(encodeMatch(LAS_VEGAS, { kind: 'match', record: { ...record, entries }, occupants: [] })).toBeNull();
  });

  test('a name that comes with a code is one clean line', () => {
    const record = upTo(randomRecord(LAS_VEGAS, 0, 1), 1);
    const hostile = { type: 'person', name: 'Ada\n\u202egnp.exe', colour: 'pool' } as const;
    const code = need(encodeMatch(LAS_VEGAS, { kind: 'match', record, occupants: [hostile, hostile] }));
    const read = decodeMatch(LAS_VEGAS, code);
    expect(read.ok && read.value.occupants[0]?.name).toBe('Ada gnp.exe');
  });
});

/** Codes that people may have kept. They were written from the first 40 actions of a golden record and must stay readable. */
const KEPT_CODES: readonly (readonly [game: string, golden: string, code: string])[] = [
  [
    'las-vegas',
    'classic-3',
    '8SnLv98JbGFzLXZlZ2FzhRUlTMfT9FL8MRs1O3FxsoPhvCGZiPD357bK3d7d99uW5uIRF2zApMYRV8LpPP6YuH4D2TaeV-0',
  ],
  [
    'lords-of-vegas',
    'standard-3',
    '8W-t4zYObG9yZHMtb2YtdmVnYXOFcYcTQGLeWMJuGy-eTce8h3RtVM_v-wJFqlkFFKr3_yEYUEJeyG0nswIliU7NzFvfJWIcRvdQHvvGt5OPJtF6ro5hfDrdbIoz7fbqzL6URjVQjQ',
  ],
  ['vegas-showdown', 'rulebook-3', '8V5yBM8OdmVnYXMtc2hvd2Rvd26EHDG-QMXamPcW9hhKur7zswVmmRNlz0TT'],
];

describe('codes of earlier days', () => {
  test.each(KEPT_CODES)('%s', (id, golden, code) => {
    const file = new URL(`../../games/${id}/test/golden/${golden}.json`, import.meta.url);
    const { outcome, source, ...record } = JSON.parse(readFileSync(file, 'utf8'));
    const game = need(GAMES.find(({ meta }) => meta.id === id) ?? null);
    expect(decodeMatch(game, code)).toMatchObject({ ok: true, value: { record: upTo(record, 40) } });
    expect(encodeMatch(game, { kind: 'position', record: upTo(record, 40), occupants: [] })).toBe(code);
  });
});

describe('codes that cannot be opened', () => {
  const code = codeOf(LAS_VEGAS, upTo(randomRecord(LAS_VEGAS, 0, 3), 30));

  test.each([
    ['nothing', '', 'notACode'],
    ['words', 'hello world', 'notACode'],
    ['a code that is too long', `${code}${'A'.repeat(CODE_LENGTH_MAX)}`, 'notACode'],
    ['the first character alone', '8', 'damaged'],
    ['a code without its end', code.slice(0, -3), 'damaged'],
    ['a code without a character', `${code.slice(0, 40)}${code.slice(41)}`, 'damaged'],
    ['a code with a foreign character', code.replace(/.$/, '%'), 'damaged'],
  ])('%s', (_name, text, error) => {
    expect(decodeMatch(LAS_VEGAS, text)).toMatchObject({ ok: false, error: { code: error } });
  });

  test('every single wrong character is noticed', () => {
    for (let index = 0; index < code.length; index++) {
      const wrong = `${code.slice(0, index)}${code[index] === 'b' ? 'c' : 'b'}${code.slice(index + 1)}`;
      const read = decodeMatch(LAS_VEGAS, wrong);
      expect(read.ok).toBe(false);
      // The first two characters hold the mark of a code and the format.
      if (index > 1) expect(read).toMatchObject({ error: { code: 'damaged' } });
    }
  });

  test('another game', () => {
    expect(decodeMatch(anyGame(vegasShowdown), code)).toEqual({
      ok: false,
      error: { code: 'unknownGame', game: 'las-vegas' },
    });
  });

  test('a newer format', () => {
    // The first byte is 0xf2 instead of 0xf1: six of its bits are in the first character, two in the second.
    expect(code.slice(0, 2)).toMatch(/8[Q-f]/);
    const newer = `8g${code.slice(2)}`;
    expect(gameOfCode(newer)).toEqual({ ok: false, error: { code: 'newerFormat', format: 2 } });
  });

  test('rules that are not here', () => {
    const future = { ...LAS_VEGAS, meta: { ...LAS_VEGAS.meta, rulesVersion: LAS_VEGAS.meta.rulesVersion + 1 } };
    const later = { ...upTo(randomRecord(LAS_VEGAS, 0, 3), 5), rulesVersion: future.meta.rulesVersion };
    const written = need(encodeMatch(future, { kind: 'match', record: later, occupants: [] }));
    expect(decodeMatch(LAS_VEGAS, written)).toEqual({
      ok: false,
      error: { code: 'otherRules', rulesVersion: later.rulesVersion },
    });
  });

  test.each(GAMES)('$meta.id: random bytes with a valid checksum never throw', (game) => {
    fc.assert(
      fc.property(fc.array(fc.nat(255), { maxLength: 60 }), (body) => {
        const text = forged(game, body);
        expect(gameOfCode(text).ok).toBe(true);
        const read = decodeMatch(game, text);
        // Some random bytes are a match. Then it is one by the rules.
        if (read.ok) expect(replay(game, read.value.record).record).toEqual(read.value.record);
        else expect(['impossible', 'otherRules']).toContain(read.error.code);
      }),
      { numRuns: 150 },
    );
  });

  test('random texts never throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
        expect(decodeMatch(LAS_VEGAS, text).ok).toBe(false);
      }),
    );
  });
});
