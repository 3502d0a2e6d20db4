/** Untrusted JSON: a clear code for whatever is wrong. */

import { describe, expect, test } from 'vitest';
import { lasVegas } from '../index.ts';

describe('options', () => {
  test('left out get their defaults', () => {
    const classic = { edition: 'classic', neutralDice: false, winnings: 'open' };
    expect(lasVegas.decodeOptions({}, 2)).toEqual({ ok: true, value: classic });
    const royale = { ...classic, edition: 'royale-base' };
    expect(lasVegas.decodeOptions({ edition: 'royale-base' }, 5)).toEqual({ ok: true, value: royale });
  });

  test.each([
    { json: null, seats: 2, error: 'notAnObject' },
    { json: [], seats: 2, error: 'notAnObject' },
    { json: { edition: 'boulevard' }, seats: 2, error: 'unknownEdition' },
    { json: { edition: 'constructor' }, seats: 2, error: 'unknownEdition' },
    { json: { neutralDice: 'yes' }, seats: 2, error: 'neutralDiceNotBoolean' },
    { json: { winnings: 'secret' }, seats: 2, error: 'unknownWinnings' },
    { json: { players: 3 }, seats: 2, error: 'unknownOption' },
    { json: { neutralDice: true }, seats: 5, error: 'neutralDiceSeats' },
    { json: { neutralDice: true, edition: 'royale-base' }, seats: 2, error: 'neutralDiceClassicOnly' },
  ])('$error: $json with $seats seats', ({ json, seats, error }) => {
    expect(lasVegas.decodeOptions(json, seats)).toEqual({ ok: false, error });
  });
});

describe('actions', () => {
  test.each([
    { json: undefined, error: 'notAnObject' },
    { json: 'roll', error: 'notAnObject' },
    { json: { type: 'toString' }, error: 'unknownAction' },
    { json: { type: 'cheat' }, error: 'unknownAction' },
    { json: { type: 'powerPlay' }, error: 'unknownAnswer' },
    { json: { type: 'place' }, error: 'unknownFace' },
    { json: { type: 'place', face: 7 }, error: 'unknownFace' },
    { json: { type: 'place', face: '3' }, error: 'unknownFace' },
    { json: { type: 'place', face: 2.5 }, error: 'unknownFace' },
  ])('$error: $json', ({ json, error }) => {
    expect(lasVegas.decodeAction(json)).toEqual({ ok: false, error });
  });
});
