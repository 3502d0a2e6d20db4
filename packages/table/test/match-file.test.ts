import { lasVegas } from '@fremont/games/las-vegas';
import { anyGame, seatAt, seededChance, startMatch } from '@fremont/kernel';
import type { Occupant } from '@fremont/table';
import { FILE_BYTES_MAX, type FiledMatch, readMatchFile, unnamedOccupants, writeMatchFile } from '@fremont/table/file';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const game = anyGame(lasVegas);
const options = game.decodeOptions({}, 2);
const { record } = startMatch(game, options.ok ? options.value : {}, 2, seededChance(1));
const occupants: readonly Occupant[] = [
  { type: 'person', name: 'Zoë 🎲', colour: 'cherry' },
  { type: 'bot', name: 'Bruno', colour: 'pool', level: 'steady' },
];
const filed: FiledMatch = { record, occupants, playedAt: Date.UTC(2026, 10, 19, 12) };

const problemOf = (content: string): object | null => {
  const read = readMatchFile(content);
  return read.ok ? null : read.error;
};

describe('a file of matches', () => {
  test('is read as it was written', () => {
    const matches = [filed, { ...filed, playedAt: null }];
    expect(readMatchFile(writeMatchFile(matches))).toEqual({ ok: true, value: matches });
  });

  test('may be one match, or a bare record without players', () => {
    expect(readMatchFile(JSON.stringify({ record, occupants }))).toEqual({
      ok: true,
      value: [{ record, occupants, playedAt: null }],
    });
    expect(readMatchFile(JSON.stringify(record))).toEqual({
      ok: true,
      value: [{ record, occupants: [], playedAt: null }],
    });
    expect(unnamedOccupants(2).map(({ type, name }) => ({ type, name }))).toEqual([
      { type: 'person', name: '' },
      { type: 'person', name: '' },
    ]);
  });

  test('may contain names that nobody could have typed: they are cleaned and cut', () => {
    const nasty = [{ ...occupants[0], name: `A\u202eda\n${'x'.repeat(60)}` }, occupants[1]];
    const read = readMatchFile(JSON.stringify({ record, occupants: nasty }));
    const name = read.ok ? read.value[0]?.occupants[0]?.name : '';
    expect(name).toBe(`Ada ${'x'.repeat(20)}`);
  });
});

describe('a file that is none', () => {
  test.each([
    ['no JSON', 'hello', { code: 'notJson' }],
    ['a number', '7', { code: 'notAMatch', path: '' }],
    ['another object', '{}', { code: 'notAMatch', path: '0.record.game' }],
    [
      'a seat too far',
      { ...record, entries: [{ seat: 2, action: { type: 'roll' }, draws: [] }] },
      { code: 'notAMatch', path: '0' },
    ],
    [
      'an action without a type',
      { ...record, entries: [{ seat: 0, action: {}, draws: [] }] },
      { code: 'notAMatch', path: '0.record.entries.0.action' },
    ],
    [
      'a draw out of its range',
      { ...record, setupDraws: [['deck', 2, 2]] },
      { code: 'notAMatch', path: '0.record.setupDraws.0' },
    ],
    ['other players than seats', { record, occupants: [occupants[0]] }, { code: 'notAMatch', path: '0' }],
    ['a date that is none', { record, occupants, playedAt: 'soon' }, { code: 'notAMatch', path: '0.playedAt' }],
  ])('%s is refused with the part that does not fit', (_what, content, problem) => {
    expect(problemOf(typeof content === 'string' ? content : JSON.stringify(content))).toEqual(problem);
  });

  test('a file that is too large is refused before it is parsed', () => {
    expect(problemOf('['.repeat(FILE_BYTES_MAX + 1))).toEqual({ code: 'tooLarge', max: FILE_BYTES_MAX });
  });

  test('any JSON gets an answer, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        for (const json of [
          one,
          { record: one, occupants: other },
          { ...record, entries: [{ seat: seatAt(0), action: one, draws: other }] },
        ])
          expect(readMatchFile(JSON.stringify(json))).toHaveProperty('ok');
      }),
    );
  });
});
