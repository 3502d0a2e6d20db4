/** Two matches that look the same to one viewer and are not: the real one, and one with its hidden part guessed anew. */

import { GAMES } from '@fremont/games/registry';
import {
  type AnyGame,
  type Chance,
  canonicalJson,
  cloneJson,
  type DeepReadonly,
  type GameTypes,
  pick,
  play,
  type Seat,
  seatList,
  seededChance,
  type Viewer,
} from '@fremont/kernel';
import { leakOf } from '../programs/marks.ts';
import type { Fault } from '../programs/plan.ts';
import { happens } from '../random.ts';

type State = DeepReadonly<GameTypes['state']>;

export interface World {
  readonly game: AnyGame;
  readonly state: State;
  /** Of the dice to come. */
  readonly seed: number;
  /** By seat, what its standing order is ready to pay; empty where the game knows no orders. */
  readonly limits: readonly number[];
}

export interface ScriptStep {
  readonly seat: Seat;
  readonly action: GameTypes['action'];
  /** False for what a seat does without being asked, such as answering an offer. */
  readonly isAsked: boolean;
}

/** What is done in both worlds. */
export interface Script {
  readonly steps: readonly ScriptStep[];
  /** Tried at the end, and against the rules there. */
  readonly refused: readonly ScriptStep[];
}

/** A game that is dealt as the world says, and the chance that goes with it. */
export interface Stage {
  readonly chance: Chance;
  show(world: World): void;
  leave(): void;
}

/** Puts games in the places of the registered ones whose every match begins in the world now shown. */
export const stageFor = (fault: Fault | null): Stage => {
  const registered: Readonly<Record<string, AnyGame>> = { ...GAMES };
  const places = GAMES as Record<string, AnyGame>;
  let current: World | null = null;
  let dice: Chance = seededChance(0);
  const setup: AnyGame['setup'] = () => {
    if (current === null) throw new Error('no world is shown');
    return { state: cloneJson(current.state) as GameTypes['state'], events: [] };
  };
  for (const [id, game] of Object.entries(registered)) places[id] = { ...game, setup, ...leakOf(game, fault) };
  return {
    chance: { int: (n, stream) => dice.int(n, stream) },
    show(world) {
      current = world;
      dice = seededChance(world.seed);
    },
    leave() {
      Object.assign(places, registered);
    },
  };
};

/** Somewhere in a random match, and the actions that led there; null when it was over before. */
export const someState = (
  game: AnyGame,
  { options, seats }: { readonly options: GameTypes['options']; readonly seats: number },
  actions: number,
  chance: Chance,
): { readonly state: State; readonly met: readonly GameTypes['action'][] } | null => {
  let state = game.setup(options as DeepReadonly<GameTypes['options']>, seats, chance).state as State;
  const met: GameTypes['action'][] = [];
  for (let count = 0; count < actions; count++) {
    const { seat, action } = someStep(game, state, chance) ?? {};
    if (seat === undefined || action === undefined) return null;
    const played = play(game, state, seat, action, chance);
    if (!played.ok) throw new Error('a listed action was refused');
    met.push(action);
    state = played.value.state;
  }
  return game.outcome(state) === null ? { state, met } : null;
};

const UNASKED_PER_MILLE = 500;
const PROPOSAL_PER_MILLE = 100;

/** Mostly what is asked for; now and then an offer, and an answer to one from a seat that is not asked. */
const someStep = (game: AnyGame, state: State, chance: Chance): ScriptStep | null => {
  const [asked] = game.toAct(state);
  if (asked === undefined) return null;
  const unasked = happens(chance, UNASKED_PER_MILLE, 'unasked') ? unaskedSteps(game, state, asked) : [];
  if (unasked.length > 0) return pick(unasked, chance, 'choice');
  const made = happens(chance, PROPOSAL_PER_MILLE, 'proposal') ? proposalsOf(game, state, asked, chance) : [];
  const action = pick(made.length > 0 ? made : game.legalActions(state, asked), chance, 'choice');
  return { seat: asked, action, isAsked: true };
};

const unaskedSteps = (game: AnyGame, state: State, asked: Seat): ScriptStep[] => {
  if (game.meta.offTurnActions.length === 0) return [];
  const { chairs } = state as { readonly chairs?: readonly unknown[] };
  return seatList(chairs?.length ?? 0)
    .filter((seat) => seat !== asked)
    .flatMap((seat) => game.legalActions(state, seat).map((action) => ({ seat, action, isAsked: false })));
};

const proposalsOf = (game: AnyGame, state: State, seat: Seat, chance: Chance): readonly GameTypes['action'][] =>
  game.proposals?.(game.view(state, seat) as DeepReadonly<GameTypes['view']>, seat, chance) ?? [];

const isAboutHidden = (stream: string): boolean => !stream.startsWith('dice:');

/** Whether anybody at all sees something that others do not. Where nobody does, only what is still to be drawn is hidden. */
const hasSecrets = ({ game, state }: World, seats: number): boolean =>
  seatList(seats).some((seat) => game.seesMore?.(state, seat) !== false);

/** Up to so many actions from here, ending before anything hidden is drawn or shown. */
export const scriptFrom = (
  world: World,
  seats: number,
  length: number,
  choices: Chance,
  met: readonly GameTypes['action'][],
): Script => {
  const { game, state, seed } = world;
  const isHidden = hasSecrets(world, seats) ? isAboutHidden : () => true;
  const dice = seededChance(seed);
  const steps: ScriptStep[] = [];
  let now = state;
  while (steps.length < length) {
    const step = someStep(game, now, choices);
    if (step === null) break;
    const played = play(game, now, step.seat, step.action, dice);
    if (!played.ok) throw new Error('a listed action was refused');
    const { draws, events, state: next } = played.value;
    const isTelling = events.some(({ type }) => game.meta.revealingEvents.includes(type));
    if (isTelling || draws.some(([stream]) => isHidden(stream)) || game.outcome(next) !== null) break;
    steps.push(step);
    now = next;
  }
  return { steps, refused: refusedIn(game, now, met) };
};

const REFUSED_MAX = 4;

/** Of the actions met on the way, some that the rules refuse here. */
const refusedIn = (game: AnyGame, state: State, met: readonly GameTypes['action'][]): ScriptStep[] => {
  const [seat] = game.toAct(state);
  if (seat === undefined) return [];
  return met
    .filter((action) => game.check(state, seat, action) !== null)
    .slice(-REFUSED_MAX)
    .map((action) => ({ seat, action, isAsked: true }));
};

const LIMIT_MAX = 9_000;

/** What each seat is ready to pay, where a game knows standing orders. */
export const someLimits = (game: AnyGame, seats: number, chance: Chance): number[] =>
  game.orders === undefined ? [] : seatList(seats).map(() => chance.int(LIMIT_MAX, 'limit'));

/** The same to this viewer; null when it is the same altogether. */
export const otherWorld = (world: World, seats: number, viewer: Viewer, chance: Chance): World | null => {
  const { game } = world;
  const seen = game.view(world.state, viewer) as DeepReadonly<GameTypes['view']>;
  const state = game.guess(seen, viewer, chance) as State;
  const others = someLimits(game, seats, chance);
  const limits = world.limits.map((limit, seat) => (seat === viewer ? limit : (others[seat] ?? limit)));
  if (!hasSecrets(world, seats)) return { ...world, state, limits, seed: world.seed + 1 };
  return canonicalJson(state) === canonicalJson(world.state) ? null : { ...world, state, limits };
};
