/** The interface between the rules of a game and all code that plays, shows, stores or tests it. */

import type { Chance } from './chance.ts';
import type { Decoded } from './decode.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Coded, DeepReadonly, Seat, Tagged, Viewer } from './types.ts';

/** The types of one game, bundled so that signatures need only one type parameter. */
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
  /** Raise it when an old record no longer replays to the same end. See `isUnchangedSince` for records that still do. */
  readonly rulesVersion: number;
  readonly stage: 'alpha' | 'beta' | 'stable';
  /** All action types, so that tools can report unused ones. */
  readonly actionTypes: readonly string[];
  /** Types of actions that are too many to list, such as free-form offers. `check` still judges them. */
  readonly openActions: readonly string[];
  /** Types of actions that a seat may take while it owes no decision, such as the answer to an offer. */
  readonly offTurnActions: readonly string[];
  /** Off-turn actions that another player waits for. Bots give people time to take them. The default is none. */
  readonly answerActions?: readonly string[];
  /** Types of events that reveal hidden information. Like draws, they end the right to a free take-back. */
  readonly revealingEvents: readonly string[];
  /** An upper bound on the actions of a match, so that every simulation ends. */
  readonly actionsMax: number;
  /**
   * All values of a field of events, such as every `card`, so that tools can report values that never occurred.
   * `tileActivated.face` is the field `face` of events of that type only.
   */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  /** All ways in which a match can end. The golden records cover each of them. */
  readonly endings: readonly string[];
}

/** A set of options that people play and that the laws run on, with its seat counts. */
export interface Variant<T extends GameTypes> {
  readonly name: string;
  readonly options: T['options'];
  readonly seats: SeatRange;
}

export interface Outcome {
  /** By seat; 1 is best and ties share a placing. Only placings decide who won. */
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
 * Standing orders: instructions of an absent seat for its next decisions. They are private to the seat and not part of the
 * match. The table turns them into ordinary actions, one legal step at a time.
 */
export interface Orders<T extends GameTypes> {
  /** Decodes untrusted JSON. The error names the field and the values that it allows. */
  decode(json: unknown): Decoded<object>;
  /** The action that a decoded order asks for now; null if the person has to decide. */
  next(view: DeepReadonly<T['view']>, seat: Seat, order: object): T['action'] | null;
}

/** JSON Schemas of a game. `order` is missing in games without standing orders. */
export interface GameSchemas {
  readonly options: JsonSchema;
  readonly action: JsonSchema;
  readonly order?: JsonSchema;
}

/** One board game: pure functions over JSON data, without clock, I/O or hidden state. */
export interface Game<T extends GameTypes> {
  readonly meta: GameMeta;
  /** The sets of options that the laws run on. Together they reach every rule. */
  readonly variants: readonly Variant<T>[];

  /**
   * True if the current rules play a match of an older `rulesVersion` with these options in the same way, step by step.
   * The match then continues under the version it began with; `setup` gets that version and can keep an old rule in the
   * state. Without this function, no older match can be opened.
   */
  isUnchangedSince?(rulesVersion: number, options: DeepReadonly<T['options']>): boolean;

  /** Deals a match. `rulesVersion` is older than the current one only when an older match is replayed. */
  setup(options: DeepReadonly<T['options']>, seats: number, chance: Chance, rulesVersion?: number): Dealt<T>;

  /** The seats that owe a decision. Empty exactly when `outcome` is not null. */
  toAct(state: DeepReadonly<T['state']>): readonly Seat[];

  /** All legal actions of `seat` except those of `meta.openActions`, in a stable order. */
  legalActions(state: DeepReadonly<T['state']>, seat: Seat): readonly T['action'][];

  /** Why `seat` may not take this action now, or null. It alone decides what is legal. */
  check(state: DeepReadonly<T['state']>, seat: Seat, action: T['action']): T['refusal'] | null;

  /**
   * Carries out an action that `check` accepted, while the caller iterates. It writes to `draft` and yields each event as
   * soon as `draft` contains it, so that a screen can show a long action step by step. `carryOut` runs it to the end.
   */
  advance(draft: T['state'], seat: Seat, action: T['action'], chance: Chance): Iterable<T['event']>;

  /** The part of the state that one viewer may know, built field by field and never by filtering a copy. */
  view(state: DeepReadonly<T['state']>, viewer: Viewer): T['view'];

  /**
   * True if the viewer sees more of this state than a spectator. All other viewers share the spectator's view, which is
   * built once. A wrong false hides something and never leaks it. Without this function, every viewer gets an own view.
   */
  seesMore?(state: DeepReadonly<T['state']>, viewer: Viewer): boolean;

  /**
   * The view with everything that any seat sees, for replays of a match that is over. Without this function, a spectator sees
   * everything.
   */
  openView?(state: DeepReadonly<T['state']>): T['view'];

  /** The part of an event that one viewer may know; null if even its occurrence is secret. */
  viewEvent(event: T['event'], viewer: Viewer): T['event'] | null;

  /** The final result; null while the match is running. */
  outcome(state: DeepReadonly<T['state']>): Outcome | null;

  /** Descriptions of broken invariants; empty for a sound state. */
  faults(state: DeepReadonly<T['state']>): readonly string[];

  /**
   * Decodes untrusted JSON into complete options; absent fields get their defaults. Null is refused like any wrong value.
   * The error names the field and the values that it allows, or the values that exclude each other.
   */
  decodeOptions(json: unknown, seats: number): Decoded<T['options']>;

  /** Decodes untrusted JSON into an action with its own fields only. It checks the shape; `check` decides what is legal. */
  decodeAction(json: unknown): Decoded<T['action']>;

  /** Describe the JSON that the decoders accept, for people who write clients. Combinations of options are not in them. */
  readonly schemas?: GameSchemas;

  /** Invents a few actions of `meta.openActions` that `check` accepts now, for random play and for the laws. */
  proposals?(view: DeepReadonly<T['view']>, seat: Seat, chance: Chance): readonly T['action'][];

  /** A full state that fits the view: the hidden parts are guessed. For bots and for the leak laws. */
  guess(view: DeepReadonly<T['view']>, viewer: Viewer, chance: Chance): T['state'];

  /** For games with many small decisions, such as auctions. */
  readonly orders?: Orders<T>;

  /** A copy that `advance` may write to. It may share parts that `advance` only replaces. Hand-written where bots need speed. */
  clone?(state: DeepReadonly<T['state']>): T['state'];
}

/** A game of unknown types, for registries and tools that work with every game. */
export type AnyGame = Game<GameTypes>;

/**
 * Drops the types of a game. This is safe as long as states, views and actions are only passed back to the same game. Every
 * record and table names its game, so they are.
 */
export const anyGame = <T extends GameTypes>(game: Game<T>): AnyGame => game as unknown as AnyGame;
