/** The types of Las Vegas: options, state, phases, views, actions, events, refusals. Start reading here. */

import type { NoSuchSeat, Seat } from '@fremont/kernel';
import type {
  Decision,
  Royale,
  RoyaleView,
  TileAction,
  TileCount,
  TileEvent,
  TileFace,
  TileInstead,
  TileRefusal,
} from './types-tiles.ts';

export * from './types-tiles.ts';

export const EDITIONS = ['classic', 'royale-base', 'royale'] as const;
export type Edition = (typeof EDITIONS)[number];

export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A number on a die, and the casino it belongs to. */
export type Face = (typeof FACES)[number];

export interface Options {
  readonly edition: Edition;
  /** The 2012 variant for two to four players: the seats also roll dice of an unused colour. RULES 7. */
  readonly neutralDice: boolean;
  /** Whether won bills lie open or face down until the end. */
  readonly winnings: 'open' | 'hidden';
  /** Always set in `royale`, never elsewhere: tiles in play each round, at casinos 1 to n. RULES 9.1. */
  readonly tiles?: TileCount;
  /** `royale` only: the same faces every round, casino 1 first, instead of drawing them. RULES 9.3. */
  readonly faces?: readonly TileFace[];
  /** Always set in `royale`, never elsewhere: no face appears twice in a match. RULES 9.2. */
  readonly noRepeat?: boolean;
  /** Always set in `royale`, never elsewhere: Bad Luck takes exactly its fine. RULES 16.5. */
  readonly exactChange?: boolean;
}

/** Dice of one colour lying together. Immutable: a change replaces the object. */
export interface Dice {
  readonly small: number;
  readonly big: number;
}

export const DIE_SIZES = ['small', 'big'] as const;
export type DieSize = (typeof DIE_SIZES)[number];

export interface Chair {
  /** Won bills in the order they were won, in dollars. */
  bills: readonly number[];
  chips: number;
  /** Own dice not placed yet. */
  supply: Dice;
  /** Neutral dice held and not placed yet (2012 variant). */
  neutral: number;
}

export interface Casino {
  /** Bills to be won here, highest first. */
  bills: readonly number[];
  /** By seat. */
  dice: Dice[];
  neutral: Dice;
  /** Gray dice, which belong to an imaginary player of their own. RULES 9.9. */
  gray: number;
}

/** The imaginary players: the owner of the neutral dice, and the owner of the gray dice. */
export type Imaginary = 'neutral' | 'gray';

/** A seat or an imaginary player that competes in a casino. */
export type Participant = Seat | Imaginary;

export interface Roll {
  readonly small: readonly Face[];
  readonly big: Face | null;
  readonly neutral: readonly Face[];
}

export type Phase =
  | { readonly type: 'rolling' }
  | { readonly type: 'placing'; readonly roll: Roll }
  /** A tile asks a seat for a decision, during a turn or during the payout. */
  | { readonly type: 'deciding'; readonly decision: Decision }
  | { readonly type: 'over'; readonly ending: Ending };

