/** One random match, and what the laws look at more than once while they inspect it. */

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

/** Where a match can be found again. */
export interface Spot<T extends GameTypes> {
  readonly variant: Variant<T>;
  readonly seats: number;
  readonly seed: number;
}

/** A full state that looks to one viewer like the real one. */
export interface Guess<T extends GameTypes> {
  readonly state: DeepReadonly<T['state']>;
  /** False when the viewer sees everything, or guessed right. */
  readonly differs: boolean;
}

export interface Walk<T extends GameTypes> {
  readonly spot: Spot<T>;
  /** As far as it could be played; without any step when not even the deal came off. */
  readonly match: Match<T>;
  /** Why it could not be played on, if it could not. */
  readonly fault: string | null;
  /** Every step as text, taken the moment it was made. */
  readonly snapshots: readonly string[];
  /** Indexes of the states that costly laws look at: all of a short match, some of every part of a long one. */
  readonly sample: readonly number[];
  /** Every action that was offered to somebody who moved, once each. */
  readonly offered: readonly T['action'][];
  readonly listed: (index: number, seat: Seat) => readonly T['action'][];
  readonly view: (index: number, viewer: Viewer) => T['view'];
  readonly guess: (index: number, viewer: Viewer) => Guess<T>;
}

export const labelOf = <T extends GameTypes>({ variant, seats, seed }: Spot<T>): string =>
  `${variant.name}, ${seats} seats, seed ${seed}`;

export const viewersOf = (seats: number): readonly Viewer[] => [...seatList(seats), 'spectator'];

export const snapshotOf = <T extends GameTypes>({ state, events }: Step<T>): string => JSON.stringify([state, events]);

/** Without the words every failed assertion begins with: all faults are failed assertions here. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/^(assertion failed: )+/, '') : String(error);

/** Plays one match with choices at random. Choices are a stream of their own, so they never touch the dice. */
export const walkMatch = <T extends GameTypes>(game: Game<T>, spot: Spot<T>): Walk<T> => {
  const { variant, seats, seed } = spot;
  const chance = seededChance(seed);
  const path = emptyPath<T>();
  let fault: string | null = null;
  try {
    keep(path, deal(game, variant.options as DeepReadonly<T['options']>, seats, chance));
    while (path.entries.length < game.meta.actionsMax && game.outcome(lastState(path)) === null)
      stride(game, path, seats, chance);
  } catch (error) {
    fault = messageOf(error);
  }
  const { id, rulesVersion } = game.meta;
  const setupDraws = path.steps[0]?.draws ?? [];
  const record = { game: id, rulesVersion, options: variant.options, seats, setupDraws, entries: path.entries };
  const { snapshots, steps } = path;
  const offered = [...path.offered.values()];
  const sample = sampleOf(steps.length, chance);
  return { spot, match: { game, record, steps }, fault, snapshots, sample, offered, ...looksOf(game, steps, seed) };
};

/** Many matches are walked, so no part of the rules goes unseen for this limit. */
const SAMPLE_MAX = 32;

const sampleOf = (length: number, chance: Chance): readonly number[] => {
  const parts = Math.min(length, SAMPLE_MAX);
  const startOf = (part: number): number => Math.floor((part * length) / parts);
  const inner = (part: number): number => startOf(part) + chance.int(startOf(part + 1) - startOf(part), SAMPLES);
  // The deal and the end are always looked at.
  return Array.from({ length: parts }, (_, part) => (part === 0 ? 0 : part === parts - 1 ? length - 1 : inner(part)));
};

interface Path<T extends GameTypes> {
  readonly steps: Step<T>[];
  readonly entries: Entry<T>[];
  readonly snapshots: string[];
  readonly offered: Map<string, T['action']>;
}

const emptyPath = <T extends GameTypes>(): Path<T> => ({ steps: [], entries: [], snapshots: [], offered: new Map() });

const keep = <T extends GameTypes>(path: Path<T>, step: Step<T>): void => {
  path.steps.push(step);
  path.snapshots.push(snapshotOf(step));
};

const lastState = <T extends GameTypes>(path: Path<T>): DeepReadonly<T['state']> =>
  at(path.steps, path.steps.length - 1).state;

const CHOICES = 'choices of the walker';
const SAMPLES = 'samples of the walker';
/** One choice in this many is left to whoever may act without being asked. */
const OFF_TURN_ODDS = 4;
/** One choice in this many is made among open actions, where the game makes some up. */
const OPEN_ODDS = 4;

const stride = <T extends GameTypes>(game: Game<T>, path: Path<T>, seats: number, chance: Chance): void => {
  const state = lastState(path);
  const { seat, list } = chooseSeat(game, state, seats, chance);
  for (const action of list) path.offered.set(JSON.stringify(action), action);
  assert(list.length > 0, `seat ${seat} is to act and has no action`);
  const action = pick(list, chance, CHOICES);
  const played = play(game, state, seat, action, chance);
  assert(played.ok, `${JSON.stringify(action)} of seat ${seat} was offered and then refused`);
  path.entries.push({ seat, action, draws: played.value.draws });
  keep(path, played.value);
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
  const offTurn = game.meta.offTurnActions.length > 0 && chance.int(OFF_TURN_ODDS, CHOICES) === 0;
  const free = offTurn
    ? seatList(seats)
        .map(choicesOf)
        .filter(({ list }) => list.length > 0)
    : [];
  return free.length > 0 ? pick(free, chance, CHOICES) : choicesOf(pick(game.toAct(state), chance, CHOICES));
};

/** What is listed; now and then, open actions instead. */
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

type Looks<T extends GameTypes> = Pick<Walk<T>, 'listed' | 'view' | 'guess'>;

const looksOf = <T extends GameTypes>(game: Game<T>, steps: readonly Step<T>[], seed: number): Looks<T> => {
  const listed = remember((index, seat: Seat) => game.legalActions(at(steps, index).state, seat));
  // Frozen, so that a guess which writes to what it was shown does not go unnoticed.
  const view = remember((index, viewer: Viewer) => deepFreeze(game.view(at(steps, index).state, viewer)));
  const guess = remember((index, viewer: Viewer) => {
    const seen = view(index, viewer) as DeepReadonly<T['view']>;
    const state = game.guess(seen, viewer, seededChance(seed + index)) as DeepReadonly<T['state']>;
    return { state, differs: !isSame(state, at(steps, index).state) };
  });
  return { listed, view, guess };
};

const remember = <Who extends Viewer, V>(make: (index: number, who: Who) => V): ((index: number, who: Who) => V) => {
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
