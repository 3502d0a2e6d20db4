/** What stands of a log: how the match stands and the decisions that are open. A value; nothing here changes one. */

import {
  assert,
  type Chain,
  chained,
  type DeepReadonly,
  firstOf,
  type Game,
  type GameTypes,
  lastStep,
  lengthOf,
  listOf,
  play,
  replay,
  type Seat,
  type Step,
  scriptedChance,
} from '@fremont/kernel';
import { EMPTY_LINE, extendLine, type Line, recordOfLine } from './line.ts';
import type { ActionEntry, LogEntry, MatchSetting, UndoEntry } from './log.ts';
import type { Ask, Version } from './messages.ts';
import { type People, peopleAfter, peopleAtStart } from './people.ts';

type State<T extends GameTypes> = DeepReadonly<T['state']>;

/** What stays of the deal or of an action that stands. */
export interface Told<T extends GameTypes> {
  readonly events: readonly T['event'][];
  /** The decisions that were open then. */
  readonly asks: readonly Ask[];
  /** The state then, where it is kept: what is taken back is played again from the last one before it. */
  readonly landmark: State<T> | null;
}

export interface Standing<T extends GameTypes> {
  readonly version: Version;
  readonly game: Game<T>;
  readonly state: State<T>;
  readonly line: Line;
  /** The deal, then every action of the line. */
  readonly told: Chain<Told<T>>;
  /** What the entry of this version made happen. */
  readonly events: readonly T['event'][];
  readonly people: People;
  /** The last version that took something back; what came after it is one story. */
  readonly lastJump: Version;
}

/** Every state kept is work for the garbage collector as long as the match lasts; few are ever asked for. */
const LANDMARK_EVERY = 32;

export const openAsks = <T extends GameTypes>({ told }: Standing<T>): readonly Ask[] => told.last.asks;

export const isOver = <T extends GameTypes>({ game, state }: Standing<T>): boolean => game.outcome(state) !== null;

/** The match as it was dealt. */
export const dealtStanding = <T extends GameTypes>(game: Game<T>, setting: MatchSetting): Standing<T> => {
  const { state, events } = lastStep(replay(game, recordOfLine<T>(setting, EMPTY_LINE)));
  return {
    version: 0,
    game,
    state,
    line: EMPTY_LINE,
    told: chained(null, { events, asks: asksOf(game, state, 0, () => null), landmark: state }),
    events,
    people: peopleAtStart(setting.occupants),
    lastJump: 0,
  };
};

/** The standing after an action that has been played; `step` is what it led to. */
export const withAction = <T extends GameTypes>(
  { game, line, told, people, lastJump }: Standing<T>,
  entry: ActionEntry,
  { state, events }: Pick<Step<T>, 'state' | 'events'>,
): Standing<T> => {
  const kept = (seat: Seat): Ask | null => (seat === entry.seat ? null : askOf(told.last.asks, seat));
  const asks = asksOf(game, state, entry.version, kept);
  const landmark = told.length % LANDMARK_EVERY === 0 ? state : null;
  return {
    version: entry.version,
    game,
    state,
    line: extendLine(line, entry),
    told: chained(told, { events, asks, landmark }),
    events,
    people: peopleAfter(people, entry),
    lastJump,
  };
};

export const withUndo = <T extends GameTypes>(standing: Standing<T>, entry: UndoEntry): Standing<T> => {
  const { game, people } = standing;
  const { version, to } = entry;
  assert(to < lengthOf(standing.line.standing), `undo to ${to}`);
  const line = extendLine(standing.line, entry);
  const told = toldAt(standing, to);
  const state = stateAfter(game, line, told);
  // A question that nobody answered in between is still the same question; every other one is asked anew.
  const kept = (seat: Seat): Ask | null => {
    const ask = askOf(told.last.asks, seat);
    return ask !== null && ask.id === askOf(openAsks(standing), seat)?.id ? ask : null;
  };
  return {
    version,
    game,
    state,
    line,
    told: chained(told.before, { ...told.last, asks: asksOf(game, state, version, kept) }),
    events: [],
    people: peopleAfter(people, entry),
    lastJump: version,
  };
};

/** What was told up to the `count`-th action that stands. */
const toldAt = <T extends GameTypes>({ told }: Standing<T>, count: number): Chain<Told<T>> => {
  const then = firstOf(told, count + 1);
  assert(then !== null, 'every story begins with the deal');
  return then;
};

/** The state at the end of a line, played again from the last one that is kept. */
const stateAfter = <T extends GameTypes>(game: Game<T>, { standing }: Line, told: Chain<Told<T>>): State<T> => {
  let then: Chain<Told<T>> | null = told;
  while (then !== null && then.last.landmark === null) then = then.before;
  assert(then !== null && then.last.landmark !== null, 'the deal is kept');
  const again = listOf(standing).slice(then.length - 1);
  return again.reduce((state, entry) => replayed({ game, state }, entry).state, then.last.landmark);
};

/** Who plays, asks or votes changed; the match did not. */
export const withEntryAboutPeople = <T extends GameTypes>(
  standing: Standing<T>,
  entry: Exclude<LogEntry, ActionEntry | UndoEntry>,
): Standing<T> => ({
  ...standing,
  version: entry.version,
  events: [],
  people: peopleAfter(standing.people, entry),
});

/** Replays one entry of a log; complains when it does not fit the rules. */
export const withEntry = <T extends GameTypes>(standing: Standing<T>, entry: LogEntry): Standing<T> => {
  assert(entry.version === standing.version + 1, `version ${entry.version} after ${standing.version}`);
  if (entry.type === 'action') return withAction(standing, entry, replayed(standing, entry));
  return entry.type === 'undo' ? withUndo(standing, entry) : withEntryAboutPeople(standing, entry);
};

const replayed = <T extends GameTypes>(
  { game, state }: Pick<Standing<T>, 'game' | 'state'>,
  { version, seat, draws, action: json }: ActionEntry,
): Step<T> => {
  const action = game.decodeAction(json);
  assert(action.ok, `entry ${version}: not an action`);
  const chance = scriptedChance(draws);
  const played = play(game, state, seat, action.value, chance);
  assert(played.ok, `entry ${version}: refused`);
  assert(chance.left() === 0, `entry ${version}: ${chance.left()} draws left over`);
  return played.value;
};

const asksOf = <T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  version: Version,
  kept: (seat: Seat) => Ask | null,
): Ask[] => game.toAct(state).map((seat) => kept(seat) ?? { id: `${seat}.${version}`, seat });

const askOf = (asks: readonly Ask[], seat: Seat): Ask | null => asks.find((ask) => ask.seat === seat) ?? null;
