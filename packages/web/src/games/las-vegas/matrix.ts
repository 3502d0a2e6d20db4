/** The board as rows and columns: the dice of each participant, and the taker of each bill, settled by the rules. */

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
} from '@fremont/games/las-vegas/base';
import { at, seatAt } from '@fremont/kernel';
import { type Frame, withPaidBills } from './frame.ts';

export interface MatrixBill {
  readonly value: number;
  /** The participant that would take it if the round ended now. */
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
  /** Dice that the chosen placement would add. */
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

/** The participants of the board: the seats in order, then the neutral and the gray dice if they are in play. */
export const participantsOf = (view: View): Participant[] => {
  const seats: Participant[] = view.chairs.map((_, index) => seatAt(index));
  return [...seats, ...(hasNeutral(view) ? (['neutral'] as const) : []), ...(hasGray(view) ? (['gray'] as const) : [])];
};

const hasNeutral = (view: View): boolean =>
  view.casinos.some(({ neutral }) => neutral.small + neutral.big > 0) || view.chairs.some(({ neutral }) => neutral > 0);

/** Gray dice have a row as soon as a tile may add them, so that the layout does not jump later. */
const hasGray = ({ royale, casinos }: View): boolean =>
  casinos.some(({ gray }) => gray > 0) || (royale?.tiles.some(({ face }) => face === 'F1' || face === 'F2') ?? false);

/** With `chosen`, the board after placing that number. */
export const matrixOf = ({ view, payout }: Frame, chosen: Face | null): MatrixColumn[] =>
  FACES.map((face) => {
    const paid = payout?.paid[face - 1] ?? [];
    const now = withPaidBills(casinoAt(view, face), paid);
    const after = face === chosen ? placedCasino(view, face) : now;
    const settlement = settleCasino(after);
    return {
      face,
      name: CASINO_NAMES[face],
      bills: settlement.awards.map(({ bill, taker }, index) => ({
        value: bill,
        taker,
        gone: index < paid.length,
      })),
      rows: participantsOf(view).map((participant) => rowOf(participant, now, after, settlement)),
    };
  });

export const casinoAt = (view: View, face: Face): CasinoView => at(view.casinos, face - 1);

/** A casino after the seat that rolled has placed this number. */
export const placedCasino = (view: View, face: Face): CasinoView => {
  const casino = casinoAt(view, face);
  if (view.phase.type !== 'placing') return casino;
  const { dice, neutral } = shownDice(view.phase.roll, face);
  return {
    ...casino,
    dice: casino.dice.map((own, index) => (index === view.turn ? sum(own, dice) : own)),
    neutral: sum(casino.neutral, { small: neutral, big: 0 }),
  };
};

const sum = (one: Readonly<Dice>, other: Readonly<Dice>): Dice => ({
  small: one.small + other.small,
  big: one.big + other.big,
});

const diceOf = (casino: CasinoView, participant: Participant): Readonly<Dice> => {
  if (participant === 'gray') return { small: casino.gray, big: 0 };
  return participant === 'neutral' ? casino.neutral : at(casino.dice, participant);
};

const rowOf = (participant: Participant, now: CasinoView, after: CasinoView, settlement: Settlement): MatrixRow => {
  const dice = diceOf(now, participant);
  const diceAfter = diceOf(after, participant);
  return {
    participant,
    dice,
    ghosts: { small: diceAfter.small - dice.small, big: diceAfter.big - dice.big },
    strength: strengthOf(diceAfter),
    mark: markOf(participant, settlement),
  };
};

/** A rank without a bill is not shown. */
const markOf = (participant: Participant, { ties, ranking, awards }: Settlement): Mark => {
  if (ties.some(({ participants }) => participants.includes(participant))) return { type: 'tie' };
  const rank = 1 + ranking.findIndex((standing) => standing.participant === participant);
  return rank > 0 && rank <= awards.length ? { type: 'rank', rank } : { type: 'none' };
};

/** The distance between dice in a row as a share of their size. More dice lie closer together. */
export const overlapStep = (count: number): number => at(STEPS, Math.min(count, STEPS.length - 1));

/** In pixels for dice of 23 pixels, by number of dice. */
const STEPS = [17, 17, 17, 17, 13, 10, 8, 6].map((pixels) => pixels / 23);
