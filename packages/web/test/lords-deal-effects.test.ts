/** The effects of a deal that the trade builder shows, on the boards of the rules page. */

import type { Goods, Terms } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { holdingsAfter, newBosses } from '../src/games/lords-of-vegas/deal-effects.ts';
import { ADA, BRUNO, CASINO, CHIARA, DORA, TIE } from '../src/games/lords-of-vegas/rules/examples.ts';

const NOTHING: Goods = { money: 0, lots: [], dice: [] };

const sale = (from: Seat, to: Seat, give: Partial<Goods>, money = 0): Terms => ({
  from,
  to,
  give: { ...NOTHING, ...give },
  take: { ...NOTHING, money },
  action: null,
  waiver: null,
});

/** Every seat has ten millions. */
const CHAIRS = [ADA, BRUNO, CHIARA, DORA].map(() => ({ money: 10 }));

describe('the new boss', () => {
  test('the buyer of the highest die, and the casino is named by its first lot', () => {
    const [changed, ...others] = newBosses(CASINO, sale(CHIARA, BRUNO, { dice: ['C1'] }, 3));
    expect(changed).toMatchObject({ id: 'C1', boss: BRUNO });
    expect(others).toEqual([]);
  });

  test('no new boss when a lower die or a lot is sold', () => {
    expect(newBosses(CASINO, sale(DORA, BRUNO, { dice: ['C2'] }))).toEqual([]);
    expect(newBosses(CASINO, sale(ADA, BRUNO, { lots: ['C5'] }))).toEqual([]);
  });

  test('a tie at the top ends when one side sells its die', () => {
    expect(newBosses(TIE, sale(DORA, BRUNO, { dice: ['B4'] }))).toMatchObject([{ id: 'B1', boss: BRUNO }]);
  });
});

test('both sides’ money and pieces are those after the swap', () => {
  const view = { lots: CASINO.lots, chairs: CHAIRS };
  // Ada has one die (C9) and one marker (C5), Bruno one die (C4).
  expect(holdingsAfter(view, sale(ADA, BRUNO, { lots: ['C5'], dice: ['C9'], money: 1 }, 4))).toEqual([
    { seat: ADA, money: 13, dice: 0, markers: 0 },
    { seat: BRUNO, money: 7, dice: 2, markers: 1 },
  ]);
});
