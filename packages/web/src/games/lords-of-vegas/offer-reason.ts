/** Why a bot makes an offer, read off the board: its own gain from the first piece, or that of the other side. */

import { type Casino, casinosOf, LOT_FACTS, type LotId, type Terms, type View } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { lotsAfter } from './deal-effects.ts';

export interface OfferReason {
  /** The lot would make a seat boss, it lies beside a casino of that seat, or it only earns rent or money. */
  readonly type: 'boss' | 'beside' | 'plain';
  /** Whether the maker gets the piece, or the other side. */
  readonly whose: 'mine' | 'yours';
  readonly lot: LotId;
  /** The tiles of the casino. */
  readonly size: number;
}

/** Null for a deal without pieces. */
export const offerReason = (view: Pick<View, 'lots' | 'casinos'>, terms: Terms): OfferReason | null => {
  const { from, to, give, take } = terms;
  const [mine] = [...take.dice, ...take.lots];
  if (mine !== undefined) return reasonOver(view, terms, mine, from, 'mine');
  const [yours] = [...give.dice, ...give.lots];
  return yours === undefined ? null : reasonOver(view, terms, yours, to, 'yours');
};

const reasonOver = (
  view: Pick<View, 'lots' | 'casinos'>,
  terms: Terms,
  lot: LotId,
  seat: Seat,
  whose: OfferReason['whose'],
): OfferReason => {
  const around = ({ lots }: Casino): boolean => lots.includes(lot);
  const before = view.casinos.find(around);
  const after = casinosOf({ lots: lotsAfter(view.lots, terms) }).find(around);
  if (after !== undefined && after.boss === seat && before?.boss !== seat)
    return { type: 'boss', whose, lot, size: after.lots.length };
  const beside = view.casinos
    .filter(({ boss, lots }) => boss === seat && lots.some((id) => LOT_FACTS[lot].neighbours.includes(id)))
    .map(({ lots }) => lots.length);
  return beside.length === 0
    ? { type: 'plain', whose, lot, size: 0 }
    : { type: 'beside', whose, lot, size: Math.max(...beside) };
};
