/** Stored matches of older rules can be opened, and keep the bank that they began with. */

import { at, canReplay, cloneJson, type Match, replay, seatAt, seededChance, stateOf } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { walkMatch } from '../../conformance/walk.ts';
import { type LasVegas, lasVegas, type Options, type State } from '../index.ts';
import { choosePayment, payFine } from '../rules/fine.ts';
import { leastBillIn } from '../rules/versions.ts';
import { optionsOf } from './positions.ts';

const EXACT_CHANGE = optionsOf('royale', { tiles: 1, faces: ['C2'], noRepeat: false, exactChange: true });

const walked = (options: Options, seats: number, seed: number): Match<LasVegas> => {
  const variant = { name: options.edition, options, seats: { min: seats, max: seats } };
  const { match, fault } = walkMatch(lasVegas, { variant, seats, seed });
  expect(fault).toBeNull();
  return match;
};

const asRules1 = ({ record }: Match<LasVegas>): Match<LasVegas> => replay(lasVegas, { ...record, rulesVersion: 1 });

test.each(lasVegas.variants)('a match of rules 1 can be opened, keeps its version and ends alike: $name', (variant) => {
  const match = walked(variant.options, variant.seats.min, 1);
  const old = asRules1(match);
  expect(old.record.rulesVersion).toBe(1);
  expect(lasVegas.faults(stateOf(old))).toEqual([]);
  expect(lasVegas.outcome(stateOf(old))).toEqual(lasVegas.outcome(stateOf(match)));
});

test('a match of unknown rules cannot be opened', () => {
  for (const rulesVersion of [0, 3]) expect(canReplay(lasVegas, { rulesVersion, options: EXACT_CHANGE })).toBe(false);
});

/** Rules 2 pay with small bills again, and only the exact change of Bad Luck creates them. RULES 9.6, 16.5. */
describe('exact change', () => {
  test.each([
    { rulesVersion: 1, change: [20_000], minted: 1, bank: [10_000, 10_000, 70_000] },
    { rulesVersion: 2, change: [10_000, 10_000], minted: 0, bank: [70_000] },
  ])('of 20,000 out of 10,000 and 10,000 is $change by rules $rulesVersion', ({ rulesVersion, bank, ...paid }) => {
    const { state } = lasVegas.setup(EXACT_CHANGE, 3, seededChance(1), rulesVersion);
    const draft = cloneJson(state) as State;
    if (draft.royale === null) throw new Error('no bank');
    draft.royale.bank = [10_000, 10_000];
    Object.assign(at(draft.chairs, 0), { bills: [70_000], chips: 0 });
    expect(payFine(draft, seatAt(0))).toEqual({ bills: [70_000], chips: 0, ...paid });
    expect(draft.royale.bank).toEqual(bank);
  });

  // Ruling R15: 70 brings two bills back by rules 2, and more items win a tie. By rules 1 both bring one.
  test.each([
    { rulesVersion: 1, bills: [60_000] },
    { rulesVersion: 2, bills: [70_000] },
  ])('of 60,000 or 70,000 makes a seat pay with $bills by rules $rulesVersion', ({ rulesVersion, bills }) => {
    const bank = { bank: [10_000, 10_000], leastBill: leastBillIn(rulesVersion) };
    expect(choosePayment({ bills: [60_000, 70_000], chips: 0 }, bank, true).bills).toEqual(bills);
  });

  // The bills that the programs of rules 1 and 2 created in this match.
  test('in a whole match of rules 1 creates a bill that rules 2 have in the bank', () => {
    const match = walked(EXACT_CHANGE, 5, 18);
    expect(stateOf(match).royale?.minted).toEqual([20_000]);
    expect(stateOf(asRules1(match)).royale?.minted).toEqual([20_000, 20_000]);
  });
});
