/** RULES 5: who gets what in a casino. */

import { at, type DeepReadonly, seatAt } from '@fremont/kernel';
import { type Casino, type Event, FACES, type Face, type Imaginary, type Participant, type State } from '../types.ts';
import { addBills } from './change.ts';
import { strengthOf } from './dice.ts';

export interface Standing {
  readonly participant: Participant;
  readonly strength: number;
}

export interface Tie {
  readonly strength: number;
  readonly participants: readonly Participant[];
}

export interface Award {
  readonly bill: number;
  /** Null when nobody is left to take it. */
  readonly taker: Participant | null;
  /** From 1, in the order of the bills. */
  readonly rank: number;
  /** Of the taker; 0 without one. */
  readonly strength: number;
}

export interface Settlement {
  /** Who cancels whom, strongest first. */
  readonly ties: readonly Tie[];
  /** Those left, strongest first. */
  readonly ranking: readonly Standing[];
  /** One per bill, highest first. */
  readonly awards: readonly Award[];
}

/** What a casino would pay as it stands. It changes nothing, so screens and bots ask it too. */
export const settleCasino = (casino: DeepReadonly<Casino>): Settlement => {
  const standings = standingsOf(casino);
  const ranking = standings.filter(({ strength }) => sharing(standings, strength) === 1);
  const awards = casino.bills.map((bill, index): Award => {
    const taker = ranking[index];
    return { bill, taker: taker?.participant ?? null, rank: index + 1, strength: taker?.strength ?? 0 };
  });
  return { ties: ranking.length === standings.length ? [] : tiesOf(standings), ranking, awards };
};

export const isImaginary = (participant: Participant): participant is Imaginary =>
  participant === 'neutral' || participant === 'gray';

/** Everyone with dice here, strongest first, equals in seat order with the imaginary players last. */
const standingsOf = (casino: DeepReadonly<Casino>): Standing[] => {
  const standings: Standing[] = [];
  casino.dice.forEach((dice, index) => {
    const strength = strengthOf(dice);
    if (strength > 0) standings.push({ participant: seatAt(index), strength });
  });
  const neutral = strengthOf(casino.neutral);
  if (neutral > 0) standings.push({ participant: 'neutral', strength: neutral });
  if (casino.gray > 0) standings.push({ participant: 'gray', strength: casino.gray });
  return standings.sort((a, b) => b.strength - a.strength);
};

const sharing = (standings: readonly Standing[], strength: number): number => {
  let found = 0;
  for (const standing of standings) if (standing.strength === strength) found++;
  return found;
};

const tiesOf = (standings: readonly Standing[]): Tie[] => {
  const levels = [...new Set(standings.map(({ strength }) => strength))];
  return levels
    .map((strength) => ({
      strength,
      participants: standings.filter((one) => one.strength === strength).map(({ participant }) => participant),
    }))
    .filter(({ participants }) => participants.length > 1);
};

/** RULES 5.1 to 5.4: pays every casino, then puts the bills nobody won under the pile. */
export const payOut = (draft: State): Event[] => {
  const events: Event[] = [];
  const unclaimed: number[] = [];
  for (const face of FACES) payCasino(draft, face, events, unclaimed);
  draft.returned = [...draft.returned, ...unclaimed];
  return events;
};

export const payCasino = (draft: State, face: Face, events: Event[], unclaimed: number[]): void => {
  const casino = at(draft.casinos, face - 1);
  const { ties, awards } = settleCasino(casino);
  for (const tie of ties) events.push({ type: 'tieCancelled', casino: face, ...tie });
  for (const { bill, taker, rank, strength } of awards) {
    if (taker === null || isImaginary(taker)) {
      unclaimed.push(bill);
      events.push({ type: 'billReturned', casino: face, bill, taker });
    } else {
      addBills(draft, taker, [bill]);
      events.push({ type: 'billWon', casino: face, seat: taker, bill, rank, strength });
    }
  }
  casino.bills = [];
};
