/** What stands of a log: the match it amounts to and the decisions that are open. A value; nothing here changes one. */

import {
  assert,
  at,
  type Game,
  type GameTypes,
  lastStep,
  type Match,
  playMatch,
  replay,
  rewind,
  type Seat,
  scriptedChance,
  stateOf,
} from '@fremont/kernel';
import { EMPTY_LINE, extendLine, type Line, recordOfLine } from './line.ts';
import type { ActionEntry, LogEntry, MatchSetting, UndoEntry } from './log.ts';
import type { Ask, Version } from './messages.ts';
import { type People, peopleAfter, peopleAtStart } from './people.ts';

export interface Standing<T extends GameTypes> {
  readonly version: Version;
  readonly match: Match<T>;
  readonly line: Line;
  /** The open decisions after the deal and after each action that stands. */
  readonly asks: readonly (readonly Ask[])[];
  /** What the entry of this version made happen. */
  readonly events: readonly T['event'][];
  readonly people: People;
  /** The last version that took something back; what came after it is one story. */
  readonly lastJump: Version;
}

export const openAsks = <T extends GameTypes>({ asks }: Standing<T>): readonly Ask[] => at(asks, asks.length - 1);

/** The match as it was dealt. */
export const dealtStanding = <T extends GameTypes>(game: Game<T>, setting: MatchSetting): Standing<T> => {
  const match = replay(game, recordOfLine(setting, EMPTY_LINE));
  return {
    version: 0,
    match,
    line: EMPTY_LINE,
    asks: [asksOf(match, 0, () => null)],
    events: lastStep(match).events,
    people: peopleAtStart(setting.occupants),
    lastJump: 0,
  };
};

/** The standing after an action that has been played; `match` is what it led to. */
export const withAction = <T extends GameTypes>(
  standing: Standing<T>,
  entry: ActionEntry,
  match: Match<T>,
): Standing<T> => {
  const open = openAsks(standing);
  const kept = (seat: Seat): Ask | null => (seat === entry.seat ? null : askOf(open, seat));
  return {
    version: entry.version,
    match,
    line: extendLine(standing.line, entry),
    asks: [...standing.asks, asksOf(match, entry.version, kept)],
    events: lastStep(match).events,
    people: peopleAfter(standing.people, entry),
    lastJump: standing.lastJump,
  };
};

export const withUndo = <T extends GameTypes>(standing: Standing<T>, entry: UndoEntry): Standing<T> => {
  assert(entry.to < standing.line.standing.length, `undo to ${entry.to}`);
  const match = rewind(standing.match, entry.to);
  const then = at(standing.asks, entry.to);
  const now = openAsks(standing);
  // A question that nobody answered in between is still the same question; every other one is asked anew.
  const kept = (seat: Seat): Ask | null => {
    const ask = askOf(then, seat);
    return ask !== null && ask.id === askOf(now, seat)?.id ? ask : null;
  };
  return {
    version: entry.version,
    match,
    line: extendLine(standing.line, entry),
    asks: [...standing.asks.slice(0, entry.to), asksOf(match, entry.version, kept)],
    events: [],
    people: peopleAfter(standing.people, entry),
    lastJump: entry.version,
  };
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

const replayed = <T extends GameTypes>({ match }: Standing<T>, entry: ActionEntry): Match<T> => {
  const { version, seat, draws } = entry;
  const action = match.game.decodeAction(entry.action);
  assert(action.ok, `entry ${version}: not an action`);
  const chance = scriptedChance(draws);
  const played = playMatch(match, seat, action.value, chance);
  assert(played.ok, `entry ${version}: refused`);
  assert(chance.left() === 0, `entry ${version}: ${chance.left()} draws left over`);
  return played.value;
};

const asksOf = <T extends GameTypes>(match: Match<T>, version: Version, kept: (seat: Seat) => Ask | null): Ask[] =>
  match.game.toAct(stateOf(match)).map((seat) => kept(seat) ?? { id: `${seat}.${version}`, seat });

const askOf = (asks: readonly Ask[], seat: Seat): Ask | null => asks.find((ask) => ask.seat === seat) ?? null;
