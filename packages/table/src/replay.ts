/** Steps through a recorded match, forwards and backwards, as any viewer. */

import {
  at,
  canReplay,
  err,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Outcome,
  ok,
  type Result,
  type Viewer,
} from '@fremont/kernel';
import { entriesOf, settingOfRecord } from './from-record.ts';
import { visibleEvents } from './history.ts';
import type { ActionEntry } from './log.ts';
import { dealtMatch, type MatchState, withEntry } from './match-state.ts';
import type { HistoryStep, Occupant, Player, Update } from './messages.ts';
import type { LoadError } from './opening.ts';
import { type UpdateKind, updatesOf } from './updates.ts';

/** Whose knowledge a replay shows. `open` shows everything that any seat knew; offer it only once the match is over. */
export type Perspective = Viewer | 'open';

export interface ReplayedMatch<T extends GameTypes> {
  readonly record: MatchRecord<T>;
  readonly occupants: readonly Occupant[];
}

/** Place 0 is the deal, and place n is the match after its first n actions. The version of an update is its place. */
export class Replay<T extends GameTypes> {
  readonly record: MatchRecord<T>;
  readonly occupants: readonly Occupant[];
  readonly #game: Game<T>;
  /** The game with the views and events of a viewer who knows everything that any seat knows. */
  readonly #openGame: Game<T>;
  readonly #entries: readonly ActionEntry[];
  /** By place. A match of bots has up to 400 actions, so every state is kept and no step has to be replayed. */
  readonly #states: readonly MatchState<T>[];

  private constructor(game: Game<T>, { record, occupants }: ReplayedMatch<T>) {
    this.record = record;
    this.occupants = occupants;
    this.#game = game;
    this.#openGame = openGame(game);
    this.#entries = entriesOf(record);
    const states = [dealtMatch(game, settingOfRecord('replay', record, occupants))];
    for (const entry of this.#entries) states.push(withEntry(at(states, states.length - 1), entry));
    this.#states = states;
  }

  /** Returns an error, and never throws, if the record does not fit the rules. */
  static of<T extends GameTypes>(game: Game<T>, match: ReplayedMatch<T>): Result<Replay<T>, LoadError> {
    const { record } = match;
    if (record.game !== game.meta.id || !canReplay(game, record))
      return err({ code: 'otherRules', stored: record.rulesVersion, here: game.meta.rulesVersion });
    try {
      return ok(new Replay(game, match));
    } catch (fault) {
      return err({ code: 'doesNotReplay', why: String(fault) });
    }
  }

  /** A replay belongs to no viewer: it holds the knowledge of all seats. */
  get viewer(): null {
    return null;
  }

  get setting(): Pick<MatchRecord<T>, 'game' | 'options' | 'seats'> {
    return this.record;
  }

  /** The last place. */
  get length(): number {
    return this.#entries.length;
  }

  /** Null if the match was not played to its end. */
  get outcome(): Outcome | null {
    return this.#game.outcome(at(this.#states, this.length).state);
  }

  /** The view at a place, without a story. */
  look(place: number, perspective: Perspective): Update<T> {
    return this.#update(at(this.#states, place), 'look', perspective);
  }

  /** The story of the action that leads to a place. */
  story(place: number, perspective: Perspective): Update<T> {
    const before = at(this.#states, place - 1);
    return this.#update(withEntry(before, at(this.#entries, place - 1), 'keep'), 'news', perspective);
  }

  /** The steps up to a place, the deal included. */
  history(place: number, perspective: Perspective): readonly HistoryStep<T>[] {
    const { game, viewer } = this.#sight(perspective);
    return this.#states.slice(0, place + 1).map(({ events, version }) => ({
      version,
      seat: version === 0 ? null : at(this.#entries, version - 1).seat,
      events: visibleEvents(game, events, viewer),
    }));
  }

  /** The record as it was at a place. */
  recordAt(place: number): MatchRecord<T> {
    return { ...this.record, entries: this.record.entries.slice(0, place) };
  }

  #sight(perspective: Perspective): { readonly game: Game<T>; readonly viewer: Viewer } {
    return perspective === 'open'
      ? { game: this.#openGame, viewer: 'spectator' }
      : { game: this.#game, viewer: perspective };
  }

  /** Nothing in a replay can be undone, asked or voted on. */
  #update(match: MatchState<T>, kind: UpdateKind, perspective: Perspective): Update<T> {
    const { game, viewer } = this.#sight(perspective);
    const { occupants } = this;
    const players = occupants.map(playedBy);
    const facts = { match: { ...match, game }, occupants, players, holderOf: String, isBroken: false };
    return { ...updatesOf(facts, kind)(viewer), undo: { type: 'none' }, freeUndo: null, canRedo: false, votes: [] };
  }
}

const openGame = <T extends GameTypes>(game: Game<T>): Game<T> => ({
  ...game,
  view: (state) => game.openView?.(state) ?? game.view(state, 'spectator'),
  seesMore: () => false,
  viewEvent: (event) => event,
});

const playedBy = ({ type }: Occupant): Player => ({ by: type, why: null, present: true });
