/** RULES 6.2 to 6.8: the content of a deal, and the swap. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { clone } from '../clone.ts';
import { DICE_PER_SEAT, MARKERS_PER_SEAT } from '../data/pieces.ts';
import type { DealAction, Goods, Refusal, State, Terms, Waiver } from '../types.ts';
import { casinoNamed, lotAt } from './casinos.ts';
import { diceOut, markersOut } from './supply.ts';

type S = DeepReadonly<State>;

/** Checks an action of the active player as if it were played now. */
export type ActionJudge = (state: S, seat: Seat, action: DealAction) => Refusal | null;

export const checkTerms = (state: S, terms: Terms, judge: ActionJudge): Refusal | null =>
  checkContent(state, terms) ??
  checkGoods(state, terms.from, terms.give) ??
  checkGoods(state, terms.to, terms.take) ??
  checkLimits(state, terms.from, terms.give, terms.take) ??
  checkLimits(state, terms.to, terms.take, terms.give) ??
  checkExtras(state, terms, judge);

const checkContent = (state: S, { from, to, give, take, action, waiver }: Terms): Refusal | null => {
  const active = action !== null || waiver !== null ? state.turn : null;
  if (active !== null && active !== from && active !== to) return { code: 'dealNotActive', turn: state.turn };
  const givesNothing = (seat: Seat, goods: Goods): boolean => seat !== active && isEmpty(goods);
  if (givesNothing(from, give) && givesNothing(to, take)) return { code: 'emptyDeal' };
  if (state.options.gifts) return null;
  if (givesNothing(from, give)) return { code: 'giftForbidden', seat: from };
  return givesNothing(to, take) ? { code: 'giftForbidden', seat: to } : null;
};

const isEmpty = ({ money, lots, dice }: Goods): boolean => money === 0 && lots.length === 0 && dice.length === 0;

const checkGoods = (state: S, seat: Seat, { money, lots, dice }: Goods): Refusal | null => {
  const owned = at(state.chairs, seat).money;
  if (owned < money) return { code: 'dealMoney', seat, needed: money, money: owned };
  for (const lot of lots) {
    const owner = lotAt(state.lots, lot).marker;
    if (owner !== seat) return { code: 'dealLot', seat, lot, owner };
  }
  for (const lot of dice) {
    const owner = lotAt(state.lots, lot).die?.owner ?? null;
    if (owner !== seat) return { code: 'dealDie', seat, lot, owner };
  }
  return null;
};

/** RULES 6.5: the limits hold after the whole swap. */
const checkLimits = (state: S, seat: Seat, out: Goods, into: Goods): Refusal | null => {
  const dice = diceOut(state, seat) - out.dice.length + into.dice.length;
  if (into.dice.length > 0 && dice > DICE_PER_SEAT) return { code: 'dealDice', seat, dice, limit: DICE_PER_SEAT };
  const markers = markersOut(state, seat) - out.lots.length + into.lots.length;
  return into.lots.length > 0 && markers > MARKERS_PER_SEAT
    ? { code: 'dealMarkers', seat, markers, limit: MARKERS_PER_SEAT }
    : null;
};

/** RULES 6.4: checks action and waiver on the board after the swap. */
const checkExtras = (state: S, terms: Terms, judge: ActionJudge): Refusal | null => {
  if (terms.action === null && terms.waiver === null) return null;
  const after = clone(state);
  swap(after, terms);
  return (
    (terms.waiver === null ? null : checkWaiver(after, terms.waiver)) ??
    (terms.action === null ? null : checkAction(after, state.turn, terms.action, judge))
  );
};

/** RULES 6.6: a waiver names an existing casino. */
const checkWaiver = (state: S, { casino }: Waiver): Refusal | null =>
  casinoNamed(state, casino) === null ? { code: 'dealWaiver', lot: casino } : null;

const checkAction = (state: S, seat: Seat, action: DealAction, judge: ActionJudge): Refusal | null => {
  const refusal = judge(state, seat, action);
  return refusal === null ? null : { code: 'dealAction', refusal };
};

export const swap = (draft: State, { from, to, give, take }: Terms): void => {
  handOver(draft, from, to, give);
  handOver(draft, to, from, take);
};

const handOver = (draft: State, from: Seat, to: Seat, { money, lots, dice }: Goods): void => {
  at(draft.chairs, from).money -= money;
  at(draft.chairs, to).money += money;
  for (const id of lots) lotAt(draft.lots, id).marker = to;
  for (const id of dice) {
    const lot = lotAt(draft.lots, id);
    if (lot.die !== null) lot.die = { owner: to, value: lot.die.value };
  }
};
