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
      /** Null for what the game lets a seat do without being asked. */
      readonly decision: DecisionId | null;
      readonly action: unknown;
    }
  /** Take back: freely inside one's own turn; beyond it, `consent` names the other seated people who agreed. */
  | { readonly type: 'undo'; readonly id: CommandId; readonly seat: Seat; readonly consent: readonly Seat[] }
  | { readonly type: 'redo'; readonly id: CommandId; readonly seat: Seat }
  /** Asks the other people for an undo; `consent` names those who agreed before anybody was asked. */
  | { readonly type: 'undoAsk'; readonly id: CommandId; readonly seat: Seat; readonly consent: readonly Seat[] }
  /** `ask` is the version at which the undo was asked for. The one who asked refuses to withdraw. */
  | {
      readonly type: 'undoAnswer';
      readonly id: CommandId;
      readonly seat: Seat;
      readonly ask: Version;
      readonly accept: boolean;
    }
  /** Goes away: a bot stands in until the person returns. */
  | { readonly type: 'leave'; readonly id: CommandId; readonly seat: Seat }
  | { readonly type: 'return'; readonly id: CommandId; readonly seat: Seat }
  /** Whether the bot that stands in for `about` shall play on to the end. */
  | {
      readonly type: 'vote';
      readonly id: CommandId;
      readonly seat: Seat;
      readonly about: Seat;
      readonly keep: boolean;
    };

/** What nobody at the table can ask, only whoever runs it. */
export type HouseCommand =
  /** The time for a decision is up: from now on a bot stands in. */
  { readonly type: 'timeout'; readonly id: CommandId; readonly seat: Seat; readonly decision: DecisionId };

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
  | { readonly code: 'consentNeeded'; readonly barrier: Barrier; readonly of: readonly Seat[] }
  /** One request at a time. */
  | { readonly code: 'undoAsked'; readonly by: Seat }
  /** The request was answered, withdrawn or overtaken by an action. */
  | { readonly code: 'noUndoAsked' }
  /** A bot stands in: take the seat back first. */
  | { readonly code: 'botPlays'; readonly seat: Seat }
  | { readonly code: 'personPlays'; readonly seat: Seat }
  /** The others voted that the bot plays on. */
  | { readonly code: 'botKept'; readonly seat: Seat }
  | { readonly code: 'matchOver' }
  /** The change could not be written down, so it did not happen. */
  | { readonly code: 'storageUnavailable' }
  /** The rules found themselves broken; the match stands still with its record kept. */
  | { readonly code: 'tableBroken' };

/** Why an action cannot be taken back freely. */
export type Barrier = 'otherSeat' | 'draw' | 'reveal';

export type UndoState =
  | { readonly type: 'none' }
  | { readonly type: 'free' }
  | { readonly type: 'consent'; readonly barrier: Barrier; readonly of: readonly Seat[] };

export const SEAT_REASONS = ['left', 'timeout', 'returned', 'voted'] as const;
/** Why somebody else plays a seat than before. `voted`: the bot that stood in stays. */
export type SeatReason = (typeof SEAT_REASONS)[number];

/** Who plays a seat now. The occupant is whose seat it is; a bot may stand in. */
export interface Player {
  readonly by: 'person' | 'bot';
  /** Null while it is as it was at the beginning. */
  readonly why: SeatReason | null;
  /** Whether somebody is there to see and act: a bot always is. */
  readonly present: boolean;
}

/** A request for an undo that is not free. Every person it awaits has to accept; one refusal or any action ends it. */
export interface UndoAsk {
  readonly seat: Seat;
  /** When it was asked; an answer names it. */
  readonly version: Version;
  readonly accepted: readonly Seat[];
  readonly awaited: readonly Seat[];
}

/** How far the others are with keeping a bot that stands in. */
export interface Vote {
  readonly about: Seat;
  readonly keep: readonly Seat[];
  /** So many have to want it: more than half of the other people. */
  readonly needed: number;
}

/** What one viewer is shown. The client holds no reducer: it plays `events`, then settles on `view`. */
export interface Update<T extends GameTypes> {
  readonly version: Version;
  readonly viewer: Viewer;
  readonly view: T['view'];
  /** What happened since the version before, as far as this viewer may know. Empty on a fresh look. */
  readonly events: readonly T['event'][];
  /** True when the step came from an undo or redo: settle at once, there is no story to play. */
  readonly jump: boolean;
  /** For the viewer's own seat: when it is asked, and what it may do without being asked. */
  readonly legal: readonly T['action'][];
  readonly asks: readonly Ask[];
  readonly toAct: readonly Seat[];
  readonly undo: UndoState;
  /** Whose last action could be taken back freely right now: around one screen that is often not the viewer's. */
  readonly freeUndo: Seat | null;
  readonly canRedo: boolean;
  /** By seat. */
  readonly players: readonly Player[];
  readonly undoAsk: UndoAsk | null;
  /** One for each seat that a bot stands in for and may be made to keep. */
  readonly votes: readonly Vote[];
  readonly outcome: Outcome | null;
}

/** One step of the past as a viewer may know it, for the log. The deal has version 0 and no seat. */
export interface HistoryStep<T extends GameTypes> {
  readonly version: Version;
  readonly seat: Seat | null;
  readonly events: readonly T['event'][];
}
