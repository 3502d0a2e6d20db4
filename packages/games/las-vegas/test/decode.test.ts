/** Untrusted JSON: every mistake gets an error code of its own. */

import { describe, expect, test } from 'vitest';
import { lasVegas } from '../index.ts';

describe('options', () => {
  test('get their defaults when they are missing', () => {
    const classic = { edition: 'classic', neutralDice: false, winnings: 'open' };
    expect(lasVegas.decodeOptions({}, 2)).toEqual({ ok: true, value: classic });
    const royale = { ...classic, edition: 'royale-base' };
    expect(lasVegas.decodeOptions({ edition: 'royale-base' }, 5)).toEqual({ ok: true, value: royale });
  });

  test.each([
    { json: null, code: 'notAnObject', key: '' },
    { json: [], code: 'notAnObject', key: '' },
    { json: { edition: 'boulevard' }, code: 'unknownEdition', key: 'edition' },
    { json: { edition: 'constructor' }, code: 'unknownEdition', key: 'edition' },
    { json: { edition: null }, code: 'unknownEdition', key: 'edition' },
    { json: { neutralDice: 'yes' }, code: 'neutralDiceNotBoolean', key: 'neutralDice' },
    { json: { winnings: 'secret' }, code: 'unknownWinnings', key: 'winnings' },
    { json: { players: 3 }, code: 'unknownOption', key: 'players' },
    { json: { edition: 'royale', tiles: 7 }, code: 'unknownTileCount', key: 'tiles' },
    { json: { edition: 'royale', faces: ['A1', 'Z9'] }, code: 'unknownFaces', key: 'faces.1' },
    { json: { edition: 'royale', faces: 'A1' }, code: 'unknownFaces', key: 'faces' },
  ])('$code: $json', ({ json, code, key }) => {
    expect(lasVegas.decodeOptions(json, 2)).toMatchObject({ ok: false, error: { code, key } });
  });

  test('the error of an invalid option lists the allowed values', () => {
    expect(lasVegas.decodeOptions({ edition: 'boulevard' }, 2)).toEqual({
      ok: false,
      error: {
        code: 'unknownEdition',
        key: 'edition',
        allowed: { type: 'oneOf', values: ['classic', 'royale-base', 'royale'] },
      },
    });
  });

  const faces = ['A1', 'B2', 'C1'];
  test.each([
    { json: { neutralDice: true }, seats: 5, code: 'neutralDiceSeats', conflict: ['neutralDice true', 'seats 5'] },
    {
      json: { neutralDice: true, edition: 'royale-base' },
      code: 'neutralDiceClassicOnly',
      conflict: ['neutralDice true', 'edition "royale-base"'],
    },
    { json: { tiles: 2 }, code: 'tilesRoyaleOnly', conflict: ['tiles 2', 'edition "classic"'] },
    {
      json: { edition: 'royale', faces: ['A1', 'B1', 'A2'] },
      code: 'facesOfOneTile',
      conflict: ['faces "A1"', 'faces "A2"'],
    },
    {
      json: { edition: 'royale', faces, tiles: 2 },
      code: 'facesCount',
      conflict: ['faces ["A1","B2","C1"]', 'tiles 2'],
    },
    {
      json: { edition: 'royale', faces, noRepeat: true },
      code: 'noRepeatTiles',
      conflict: ['noRepeat true', 'faces ["A1","B2","C1"]'],
    },
    {
      json: { edition: 'royale', tiles: 5, noRepeat: true },
      code: 'noRepeatTiles',
      conflict: ['noRepeat true', 'tiles 5'],
    },
  ])('$code names what excludes each other: $json', ({ json, seats = 2, code, conflict }) => {
    const decoded = lasVegas.decodeOptions(json, seats);
    const error = decoded.ok ? null : decoded.error;
    expect(error?.code).toBe(code);
    const settings = error !== null && 'conflict' in error ? error.conflict : [];
    expect(settings.map(({ key, value }) => `${key} ${JSON.stringify(value)}`)).toEqual(conflict);
  });
});

describe('actions', () => {
  test.each([
    { json: undefined, code: 'notAnObject', key: '' },
    { json: 'roll', code: 'notAnObject', key: '' },
    { json: { type: 'toString' }, code: 'unknownAction', key: 'type' },
    { json: { type: 'cheat' }, code: 'unknownAction', key: 'type' },
    { json: { type: 'powerPlay' }, code: 'unknownAnswer', key: 'die' },
    { json: { type: 'powerPlay', die: 'big', casino: 7 }, code: 'unknownAnswer', key: 'casino' },
    { json: { type: 'blackSplit', piles: [[], [13]] }, code: 'unknownAnswer', key: 'piles.1.0' },
    { json: { type: 'place' }, code: 'unknownFace', key: 'face' },
    { json: { type: 'place', face: 7 }, code: 'unknownFace', key: 'face' },
    { json: { type: 'place', face: '3' }, code: 'unknownFace', key: 'face' },
    { json: { type: 'place', face: 2.5 }, code: 'unknownFace', key: 'face' },
    { json: { type: 'roll', face: 1 }, code: 'unknownField', key: 'face' },
  ])('$code: $json', ({ json, code, key }) => {
    expect(lasVegas.decodeAction(json)).toMatchObject({ ok: false, error: { code, key } });
  });

  test('the error of an unknown face lists the allowed ones', () => {
    expect(lasVegas.decodeAction({ type: 'place', face: 7 })).toMatchObject({
      error: { allowed: { type: 'oneOf', values: [1, 2, 3, 4, 5, 6] } },
    });
  });

  test('a worthless token of the Black Box sent as -0 decodes to 0', () => {
    // `toEqual` distinguishes 0 from -0.
    expect(lasVegas.decodeAction(JSON.parse('{"type":"blackSplit","piles":[[60000,-0],[20000]]}'))).toEqual({
      ok: true,
      value: { type: 'blackSplit', piles: [[60_000, 0], [20_000]] },
    });
  });
});
