/** One random match, with cached lists, views and guesses for the laws. */

import {
  assert,
  at,
  type Chance,
  type DeepReadonly,
  deal,
  deepFreeze,
  type Entry,
  type Game,
  type GameTypes,
  hasOffTurnActions,
  type Match,
  pick,
  play,
  type Seat,
  type Step,
  seatList,
  seededChance,
  type Variant,
  type Viewer,
} from '@fremont/kernel';
import { isSame } from './difference.ts';

/** The inputs that reproduce a match. */
export interface Spot<T extends GameTypes> {
  readonly variant: Variant<T>;
  readonly seats: number;
  readonly seed: number;
}

/** A full state that has the same view for one viewer as the real one. */
export interface Guess<T extends GameTypes> {
  readonly state: DeepReadonly<T['state']>;
  /** False when the guess equals the real state. */
  readonly differs: boolean;
}

export interface Walk<T extends GameTypes> {
  readonly spot: Spot<T>;
  /** The match up to its end or its fault; without steps when the deal failed. */
  readonly match: Match<T>;
  /** Why the match stopped early; null when it did not. */
  readonly fault: string | null;
  /** Every step as JSON, taken right after the step. */
  readonly snapshots: readonly string[];
  /** Indexes of the states that expensive laws check: all of a short match, some of every part of a long one. */
  readonly sample: readonly number[];
  /** All distinct actions that were listed for a seat that acted. */
  readonly offered: readonly T['action'][];
  readonly listed: (index: number, seat: Seat) => readonly T['action'][];
  readonly view: (index: number, viewer: Viewer) => T['view'];
  readonly guess: (index: number, viewer: Viewer) => Guess<T>;
}

export const labelOf = <T extends GameTypes>({ variant, seats, seed }: Spot<T>): string =>
  `${variant.name}, ${seats} seats, seed ${seed}`;

export const viewersOf = (seats: number): readonly Viewer[] => [...seatList(seats), 'spectator'];

export const snapshotOf = <T extends GameTypes>({ state, events }: Step<T>): string => JSON.stringify([state, events]);

/** The message without the prefix of failed assertions, because all faults here are failed assertions. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/^(assertion failed: )+/, '') : String(error);

/** Plays one match with random choices. Choices use their own stream, so they do not affect the dice. */
export const walkMatch = <T extends GameTypes>(game: Game<T>, spot: Spot<T>): Walk<T> => {
  const { variant, seats, seed } = spot;
  const chance = seededChance(seed);
  const path = emptyPath<T>();
  let fault: string | null = null;
  try {
    addStep(path, deal(game, variant.options as DeepReadonly<T['options']>, seats, chance));
    while (path.entries.length < game.meta.actionsMax && game.outcome(lastState(path)) === null)
      playRandomAction(game, path, seats, chance);
  } catch (error) {
    fault = messageOf(error);
  }
  const { id, rulesVersion } = game.meta;
  const setupDraws = path.steps[0]?.draws ?? [];
  const record = { game: id, rulesVersion, options: variant.options, seats, setupDraws, entries: path.entries };
  const { snapshots, steps } = path;
  const offered = [...path.offered.values()];
  const sample = sampleOf(steps.length, chance);
  return { spot, match: { game, record, steps }, fault, snapshots, sample, offered, ...lookupsOf(game, steps, seed) };
};

/** The most states sampled per match. Many matches are played, so the limit leaves no part of the rules unchecked. */
const SAMPLE_MAX = 32;

/** The deal, the last entry and the end are always sampled, because secrets are revealed there. */
const SAMPLE_FIXED = 3;

const sampleOf = (length: number, chance: Chance): readonly number[] => {
  if (length <= SAMPLE_MAX) return Array.from({ length }, (_, index) => index);
  const parts = SAMPLE_MAX - SAMPLE_FIXED;
  const startOf = (part: number): number => 1 + Math.floor((part * (length - SAMPLE_FIXED)) / parts);
  const inner = Array.from(
    { length: parts },
    (_, part) => startOf(part) + chance.int(startOf(part + 1) - startOf(part), SAMPLES),
  );
  return [0, ...inner, length - 2, length - 1];
};

