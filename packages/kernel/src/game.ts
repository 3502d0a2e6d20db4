/** The one interface between a game's rules and everything that plays, shows, stores or tests them. */

import type { Chance } from './chance.ts';
import type { Coded, DeepReadonly, Result, Seat, Tagged, Viewer } from './types.ts';

/** The types one game brings with it, bundled so that signatures carry one parameter. */
export interface GameTypes {
  options: object;
  state: object;
  view: object;
  action: Tagged;
  event: Tagged;
  refusal: Coded;
}

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

export interface GameMeta {
  readonly id: string;
  readonly title: string;
  readonly seats: SeatRange;
  /** Raised whenever an old record would no longer replay to the same end. */
  readonly rulesVersion: number;
  readonly stage: 'alpha' | 'beta' | 'stable';
  /** Every action type, so that tools can tell which were never used. */
  readonly actionTypes: readonly string[];
  /** Action types too many to list (a free-form trade offer). `check` still judges them. */
  readonly openActions: readonly string[];
  /** Action types a seat may use while nothing is asked of it (answering an offer). */
  readonly offTurnActions: readonly string[];
  /** Those of them that answer somebody: others do well to wait for them. Left out: none. */
  readonly answerActions?: readonly string[];
  /** Event types that show somebody something that was hidden. Like draws, they end the right to take back. */
  readonly revealingEvents: readonly string[];
  /** Upper bound on the actions of a match, so that every simulation ends. */
  readonly actionsMax: number;
  /**
   * Closed sets that events name by a field, such as every `card`, so that tools can tell which never came up.
   * `tileActivated.face` is the field `face` of events of that one type.
   */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  /** Every way a match can end; the golden records cover each of them. */
  readonly endings: readonly string[];
}

/** A set of options that people play and that the laws are run on, with the seat counts it allows. */
export interface Variant<T extends GameTypes> {
  readonly name: string;
  readonly options: T['options'];
  readonly seats: SeatRange;
}

export interface Outcome {
  /** By seat, 1 is best, ties share a placing. The only authority on who won. */
  readonly placings: readonly number[];
  /** By seat, for display; not comparable across games. */
  readonly scores: readonly number[];
  readonly ending: string;
}

export interface Dealt<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

/**
 * Standing orders: what a seat that is away wants done when it is asked. They are private to the seat and no part of the
 * match; whoever runs the table turns them into ordinary actions, one legal step at a time.
 */
export interface Orders<T extends GameTypes> {
  /** Untrusted JSON in, a well-shaped order out; the error is a code. */
  decode(json: unknown): Result<object, string>;
  /** The step that a decoded order asks for now, or null when it has nothing to say and the person is asked. */
  next(view: DeepReadonly<T['view']>, seat: Seat, order: object): T['action'] | null;
}

/** One board game. Plain functions over plain JSON data: no clock, no I/O, no hidden memory. */
export interface Game<T extends GameTypes> {
  readonly meta: GameMeta;
  /** The option sets that the laws walk through; together they reach every rule. */
  readonly variants: readonly Variant<T>[];

  /** A new match, dealt. */
  setup(options: DeepReadonly<T['options']>, seats: number, chance: Chance): Dealt<T>;

  /** The seats that owe a decision. Empty exactly when `outcome` is not null. */
  toAct(state: DeepReadonly<T['state']>): readonly Seat[];

  /** Every action open to `seat` now, except those of `meta.openActions`, in a stable order. */
  legalActions(state: DeepReadonly<T['state']>, seat: Seat): readonly T['action'][];

  /** Why `seat` may not do this now, or null when it may. The only judge of legality. */
  check(state: DeepReadonly<T['state']>, seat: Seat, action: T['action']): T['refusal'] | null;

  /** Carries out an action that `check` accepted. Writes to `draft`; says what happened. */
  advance(draft: T['state'], seat: Seat, action: T['action'], chance: Chance): readonly T['event'][];

  /** What one viewer may know, built field by field (never a filtered copy of the state). */
  view(state: DeepReadonly<T['state']>, viewer: Viewer): T['view'];

  /**
   * Whether a viewer sees more of this state than a spectator does. Who does not is shown the spectator's view, made once
   * for all of them; so a wrong no hides something and never shows it. Left out: everybody may.
   */
  seesMore?(state: DeepReadonly<T['state']>, viewer: Viewer): boolean;

  /** What one viewer may know of an event; null when even its happening is secret. */
  viewEvent(event: T['event'], viewer: Viewer): T['event'] | null;

  /** The final result, or null while the match goes on. */
  outcome(state: DeepReadonly<T['state']>): Outcome | null;

  /** Broken invariants in words; empty for a sound state. */
  faults(state: DeepReadonly<T['state']>): readonly string[];

  /** Untrusted JSON in, complete options out, defaults filled in; the error is a code. */
  decodeOptions(json: unknown, seats: number): Result<T['options'], string>;

  /** Untrusted JSON in, a well-shaped action out; the error is a code. Shape only: legality is `check`'s. */
  decodeAction(json: unknown): Result<T['action'], string>;

  /** A few actions of `meta.openActions` that `check` accepts now, made up: for random play and for the laws. */
  proposals?(view: DeepReadonly<T['view']>, seat: Seat, chance: Chance): readonly T['action'][];

  /** One full state that fits what `viewer` sees: a guess at the hidden part, for bots and for the leak laws. */
  guess(view: DeepReadonly<T['view']>, viewer: Viewer, chance: Chance): T['state'];

  /** For games in which waiting for every step is tedious. */
  readonly orders?: Orders<T>;

  /** A copy for `advance` to write to; it may share what `advance` only replaces. Written by hand where bots need speed. */
  clone?(state: DeepReadonly<T['state']>): T['state'];
}

/** A game whose types the caller does not know: how registries and tools that serve every game hold one. */
export type AnyGame = Game<GameTypes>;

/**
 * Forgets a game's own types. Sound as long as states, views and actions of one game are only ever given back to
 * that same game, which holds because every record and table names its game.
 */
export const anyGame = <T extends GameTypes>(game: Game<T>): AnyGame => game as unknown as AnyGame;
