/** What placing a number would bring, asked of the game's own settlement. */

import {
  type Award,
  type Dice,
  type Face,
  type Participant,
  rolledFaces,
  type Settlement,
  type Standing,
  settleCasino,
  shownDice,
  strengthOf,
  supplyOf,
  type View,
} from '@fremont/games/las-vegas';
import { at, type Seat } from '@fremont/kernel';
import { placedCasino } from './matrix.ts';

export interface Prospect {
  readonly seat: Seat;
  readonly face: Face;
  readonly dice: Readonly<Dice>;
  readonly neutral: number;
  /** Of the seat, afterwards. */
  readonly strength: number;
  readonly verdict: Verdict;
  /** The strongest other participant there afterwards, tied or not; null when there is none. */
  readonly rival: Standing | null;
  /** What every bill would do afterwards. */
  readonly awards: readonly Award[];
  readonly diceLeft: number;
}

export type Verdict =
  | { readonly type: 'bill'; readonly rank: number; readonly bill: number }
  /** Ranked, but there is no bill for the rank. */
  | { readonly type: 'noBill'; readonly rank: number }
  | { readonly type: 'tie'; readonly others: readonly Participant[] }
  /** Only neutral dice were placed and the seat has none of its own there. */
  | { readonly type: 'absent' };

/** What the seat whose turn it is could place, by ascending number. */
export const prospectsOf = (view: View): Prospect[] =>
  view.phase.type === 'placing' ? rolledFaces(view.phase.roll).map((face) => prospectOf(view, face)) : [];

export const prospectOf = (view: View, face: Face): Prospect => {
  const seat = view.turn;
  const { dice, neutral } =
    view.phase.type === 'placing' ? shownDice(view.phase.roll, face) : { dice: { small: 0, big: 0 }, neutral: 0 };
  const casino = placedCasino(view, face);
  const settlement = settleCasino(casino);
  return {
    seat,
    face,
    dice,
    neutral,
    strength: strengthOf(at(casino.dice, seat)),
    verdict: verdictOf(seat, settlement),
    rival: rivalOf(seat, settlement),
    awards: settlement.awards,
    diceLeft: supplyOf(at(view.chairs, seat)) - dice.small - dice.big - neutral,
  };
};

export const verdictOf = (seat: Seat, { ties, ranking, awards }: Settlement): Verdict => {
  const tie = ties.find(({ participants }) => participants.includes(seat));
  if (tie !== undefined) return { type: 'tie', others: tie.participants.filter((participant) => participant !== seat) };
  const index = ranking.findIndex(({ participant }) => participant === seat);
  if (index === -1) return { type: 'absent' };
  const award = awards[index];
  return award === undefined
    ? { type: 'noBill', rank: index + 1 }
    : { type: 'bill', rank: index + 1, bill: award.bill };
};

const rivalOf = (seat: Seat, { ties, ranking }: Settlement): Standing | null => {
  const everyone = [
    ...ranking,
    ...ties.flatMap(({ strength, participants }) => participants.map((participant) => ({ participant, strength }))),
  ];
  const others = everyone.filter(({ participant }) => participant !== seat);
  return others.reduce<Standing | null>(
    (best, one) => (best === null || one.strength > best.strength ? one : best),
    null,
  );
};

/** What a seat would be paid if the round ended now, less the bills that are already `gone` from each casino. */
export const winningsNow = (view: View, seat: Seat, gone: readonly number[] = []): number =>
  view.casinos
    .flatMap((casino, index) => settleCasino(casino).awards.slice(gone[index] ?? 0))
    .filter(({ taker }) => taker === seat)
    .reduce((total, { bill }) => total + bill, 0);

/** The same for whoever rolled, after placing this number. */
export const winningsAfter = (view: View, face: Face): number =>
  winningsNow(
    { ...view, casinos: view.casinos.map((casino, index) => (index === face - 1 ? placedCasino(view, face) : casino)) },
    view.turn,
  );
