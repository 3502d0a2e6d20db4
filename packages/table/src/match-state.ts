/** The match state rebuilt from the log: current state, history, open decisions. Immutable. */

import {
  appended,
  assert,
  at,
  type DeepReadonly,
  type Entry,
  elementsOf,
  type Game,
  type GameTypes,
  lastStep,
  lengthOf,
  prefixOf,
  replay,
  replayEntry,
  type Seat,
  type SharedList,
  type Step,
  stateAfter,
} from '@fremont/kernel';
import { type ChangeCounts, NO_CHANGES, withChange } from './change-limits.ts';
import type { ActionEntry, LogEntry, MatchSetting, UndoEntry } from './log.ts';
import type { Ask, Version } from './messages.ts';
import { peopleAfter, peopleAtStart, type TablePeople } from './people.ts';
import { EMPTY_TIMELINE, extendTimeline, recordOfTimeline, type Timeline } from './timeline.ts';
import { NO_UNDO_ASKS, type UndoAskCount, withUndoAsk } from './undo-asks.ts';

type State<T extends GameTypes> = DeepReadonly<T['state']>;

/** The kept part of one step. A step is the deal, or an action in force: one that no undo has taken back. */
export interface PlayedStep<T extends GameTypes> {
  readonly events: readonly T['event'][];
  /** The decisions that were open after it. */
  readonly asks: readonly Ask[];
  /** The state after it, kept for some steps only. An undo replays from the last checkpoint before its target. */
  readonly checkpoint: State<T> | null;
  /** The number of actions so far that answered a decision. Off-turn actions, such as offers, do not count. */
  readonly progress: number;
}

export interface MatchState<T extends GameTypes> {
  readonly version: Version;
  readonly game: Game<T>;
  readonly state: State<T>;
  readonly timeline: Timeline;
  /** The deal, then every action in force. */
  readonly steps: SharedList<PlayedStep<T>>;
  /** The events of the last entry. */
  readonly events: readonly T['event'][];
  /** The state at each of these events but the last; empty where no story is shown, such as after the deal. */
  readonly moments: readonly State<T>[];
  /** The earliest version that the last entry took back; null unless that entry is an undo. */
  readonly undoneFrom: Version | null;
  readonly people: TablePeople;
  /** By seat. */
  readonly undoAskCounts: readonly UndoAskCount[];
  /** By seat. */
  readonly changeCounts: readonly ChangeCounts[];
  /** The version of the last undo. Steps after it can be sent to a client that missed them. */
  readonly lastJump: Version;
  /** True if the end of the match reveals the secret of the dice, so that nothing can be undone after it. */
  readonly isEndFinal: boolean;
}

/** States are large and rarely needed again, so only one in this many is kept. */
const CHECKPOINT_EVERY = 32;

export const openAsks = <T extends GameTypes>({ steps }: MatchState<T>): readonly Ask[] => steps.last.asks;

export const isOver = <T extends GameTypes>({ game, state }: MatchState<T>): boolean => game.outcome(state) !== null;

/** The match as it was dealt. */
export const dealtMatch = <T extends GameTypes>(game: Game<T>, setting: MatchSetting): MatchState<T> => {
  const { state, events } = lastStep(replay(game, recordOfTimeline<T>(setting, EMPTY_TIMELINE)));
  return {
    version: 0,
    game,
    state,
    timeline: EMPTY_TIMELINE,
    steps: appended(null, { events, asks: asksOf(game, state, 0, () => null), checkpoint: state, progress: 0 }),
    events,
    moments: [],
    undoneFrom: null,
    people: peopleAtStart(setting.occupants),
    undoAskCounts: setting.occupants.map(() => NO_UNDO_ASKS),
    changeCounts: setting.occupants.map(() => NO_CHANGES),
    lastJump: 0,
    isEndFinal: setting.fair !== undefined,
  };
};

/** The match after an action that has been played. */
export const withAction = <T extends GameTypes>(
  { game, timeline, steps, people, undoAskCounts, changeCounts, lastJump, isEndFinal }: MatchState<T>,
  entry: ActionEntry,
  { state, events, moments }: Step<T>,
): MatchState<T> => {
  const kept = (seat: Seat): Ask | null => (seat === entry.seat ? null : askOf(steps.last.asks, seat));
  const asks = asksOf(game, state, entry.version, kept);
  const checkpoint = steps.length % CHECKPOINT_EVERY === 0 ? state : null;
  const progress = steps.last.progress + (isOffTurn(game, entry) ? 0 : 1);
  return {
    version: entry.version,
    game,
    state,
    timeline: extendTimeline(timeline, entry),
    steps: appended(steps, { events, asks, checkpoint, progress }),
    events,
    moments,
    undoneFrom: null,
    people: peopleAfter(people, entry),
    undoAskCounts,
    changeCounts,
    lastJump,
    isEndFinal,
  };
};

