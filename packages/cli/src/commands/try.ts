/** `fremont try`: carries out steps from standard input, for bug reports, documentation and scripts. */

import {
  type AnyGame,
  carryOut,
  deal,
  decodeErrorText,
  draftOf,
  type Fields,
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
import { drawsOf, fieldsOf, listOf, readJsonInput, recordOf, seatNumber } from '../input.ts';
import { printJsonList } from '../output.ts';
import { misshapenField } from '../state-shape.ts';
import { reasonOf, UsageError } from '../usage-error.ts';

type State = GameTypes['state'];

/** The result of a step: its events, or the refusal. A refused step leaves the state unchanged. */
interface Tried {
  readonly seat: number;
  readonly action: unknown;
  readonly events?: readonly GameTypes['event'][];
  readonly refusal?: GameTypes['refusal'];
  /** The decode error in a sentence, if the JSON is not an action. */
  readonly why?: string;
  readonly state: State;
  /** Only when there are any. */
  readonly faults?: readonly string[];
}

export const run = async (args: readonly string[]): Promise<number> => {
  // The output is always JSON. --json is accepted for consistency with the other commands.
  const { words } = readArgs(args, { json: { type: 'boolean' } }, 1);
  const game = gameNamed(words[0]);
  const input = fieldsOf(await readJsonInput(), 'standard input');
  const start = startOf(game, input);
  let { state } = start;
  const tried: Tried[] = [];
  for (const [index, step] of listOf(input['steps'] ?? [], 'steps').entries()) {
    const done = attempt(`step ${index}`, () => tryStep(game, state, fieldsOf(step, 'the step')), start);
    tried.push(done);
    state = done.state;
  }
  printJsonList(tried);
  return 0;
};

/** The first state. `model` is a dealt state with the same options, to compare an untrusted state with. */
interface Start {
  readonly state: State;
  /** Null if the rules made the state. */
  readonly model: State | null;
}

/** Turns an exception of the rules or of the scripted chance into a UsageError that names the place. */
const attempt = <T>(place: string, job: () => T, start: Start | null = null): T => {
  try {
    return job();
  } catch (error) {
    throw new UsageError(`${place}: ${isMisshapenState(error) ? misshapenStateText(start) : reasonOf(error)}`);
  }
};

/** True if the rules threw because of a misshapen state. The message of such an exception does not help the user. */
const isMisshapenState = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || /^no element \S+ of \d+$/.test(reasonOf(error));

const misshapenStateText = (start: Start | null): string => {
  const field = start === null ? null : misshapenField(start.state, start.model);
  return field === null ? 'the rules cannot read the state' : `the rules cannot read the state: ${field}`;
};

const startOf = (game: AnyGame, input: Fields): Start => {
  const { state, record } = input;
  if (state !== undefined && record !== undefined) throw new UsageError('give a state or a record, not both');
  if (record !== undefined) {
    const decoded = recordOf(game, record, 'record');
    return { state: attempt('record', () => stateOf(replay(game, decoded))), model: null };
  }
  const seats = seatsFor(game, input['seats'], 'standard input');
  const { options: chosen = {} } = input;
  const options = optionsFor(game, chosen, seats, 'options');
  if (state === undefined) return { state: dealtState(game, options, seats, input), model: null };
  const model = deal(game, options, seats, seededChance(DEFAULT_SEED)).state;
  return { state: givenState(game, state, model), model };
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

/** States have no decoder, so the only check is that the rules can read the state. */
const givenState = (game: AnyGame, json: unknown, model: State): State => {
  const given = fieldsOf(json, 'state');
  const read = (): State => {
    // The game's own clone adds fields that old states lack.
    const state = draftOf(game, given);
    game.faults(state);
    game.toAct(state);
    return state;
  };
  return attempt(`state is no state of ${game.meta.id}`, read, { state: given, model });
};

const tryStep = (game: AnyGame, state: State, { seat, action, draws }: Fields): Tried => {
  const seatIndex = seatAt(seatNumber(seat, 'seat'));
  const decoded = game.decodeAction(action);
  if (!decoded.ok)
    return { seat: seatIndex, action, refusal: decoded.error, why: decodeErrorText(decoded.error, 'en'), state };
  const refusal = game.check(state, seatIndex, decoded.value);
  if (refusal !== null) return { seat: seatIndex, action, refusal, state };
  const chance = scriptedChance(drawsOf(draws ?? [], 'draw'));
  const draft = draftOf(game, state);
  const events = carryOut(game, draft, seatIndex, decoded.value, chance);
  assertUsedUp(chance, 'draws');
  const faults = game.faults(draft);
  return { seat: seatIndex, action, events, state: draft, ...(faults.length > 0 && { faults }) };
};

const assertUsedUp = (chance: ScriptedChance, what: string): void => {
  if (chance.left() > 0) throw new UsageError(`${what}: the last ${chance.left()} were not used`);
};
