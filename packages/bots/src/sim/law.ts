/** The law of equivalence: a simulator plays every match exactly like the rules, step by step. */

import {
  assert,
  at,
  type DeepReadonly,
  deal,
  type Game,
  type GameTypes,
  pick,
  play,
  type Step,
  scriptedChance,
  seatList,
  seededChance,
  type Variant,
} from '@fremont/kernel';
import type { SimulatorDriver } from './simulator.ts';

const CHOICES = 'choices of the law';
/** Before one step in this many the simulator loads the state of the rules anew. */
const LOAD_ODDS = 8;

/**
 * Plays one random match with the rules and repeats every step in the simulator.
 * @returns the number of actions compared
 * @throws at the first step where the two differ, with both sides in the message
 */
export const followMatch = <T extends GameTypes>(
  game: Game<T>,
  simulator: SimulatorDriver<T>,
  variant: Variant<T>,
  seats: number,
  seed: number,
): number => {
  const chance = seededChance(seed);
  const where = `${game.meta.id} ${variant.name}, ${seats} seats, seed ${seed}`;
  const options = variant.options as DeepReadonly<T['options']>;
  let step = deal(game, options, seats, chance);
  const dealing = scriptedChance(step.draws);
  simulator.setup(options, seats, dealing);
  assert(dealing.left() === 0, `${where}: the deal of the simulator left ${dealing.left()} draws`);
  let actions = 0;
  for (; game.outcome(step.state) === null; actions++) {
    compare(game, simulator, step, seats, `${where}, action ${actions}`);
    if (chance.int(LOAD_ODDS, CHOICES) === 0) simulator.load(step.state);
    const seat = pick(game.toAct(step.state), chance, CHOICES);
    const action = pick(game.legalActions(step.state, seat), chance, CHOICES);
    const played = play(game, step.state, seat, action, chance);
    assert(played.ok, `${where}: ${JSON.stringify(action)} was listed and then refused`);
    const draws = scriptedChance(played.value.draws);
    simulator.advance(seat, action, draws);
    assert(draws.left() === 0, `${where}: ${JSON.stringify(action)} left ${draws.left()} draws`);
    step = played.value;
  }
  compare(game, simulator, step, seats, `${where}, at the end`);
  return actions;
};

const compare = <T extends GameTypes>(
  game: Game<T>,
  simulator: SimulatorDriver<T>,
  { state }: Step<T>,
  seats: number,
  where: string,
): void => {
  assertSame(simulator.snapshot(), simulator.projected(state), `${where}: state`);
  assertSame(simulator.toAct(), game.toAct(state), `${where}: seats to act`);
  for (const seat of seatList(seats))
    assertSame(simulator.legalActions(seat), game.legalActions(state, seat), `${where}: actions of seat ${seat}`);
  assertSame(simulator.outcome(), game.outcome(state), `${where}: outcome`);
};

const assertSame = (simulated: unknown, ruled: unknown, what: string): void => {
  const [ours, theirs] = [JSON.stringify(simulated), JSON.stringify(ruled)];
  assert(ours === theirs, `${what} differs: the simulator says ${ours}, the rules say ${theirs}`);
};

/** Every variant with every number of seats. */
export const tablesOf = <T extends GameTypes>({ variants }: Game<T>) =>
  variants.flatMap((variant) =>
    Array.from({ length: variant.seats.max - variant.seats.min + 1 }, (_, extra) => ({
      variant,
      seats: variant.seats.min + extra,
    })),
  );

/** Follows `matches` matches, spread over all variants and seat counts. */
export const followMatches = <T extends GameTypes>(
  game: Game<T>,
  simulator: SimulatorDriver<T>,
  matches: number,
  seed: number,
): number => {
  const tables = tablesOf(game);
  let actions = 0;
  for (let index = 0; index < matches; index++) {
    const { variant, seats } = at(tables, index % tables.length);
    actions += followMatch(game, simulator, variant, seats, seed + index);
  }
  return actions;
};
