/**
 * Detours: copies of a match in which one draw or one choice is different. A detour plays on with the recorded actions while
 * some viewer sees no difference, so that laws can compare what that viewer is shown.
 */

import {
  assert,
  at,
  type Chance,
  type DeepReadonly,
  type Draw,
  deal,
  type Entry,
  type Game,
  type GameTypes,
  pick,
  play,
  type Seat,
  type Step,
  seededChance,
  type Viewer,
} from '@fremont/kernel';
import { isSame } from './difference.ts';
import { type LightStep, playLightly } from './light.ts';
import { viewersOf, type Walk } from './walk.ts';

interface FollowingChance extends Chance {
  /** Whether the rules asked for other draws than the recorded ones. */
  strayed(): boolean;
}

/** Returns the recorded draws as long as they match the requests, then draws new values. */
const followingChance = (draws: readonly Draw[]): FollowingChance => {
  const rest = seededChance(draws.length);
  let next = 0;
  let astray = false;
  return {
    int(n, stream) {
      const draw = draws[next++];
      astray ||= draw === undefined || draw[0] !== stream || draw[1] !== n;
      return astray || draw === undefined ? rest.int(n, stream) : draw[2];
    },
    strayed: () => astray || next < draws.length,
  };
};

/** A step of a detour, and whether its draws differ from the recorded ones. */
export interface OtherStep<T extends GameTypes> extends LightStep<T> {
  readonly strayed: boolean;
}

/** Plays the same action with the same draws in another state. Null when it is refused there. */
export const playElsewhere = <T extends GameTypes>(
  game: Game<T>,
  before: DeepReadonly<T['state']>,
  entry: Entry<T>,
): OtherStep<T> | null => {
  const chance = followingChance(entry.draws);
  const played = playLightly(game, before, entry, chance);
  return played === null ? null : { ...played, strayed: chance.strayed() };
};

/** `playElsewhere` with the state at each event but the last. */
export const playStory = <T extends GameTypes>(
  game: Game<T>,
  before: DeepReadonly<T['state']>,
  { seat, action, draws }: Entry<T>,
): (Pick<Step<T>, 'state' | 'moments'> & { readonly strayed: boolean }) | null => {
  const chance = followingChance(draws);
  const played = play(game, before, seat, action, chance, 'keep');
  return played.ok ? { ...played.value, strayed: chance.strayed() } : null;
};

/** The events of a step as a viewer sees them. */
export const eventsSeenBy = <T extends GameTypes>(
  game: Game<T>,
  { events }: LightStep<T>,
  viewer: Viewer,
): readonly T['event'][] => events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== null);

/** A match that branches off the walk at a step: by another draw, or by another choice of `chooser`. */
export interface Detour<T extends GameTypes> {
  /** Index of the first step that may differ. */
  readonly from: number;
  readonly steps: readonly OtherStep<T>[];
  readonly chooser: Seat | null;
}

/** The most steps of a detour: enough for a secret to matter, few enough to try many detours. */
const FOLLOW_MAX = 24;
/** The number of draws to change, one per detour. Most secrets come from the deal. */
const CHANGES_OF_DEAL = 8;
const CHANGES_OF_STEP = 1;
/** The stream of the chance that picks what to change. */
const CHANGES = 'changes';

const known = new WeakMap<object, unknown>();

/** The detours of a walk, computed once for all laws. */
export const detoursOf = <T extends GameTypes>(walk: Walk<T>): readonly Detour<T>[] => {
  const detours = (known.get(walk) as readonly Detour<T>[] | undefined) ?? takeDetours(walk);
  known.set(walk, detours);
  return detours;
};

const takeDetours = <T extends GameTypes>(walk: Walk<T>): readonly Detour<T>[] => {
  const chance = seededChance(walk.spot.seed);
  return walk.sample.flatMap((index) => {
    const { draws } = at(walk.match.steps, index);
    const changed = otherDraws(draws, index === 0 ? CHANGES_OF_DEAL : CHANGES_OF_STEP, chance);
    const detours = changed.map((other) => detour(walk, index, dealOrPlay(walk, index, other), null));
    return [...detours, ...otherChoice(walk, index, chance)];
  });
};

/** Copies of the draws, each with one other value. */
const otherDraws = (draws: readonly Draw[], count: number, chance: Chance): readonly (readonly Draw[])[] => {
  const open = draws.flatMap(([, n], index) => (n > 1 ? [index] : []));
  while (open.length > count) open.splice(chance.int(open.length, CHANGES), 1);
  return open.map((index) => draws.with(index, otherDraw(at(draws, index), chance)));
};

const otherDraw = ([stream, n, value]: Draw, chance: Chance): Draw => {
  const other = chance.int(n - 1, CHANGES);
  return [stream, n, other < value ? other : other + 1];
};

const dealOrPlay = <T extends GameTypes>(walk: Walk<T>, index: number, draws: readonly Draw[]): OtherStep<T> => {
  const { game, record, steps } = walk.match;
  if (index > 0) {
    const played = playElsewhere(game, at(steps, index - 1).state, { ...at(record.entries, index - 1), draws });
    assert(played !== null, `state ${index - 1}: check accepted an action and then refused it`);
    return played;
  }
  const chance = followingChance(draws);
  const { state, events } = deal(game, record.options as DeepReadonly<T['options']>, record.seats, chance);
  return { state, events, strayed: chance.strayed() };
};

/** A detour in which the seat makes another choice. */
const otherChoice = <T extends GameTypes>(walk: Walk<T>, index: number, chance: Chance): readonly Detour<T>[] => {
  const entry = walk.match.record.entries[index - 1];
  if (entry === undefined) return [];
  const others = walk.listed(index - 1, entry.seat).filter((action) => !isSame(action, entry.action));
  if (others.length === 0) return [];
  const state = at(walk.match.steps, index - 1).state;
  const played = playElsewhere(walk.match.game, state, { ...entry, action: pick(others, chance, CHANGES) });
  return played === null ? [] : [detour(walk, index, played, entry.seat)];
};

const detour = <T extends GameTypes>(
  walk: Walk<T>,
  from: number,
  first: OtherStep<T>,
  chooser: Seat | null,
): Detour<T> => {
  const { game, record } = walk.match;
  const steps: OtherStep<T>[] = [];
  // The viewers who have seen no difference so far. The chooser knows what was chosen.
  let unaware = viewersOf(record.seats).filter((viewer) => viewer !== chooser);
  let next: OtherStep<T> | null = first;
  while (next !== null) {
    const other: OtherStep<T> = next;
    const walked = at(walk.match.steps, from + steps.length);
    unaware = unaware.filter((viewer) => isSame(eventsSeenBy(game, other, viewer), eventsSeenBy(game, walked, viewer)));
    steps.push(other);
    next = unaware.length === 0 || steps.length === FOLLOW_MAX ? null : followed(walk, from + steps.length, other);
  }
  return { from, steps, chooser };
};

/** Plays the next entry of the walk after the detour. Null at the end of the walk, or where the entry is refused. */
const followed = <T extends GameTypes>(
  { match }: Walk<T>,
  index: number,
  before: OtherStep<T>,
): OtherStep<T> | null => {
  const entry = match.record.entries[index - 1];
  return entry === undefined ? null : playElsewhere(match.game, before.state, entry);
};
