/** The board as rows and columns: who has how much where, who would take which bill. The rules do the reckoning. */

import {
  CASINO_NAMES,
  type CasinoView,
  type Dice,
  FACES,
  type Face,
  type Participant,
  type Settlement,
  settleCasino,
  shownDice,
  strengthOf,
  type View,
} from '@fremont/games/las-vegas';
import { at, seatAt } from '@fremont/kernel';
import { type Frame, withDice } from './frame.ts';

export interface MatrixBill {
  readonly value: number;
  /** Who would take it if the round ended now. */
  readonly taker: Participant | null;
  /** Already paid out or put back. */
  readonly gone: boolean;
}

export type Mark =
  | { readonly type: 'none' }
  | { readonly type: 'tie' }
  | { readonly type: 'rank'; readonly rank: number };

export interface MatrixRow {
  readonly participant: Participant;
  readonly dice: Readonly<Dice>;
  /** Dice that would join if the chosen number were placed. */
  readonly ghosts: Readonly<Dice>;
  readonly strength: number;
  readonly mark: Mark;
}

export interface MatrixColumn {
  readonly face: Face;
  readonly name: string;
  readonly bills: readonly MatrixBill[];
  readonly rows: readonly MatrixRow[];
}

/** Rows of the board: the seats in order and, where they play, the imaginary players. */
export const participantsOf = (view: View): Participant[] => {
  const seats: Participant[] = view.chairs.map((_, index) => seatAt(index));
  return [...seats, ...(hasNeutral(view) ? (['neutral'] as const) : []), ...(hasGray(view) ? (['gray'] as const) : [])];
};

const hasNeutral = (view: View): boolean =>
  view.casinos.some(({ neutral }) => neutral.small + neutral.big > 0) || view.chairs.some(({ neutral }) => neutral > 0);

/** Gray dice have their row as soon as a tile may bring them, so that nothing jumps when they come. */
const hasGray = ({ royale, casinos }: View): boolean =>
  casinos.some(({ gray }) => gray > 0) || (royale?.tiles.some(({ face }) => face === 'F1' || face === 'F2') ?? false);

/** With `chosen`, as it would be after placing that number. */
export const matrixOf = ({ view, payout }: Frame, chosen: Face | null): MatrixColumn[] =>
  FACES.map((face) => {
    const now = casinoAt(view, face);
    const then = face === chosen ? placedCasino(view, face) : now;
    const settlement = settleCasino(then);
    return {
      face,
      name: CASINO_NAMES[face],
      bills: settlement.awards.map(({ bill, taker }, index) => ({
        value: bill,
        taker,
        gone: index < (payout?.gone[face - 1] ?? 0),
      })),
      rows: participantsOf(view).map((participant) => rowOf(participant, now, then, settlement)),
    };
  });

const casinoAt = (view: View, face: Face): CasinoView => at(view.casinos, face - 1);

/** A casino as it would be if whoever rolled placed this number. */
export const placedCasino = (view: View, face: Face): CasinoView => {
  const casino = casinoAt(view, face);
  if (view.phase.type !== 'placing') return casino;
  const { dice, neutral } = shownDice(view.phase.roll, face);
  return withDice(casino, view.turn, dice, neutral);
};

const diceOf = (casino: CasinoView, participant: Participant): Readonly<Dice> => {
  if (participant === 'gray') return { small: casino.gray, big: 0 };
  return participant === 'neutral' ? casino.neutral : at(casino.dice, participant);
};

const rowOf = (participant: Participant, now: CasinoView, then: CasinoView, settlement: Settlement): MatrixRow => {
  const dice = diceOf(now, participant);
  const after = diceOf(then, participant);
  return {
    participant,
    dice,
    ghosts: { small: after.small - dice.small, big: after.big - dice.big },
    strength: strengthOf(after),
    mark: markOf(participant, settlement),
  };
};

/** A rank is worth showing only where a bill exists for it. */
const markOf = (participant: Participant, { ties, ranking, awards }: Settlement): Mark => {
  if (ties.some(({ participants }) => participants.includes(participant))) return { type: 'tie' };
  const rank = 1 + ranking.findIndex((standing) => standing.participant === participant);
  return rank > 0 && rank <= awards.length ? { type: 'rank', rank } : { type: 'none' };
};

/** How far apart dice lie in a row, as a share of their size: the more dice, the closer. */
export const overlapStep = (count: number): number => at(STEPS, Math.min(count, STEPS.length - 1));

/** 17, 13, 10, 8 and 6 pixels for dice of 23; two lie as three do. */
const STEPS = [17, 17, 17, 17, 13, 10, 8, 6].map((pixels) => pixels / 23);