interface Path<T extends GameTypes> {
  readonly steps: Step<T>[];
  readonly entries: Entry<T>[];
  readonly snapshots: string[];
  readonly offered: Map<string, T['action']>;
}

const emptyPath = <T extends GameTypes>(): Path<T> => ({ steps: [], entries: [], snapshots: [], offered: new Map() });

const addStep = <T extends GameTypes>(path: Path<T>, step: Step<T>): void => {
  path.steps.push(step);
  path.snapshots.push(snapshotOf(step));
};

const lastState = <T extends GameTypes>(path: Path<T>): DeepReadonly<T['state']> =>
  at(path.steps, path.steps.length - 1).state;

const CHOICES = 'choices of the walker';
const SAMPLES = 'samples of the walker';
/** One choice in this many is an off-turn action. */
const OFF_TURN_ODDS = 4;
/** One choice in this many is an open action, if the game proposes some. */
const OPEN_ODDS = 4;

const playRandomAction = <T extends GameTypes>(game: Game<T>, path: Path<T>, seats: number, chance: Chance): void => {
  const state = lastState(path);
  const { seat, list } = chooseSeat(game, state, seats, chance);
  for (const action of list) path.offered.set(JSON.stringify(action), action);
  assert(list.length > 0, `seat ${seat} is to act and has no legal action`);
  const action = pick(list, chance, CHOICES);
  const played = play(game, state, seat, action, chance);
  assert(played.ok, `${JSON.stringify(action)} of seat ${seat} was listed and then refused`);
  path.entries.push({ seat, action, draws: played.value.draws });
  addStep(path, played.value);
};

interface Choices<T extends GameTypes> {
  readonly seat: Seat;
  readonly list: readonly T['action'][];
}

const chooseSeat = <T extends GameTypes>(
  game: Game<T>,
  state: DeepReadonly<T['state']>,
  seats: number,
  chance: Chance,
): Choices<T> => {
  const choicesOf = (seat: Seat): Choices<T> => ({ seat, list: choices(game, state, seat, chance) });
  const offTurn = hasOffTurnActions(game) && chance.int(OFF_TURN_ODDS, CHOICES) === 0;
  const free = offTurn
    ? seatList(seats)
        .map(choicesOf)
        .filter(({ list }) => list.length > 0)
    : [];
  return free.length > 0 ? pick(free, chance, CHOICES) : choicesOf(pick(game.toAct(state), chance, CHOICES));
};

/** The listed actions, or sometimes open actions instead. */
const choices = <T extends GameTypes>(
  game: Game<T>,
  state: DeepReadonly<T['state']>,
  seat: Seat,
  chance: Chance,
): readonly T['action'][] => {
  const isOpen = game.proposals !== undefined && chance.int(OPEN_ODDS, CHOICES) === 0;
  const seen = game.view(state, seat) as DeepReadonly<T['view']>;
  const open = isOpen ? (game.proposals?.(seen, seat, chance) ?? []) : [];
  return open.length > 0 ? open : game.legalActions(state, seat);
};

type Lookups<T extends GameTypes> = Pick<Walk<T>, 'listed' | 'view' | 'guess'>;

const lookupsOf = <T extends GameTypes>(game: Game<T>, steps: readonly Step<T>[], seed: number): Lookups<T> => {
  const listed = memoize((index, seat: Seat) => game.legalActions(at(steps, index).state, seat));
  // Frozen, so that a guess that writes to its view throws.
  const view = memoize((index, viewer: Viewer) => deepFreeze(game.view(at(steps, index).state, viewer)));
  const guess = memoize((index, viewer: Viewer) => {
    const seen = view(index, viewer) as DeepReadonly<T['view']>;
    const state = game.guess(seen, viewer, seededChance(seed + index)) as DeepReadonly<T['state']>;
    return { state, differs: !isSame(state, at(steps, index).state) };
  });
  return { listed, view, guess };
};

const memoize = <Who extends Viewer, V>(make: (index: number, who: Who) => V): ((index: number, who: Who) => V) => {
  const kept = new Map<string, V>();
  return (index, who) => {
    const key = `${index}/${who}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(index, who);
    kept.set(key, made);
    return made;
  };
};
