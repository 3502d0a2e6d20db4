/** What goes into a table and what comes out: the same messages in a worker, over a socket and in tests. */

import type { BotLevel } from '@fremont/bots';
import type { Coded, GameTypes, Outcome, Seat, Viewer } from '@fremont/kernel';

export const SEAT_COLOURS = ['cherry', 'pool', 'lemon', 'cactus', 'orchid', 'pearl'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Who plays a seat. Nothing of this is in the game's state. */
export type Occupant =
  | { readonly type: 'person'; readonly name: string; readonly colour: SeatColour }
  | { readonly type: 'bot'; readonly name: string; readonly colour: SeatColour; readonly level: BotLevel };

/** Everything that changes what people see shares one counter per match. It only grows. */
export type Version = number;

/** An open decision: a seat and the version at which it was asked, so a late answer cannot hit another question. */
export type DecisionId = `${number}.${number}`;
export interface Ask {
  readonly id: DecisionId;
  readonly seat: Seat;
}

/** 32 hexadecimal digits chosen by the sender; sending the same command again returns the same answer. */
export type CommandId = string;

/** What a player asks of the table. */
export type Command =
  | {
      readonly type: 'act';
      readonly id: CommandId;
      readonly seat: Seat;
      readonly decision: DecisionId;
      readonly action: unknown;
    }
  /** Take back: freely inside one's own turn; beyond it, `consent` names the other seated people who agreed. */
  | { readonly type: 'undo'; readonly id: CommandId; readonly seat: Seat; readonly consent: readonly Seat[] }
  | { readonly type: 'redo'; readonly id: CommandId; readonly seat: Seat };

/** Every command gets exactly one of these. */
export type Answer =
  | { readonly type: 'done'; readonly id: CommandId; readonly version: Version }
  | { readonly type: 'refused'; readonly id: CommandId; readonly refusal: Coded }
  | { readonly type: 'failed'; readonly id: CommandId; readonly error: TableError };

export type TableError =
  | { readonly code: 'badMessage'; readonly why: string }
  /** The table moved on: the decision is no longer open. */
  | { readonly code: 'staleDecision'; readonly version: Version }
  | { readonly code: 'notYourSeat'; readonly seat: number }
  | { readonly code: 'nothingToUndo' }
  | { readonly code: 'nothingToRedo' }
  /** Past a draw, a reveal or another seat: everybody named must agree first. */
  | { readonly code: 'consentNeeded'; readonly barrier: 'otherSeat' | 'draw' | 'reveal'; readonly of: readonly Seat[] }
  /** The change could not be written down, so it did not happen. */
  | { readonly code: 'storageUnavailable' }
  /** The rules found themselves broken; the match stands still with its record kept. */
  | { readonly code: 'tableBroken' };

export type UndoState =
  | { readonly type: 'none' }
  | { readonly type: 'free' }
  | { readonly type: 'consent'; readonly barrier: 'otherSeat' | 'draw' | 'reveal'; readonly of: readonly Seat[] };

/** What one viewer is shown. The client holds no reducer: it plays `events`, then settles on `view`. */
export interface Update<T extends GameTypes> {
  readonly version: Version;
  readonly viewer: Viewer;
  readonly view: T['view'];
  /** What happened since the version before, as far as this viewer may know. Empty on a fresh look. */
  readonly events: readonly T['event'][];
  /** True when the step came from an undo or redo: settle at once, there is no story to play. */
  readonly jump: boolean;
  /** For the viewer's own seat when it is asked. */
  readonly legal: readonly T['action'][];
  readonly asks: readonly Ask[];
  readonly toAct: readonly Seat[];
  readonly undo: UndoState;
  readonly canRedo: boolean;
  readonly outcome: Outcome | null;
}

/** One step of the past as a viewer may know it, for the log. The deal has version 0 and no seat. */
export interface HistoryStep<T extends GameTypes> {
  readonly version: Version;
  readonly seat: Seat | null;
  readonly events: readonly T['event'][];
}
