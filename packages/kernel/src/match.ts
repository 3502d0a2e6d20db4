/** One playing of a game: starting, playing, replaying and taking back. A match is a value; nothing here changes one. */

import { type Chance, type Draw, recordingChance, scriptedChance } from './chance.ts';
import type { Game, GameTypes } from './game.ts';
import { cloneJson, deepFreeze } from './json.ts';
import { assert, type Coded, type DeepReadonly, err, ok, type Result, type Seat } from './types.ts';

export interface Entry<T extends GameTypes> {
  readonly seat: Seat;
  readonly action: T['action'];
  readonly draws: readonly Draw[];
}

/** The whole truth about a match: enough to rebuild every state it went through. */
export interface MatchRecord<T extends GameTypes> {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: T['options'];
  readonly seats: number;
  readonly setupDraws: readonly Draw[];
  readonly entries: readonly Entry<T>[];
}

/** What one step of a match did. */
export interface Step<T extends GameTypes> {
  readonly state: DeepReadonly<T['state']>;
  readonly events: readonly T['event'][];
  readonly draws: readonly Draw[];
}

/** A record together with every step it went through; the first step is the deal. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly record: MatchRecord<T>;
  readonly steps: readonly Step<T>[];
}

const assertSound = <T extends GameTypes>(game: Game<T>, state: DeepReadonly<T['state']>): void => {
  const faults = game.faults(state);
  // No message is built unless it is needed.
  if (faults.length > 0) throw new Error(`assertion failed: ${game.meta.id}: ${faults.join('; ')}`);
};

let isFreezing = true;

/**
 * States are frozen so that whoever writes to one by mistake is found out. A server that plays what has been tested this
 * way may save itself the work, for good.
 */
export const stopFreezing = (): void => {
  isFreezing = false;
};

const settled = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  events: readonly T['event'][],
  draws: readonly Draw[],
): Step<T> => {
  assertSound(game, state as DeepReadonly<T['state']>);
  // A copy of its exact size: lists that grew keep room for more, and this one is kept as long as the match.
  return { state: (isFreezing ? deepFreeze(state) : state) as DeepReadonly<T['state']>, events, draws: draws.slice() };
};

/** A copy that may be written to. */
export const draftOf = <T extends GameTypes>(game: Game<T>, state: DeepReadonly<T['state']>): T['state'] =>
  game.clone?.(state) ?? (cloneJson(state) as T['state']);

/** Deals. */
export const deal = <T extends GameTypes>(
  game: Game<T>,
  options: DeepReadonly<T['options']>,
  seats: number,
  chance: Chance,
): Step<T> => {
  const { min, max } = game.meta.seats;
  assert(Number.isInteger(seats) && seats >= min && seats <= max, `${game.meta.id}: ${seats} seats`);
  const recorder = recordingChance(chance);
  const { state, events } = game.setup(options, seats, recorder);
  return settled(game, state, events, recorder.draws);
};

/** Judges, then plays. A refused action leaves no trace. */
export const play = <T extends GameTypes>(
  game: Game<T>,
  state: DeepReadonly<T['state']>,
  seat: Seat,
  action: T['action'],
  chance: Chance,
): Result<Step<T>, T['refusal']> => {
  const refusal = game.check(state, seat, action);
  if (refusal !== null) return err(refusal);
  const draft = draftOf(game, state);
  const recorder = recordingChance(chance);
  const events = game.advance(draft, seat, action, recorder);
  return ok(settled(game, draft, events, recorder.draws));
};

export const startMatch = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  chance: Chance,
): Match<T> => {
  const first = deal(game, options as DeepReadonly<T['options']>, seats, chance);
  const { id, rulesVersion } = game.meta;
  const record = { game: id, rulesVersion, options, seats, setupDraws: first.draws, entries: [] };
  return { game, record, steps: [first] };
};

export const lastStep = <T extends GameTypes>(match: Match<T>): Step<T> => match.steps.at(-1) as Step<T>;
export const stateOf = <T extends GameTypes>(match: Match<T>): DeepReadonly<T['state']> => lastStep(match).state;

export const playMatch = <T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  action: T['action'],
  chance: Chance,
): Result<Match<T>, T['refusal']> => {
  const played = play(match.game, stateOf(match), seat, action, chance);
  if (!played.ok) return played;
  const entries = [...match.record.entries, { seat, action, draws: played.value.draws }];
  return ok({ ...match, record: { ...match.record, entries }, steps: [...match.steps, played.value] });
};

/** Rebuilds a match from its record; complains at the first entry that does not fit the rules. */
export const replay = <T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Match<T> => {
  assert(record.game === game.meta.id, `a record of ${record.game} given to ${game.meta.id}`);
  assert(
    record.rulesVersion === game.meta.rulesVersion,
    `${record.game}: record of rules ${record.rulesVersion}, rules here are ${game.meta.rulesVersion}`,
  );
  const dealing = scriptedChance(record.setupDraws);
  const steps = [deal(game, record.options as DeepReadonly<T['options']>, record.seats, dealing)];
  assert(dealing.left() === 0, `the deal left ${dealing.left()} draws over`);
  for (const [index, entry] of record.entries.entries()) steps.push(replayEntry(game, steps.at(-1), entry, index));
  return { game, record, steps };
};

const replayEntry = <T extends GameTypes>(
  game: Game<T>,
  before: Step<T> | undefined,
  { seat, action, draws }: Entry<T>,
  index: number,
): Step<T> => {
  assert(before !== undefined, 'a match begins with its deal');
  const chance = scriptedChance(draws);
  const played = play(game, before.state, seat, action, chance);
  assert(played.ok, `entry ${index}: refused, ${played.ok ? '' : played.error.code}`);
  assert(chance.left() === 0, `entry ${index}: ${chance.left()} draws left over`);
  return played.value;
};

/** Why an entry cannot be taken back freely. */
export type Barrier = { readonly code: 'nothingToTakeBack' | 'otherSeat' | 'draw' | 'reveal' };

/** Free is the last entry, if it is this seat's own and nobody learned anything from it. */
export const takeBackBarrier = <T extends GameTypes>(match: Match<T>, seat: Seat): Barrier | null =>
  barrierAfter(match.game, match.record.entries.at(-1) ?? null, lastStep(match).events, seat);

/** The same, told by the last entry and what it made happen. */
export const barrierAfter = <T extends GameTypes>(
  { meta }: Game<T>,
  entry: Pick<Entry<T>, 'seat' | 'draws'> | null,
  events: readonly T['event'][],
  seat: Seat,
): Barrier | null => {
  if (entry === null) return { code: 'nothingToTakeBack' };
  if (entry.seat !== seat) return { code: 'otherSeat' };
  if (entry.draws.length > 0) return { code: 'draw' };
  if (events.some((event) => meta.revealingEvents.includes(event.type))) return { code: 'reveal' };
  return null;
};

/** The match as it was after its first `entries` entries. Whether that is allowed is the caller's to judge. */
export const rewind = <T extends GameTypes>(match: Match<T>, entries: number): Match<T> => {
  assert(entries >= 0 && entries <= match.record.entries.length, `rewind to ${entries}`);
  const record = { ...match.record, entries: match.record.entries.slice(0, entries) };
  return { ...match, record, steps: match.steps.slice(0, entries + 1) };
};

/** Takes the seat's own last entry back, or says what stands in the way. */
export const takeBack = <T extends GameTypes>(match: Match<T>, seat: Seat): Result<Match<T>, Coded> => {
  const barrier = takeBackBarrier(match, seat);
  return barrier === null ? ok(rewind(match, match.record.entries.length - 1)) : err(barrier);
};
