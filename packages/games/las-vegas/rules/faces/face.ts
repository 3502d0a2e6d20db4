/** What a tile face is made of. A new face is a file of this shape, and a line in `index.ts`. */

import { assert, type Chance, type DeepReadonly, rollDie, type Seat, type Viewer } from '@fremont/kernel';
import type {
  Action,
  ActivatedBy,
  BlackDice,
  Decision,
  DecisionType,
  Dice,
  Event,
  Face,
  Refusal,
  Roll,
  State,
  TileFace,
  TileOf,
  TileView,
} from '../../types.ts';

export type S = DeepReadonly<State>;

/** Who sets a tile off, and how. */
export interface Activation {
  readonly seat: Seat;
  readonly casino: Face;
  readonly by: ActivatedBy;
  /** The roll of this turn, when the dice placed come from one. */
  readonly roll: Roll | null;
}

/** The table being written to while tiles work. */
export interface Turn {
  readonly draft: State;
  readonly chance: Chance;
  /** Sets off the tile at another casino. */
  activate(on: Activation): Event[];
}

/** Where a payout stands when it comes to a tile. */
export interface PayingTile {
  readonly casino: Face;
  /** The seat that took the best bill; null without one. Ruling R03. */
  readonly winner: Seat | null;
}

/** How decisions of one type are answered. */
export interface DecisionWork {
  readonly type: DecisionType;
  readonly answers: readonly Action['type'][];
  /** Every answer worth asking the judge about, in the order it is offered. */
  candidates(state: S, decision: Decision): readonly Action[];
  check(state: S, decision: Decision, action: Action): Refusal | null;
  /** Carries an answer out; may ask the next thing. */
  answer(turn: Turn, decision: Decision, action: Action): Event[];
}

type DecisionOf<K extends DecisionType> = Extract<Decision, { readonly type: K }>;
type ActionOf<A extends Action['type']> = Extract<Action, { readonly type: A }>;

interface TypedDecisionWork<K extends DecisionType, A extends Action['type']> {
  readonly type: K;
  readonly answers: readonly A[];
  candidates(state: S, decision: DecisionOf<K>): readonly ActionOf<A>[];
  check(state: S, decision: DecisionOf<K>, action: ActionOf<A>): Refusal | null;
  answer(turn: Turn, decision: DecisionOf<K>, action: ActionOf<A>): Event[];
}

/** Sound because a work is only ever given decisions of its type and actions among its answers. */
export const decisionWork = <K extends DecisionType, A extends Action['type']>(
  work: TypedDecisionWork<K, A>,
): DecisionWork => work as unknown as DecisionWork;

export interface FaceWork<F extends TileFace> {
  readonly face: F;
  /** The tile as it is laid at the start of a round. */
  lay(seats: number): TileOf<F>;
  /** What laying it does to the table around it. */
  setUp?(draft: State): Event[];
  activate?(turn: Turn, on: Activation, tile: TileOf<F>): Event[];
  readonly decisions: readonly DecisionWork[];
  /** Its part of the payout, after the bills of its casino. */
  payOut?(draft: State, paying: PayingTile, tile: TileOf<F>): Event[];
  copy(tile: DeepReadonly<TileOf<F>>): TileOf<F>;
  /** What one viewer sees of it; without secrets, all. */
  show?(tile: DeepReadonly<TileOf<F>>, state: S, viewer: Viewer): TileView;
  /** A tile that fits what was seen; needed where `show` hides something. */
  guess?(seen: DeepReadonly<TileView>, phase: S['phase'], chance: Chance): TileOf<F>;
  /** Dice of a seat that lie on the tile. */
  diceOf?(tile: DeepReadonly<TileOf<F>>, seat: Seat): Dice;
  /** Dice in casinos that count as a seat's own and are not. */
  lent?(tile: DeepReadonly<TileOf<F>>, seat: Seat): number;
  /** Gray dice that lie on the tile. */
  grayOn?(tile: DeepReadonly<TileOf<F>>): number;
}

/** A face whose own type the caller does not know; given back only tiles of its face. */
export type AnyFaceWork = FaceWork<TileFace>;
export const anyFace = <F extends TileFace>(work: FaceWork<F>): AnyFaceWork => work as unknown as AnyFaceWork;

/** Stops the course of the turn or the payout until somebody has answered. */
export const ask = (draft: State, decision: Decision): void => {
  assert(draft.phase.type !== 'deciding', `${decision.type} asked while something else is`);
  draft.phase = { type: 'deciding', decision };
};

export const rollBlack = (chance: Chance): BlackDice => [
  rollDie(chance, 'dice:black') as Face,
  rollDie(chance, 'dice:black') as Face,
];

/** Nothing came of it. */
export const nothing = ({ seat, casino }: Pick<Activation, 'seat' | 'casino'>, face: TileFace): Event => ({
  type: 'nothingHappened',
  seat,
  casino,
  face,
});
