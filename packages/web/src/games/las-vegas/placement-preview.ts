/** The effect of placing a number, computed with the settlement of the rules. */

import {
  type Award,
  type Dice,
  type Face,
  type Participant,
  type RankedParticipant,
  type Settlement,
  settleCasino,
  shownDice,
  strengthOf,
  supplyOf,
  type View,
} from '@fremont/games/las-vegas/base';
import { at, type Seat } from '@fremont/kernel';
import { placedCasino } from './matrix.ts';

export interface PlacementPreview {
  readonly seat: Seat;
  readonly face: Face;
  readonly dice: Readonly<Dice>;
  readonly neutral: number;
  /** The strength of the seat afterwards. */
  readonly strength: number;
  /** The result of the seat in this casino afterwards. */
  readonly result: CasinoResult;
  /** The strongest other participant there afterwards, tied or not; null when there is none. */
  readonly rival: RankedParticipant | null;
  /** The taker of each bill afterwards. */
  readonly awards: readonly Award[];
  readonly diceLeft: number;
}

/** The result of a seat in one casino. */
export type CasinoResult =
  | { readonly type: 'bill'; readonly rank: number; readonly bill: number }
  /** Ranked, but there is no bill for the rank. */
  | { readonly type: 'noBill'; readonly rank: number }
  | { readonly type: 'tie'; readonly others: readonly Participant[] }
  /** Only neutral dice were placed and the seat has none of its own there. */
  | { readonly type: 'absent' };

export const previewOf = (view: View, face: Face): PlacementPreview => {
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
    result: casinoResultOf(seat, settlement),
    rival: rivalOf(seat, settlement),
    awards: settlement.awards,
    diceLeft: supplyOf(at(view.chairs, seat)) - dice.small - dice.big - neutral,
  };
};

export const casinoResultOf = (seat: Seat, { ties, ranking, awards }: Settlement): CasinoResult => {
  const tie = ties.find(({ participants }) => participants.includes(seat));
  if (tie !== undefined) return { type: 'tie', others: tie.participants.filter((participant) => participant !== seat) };
  const index = ranking.findIndex(({ participant }) => participant === seat);
  if (index === -1) return { type: 'absent' };
  const award = awards[index];
  return award === undefined
    ? { type: 'noBill', rank: index + 1 }
    : { type: 'bill', rank: index + 1, bill: award.bill };
};

const rivalOf = (seat: Seat, { ties, ranking }: Settlement): RankedParticipant | null => {
  const participants = [
    ...ranking,
    ...ties.flatMap((tie) => tie.participants.map((participant) => ({ participant, strength: tie.strength }))),
  ];
  const others = participants.filter(({ participant }) => participant !== seat);
  return others.reduce<RankedParticipant | null>(
    (best, one) => (best === null || one.strength > best.strength ? one : best),
    null,
  );
};
