/** Worlds: full states of a match. Another world has other hidden parts and looks the same to one viewer. */

import { GAMES } from '@fremont/games/registry';
import {
  type AnyGame,
  askedSeat,
  type Chance,
  canonicalJson,
  cloneJson,
  type DeepReadonly,
  type GameTypes,
  offTurnChoices,
  pick,
  play,
  type Seat,
  seatList,
  seededChance,
  type Viewer,
} from '@fremont/kernel';
import type { Fault } from '../programs/fault-plan.ts';
import { leakOf } from '../programs/leaks.ts';
import { happens } from '../random.ts';

type State = DeepReadonly<GameTypes['state']>;

export interface World {
  readonly game: AnyGame;
  readonly state: State;
  /** The seed of the future dice. */
  readonly seed: number;
  /** By seat, the maximum of its standing order; empty for a game without orders. */
  readonly limits: readonly number[];
}

export interface ScriptStep {
  readonly seat: Seat;
  readonly action: GameTypes['action'];
  /** False for an off-turn action, such as the answer to an offer. */
  readonly isAsked: boolean;
}

/** The actions to play in both worlds. */
export interface Script {
  readonly steps: readonly ScriptStep[];
  /** Actions to try at the end, which the rules refuse there. */
  readonly refused: readonly ScriptStep[];
}

/** Makes every new match begin in the loaded world. */
export interface WorldLoader {
  readonly chance: Chance;
  load(world: World): void;
  restore(): void;
}

/** Replaces the registered games by copies whose matches begin in the loaded world. `restore` undoes it. */
export const worldLoaderFor = (fault: Fault | null): WorldLoader => {
  const registered: Readonly<Record<string, AnyGame>> = { ...GAMES };
  const places = GAMES as Record<string, AnyGame>;
  let current: World | null = null;
  let dice: Chance = seededChance(0);
  const setup: AnyGame['setup'] = () => {
    if (current === null) throw new Error('no world is loaded');
    return { state: cloneJson(current.state) as GameTypes['state'], events: [] };
  };
  for (const [id, game] of Object.entries(registered)) places[id] = { ...game, setup, ...leakOf(game, fault) };
  return {
    chance: { int: (n, stream) => dice.int(n, stream) },
    load(world) {
      current = world;
      dice = seededChance(world.seed);
    },
    restore() {
      Object.assign(places, registered);
    },
  };
};

/** A state of a random match after so many actions, and those actions; null if the match ended earlier. */
export const randomState = (
  game: AnyGame,
  { options, seats }: { readonly options: GameTypes['options']; readonly seats: number },
  actions: number,
  chance: Chance,
): { readonly state: State; readonly seenActions: readonly GameTypes['action'][] } | null => {
  let state = game.setup(options as DeepReadonly<GameTypes['options']>, seats, chance).state as State;
  const seenActions: GameTypes['action'][] = [];
  for (let count = 0; count < actions; count++) {
    const { seat, action } = randomStep(game, state, chance) ?? {};
    if (seat === undefined || action === undefined) return null;
    const played = play(game, state, seat, action, chance);
    if (!played.ok) throw new Error('a listed action was refused');
    seenActions.push(action);
    state = played.value.state;
  }
  return game.outcome(state) === null ? { state, seenActions } : null;
};

const UNASKED_PER_MILLE = 500;
const PROPOSAL_PER_MILLE = 100;

/** Mostly an action of the asked seat; sometimes an offer, or an off-turn action of another seat. */
const randomStep = (game: AnyGame, state: State, chance: Chance): ScriptStep | null => {
  const asked = askedSeat(game, state);
  if (asked === undefined) return null;
  const unasked = happens(chance, UNASKED_PER_MILLE, 'unasked') ? unaskedSteps(game, state) : [];
  if (unasked.length > 0) return pick(unasked, chance, 'choice');
  const made = happens(chance, PROPOSAL_PER_MILLE, 'proposal') ? proposalsOf(game, state, asked, chance) : [];
  const action = pick(made.length > 0 ? made : game.legalActions(state, asked), chance, 'choice');
  return { seat: asked, action, isAsked: true };
};

const unaskedSteps = (game: AnyGame, state: State): ScriptStep[] => {
  const { chairs } = state as { readonly chairs?: readonly unknown[] };
  return seatList(chairs?.length ?? 0).flatMap((seat) =>
    offTurnChoices(game, state, seat).map((action) => ({ seat, action, isAsked: false })),
  );
};

const proposalsOf = (game: AnyGame, state: State, seat: Seat, chance: Chance): readonly GameTypes['action'][] =>
  game.proposals?.(game.view(state, seat) as DeepReadonly<GameTypes['view']>, seat, chance) ?? [];

const isAboutHidden = (stream: string): boolean => !stream.startsWith('dice:');

/** True if a seat sees more than a spectator. Otherwise only future draws are hidden. */
const hasSecrets = ({ game, state }: World, seats: number): boolean =>
  seatList(seats).some((seat) => game.seesMore?.(state, seat) !== false);

/** A script of up to `length` actions that ends before an action draws or reveals something hidden. */
export const scriptFrom = (
  world: World,
  seats: number,
  length: number,
  choices: Chance,
  seenActions: readonly GameTypes['action'][],
): Script => {
  const { game, state, seed } = world;
  const isHidden = hasSecrets(world, seats) ? isAboutHidden : () => true;
  const dice = seededChance(seed);
  const steps: ScriptStep[] = [];
  let now = state;
  while (steps.length < length) {
    const step = randomStep(game, now, choices);
    if (step === null) break;
    const played = play(game, now, step.seat, step.action, dice);
    if (!played.ok) throw new Error('a listed action was refused');
    const { draws, events, state: next } = played.value;
    const isRevealing = events.some(({ type }) => game.meta.revealingEvents.includes(type));
    if (isRevealing || draws.some(([stream]) => isHidden(stream)) || game.outcome(next) !== null) break;
    steps.push(step);
    now = next;
  }
  return { steps, refused: refusedIn(game, now, seenActions) };
};

const REFUSED_MAX = 4;

/** Some of the earlier actions that the rules refuse in this state. */
const refusedIn = (game: AnyGame, state: State, seenActions: readonly GameTypes['action'][]): ScriptStep[] => {
  const seat = askedSeat(game, state);
  if (seat === undefined) return [];
  return seenActions
    .filter((action) => game.check(state, seat, action) !== null)
    .slice(-REFUSED_MAX)
    .map((action) => ({ seat, action, isAsked: true }));
};

const LIMIT_MAX = 9_000;

/** Random maximums of standing orders, by seat; empty for a game without orders. */
export const randomLimits = (game: AnyGame, seats: number, chance: Chance): number[] =>
  game.orders === undefined ? [] : seatList(seats).map(() => chance.int(LIMIT_MAX, 'limit'));

/** Another world that looks the same to the viewer; null if the guess equals the real world. */
export const otherWorld = (world: World, seats: number, viewer: Viewer, chance: Chance): World | null => {
  const { game } = world;
  const seen = game.view(world.state, viewer) as DeepReadonly<GameTypes['view']>;
  const state = game.guess(seen, viewer, chance) as State;
  const others = randomLimits(game, seats, chance);
  const limits = world.limits.map((limit, seat) => (seat === viewer ? limit : (others[seat] ?? limit)));
  if (!hasSecrets(world, seats)) return { ...world, state, limits, seed: world.seed + 1 };
  return canonicalJson(state) === canonicalJson(world.state) ? null : { ...world, state, limits };
};
