/** Stored matches of older rules, and which of them the current rules still play the same way. */

import { canReplay, replay, stateOf } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { walkMatch } from '../../conformance/walk.ts';
import { lasVegas, type Options, type TileFace } from '../index.ts';
import { optionsOf } from './positions.ts';

const royale = (more: Partial<Options>): Options =>
  optionsOf('royale', { tiles: 3, noRepeat: false, exactChange: false, ...more });
const chosen = (faces: readonly TileFace[]): Partial<Options> => ({ tiles: faces.length as 1 | 2, faces });

/** Rules 2 reuse small bills, and only the exact change of Bad Luck creates small bills (RULES 9.6, 16.5). */
describe('a match of rules 1', () => {
  test.each<[string, Options, boolean]>([
    ['classic', optionsOf('classic'), true],
    ['royale-base', optionsOf('royale-base'), true],
    ['royale without exact change', royale({}), true],
    ['Bad Luck without exact change', royale(chosen(['C2'])), true],
    ['exact change without any tile', royale({ tiles: 0, exactChange: true }), true],
    ['exact change without Bad Luck', royale({ ...chosen(['A1', 'H2']), exactChange: true }), true],
    ['exact change with drawn tiles', royale({ exactChange: true }), false],
    ['exact change with Bad Luck', royale({ ...chosen(['A1', 'C2']), exactChange: true }), false],
  ])('of %s can be opened: %s', (_name, options, isOpened) => {
    expect(canReplay(lasVegas, { rulesVersion: 1, options })).toBe(isOpened);
    expect(canReplay(lasVegas, { rulesVersion: 2, options })).toBe(true);
  });

  test('cannot be replayed if its rules version is unknown', () => {
    const options = optionsOf('classic');
    for (const rulesVersion of [0, 3]) expect(canReplay(lasVegas, { rulesVersion, options })).toBe(false);
  });

  test('keeps its version when it is replayed', () => {
    const variant = { name: 'royale', options: royale({}), seats: { min: 3, max: 3 } };
    const { match } = walkMatch(lasVegas, { variant, seats: 3, seed: 1 });
    const replayed = replay(lasVegas, { ...match.record, rulesVersion: 1 });
    expect(replayed.record.rulesVersion).toBe(1);
    expect(stateOf(replayed)).toEqual(stateOf(match));
  });
});
