/** The odds of the lens for this table, as rows for the panel. */

import type { CasinoOdds, LasVegasOdds, OptionOdds } from '@fremont/bots/las-vegas';
import type { Face } from '@fremont/games/las-vegas/base';
import { at, type Seat, seatAt } from '@fremont/kernel';
import { money, percent } from '../../i18n/index.ts';
import type { LasVegasModel } from './types.ts';

/** The odds of one seat in one casino. */
export interface OddsLine {
  readonly face: Face;
  readonly seat: Seat;
  /** The chance to win each bill, best first. */
  readonly bills: readonly { readonly bill: number; readonly chance: number }[];
  readonly tie: number;
  /** The average winnings here, in dollars. */
  readonly worth: number;
}

/** Null while the lens is off or still computing. */
export const oddsIn = ({ lens }: LasVegasModel): LasVegasOdds | null => lens.odds.value as LasVegasOdds | null; // the lens of a model only gets views of its own game

/** The odds of placing this number; null if the lens has none. */
export const oddsOfPlacing = (model: LasVegasModel, face: Face): OddsLine | null => {
  const option = oddsIn(model)?.options.find((one) => faceOf(one) === face);
  return option === undefined ? null : lineOf(model, at(option.casinos, face - 1), face);
};

export const firstChance = ({ bills }: OddsLine): number => bills[0]?.chance ?? 0;

export const faceOf = ({ action }: OptionOdds): Face | null => (action?.type === 'place' ? action.face : null);

export const lineOf = ({ viewer }: LasVegasModel, { bills, ties, dollars }: CasinoOdds, face: Face): OddsLine => {
  // Spectators see the seat with the highest winnings there.
  const seat = viewer === 'spectator' ? seatAt(dollars.indexOf(Math.max(...dollars))) : viewer;
  return {
    face,
    seat,
    bills: bills.map(({ bill, chances }) => ({ bill, chance: at(chances, seat) })),
    tie: at(ties, seat),
    worth: at(dollars, seat),
  };
};

/** Estimates are rounded. */
export const roughPercent = (chance: number): string => percent(Math.round(chance * 100) / 100);
export const roughMoney = (dollars: number): string => money(Math.round(dollars / 1000) * 1000);
