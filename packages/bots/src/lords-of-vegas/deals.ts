/** The gains of both sides of a deal, and the prices at which both would accept it. */

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
import { type Assessment, gainOf, worthsAfter } from './assessment.ts';
import { boardAfterSwap } from './outlook.ts';
import { dollarBetween, worthsOf } from './worth.ts';

export interface Gains {
  readonly from: number;
  readonly to: number;
}

/** The gains compared with no deal. For a waiver that is the state after the action that it prevents. */
export const dealGains = (assessment: Assessment, terms: Terms): Gains => {
  const { view, prospects } = assessment;
  const swapped = boardAfterSwap(view, terms);
  const after =
    terms.action === null ? worthsOf(swapped, prospects) : worthsAfter(assessment, swapped, view.turn, terms.action);
  const before = {
    worths: (terms.waiver === null ? null : worthsAfterThreat(assessment, terms.waiver)) ?? assessment.worths,
  };
  return { from: gainOf(before, after, terms.from), to: gainOf(before, after, terms.to) };
};

/** A smaller gain is noise, and no reason to act. */
export const ACTION_MIN = 0.05;

/** The values after the action that a waiver prevents; null when the seat would not take that action. */
const worthsAfterThreat = (assessment: Assessment, waiver: Waiver): readonly number[] | null => {
  const { view } = assessment;
  const casino = casinoAround(view, waiver.casino);
  if (casino === null) return null;
  let worst: readonly number[] | null = null;
  let gain = ACTION_MIN;
  for (const action of actionsOf(assessment, view.turn)) {
    if (!isRuledOut(action, waiver, casino)) continue;
    const worths = worthsAfter(assessment, view, view.turn, action);
    const threat = gainOf(assessment, worths, view.turn);
    if (threat <= gain) continue;
    gain = threat;
    worst = worths;
  }
  return worst;
};

/** The actions do not depend on cards, so any guess of the hidden depth of End of Game works. */
const actionsOf = ({ view, seat }: Assessment, whose: Seat): readonly Action[] =>
  lordsOfVegas.legalActions(lordsOfVegas.guess(view, seat, seededChance(0)), whose);

const isRuledOut = (action: Action, { action: type }: Waiver, { id }: Casino): action is DealAction => {
  if (action.type !== type) return false;
  return action.type === 'sprawl' ? action.from === id : action.type !== 'gamble' && action.casino === id;
};

/** Whole dollars from one side to the other. Negative amounts go in the other direction. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/**
 * The prices at which both sides gain at least their minimum. Money changes both evaluations linearly, so the gains
 * without money are enough. Null when no price suits both.
 */
export const payments = (
  { view, prospects }: Assessment,
  payer: { readonly seat: Seat; readonly gain: number; readonly min: number },
  payee: { readonly seat: Seat; readonly gain: number; readonly min: number },
): Span | null => {
  const rate = dollarBetween(view.chairs.length, prospects);
  const least = Math.max(-at(view.chairs, payee.seat).money, Math.ceil((payee.min - payee.gain) / rate));
  const most = Math.min(at(view.chairs, payer.seat).money, Math.floor((payer.gain - payer.min) / rate));
  return least <= most ? { least, most } : null;
};
