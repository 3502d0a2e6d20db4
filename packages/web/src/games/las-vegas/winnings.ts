/** The money that seats would win if the round ended now. */

import { type Face, settleCasino, type View } from '@fremont/games/las-vegas/base';
import type { Seat } from '@fremont/kernel';
import { type Payout, withPaidBills } from './frame.ts';
import { placedCasino } from './matrix.ts';

/** The winnings of a seat now. `paid` holds the bills that each casino has already paid. */
export const winningsNow = (view: View, seat: Seat, paid: Payout['paid'] = []): number =>
  view.casinos
    .flatMap((casino, index) => {
      const gone = paid[index] ?? [];
      return settleCasino(withPaidBills(casino, gone)).awards.slice(gone.length);
    })
    .filter(({ taker }) => taker === seat)
    .reduce((total, { bill }) => total + bill, 0);

/** The winnings of the seat that rolled, after placing this number. */
export const winningsAfter = (view: View, face: Face): number =>
  winningsNow(
    { ...view, casinos: view.casinos.map((casino, index) => (index === face - 1 ? placedCasino(view, face) : casino)) },
    view.turn,
  );
