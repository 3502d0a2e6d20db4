/** The parts of a tile face. A new face is a file of this shape, and a line in `index.ts`. */

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
  Instead,
  Refusal,
  Roll,
  State,
  TileFace,
  TileOf,
  TileView,
} from '../../types.ts';

export type S = DeepReadonly<State>;

/** The activation of a tile: the seat, the casino and the cause. */
export interface Activation {
  readonly seat: Seat;
  readonly casino: Face;
  readonly by: ActivatedBy;
  /** The roll of this turn, when the dice placed come from one. */
  readonly roll: Roll | null;
}

/** The draft that tiles write to during a turn. */
export interface Turn {
  readonly draft: State;
  readonly chance: Chance;
  /** Activates the tile at another casino. */
  activate(on: Activation): Iterable<Event>;
}

/** The state of a payout when it reaches a tile. */
export interface PayingTile {
  readonly casino: Face;
  /** The seat that took the best bill; null without one. Ruling R03. */
  readonly winner: Seat | null;
}

/** How decisions of one type are answered. */
export interface DecisionRules {
  readonly type: DecisionType;
  readonly answers: readonly Action['type'][];
  /** All possible answers, in the order in which they are offered. `check` picks the legal ones. */
  candidates(state: S, decision: Decision): readonly Action[];
  check(state: S, decision: Decision, action: Action): Refusal | null;
  /** The possible answers, for the refusal of an action that answers another decision. */
  instead(state: S, decision: Decision): Instead;
  /** Carries out an answer. It may ask for the next decision. */
  answer(turn: Turn, decision: Decision, action: Action): Iterable<Event>;
}

type DecisionOf<K extends DecisionType> = Extract<Decision, { readonly type: K }>;
type ActionOf<A extends Action['type']> = Extract<Action, { readonly type: A }>;

interface TypedDecisionRules<K extends DecisionType, A extends Action['type']> {
  readonly type: K;
  readonly answers: readonly A[];
  candidates(state: S, decision: DecisionOf<K>): readonly ActionOf<A>[];
  check(state: S, decision: DecisionOf<K>, action: ActionOf<A>): Refusal | null;
  /** Omitted where every answer that the prompt names is always possible. */
  instead?(state: S, decision: DecisionOf<K>): Instead;
  answer(turn: Turn, decision: DecisionOf<K>, action: ActionOf<A>): Iterable<Event>;
}

/** The cast is safe: callers pass only decisions of this type and actions listed in `answers`. */
export const decisionRules = <K extends DecisionType, A extends Action['type']>(
  rules: TypedDecisionRules<K, A>,
): DecisionRules =>
  ({ instead: () => ({ type: 'decide', decision: rules.type }), ...rules }) as unknown as DecisionRules;

export interface FaceRules<F extends TileFace> {
  readonly face: F;
  /** The tile as it is laid at the start of a round. */
  lay(seats: number): TileOf<F>;
  /** The effect on the table when the tile is laid. */
  setUp?(draft: State): Iterable<Event>;
  activate?(turn: Turn, on: Activation, tile: TileOf<F>): Iterable<Event>;
  readonly decisions: readonly DecisionRules[];
  /** Before any payment. It may ask for a decision. */
  beforePayout?(draft: State, casino: Face, chance: Chance): Iterable<Event>;
  /** Once no dice move any more, before the first bill. */
  noteDice?(draft: State, casino: Face, tile: TileOf<F>): Iterable<Event>;
  /** Its part of the payout, after the bills of its casino. */
  payOut?(draft: State, paying: PayingTile, tile: TileOf<F>): Iterable<Event>;
  /** After all bills and tiles are paid. */
  afterPayout?(draft: State, casino: Face, tile: TileOf<F>): Iterable<Event>;
  copy(tile: DeepReadonly<TileOf<F>>): TileOf<F>;
  /** The tile as one viewer sees it. Omitted for faces without secrets. */
  show?(tile: DeepReadonly<TileOf<F>>, state: S, viewer: Viewer): TileView;
  /** A tile that fits the view. Required where `show` hides something. */
  guess?(seen: DeepReadonly<TileView>, phase: S['phase'], chance: Chance): TileOf<F>;
  /** Dice of a seat that lie on the tile. */
  diceOf?(tile: DeepReadonly<TileOf<F>>, seat: Seat): Dice;
  /** The number of dice in casinos that count for a seat but do not belong to it. */
  lent?(tile: DeepReadonly<TileOf<F>>, seat: Seat): number;
  /** Gray dice that lie on the tile. */
  grayOn?(tile: DeepReadonly<TileOf<F>>): number;
}

/** The rules of a face whose type the caller does not know. Callers pass only tiles of that face. */
export type AnyFaceRules = FaceRules<TileFace>;
export const anyFace = <F extends TileFace>(rules: FaceRules<F>): AnyFaceRules => rules as unknown as AnyFaceRules;

/** Stops the turn or the payout until the seat answers. */
export const ask = (draft: State, decision: Decision): void => {
  assert(draft.phase.type !== 'deciding', `${decision.type} asked while another decision is open`);
  draft.phase = { type: 'deciding', decision };
};

export const isAsking = ({ phase }: State): boolean => phase.type === 'deciding';

export const rollBlack = (chance: Chance): BlackDice => [
  rollDie(chance, 'dice:black') as Face,
  rollDie(chance, 'dice:black') as Face,
];

/** An activation without effect. */
export const nothingHappened = ({ seat, casino }: Pick<Activation, 'seat' | 'casino'>, face: TileFace): Event => ({
  type: 'nothingHappened',
  seat,
  casino,
  face,
});
