/** The commands, answers and updates of a table. Workers, sockets and tests use the same messages. */

import type { BotLevel } from '@fremont/bots';
import type { Coded, DecodeError, GameTypes, NoSuchSeat, Outcome, Seat, Viewer } from '@fremont/kernel';

export const SEAT_COLOURS = ['cherry', 'pool', 'lemon', 'cactus', 'orchid', 'pearl'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The person or bot that a seat was given to. It is not part of the game's state. */
export type Occupant =
  | { readonly type: 'person'; readonly name: string; readonly colour: SeatColour }
  | { readonly type: 'bot'; readonly name: string; readonly colour: SeatColour; readonly level: BotLevel };

/** One counter per match for everything that changes what viewers see. It only grows. */
export type Version = number;

/** The seat and the version at which the decision opened, so that a late command cannot answer another decision. */
export type DecisionId = `${number}.${number}`;
/** An open decision. */
export interface Ask {
  readonly id: DecisionId;
  readonly seat: Seat;
}

/** A repeated id gets the same answer. Clients choose 32 hexadecimal digits; ids of the server have another shape. */
export type CommandId = string;

/** A request of a player to the table. */
export type Command =
  | {
      readonly type: 'act';
      readonly id: CommandId;
      readonly seat: Seat;
      /** Null for an off-turn action. */
      readonly decision: DecisionId | null;
      readonly action: unknown;
    }
  /** Takes back the seat's last action. If that is not free, `consent` names the people who agreed. */
  | { readonly type: 'undo'; readonly id: CommandId; readonly seat: Seat; readonly consent: readonly Seat[] }
  | { readonly type: 'redo'; readonly id: CommandId; readonly seat: Seat }
  /** Asks the other people to agree to an undo. `consent` names those who agreed in advance. */
  | { readonly type: 'undoAsk'; readonly id: CommandId; readonly seat: Seat; readonly consent: readonly Seat[] }
  /** `ask` is the version of the undo request. The asking seat withdraws it by refusing. */
  | {
      readonly type: 'undoAnswer';
      readonly id: CommandId;
      readonly seat: Seat;
      readonly ask: Version;
      readonly accept: boolean;
    }
  /** A bot substitutes for the person until they return. */
  | { readonly type: 'leave'; readonly id: CommandId; readonly seat: Seat }
  | { readonly type: 'return'; readonly id: CommandId; readonly seat: Seat }
  /** Votes on whether the substitute bot of `about` plays to the end. */
  | {
      readonly type: 'vote';
      readonly id: CommandId;
      readonly seat: Seat;
      readonly about: Seat;
      readonly keep: boolean;
    };

/** Commands that only the server can give. */
export type ServerCommand =
  /** The time for a decision is up: a bot substitutes for the person. */
  | { readonly type: 'timeout'; readonly id: CommandId; readonly seat: Seat; readonly decision: DecisionId }
  /** An undo request of this seat was not answered in time. `ask` is its version. */
  | { readonly type: 'undoExpire'; readonly id: CommandId; readonly seat: Seat; readonly ask: Version };

/** Every command gets exactly one answer. */
export type Answer =
  | { readonly type: 'done'; readonly id: CommandId; readonly version: Version }
  | { readonly type: 'refused'; readonly id: CommandId; readonly refusal: Coded }
  | { readonly type: 'failed'; readonly id: CommandId; readonly error: TableError };

export type TableError =
  /** `problem` names the field of an action that does not fit, and the values it allows. */
  | { readonly code: 'badMessage'; readonly why: string; readonly problem?: DecodeError }
  | NoSuchSeat
  /** The decision is no longer open. */
  | { readonly code: 'staleDecision'; readonly version: Version }
  | { readonly code: 'notYourSeat'; readonly seat: number }
  | { readonly code: 'nothingToUndo' }
  | { readonly code: 'nothingToRedo' }
  /** The undo crosses a draw, a reveal or another seat's action. The seats in `of` must agree first. */
  | { readonly code: 'consentNeeded'; readonly barrier: Barrier; readonly of: readonly Seat[] }
  /** Another undo request is open. */
  | { readonly code: 'undoAsked'; readonly by: Seat }
  /** The request was answered, withdrawn or ended by an action. */
  | { readonly code: 'noUndoAsked' }
  /** The seat has asked `max` times already and may ask again after its next action. */
  | { readonly code: 'undoAskLimit'; readonly max: number }
  /** The seat has done this `max` times in this match and may not do it again. */
  | { readonly code: 'changeLimit'; readonly change: 'undo' | 'return' | 'vote'; readonly max: number }
  /** A bot substitutes for the person, who must return first. */
  | { readonly code: 'botPlays'; readonly seat: Seat }
  | { readonly code: 'personPlays'; readonly seat: Seat }
  /** The others voted that the bot plays to the end. */
  | { readonly code: 'botKept'; readonly seat: Seat }
  /** The seat has no time left for its open decision. Its person may return after the bot has answered it. */
  | { readonly code: 'outOfTime'; readonly seat: Seat }
  /** Fewer than `needed` people are left to vote. */
  | { readonly code: 'tooFewVoters'; readonly needed: number }
  /** The host may hand the seat of an absent person to a bot after `waitMs`. Null: only the day clock may. */
  | { readonly code: 'seatHeld'; readonly seat: Seat; readonly waitMs: number | null }
  | { readonly code: 'matchOver' }
  /** The entry could not be stored, so nothing changed. */
  | { readonly code: 'storageUnavailable' }
  /** The rules broke an invariant. The match stops and its record is kept. */
  | { readonly code: 'tableBroken' };

export const BARRIERS = ['otherSeat', 'draw', 'reveal'] as const;
/** Why an undo needs consent. */
export type Barrier = (typeof BARRIERS)[number];

export type UndoState =
  | { readonly type: 'none' }
  | { readonly type: 'free' }
  | { readonly type: 'consent'; readonly barrier: Barrier; readonly of: readonly Seat[] };

export const SEAT_REASONS = ['left', 'timeout', 'returned', 'voted'] as const;
/** Why a seat got another player. `voted`: the substitute bot stays to the end. */
export type SeatReason = (typeof SEAT_REASONS)[number];

/** The current player of a seat. It differs from the occupant while a bot substitutes for a person. */
export interface Player {
  readonly by: 'person' | 'bot';
  /** Null until the first change. */
  readonly why: SeatReason | null;
  /** True if the person is connected; always true for a bot. */
  readonly present: boolean;
}

/** A request for an undo that is not free. All `awaited` people must accept. One refusal or any action ends it. */
export interface UndoAsk {
  readonly seat: Seat;
  /** The version of the request; an answer names it. */
  readonly version: Version;
  readonly accepted: readonly Seat[];
  readonly awaited: readonly Seat[];
}

/** The open vote on a substitute bot. */
export interface Vote {
  readonly about: Seat;
  readonly keep: readonly Seat[];
  /** The votes needed: more than half of the other people, and at least two unless the clock removed the person. */
  readonly needed: number;
}

/** The message about a change to one viewer. The client has no reducer: it plays `events` and then shows `view`. */
export interface Update<T extends GameTypes> {
  readonly version: Version;
  readonly viewer: Viewer;
  readonly view: T['view'];
  /** The events since the version before that this viewer may see. Empty on a fresh look. */
  readonly events: readonly T['event'][];
  /** The view at each event but the last, whose view is `view`. Empty if there is no story to play. */
  readonly moments: readonly T['view'][];
  /** True after an undo or redo: the client shows `view` at once and plays no story. */
  readonly jump: boolean;
  /** After an undo: the version of the first step that was undone. That step and all later ones leave the history. */
  readonly undoneFrom: Version | null;
  /** The legal actions of the viewer's own seat, off-turn actions included. */
  readonly legal: readonly T['action'][];
  readonly asks: readonly Ask[];
  readonly toAct: readonly Seat[];
  readonly undo: UndoState;
  /** The seat whose last action can be undone freely. With several people at one screen it is often not the viewer's seat. */
  readonly freeUndo: Seat | null;
  readonly canRedo: boolean;
  /** By seat. */
  readonly players: readonly Player[];
  readonly undoAsk: UndoAsk | null;
  /** One per seat with a substitute bot that is not voted to stay yet. */
  readonly votes: readonly Vote[];
  readonly outcome: Outcome | null;
}

/** One past step with the events that the viewer may see. The deal has version 0 and no seat. */
export interface HistoryStep<T extends GameTypes> {
  readonly version: Version;
  readonly seat: Seat | null;
  readonly events: readonly T['event'][];
}

/** Consecutive steps of the history, oldest first. */
export interface HistoryPage<T extends GameTypes> {
  readonly steps: readonly HistoryStep<T>[];
  /** The version of the first step. 0 means that there are no older ones. */
  readonly from: Version;
}
