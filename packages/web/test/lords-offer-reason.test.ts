/** The sentence with which a bot of Lords of Vegas explains its offer. */

import { casinosOf, LOT_FACTS, LOTS, type LotId, lordsOfVegas, type Terms } from '@fremont/games/lords-of-vegas';
import { at, draftOf, type Seat, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { offerReason } from '../src/games/lords-of-vegas/offer-reason.ts';

const [BOT, ME] = [seatAt(0), seatAt(1)];
const NOTHING = { money: 0, lots: [], dice: [] };

const state = draftOf(
  lordsOfVegas,
  lordsOfVegas.setup({ gifts: true, endCardJitter: false }, 3, seededChance(1)).state,
);
for (const lot of state.lots) Object.assign(lot, { marker: null, tile: null, die: null });
const lay = (owner: Seat, ...ids: readonly LotId[]): void => {
  for (const id of ids)
    Object.assign(at(state.lots, LOTS.indexOf(id)), { tile: 'gold', die: { owner, value: LOT_FACTS[id].die } });
};
// The bot is boss of two tiles, and I am boss of four with the six of A6.
lay(BOT, 'E1', 'E4');
lay(BOT, 'A1', 'A2', 'A5');
lay(ME, 'A6');
const view = { lots: state.lots, casinos: casinosOf(state) };

const reasonFor = (terms: Partial<Terms>) =>
  offerReason(view, { from: BOT, to: ME, give: NOTHING, take: NOTHING, action: null, waiver: null, ...terms });

describe('a bot explains its offer', () => {
  test('for the die that makes it boss', () => {
    const take = { ...NOTHING, dice: ['A6'] as const };
    expect(reasonFor({ take })).toEqual({ type: 'boss', whose: 'mine', lot: 'A6', size: 4 });
  });

  test('for the lot beside its own casino', () => {
    const take = { ...NOTHING, lots: ['E5'] as const };
    expect(reasonFor({ take })).toEqual({ type: 'beside', whose: 'mine', lot: 'E5', size: 2 });
  });

  test('for the lot that is worth more to the other side', () => {
    const give = { ...NOTHING, lots: ['A3'] as const };
    expect(reasonFor({ give })).toEqual({ type: 'beside', whose: 'yours', lot: 'A3', size: 4 });
  });

  test('for a lot beside nothing, and not at all without pieces', () => {
    expect(reasonFor({ give: { ...NOTHING, lots: ['C8'] } })).toMatchObject({ type: 'plain', whose: 'yours' });
    expect(reasonFor({ give: { ...NOTHING, money: 5 } })).toBeNull();
  });
});
