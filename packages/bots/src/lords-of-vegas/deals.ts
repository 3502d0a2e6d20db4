/** What deals bring to both of their sides, and the money at which both would take them. */

import {
  type Action,
  type Casino,
  casinoAround,
  type DealAction,
  lordsOfVegas,
  type Terms,
  type Waiver,
} from '@fremont/games/lords-of-vegas';
import { at, type Seat, seededChance } from '@fremont/kernel';
import { gainOf, type Mind, worthsAfter } from './mind.ts';
import { boardAfterSwap } from './outlook.ts';
import { dollarBetween, worthsOf } from './worth.ts';

export interface Gains {
  readonly from: number;
  readonly to: number;
}

/** Compared with no deal; with a waiver that means: compared with what would be done otherwise. */
export const dealGains = (mind: Mind, terms: Terms): Gains => {
  const { view, prospects } = mind;
  const swapped = boardAfterSwap(view, terms);
  const after =
    terms.action === null ? worthsOf(swapped, prospects) : worthsAfter(mind, swapped, view.turn, terms.action);
  const before = { worths: (terms.waiver === null ? null : worthsAfterThreat(mind, terms.waiver)) ?? mind.worths };
  return { from: gainOf(before, after, terms.from), to: gainOf(before, after, terms.to) };
};

/** Less than this is noise, not a reason to act. */
export const ACTION_MIN = 0.05;

/** What would come of the action that a waiver rules out; null when nobody would do it anyway. */
const worthsAfterThreat = (mind: Mind, waiver: Waiver): readonly number[] | null => {
  const { view } = mind;
  const casino = casinoAround(view, waiver.casino);
  if (casino === null) return null;
  let worst: readonly number[] | null = null;
  let gain = ACTION_MIN;
  for (const action of actionsOf(mind, view.turn)) {
    if (!isRuledOut(action, waiver, casino)) continue;
    const worths = worthsAfter(mind, view, view.turn, action);
    const threat = gainOf(mind, worths, view.turn);
    if (threat <= gain) continue;
    gain = threat;
    worst = worths;
  }
  return worst;
};

/** No card comes into it, so that any guess at the hidden depth of End of Game will do. */
const actionsOf = ({ view, seat }: Mind, whose: Seat): readonly Action[] =>
  lordsOfVegas.legalActions(lordsOfVegas.guess(view, seat, seededChance(0)), whose);

const isRuledOut = (action: Action, { action: type }: Waiver, { id }: Casino): action is DealAction => {
  if (action.type !== type) return false;
  return action.type === 'sprawl' ? action.from === id : action.type !== 'gamble' && action.casino === id;
};

/** Whole dollars from one side to the other, below zero the other way round. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/**
 * What the payer may pay so that both sides have at least their minimum. Money moves both standings evenly, so that
 * the gains without any money tell all. Null when nothing suits both.
 */
export const payments = (
  { view, prospects }: Mind,
  payer: { readonly seat: Seat; readonly gain: number; readonly min: number },
  payee: { readonly seat: Seat; readonly gain: number; readonly min: number },
): Span | null => {
  const rate = dollarBetween(view.chairs.length, prospects);
  const least = Math.max(-at(view.chairs, payee.seat).money, Math.ceil((payee.min - payee.gain) / rate));
  const most = Math.min(at(view.chairs, payer.seat).money, Math.floor((payer.gain - payer.min) / rate));
  return least <= most ? { least, most } : null;
};
