/** The money that each tile face paid to or took from a seat, read from the events of the match. */

import { CHIP_VALUE, type Event, TILE_FACES, type TileFace } from '@fremont/games/las-vegas';
import type { Seat } from '@fremont/kernel';

export interface FaceMoney {
  readonly face: TileFace;
  /** In dollars, including chips; negative if the face took more than it paid. */
  readonly money: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Faces without any money for this seat are left out. */
export const faceMoney = (events: readonly Event[], seat: Seat): FaceMoney[] => {
  const money = new Map<TileFace, number>();
  const add = (face: TileFace, amount: number): void => {
    money.set(face, (money.get(face) ?? 0) + amount);
  };
  for (const event of events) {
    if (event.type === 'tilePaid' && event.seat === seat)
      add(event.face, sumOf(event.bills) + event.chips * CHIP_VALUE);
    if (event.type === 'finePaid' && event.seat === seat) {
      add('C2', sumOf(event.change) - sumOf(event.bills) - event.chips * CHIP_VALUE);
    }
  }
  return TILE_FACES.flatMap((face) => {
    const amount = money.get(face) ?? 0;
    return amount === 0 ? [] : [{ face, money: amount }];
  });
};
