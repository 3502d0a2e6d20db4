/** Lots that other players have changed since a player's last turn stay marked until the player acts. */

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

describe('a lot on the board', () => {
  it('is new if another player changed it since one’s own turn, and is listed once', () => {
    expect(freshLots(ROUND, ADA)).toEqual(['B2', 'C3']);
  });

  it('stays new after one’s own card has been drawn', () => {
    expect(freshLots([...ROUND, turn(ADA, 4), marked(ADA, 'D4')], ADA)).toEqual(['B2', 'C3']);
  });

  it('is no longer new once the player acts', () => {
    expect(freshLots([...ROUND, turn(ADA, 4), marked(ADA, 'D4'), built(ADA, 'A1')], ADA)).toEqual([]);
  });

  it('is new if it changed since the deal, for a seat that has not had a turn', () => {
    expect(freshLots(ROUND.slice(0, 2), BEN)).toEqual(['A1']);
  });
});
