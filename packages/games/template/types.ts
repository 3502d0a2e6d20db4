/** The nouns of Neon Row: options, state, phases, view, actions, events, refusals. Start reading here. */

import type { Seat } from '@fremont/kernel';

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

/** What is being asked, with the data the question needs. */
export type Phase =
  | { readonly type: 'rolling' }
  | { readonly type: 'placing'; readonly roll: readonly Sign[] }
  | { readonly type: 'over'; readonly ending: Ending };

export interface Chair {
  /** Not placed yet. */
  dice: number;
  /** In dollars. */
  money: number;
  /** The secret: who else knows it is decided in `view.ts`, nowhere else. */
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
  /** Null while it is somebody else's secret. */
  readonly tip: Sign | null;
}

/** A type of its own, not a state with holes: what is not named here cannot leak. */
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
  /** `tip` is null for everybody but its seat. */
  | { readonly type: 'tipDealt'; readonly seat: Seat; readonly tip: Sign | null }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'diceRolled'; readonly seat: Seat; readonly roll: readonly Sign[] }
  | { readonly type: 'dicePlaced'; readonly seat: Seat; readonly sign: Sign; readonly count: number }
  | { readonly type: 'tipShown'; readonly seat: Seat; readonly tip: Sign }
  | { readonly type: 'signPaid'; readonly sign: Sign; readonly seat: Seat; readonly money: number }
  | { readonly type: 'signDark'; readonly sign: Sign }
  | { readonly type: 'matchEnded'; readonly ending: Ending };

/** Why not: a code, and the data that a sentence about it needs. */
export type Refusal =
  | { readonly code: 'matchOver' }
  | { readonly code: 'notYourTurn'; readonly turn: Seat }
  | { readonly code: 'rollFirst' }
  | { readonly code: 'alreadyRolled' }
  | { readonly code: 'notRolled'; readonly sign: Sign; readonly roll: readonly Sign[] };

/** The bundle that the kernel's signatures carry around. */
export interface NeonRow {
  options: Options;
  state: State;
  view: View;
  action: Action;
  event: Event;
  refusal: Refusal;
}