export const withUndo = <T extends GameTypes>(match: MatchState<T>, entry: UndoEntry): MatchState<T> => {
  const { game, people } = match;
  const { version, to } = entry;
  assert(to < lengthOf(match.timeline.actions), `undo to ${to}`);
  const timeline = extendTimeline(match.timeline, entry);
  const steps = stepsUpTo(match, to);
  const entries = elementsOf(timeline.actions).map((entry) => decodedEntry(game, entry));
  const state = stateAfter(game, entries, checkpointsOf(steps));
  // A decision that was open at that point and has not been answered since keeps its id. Every other one gets a new id.
  const kept = (seat: Seat): Ask | null => {
    const ask = askOf(steps.last.asks, seat);
    return ask !== null && ask.id === askOf(openAsks(match), seat)?.id ? ask : null;
  };
  return {
    version,
    game,
    state,
    timeline,
    steps: appended(steps.before, { ...steps.last, asks: asksOf(game, state, version, kept) }),
    events: [],
    moments: [],
    undoneFrom: at(elementsOf(match.timeline.actions), to).version,
    people: peopleAfter(people, entry),
    undoAskCounts: match.undoAskCounts,
    changeCounts: withChange(match.changeCounts, entry),
    lastJump: version,
    isEndFinal: match.isEndFinal,
  };
};

/** The deal and the first `count` actions in force. */
const stepsUpTo = <T extends GameTypes>({ steps }: MatchState<T>, count: number): SharedList<PlayedStep<T>> => {
  const then = prefixOf(steps, count + 1);
  assert(then !== null, 'every match begins with the deal');
  return then;
};

/** The kept states, by the number of actions before them. */
const checkpointsOf = <T extends GameTypes>(
  steps: SharedList<PlayedStep<T>>,
): ((actions: number) => State<T> | null) => {
  const list = elementsOf(steps);
  return (actions) => at(list, actions).checkpoint;
};

/** A step as it was played, with the state after it and at each of its events but the last. */
interface ReplayedStep<T extends GameTypes> extends Pick<Step<T>, 'state' | 'events' | 'moments'> {
  readonly version: Version;
  readonly seat: Seat | null;
}

/** Replays the steps from `from` up to, but not including `to`. Step 0 is the deal, whose story has no moments. */
export function* playedAgain<T extends GameTypes>(
  match: MatchState<T>,
  from: number,
  to: number,
): Generator<ReplayedStep<T>> {
  const { game, timeline, steps } = match;
  const entries = elementsOf(timeline.actions);
  const decoded = (end: number) => entries.slice(0, end).map((entry) => decodedEntry(game, entry));
  let state = stateAfter(game, decoded(Math.max(Math.min(from, entries.length + 1) - 1, 0)), checkpointsOf(steps));
  if (from === 0 && to > 0) yield { version: 0, seat: null, state, events: stepAt(steps, 0).events, moments: [] };
  for (const entry of entries.slice(Math.max(from - 1, 0), Math.max(to - 1, 0))) {
    const step = replayEntry(game, state, decodedEntry(game, entry), entry.version, 'keep');
    state = step.state;
    yield { ...step, version: entry.version, seat: entry.seat };
  }
}

const stepAt = <T extends GameTypes>(steps: SharedList<PlayedStep<T>>, index: number): PlayedStep<T> =>
  at(elementsOf(steps), index);

/** An entry about players, undo requests or votes leaves the game's state as it is. */
export const withPeopleEntry = <T extends GameTypes>(
  match: MatchState<T>,
  entry: Exclude<LogEntry, ActionEntry | UndoEntry>,
): MatchState<T> => ({
  ...match,
  version: entry.version,
  events: [],
  moments: [],
  undoneFrom: null,
  people: peopleAfter(match.people, entry),
  undoAskCounts: entry.type === 'undoAsk' ? withUndoAsk(match, entry.seat) : match.undoAskCounts,
  changeCounts: withChange(match.changeCounts, entry),
});

/** Off-turn actions, such as offers, are no answer to a decision, even if they come from the seat on turn. */
export const isOffTurn = <T extends GameTypes>({ meta }: Game<T>, { action }: ActionEntry): boolean =>
  meta.offTurnActions.includes(action.type);

/** Replays one entry of a log; throws if it does not fit the rules. Broadcasts need the `moments`. */
export const withEntry = <T extends GameTypes>(
  match: MatchState<T>,
  entry: LogEntry,
  moments: 'keep' | 'drop' = 'drop',
): MatchState<T> => {
  assert(entry.version === match.version + 1, `version ${entry.version} after ${match.version}`);
  if (entry.type === 'undo') return withUndo(match, entry);
  if (entry.type !== 'action') return withPeopleEntry(match, entry);
  const { game, state } = match;
  return withAction(match, entry, replayEntry(game, state, decodedEntry(game, entry), entry.version, moments));
};

/** The log keeps actions as JSON. */
const decodedEntry = <T extends GameTypes>(
  game: Game<T>,
  { version, seat, draws, action: json }: ActionEntry,
): Entry<T> => {
  const action = game.decodeAction(json);
  assert(action.ok, `entry ${version}: not an action`);
  return { seat, action: action.value, draws };
};

const asksOf = <T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  version: Version,
  kept: (seat: Seat) => Ask | null,
): Ask[] => game.toAct(state).map((seat) => kept(seat) ?? { id: `${seat}.${version}`, seat });

const askOf = (asks: readonly Ask[], seat: Seat): Ask | null => asks.find((ask) => ask.seat === seat) ?? null;
