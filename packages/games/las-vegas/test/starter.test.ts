/** RULES 6.1 and 6.2, ruling R19: who begins the next round. */

import { seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import type { Event, Face } from '../index.ts';
import { bestWin, nextStarter } from '../rules/starter.ts';
import { dealt } from './positions.ts';

const won = (casino: Face, seat: number, bill: number, rank: number): Event => ({
  type: 'billWon',
  casino,
  seat: seatAt(seat),
  bill,
  rank,
  strength: 1,
});
const returned = (casino: Face, taker: 'neutral' | null): Event => ({
  type: 'billReturned',
  casino,
  bill: 30_000,
  taker,
});

describe('in classic', () => {
  test('the start moves one seat on each round, whoever won', () => {
    const state = dealt('classic', 3);
    state.starter = seatAt(2);
    expect(nextStarter(state, bestWin([won(6, 1, 90_000, 1)]))).toEqual({ seat: 0, casino: null });
  });
});

describe('in royale-base', () => {
  test('whoever took the higher bill at casino 6 begins', () => {
    const paid = [won(5, 2, 90_000, 1), won(6, 1, 80_000, 1), won(6, 0, 70_000, 2)];
    expect(nextStarter(dealt('royale-base', 3), bestWin(paid))).toEqual({ seat: 1, casino: 6 });
  });

  test('DT-21: nobody at 6, the neutral player first at 5: the seat that came second at 5 begins', () => {
    const paid = [won(3, 0, 60_000, 1), won(4, 1, 70_000, 1), returned(5, 'neutral'), won(5, 2, 30_000, 2)];
    expect(nextStarter(dealt('royale-base', 3), bestWin([...paid, returned(6, null)]))).toEqual({ seat: 2, casino: 5 });
  });

  test('if nobody won anything the start moves one seat on', () => {
    const state = dealt('royale-base', 3);
    state.starter = seatAt(1);
    expect(nextStarter(state, bestWin([returned(1, null)]))).toEqual({ seat: 2, casino: null });
  });
});
