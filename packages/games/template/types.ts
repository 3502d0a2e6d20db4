/** The types of Neon Row: options, state, phases, view, actions, events, refusals. Start reading here. */

import type { NoSuchSeat, Seat } from '@fremont/kernel';

export const SIGNS = [1, 2, 3] as const;
/** A sign of the row, and the number on a die that belongs to it. */
export type Sign = (typeof SIGNS)[number];
export type BySign<T> = { [sign in Sign]: T };

export const DICE_COUNTS = [2, 3, 4] as const;

export interface Options {
  /** Dice per seat. RULES 1.2. */
  readonly dice: (typeof DICE_COUNTS)[number];
}

export const ENDINGS = ['rowPaid', 'rowDark'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The open decision, with its data. */
export type Phase =
  | { readonly type: 'rolling' }
  | { readonly type: 'placing'; readonly roll: readonly Sign[] }
  | { readonly type: 'over'; readonly ending: Ending };

export interface Chair {
  /** Not placed yet. */
  dice: number;
  /** In dollars. */
  money: number;
  /** A secret. Only `view.ts` decides which viewers see it. */
  tip: Sign;
}

export interface State {
  options: Options;
  phase: Phase;
  turn: Seat;
  chairs: Chair[];
  /** Dice on each sign, by seat. */
  row: BySign<number[]>;
}

export interface ChairView {
  readonly dice: number;
  readonly money: number;
  /** Null while it is hidden from the viewer. */
  readonly tip: Sign | null;
}

/** A separate type instead of a partial state, so that a field that is not listed here cannot leak. */
export interface View {
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly chairs: readonly ChairView[];
  readonly row: Readonly<BySign<readonly number[]>>;
}

export type Action = { readonly type: 'roll' } | { readonly type: 'place'; readonly sign: Sign };
export const ACTION_TYPES = ['roll', 'place'] as const satisfies readonly Action['type'][];

export type Event =
  /** `tip` is null for all viewers except its seat. */
  | { readonly type: 'tipDealt'; readonly seat: Seat; readonly tip: Sign | null }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'diceRolled'; readonly seat: Seat; readonly roll: readonly Sign[] }
  | { readonly type: 'dicePlaced'; readonly seat: Seat; readonly sign: Sign; readonly count: number }
  | { readonly type: 'tipShown'; readonly seat: Seat; readonly tip: Sign }
  | { readonly type: 'signPaid'; readonly sign: Sign; readonly seat: Seat; readonly money: number }
  | { readonly type: 'signDark'; readonly sign: Sign }
  | { readonly type: 'matchEnded'; readonly ending: Ending };

/** The reason against an action: a code, and the data for its sentence. */
export type Refusal =
  | NoSuchSeat
  | { readonly code: 'matchOver' }
  | { readonly code: 'notYourTurn'; readonly turn: Seat }
  | { readonly code: 'rollFirst' }
  | { readonly code: 'alreadyRolled' }
  | { readonly code: 'notRolled'; readonly sign: Sign; readonly roll: readonly Sign[] };

/** The types of the game, for the generic signatures of the kernel. */
export interface NeonRow {
  options: Options;
  state: State;
  view: View;
  action: Action;
  event: Event;
  refusal: Refusal;
}
