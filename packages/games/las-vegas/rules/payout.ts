/** RULES 5: the payout of a casino. */

import { at, type DeepReadonly, type Seat, seatAt } from '@fremont/kernel';
import { type Casino, type Event, FACES, type Face, type Imaginary, type Participant, type State } from '../types.ts';
import { addBills } from './change.ts';
import { strengthOf } from './dice.ts';
import type { Win } from './starter.ts';

export interface RankedParticipant {
  readonly participant: Participant;
  readonly strength: number;
}

export interface Tie {
  readonly strength: number;
  readonly participants: readonly Participant[];
}

export interface Award {
  readonly bill: number;
  /** Null when no participant is left to take it. */
  readonly taker: Participant | null;
  /** From 1, in the order of the bills. */
  readonly rank: number;
  /** The strength of the taker; 0 without a taker. */
  readonly strength: number;
}

export interface Settlement {
  /** Tied participants, which drop out; strongest first. */
  readonly ties: readonly Tie[];
  /** The participants that are left, strongest first. */
  readonly ranking: readonly RankedParticipant[];
  /** One per bill, highest first. */
  readonly awards: readonly Award[];
}

/** The payout that a casino would make now. It changes nothing, so screens and bots call it too. */
export const settleCasino = (casino: DeepReadonly<Casino>): Settlement => {
  const participants = byStrength(casino);
  const ranking = participants.filter(({ strength }) => equalsIn(participants, strength).length === 1);
  const awards = casino.bills.map((bill, index): Award => {
    const taker = ranking[index];
    return { bill, taker: taker?.participant ?? null, rank: index + 1, strength: taker?.strength ?? 0 };
  });
  return { ties: tiesOf(participants), ranking, awards };
};

export const isImaginary = (participant: Participant): participant is Imaginary =>
  participant === 'neutral' || participant === 'gray';

/** The participant ranked first; null unless it is a seat. Ruling R03. */
export const winnerOf = (casino: DeepReadonly<Casino>): Seat | null => {
  const [first] = settleCasino(casino).ranking;
  return first === undefined || isImaginary(first.participant) ? null : first.participant;
};

/** All participants with dice here, strongest first; equals in seat order with the imaginary players last. */
const byStrength = (casino: DeepReadonly<Casino>): RankedParticipant[] => {
  const everyone: RankedParticipant[] = [
    ...casino.dice.map((dice, index) => ({ participant: seatAt(index), strength: strengthOf(dice) })),
    { participant: 'neutral', strength: strengthOf(casino.neutral) },
    { participant: 'gray', strength: casino.gray },
  ];
  return everyone.filter(({ strength }) => strength > 0).sort((a, b) => b.strength - a.strength);
};

/** The participants with exactly this strength. */
const equalsIn = (participants: readonly RankedParticipant[], strength: number): Participant[] =>
  participants.filter((one) => one.strength === strength).map(({ participant }) => participant);

const tiesOf = (participants: readonly RankedParticipant[]): Tie[] =>
  [...new Set(participants.map(({ strength }) => strength))]
    .map((strength) => ({ strength, participants: equalsIn(participants, strength) }))
    .filter(({ participants }) => participants.length > 1);

/** RULES 5.1 to 5.4: pays every casino. Returns the win at the highest casino that paid a seat. */
export function* payOut(draft: State): Generator<Event, Win | null> {
  let best: Win | null = null;
  for (const casino of FACES) best = (yield* payCasino(draft, casino)) ?? best;
  return best;
}

/** Pays the bills of one casino, best first. Returns the best win of a seat there. */
export function* payCasino(draft: State, face: Face): Generator<Event, Win | null> {
  const casino = at(draft.casinos, face - 1);
  const { ties, awards } = settleCasino(casino);
  for (const tie of ties) yield { type: 'tieCancelled', casino: face, ...tie };
  let best: Win | null = null;
  for (const { bill, taker, rank, strength } of awards) {
    casino.bills = casino.bills.slice(1);
    if (taker === null || isImaginary(taker)) {
      returnBill(draft, bill);
      yield { type: 'billReturned', casino: face, bill, taker };
    } else {
      addBills(draft, taker, [bill]);
      best ??= { seat: taker, casino: face };
      yield { type: 'billWon', casino: face, seat: taker, bill, rank, strength };
    }
  }
  return best;
}

/** RULES 5.4: the bill goes under the pile. With tiles in play it waits until all casinos have paid. */
const returnBill = (draft: State, bill: number): void => {
  const payout = draft.royale?.payout ?? null;
  if (payout === null) draft.returned = [...draft.returned, bill];
  else payout.unclaimed.push(bill);
};
