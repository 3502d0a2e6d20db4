/** Starts, plays, replays and rewinds matches. A match is an immutable value. */

import { type Chance, type Draw, recordingChance, scriptedChance } from './chance.ts';
import type { Game, GameTypes } from './game.ts';
import { cloneJson, deepFreeze } from './json.ts';
import { assert, type DeepReadonly, err, ok, type Result, type Seat } from './types.ts';

export interface Entry<T extends GameTypes> {
  readonly seat: Seat;
  readonly action: T['action'];
  readonly draws: readonly Draw[];
}

/** The data that rebuilds every state of a match. */
export interface MatchRecord<T extends GameTypes> {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: T['options'];
  readonly seats: number;
  readonly setupDraws: readonly Draw[];
  readonly entries: readonly Entry<T>[];
  /**
   * The state that the match begins with instead of a deal, if it continues a position whose past is not known. Only a program
   * that has computed it may set it: it is trusted like the state of a running match.
   */
  readonly start?: T['state'];
}

/** The deal or one action of a match, and the state after it. */
export interface Step<T extends GameTypes> {
  readonly state: DeepReadonly<T['state']>;
  readonly events: readonly T['event'][];
  /** The state at each event but the last, if the caller asked for them. Stories show them on the way to `state`. */
  readonly moments: readonly DeepReadonly<T['state']>[];
  readonly draws: readonly Draw[];
}

/** A record with all its steps. The first step is the deal. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly record: MatchRecord<T>;
  readonly steps: readonly Step<T>[];
}

const assertSound = <T extends GameTypes>(game: Game<T>, state: DeepReadonly<T['state']>): void => {
  const faults = game.faults(state);
  // No assert(): it would build the message on every call.
  if (faults.length > 0) throw new Error(`assertion failed: ${game.meta.id}: ${faults.join('; ')}`);
};

let isFreezing = true;

/**
 * Stops freezing states in this process. Freezing finds code that writes to a state by mistake; a server that runs tested
 * code can save the time.
 */
export const disableFreezing = (): void => {
  isFreezing = false;
};

const frozen = <T extends GameTypes>(state: T['state']): DeepReadonly<T['state']> =>
  (isFreezing ? deepFreeze(state) : state) as DeepReadonly<T['state']>;

const soundStep = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  { events, moments }: Pick<Step<T>, 'events' | 'moments'>,
  draws: readonly Draw[],
): Step<T> => {
  assertSound(game, state as DeepReadonly<T['state']>);
  // A list that grew reserves more memory than it needs. The copy has the exact size and lives as long as the match.
  return { state: frozen<T>(state), events, moments, draws: draws.slice() };
};

/** A copy of the state that `advance` may write to. */
export const draftOf = <T extends GameTypes>(game: Game<T>, state: DeepReadonly<T['state']>): T['state'] =>
  game.clone?.(state) ?? (cloneJson(state) as T['state']);

export const deal = <T extends GameTypes>(
  game: Game<T>,
  options: DeepReadonly<T['options']>,
  seats: number,
  chance: Chance,
  rulesVersion: number = game.meta.rulesVersion,
): Step<T> => {
  const { min, max } = game.meta.seats;
  assert(Number.isInteger(seats) && seats >= min && seats <= max, `${game.meta.id}: ${seats} seats`);
  const recorder = recordingChance(chance);
  const { state, events } = game.setup(options, seats, recorder, rulesVersion);
  return soundStep(game, state, { events, moments: [] }, recorder.draws);
};

/** Runs `advance` to its end. `check` must have accepted the action. */
export const carryOut = <T extends GameTypes>(
  game: Game<T>,
  draft: T['state'],
  seat: Seat,
  action: T['action'],
  chance: Chance,
): readonly T['event'][] => [...game.advance(draft, seat, action, chance)];

/** Checks an action and plays it on a copy. A refused action changes nothing. Only tables that show stories need `moments`. */
export const play = <T extends GameTypes>(
  game: Game<T>,
  state: DeepReadonly<T['state']>,
  seat: Seat,
  action: T['action'],
  chance: Chance,
  moments: 'keep' | 'drop' = 'drop',
): Result<Step<T>, T['refusal']> => {
  const refusal = game.check(state, seat, action);
  if (refusal !== null) return err(refusal);
  const draft = draftOf(game, state);
  const recorder = recordingChance(chance);
  const story = collectEvents(game, draft, game.advance(draft, seat, action, recorder), moments === 'keep');
  return ok(soundStep(game, draft, story, recorder.draws));
};

