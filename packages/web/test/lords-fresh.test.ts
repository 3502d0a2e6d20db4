/** What others have changed since somebody's last turn: it is marked until they act themselves. */

import type { Event } from '@fremont/games/lords-of-vegas';
import { type Seat, seatAt } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { freshLots } from '../src/games/lords-of-vegas/fresh.ts';

const [ADA, BEN, CLEO] = [seatAt(0), seatAt(1), seatAt(2)];

const turn = (seat: Seat, number: number): Event => ({ type: 'turnBegan', seat, turn: number });
const marked = (seat: Seat, lot: 'A1' | 'B2' | 'C3' | 'D4'): Event => ({ type: 'lotMarked', seat, lot });
const built = (seat: Seat, lot: 'A1' | 'B2'): Event => ({
  type: 'built',
  seat,
  lot,
  colour: 'purple',
  value: 2,
  cost: 6,
  movedFrom: null,
});

const ROUND: readonly Event[] = [
  turn(ADA, 1),
  marked(ADA, 'A1'),
  turn(BEN, 2),
  marked(BEN, 'B2'),
  built(BEN, 'B2'),
  turn(CLEO, 3),
  marked(CLEO, 'C3'),
];

describe('what is new on the board', () => {
  it('is what others did since the own turn, each lot once', () => {
    expect(freshLots(ROUND, ADA)).toEqual(['B2', 'C3']);
  });

  it('stays marked while the own turn has only drawn its card', () => {
    expect(freshLots([...ROUND, turn(ADA, 4), marked(ADA, 'D4')], ADA)).toEqual(['B2', 'C3']);
  });

  it('is marked no longer once they act', () => {
    expect(freshLots([...ROUND, turn(ADA, 4), marked(ADA, 'D4'), built(ADA, 'A1')], ADA)).toEqual([]);
  });

  it('is everything since the deal for whoever has not had a turn', () => {
    expect(freshLots(ROUND.slice(0, 2), BEN)).toEqual(['A1']);
  });
});