export const ENDINGS = ['lastRoundPaid'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State {
  options: Options;
  phase: Phase;
  /** From 1. */
  round: number;
  /** The seat that began this round. */
  starter: Seat;
  turn: Seat;
  chairs: Chair[];
  /** Casino of face f at index f - 1. */
  casinos: Casino[];
  /** Unseen bills, ascending. The pile has no order before a bill is turned, so this is a multiset. */
  unseen: readonly number[];
  /** Bills put under the pile, first in first out. They are dealt again only when no unseen bill is left. */
  returned: readonly number[];
  /** Null in the editions without tiles. */
  royale: Royale | null;
}

export interface ChairView {
  /** Null while winnings are hidden and the viewer is not in this chair. */
  readonly bills: readonly number[] | null;
  readonly billCount: number;
  readonly chips: number;
  readonly supply: Readonly<Dice>;
  readonly neutral: number;
}

export interface CasinoView {
  readonly bills: readonly number[];
  readonly dice: readonly Readonly<Dice>[];
  readonly neutral: Readonly<Dice>;
  readonly gray: number;
}

export interface View {
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly starter: Seat;
  readonly turn: Seat;
  readonly chairs: readonly ChairView[];
  readonly casinos: readonly CasinoView[];
  readonly unseenCount: number;
  readonly returned: readonly number[];
  /** Null in the editions without tiles. */
  readonly royale: RoyaleView | null;
}

export type Action =
  | { readonly type: 'roll' }
  | { readonly type: 'place'; readonly face: Face }
  | { readonly type: 'pass' }
  | TileAction;

export const ACTION_TYPES = [
  'roll',
  'place',
  'pass',
  'freePass',
  'powerPlay',
  'luckyHide',
  'luckyGuess',
  'stop',
  'bet',
  'close',
  'keepClosed',
  'knockoutDie',
  'block',
  'handicap',
  'skip',
  'putDie',
  'takeDie',
  'doubleDown',
  'niceDie',
  'myChoice',
  'activateTile',
  'golden',
  'primeTime',
  'blackSplit',
  'blackPick',
] as const satisfies readonly Action['type'][];

export type Event =
  | { readonly type: 'roundBegan'; readonly round: number; readonly starter: Seat }
  | { readonly type: 'billsLaid'; readonly casino: Face; readonly bills: readonly number[] }
  | { readonly type: 'chipsGiven'; readonly each: number }
  | { readonly type: 'neutralDiceSet'; readonly small: readonly Face[]; readonly big: Face | null }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'diceRolled'; readonly seat: Seat; readonly roll: Roll }
  | {
      readonly type: 'dicePlaced';
      readonly seat: Seat;
      readonly casino: Face;
      readonly dice: Readonly<Dice>;
      readonly neutral: number;
    }
  | { readonly type: 'turnPassed'; readonly seat: Seat; readonly chipsLeft: number }
  | { readonly type: 'roundEnded'; readonly round: number }
  | {
      readonly type: 'tieCancelled';
      readonly casino: Face;
      readonly strength: number;
      readonly participants: readonly Participant[];
    }
  | {
      readonly type: 'billWon';
      readonly casino: Face;
      readonly seat: Seat;
      readonly bill: number;
      readonly rank: number;
      readonly strength: number;
    }
  /** `taker` is the imaginary player who won it; null without a winner. */
  | { readonly type: 'billReturned'; readonly casino: Face; readonly bill: number; readonly taker: Imaginary | null }
  /** `casino` is where the next starter won a bill; null when the start moves one seat on. */
  | { readonly type: 'starterChosen'; readonly seat: Seat; readonly casino: Face | null }
  | { readonly type: 'winningsShown'; readonly seat: Seat; readonly bills: readonly number[] }
  | {
      readonly type: 'matchEnded';
      readonly winners: readonly Seat[];
      /** How a tie between equal totals was broken. */
      readonly tieBreak: 'none' | 'items' | 'shared';
      readonly totals: readonly number[];
    }
  | TileEvent;

/** Alternatives to a refused action in the seat's turn. `check` accepts all of them. */
export type TurnInstead =
  | { readonly type: 'roll' }
  /** One of these numbers; with `chip`, also a pass for a chip. */
  | { readonly type: 'place'; readonly faces: readonly Face[]; readonly chip: boolean }
  | { readonly type: 'freePass' };

/** Alternatives to a refused action. */
export type Instead = TurnInstead | TileInstead;

export type Refusal =
  | NoSuchSeat
  | { readonly code: 'matchOver' }
  | { readonly code: 'notYourTurn'; readonly turn: Seat }
  | { readonly code: 'rollFirst' }
  | { readonly code: 'alreadyRolled'; readonly instead: TurnInstead }
  | { readonly code: 'noSuchDie'; readonly face: Face; readonly instead: TurnInstead }
  | { readonly code: 'noPassing'; readonly instead: TurnInstead }
  | { readonly code: 'noChip'; readonly instead: TurnInstead }
  | TileRefusal;

export interface LasVegas {
  options: Options;
  state: State;
  view: View;
  action: Action;
  event: Event;
  refusal: Refusal;
}