/** Collects the events, and the state at each if `keepsMoments`. The state at the last event is final, so it is dropped. */
const collectEvents = <T extends GameTypes>(
  game: Game<T>,
  draft: T['state'],
  advancing: Iterable<T['event']>,
  keepsMoments: boolean,
): Pick<Step<T>, 'events' | 'moments'> => {
  const events: T['event'][] = [];
  const moments: DeepReadonly<T['state']>[] = [];
  for (const event of advancing) {
    events.push(event);
    if (keepsMoments) moments.push(frozen<T>(draftOf(game, draft as DeepReadonly<T['state']>)));
  }
  return { events, moments: moments.slice(0, -1) };
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

/** True if the current rules can replay a match: they have its version, or have not changed for its options since. */
export const canReplay = <T extends GameTypes>(
  { meta, isUnchangedSince }: Game<T>,
  { rulesVersion, options }: Pick<MatchRecord<T>, 'rulesVersion' | 'options'>,
): boolean =>
  rulesVersion === meta.rulesVersion ||
  (isUnchangedSince?.(rulesVersion, options as DeepReadonly<T['options']>) ?? false);

/** Rebuilds a match from its record. Throws at the first entry that does not fit the rules. */
export const replay = <T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Match<T> => {
  assert(record.game === game.meta.id, `a record of ${record.game} given to ${game.meta.id}`);
  assert(
    canReplay(game, record),
    `${record.game}: record of rules ${record.rulesVersion}, rules here are ${game.meta.rulesVersion}`,
  );
  const steps = [firstStepOf(game, record)];
  for (const [index, entry] of record.entries.entries()) {
    const before = steps.at(-1);
    assert(before !== undefined, 'a match begins with its deal');
    steps.push(replayEntry(game, before.state, entry, index));
  }
  return { game, record, steps };
};

const firstStepOf = <T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Step<T> => {
  const { options, seats, rulesVersion, setupDraws, start } = record;
  if (start !== undefined) return soundStep(game, cloneJson(start) as T['state'], { events: [], moments: [] }, []);
  const dealing = scriptedChance(setupDraws);
  const dealt = deal(game, options as DeepReadonly<T['options']>, seats, dealing, rulesVersion);
  assert(dealing.left() === 0, `the deal left ${dealing.left()} draws over`);
  return dealt;
};

/** Plays an entry again with its recorded draws. Throws if the entry does not fit the rules; the error names `index`. */
export const replayEntry = <T extends GameTypes>(
  game: Game<T>,
  before: DeepReadonly<T['state']>,
  { seat, action, draws }: Entry<T>,
  index: number,
  moments: 'keep' | 'drop' = 'drop',
): Step<T> => {
  const chance = scriptedChance(draws);
  const played = play(game, before, seat, action, chance, moments);
  assert(played.ok, `entry ${index}: refused, ${played.ok ? '' : played.error.code}`);
  assert(chance.left() === 0, `entry ${index}: ${chance.left()} draws left over`);
  return played.value;
};

/** Why a seat cannot take back the last entry without consent. */
export type Barrier = { readonly code: 'nothingToTakeBack' | 'otherSeat' | 'draw' | 'reveal' };

export const takeBackBarrier = <T extends GameTypes>(match: Match<T>, seat: Seat): Barrier | null =>
  barrierAfter(match.game, match.record.entries.at(-1) ?? null, lastStep(match).events, seat);

/**
 * The reason why a seat needs the consent of the others to take back the last entry, or null. It needs none if the entry is
 * its own, drew nothing and revealed nothing. `events` are the events of the entry.
 */
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

/** The match as it was after its first `entries` entries. The caller decides whether that is allowed. */
export const rewind = <T extends GameTypes>(match: Match<T>, entries: number): Match<T> => {
  assert(entries >= 0 && entries <= match.record.entries.length, `rewind to ${entries}`);
  const record = { ...match.record, entries: match.record.entries.slice(0, entries) };
  return { ...match, record, steps: match.steps.slice(0, entries + 1) };
};

/**
 * The state after `entries`, for a match that does not keep every state. `checkpointAfter` returns the state that was kept
 * after that number of entries, or null; the deal is always kept. The entries since the last checkpoint are replayed.
 */
export const stateAfter = <T extends GameTypes>(
  game: Game<T>,
  entries: readonly Entry<T>[],
  checkpointAfter: (entries: number) => DeepReadonly<T['state']> | null,
): DeepReadonly<T['state']> => {
  let kept = entries.length;
  let state = checkpointAfter(kept);
  while (state === null && kept > 0) state = checkpointAfter(--kept);
  assert(state !== null, 'the deal is kept');
  return entries
    .slice(kept)
    .reduce((before, entry, index) => replayEntry(game, before, entry, kept + index).state, state);
};
