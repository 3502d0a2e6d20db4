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
  seededChance,
  type Viewer,
} from '@fremont/kernel';
import type { Fault } from '../programs/plan.ts';

type State = DeepReadonly<GameTypes['state']>;

export interface World {
  readonly state: State;
  /** Of the dice to come: the same in both worlds. */
  readonly seed: number;
}

export interface ScriptStep {
  readonly seat: Seat;
  readonly action: GameTypes['action'];
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

/** Puts a game in the place of the registered one whose every match begins in the world now shown. */
export const stageFor = (game: AnyGame, fault: Fault | null): Stage => {
  const games = GAMES as Record<string, AnyGame>;
  const { id } = game.meta;
  let current: World | null = null;
  let dice: Chance = seededChance(0);
  const setup: AnyGame['setup'] = () => {
    if (current === null) throw new Error('no world is shown');
    return { state: cloneJson(current.state) as GameTypes['state'], events: [] };
  };
  games[id] = { ...game, setup, ...leakOf(game, fault) };
  return {
    chance: { int: (n, stream) => dice.int(n, stream) },
    show(world) {
      current = world;
      dice = seededChance(world.seed);
    },
    leave() {
      games[id] = game;
    },
  };
};

/** The planted faults: what a careless projection would hand out. */
const leakOf = (game: AnyGame, fault: Fault | null): Partial<AnyGame> => {
  if (fault === 'leakyView') return { view: (state, viewer) => ({ ...game.view(state, viewer), all: state }) };
  if (fault !== 'leakyRefusal') return {};
  return {
    check(state, seat, action) {
      const refusal = game.check(state, seat, action);
      return refusal === null ? null : { ...refusal, state };
    },
  };
};

/** Somewhere in a random match; null when it was over before. */
export const someState = (
  game: AnyGame,
  { options, seats }: { readonly options: GameTypes['options']; readonly seats: number },
  actions: number,
  chance: Chance,
): State | null => {
  let state = game.setup(options as DeepReadonly<GameTypes['options']>, seats, chance).state as State;
  for (let count = 0; count < actions; count++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return null;
    const played = play(game, state, seat, pick(game.legalActions(state, seat), chance, 'choice'), chance);
    if (!played.ok) throw new Error('a listed action was refused');
    state = played.value.state;
  }
  return game.outcome(state) === null ? state : null;
};

const isAboutHidden = (stream: string): boolean => !stream.startsWith('dice:');

/** Up to so many actions from here, ending before anything hidden is drawn or shown. */
export const scriptFrom = (game: AnyGame, { state, seed }: World, length: number, choices: Chance): Script => {
  const dice = seededChance(seed);
  const steps: ScriptStep[] = [];
  let now = state;
  while (steps.length < length) {
    const [seat] = game.toAct(now);
    if (seat === undefined) break;
    const action = pick(game.legalActions(now, seat), choices, 'script');
    const played = play(game, now, seat, action, dice);
    if (!played.ok) throw new Error('a listed action was refused');
    const { draws, events, state: next } = played.value;
    const isTelling = events.some(({ type }) => game.meta.revealingEvents.includes(type));
    if (isTelling || draws.some(([stream]) => isAboutHidden(stream)) || game.outcome(next) !== null) break;
    steps.push({ seat, action });
    now = next;
  }
  return { steps, refused: refusedIn(game, now) };
};

const CANDIDATES = [{ type: 'roll' }, { type: 'pass' }, { type: 'place', face: 1 }, { type: 'place', face: 6 }];

const refusedIn = (game: AnyGame, state: State): ScriptStep[] => {
  const [seat] = game.toAct(state);
  if (seat === undefined) return [];
  return CANDIDATES.filter((action) => game.check(state, seat, action) !== null).map((action) => ({ seat, action }));
};

/** The same to this viewer; null when the guess is the truth. */
export const otherWorld = (game: AnyGame, world: World, viewer: Viewer, chance: Chance): World | null => {
  const seen = game.view(world.state, viewer) as DeepReadonly<GameTypes['view']>;
  const state = game.guess(seen, viewer, chance) as State;
  return canonicalJson(state) === canonicalJson(world.state) ? null : { ...world, state };
};
