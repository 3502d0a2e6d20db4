/** `fremont try`: carries out steps from standard input, for bug reports, documentation and scripted checks. */

import {
  type AnyGame,
  deal,
  draftOf,
  type GameTypes,
  replay,
  type ScriptedChance,
  scriptedChance,
  seatAt,
  seededChance,
  stateOf,
} from '@fremont/kernel';
import { readArgs } from '../args.ts';
import { gameNamed, optionsFor, seatsFor } from '../games.ts';
import { drawsOf, type Fields, fieldsOf, listOf, readJsonInput, recordOf, seatNumber } from '../input.ts';
import { printJsonList } from '../output.ts';
import { reasonOf, UsageError } from '../usage-error.ts';

type State = GameTypes['state'];

/** What a step did: events, or the refusal that left the state as it was. */
interface Tried {
  readonly seat: number;
  readonly action: unknown;
  readonly events?: readonly GameTypes['event'][];
  readonly refusal?: GameTypes['refusal'];
  readonly state: State;
  /** Only when there are any. */
  readonly faults?: readonly string[];
}

export const run = async (args: readonly string[]): Promise<number> => {
  // Its output is JSON in any case; --json is taken so that every command can be called alike.
  const { words } = readArgs(args, { json: { type: 'boolean' } }, 1);
  const game = gameNamed(words[0]);
  const input = fieldsOf(await readJsonInput(), 'standard input');
  let state = startOf(game, input);
  const tried: Tried[] = [];
  for (const [index, step] of listOf(input['steps'] ?? [], 'steps').entries()) {
    const done = attempt(`step ${index}`, () => tryStep(game, state, fieldsOf(step, 'the step')));
    tried.push(done);
    state = done.state;
  }
  printJsonList(tried);
  return 0;
};

/** Whatever the rules or the scripted chance complain about, with the place it happened. */
const attempt = <T>(place: string, deed: () => T): T => {
  try {
    return deed();
  } catch (error) {
    throw new UsageError(`${place}: ${reasonOf(error)}`);
  }
};

const startOf = (game: AnyGame, input: Fields): State => {
  const { state, record } = input;
  if (state !== undefined && record !== undefined) throw new UsageError('give a state or a record, not both');
  if (record !== undefined) {
    const decoded = recordOf(game, record, 'record');
    return attempt('record', () => stateOf(replay(game, decoded)));
  }
  const seats = seatsFor(game, input['seats'], 'standard input');
  const options = optionsFor(game, input['options'] ?? {}, seats, 'options');
  return state === undefined ? dealtState(game, options, seats, input) : givenState(game, state);
};

const DEFAULT_SEED = 1;

const dealtState = (game: AnyGame, options: GameTypes['options'], seats: number, input: Fields): State => {
  const { setupDraws, seed = DEFAULT_SEED } = input;
  if (!Number.isSafeInteger(seed)) throw new UsageError('seed must be a whole number');
  if (setupDraws === undefined) return deal(game, options, seats, seededChance(seed as number)).state;
  const chance = scriptedChance(drawsOf(setupDraws, 'setupDraws'));
  const { state } = attempt('setupDraws', () => deal(game, options, seats, chance));
  assertUsedUp(chance, 'setupDraws');
  return state;
};

/** A state has no decoder of its own: that the rules can read it at all is what can be asked of it. */
const givenState = (game: AnyGame, json: unknown): State => {
  const given = fieldsOf(json, 'state');
  try {
    // The game's own copy, which adds what states written down long ago lack.
    const state = draftOf(game, given);
    game.faults(state);
    game.toAct(state);
    return state;
  } catch (error) {
    throw new UsageError(`state is no state of ${game.meta.id}: ${reasonOf(error)}`);
  }
};

const tryStep = (game: AnyGame, state: State, { seat, action, draws }: Fields): Tried => {
  const chair = seatAt(seatNumber(seat, 'seat'));
  const decoded = game.decodeAction(action);
  if (!decoded.ok) return { seat: chair, action, refusal: { code: decoded.error }, state };
  const refusal = game.check(state, chair, decoded.value);
  if (refusal !== null) return { seat: chair, action, refusal, state };
  const chance = scriptedChance(drawsOf(draws ?? [], 'draw'));
  const draft = draftOf(game, state);
  const events = game.advance(draft, chair, decoded.value, chance);
  assertUsedUp(chance, 'draws');
  const faults = game.faults(draft);
  return { seat: chair, action, events, state: draft, ...(faults.length > 0 && { faults }) };
};

const assertUsedUp = (chance: ScriptedChance, what: string): void => {
  if (chance.left() > 0) throw new UsageError(`${what}: the last ${chance.left()} were not asked for`);
};
