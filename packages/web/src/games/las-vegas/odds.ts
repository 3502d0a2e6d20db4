/** What the lens has found for this table, line by line. */

import type { CasinoOdds, LasVegasOdds, OptionOdds } from '@fremont/bots/las-vegas';
import { FACES, type Face } from '@fremont/games/las-vegas';
import { at, type Seat, seatAt } from '@fremont/kernel';
import { money, percent } from '../../i18n/index.ts';
import type { LasVegasSession } from './types.ts';

/** The odds of one seat in one casino. */
export interface OddsLine {
  readonly face: Face;
  readonly seat: Seat;
  /** To win each note, best first. */
  readonly notes: readonly { readonly bill: number; readonly chance: number }[];
  readonly tie: number;
  /** Dollars won here on average. */
  readonly worth: number;
}

/** Null while the lens is off or has nothing yet. */
export const oddsIn = ({ lens }: LasVegasSession): LasVegasOdds | null => lens.odds.value as LasVegasOdds | null; // the lens of a session only looks at views of its own game

/** What can be placed, likeliest first; while there is nothing to place, every casino as it would come. */
export const oddsLines = (session: LasVegasSession, { options }: LasVegasOdds): readonly OddsLine[] => {
  const placements = options.flatMap((option) => {
    const face = faceOf(option);
    return face === null ? [] : [lineOf(session, at(option.casinos, face - 1), face)];
  });
  if (placements.length > 0) return placements.sort((a, b) => firstChance(b) - firstChance(a));
  const casinos = options[0]?.casinos ?? [];
  return FACES.flatMap((face) => {
    const odds = casinos[face - 1];
    return odds === undefined || odds.bills.length === 0 ? [] : [lineOf(session, odds, face)];
  });
};

/** Of placing this number; null when the lens says nothing about it. */
export const oddsOfPlacing = (session: LasVegasSession, face: Face): OddsLine | null => {
  const option = oddsIn(session)?.options.find((one) => faceOf(one) === face);
  return option === undefined ? null : lineOf(session, at(option.casinos, face - 1), face);
};

export const firstChance = ({ notes }: OddsLine): number => notes[0]?.chance ?? 0;

const faceOf = ({ action }: OptionOdds): Face | null => (action?.type === 'place' ? action.face : null);

const lineOf = ({ viewer }: LasVegasSession, { bills, ties, dollars }: CasinoOdds, face: Face): OddsLine => {
  // Whoever only watches is shown the one who gains most there.
  const seat = viewer === 'spectator' ? seatAt(dollars.indexOf(Math.max(...dollars))) : viewer;
  return {
    face,
    seat,
    notes: bills.map(({ bill, chances }) => ({ bill, chance: at(chances, seat) })),
    tie: at(ties, seat),
    worth: at(dollars, seat),
  };
};

/** An estimate has no decimals. */
export const roughPercent = (chance: number): string => percent(Math.round(chance * 100) / 100);
export const roughMoney = (dollars: number): string => money(Math.round(dollars / 1000) * 1000);
