/** Replays a reported match with the rules of this checkout and finds the first step that differs. */

import { type AnyGame, at, type GameTypes, type MatchRecord, replay, stateOf } from '@fremont/kernel';
import { type BugReport, markOf, marksOf } from '@fremont/table/bug-report';
import { unnamedOccupants } from '@fremont/table/file';
import { type Perspective, Replay } from '@fremont/table/replay';
import { reasonOf, UsageError } from '../usage-error.ts';

/** Step 0 is the deal, and step n the nth action. */
export type Assessment =
  /** The rules throw or refuse. */
  | { readonly type: 'doesNotReplay'; readonly step: number; readonly why: string }
  /** The state after the step breaks an invariant. */
  | { readonly type: 'fault'; readonly step: number; readonly why: string }
  /** The reporter's app computed another view or other events. */
  | { readonly type: 'otherView'; readonly step: number }
  /** The rules agree with the report, but the screen showed something else. */
  | { readonly type: 'otherScreen'; readonly step: number }
  /** The rules and the screen agree with the report. The fault is in the look of something, or in the rules themselves. */
  | { readonly type: 'agrees'; readonly step: number; readonly isOver: boolean };

type AnyRecord = MatchRecord<GameTypes>;

export const judgeReport = (game: AnyGame, record: AnyRecord, report: BugReport): Assessment =>
  replayFault(game, record) ?? viewAssessment(game, record, report);

const replayFault = (game: AnyGame, record: AnyRecord): Assessment | null => {
  const why = reasonAgainst(game, record);
  if (why !== null) return { type: 'doesNotReplay', step: firstBadStep(game, record), why };
  for (const [step, { state }] of replay(game, record).steps.entries()) {
    const [fault] = game.faults(state);
    if (fault !== undefined) return { type: 'fault', step, why: fault };
  }
  return null;
};

const cut = (record: AnyRecord, length: number): AnyRecord => ({ ...record, entries: record.entries.slice(0, length) });

/** Null if the match replays. */
const reasonAgainst = (game: AnyGame, record: AnyRecord): string | null => {
  try {
    replay(game, record);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
};

/** A binary search: the shortest beginning of the match that does not replay ends with the bad step. */
const firstBadStep = (game: AnyGame, record: AnyRecord): number => {
  let [good, bad] = [-1, record.entries.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (reasonAgainst(game, cut(record, middle)) === null) good = middle;
    else bad = middle;
  }
  return bad;
};

const viewAssessment = (game: AnyGame, record: AnyRecord, report: BugReport): Assessment => {
  const opened = Replay.of(game, { record, occupants: unnamedOccupants(record.seats) });
  if (!opened.ok) throw new UsageError(`the match does not open as a replay: ${opened.error.code}`);
  const { value: match } = opened;
  const viewpoint = viewpointOf(report, record.seats);
  const { marks, place, shown } = report;
  const other = marksOf(match, viewpoint).findIndex((mark, step) => marks[step] !== undefined && marks[step] !== mark);
  if (other >= 0) return { type: 'otherView', step: other };
  if (place > match.length) throw new UsageError(`the report is about action ${place} of ${match.length}`);
  if (markOf(match.look(place, viewpoint).view, []) !== shown) return { type: 'otherScreen', step: place };
  return { type: 'agrees', step: place, isOver: match.outcome !== null };
};

const viewpointOf = ({ viewpoint }: BugReport, seats: number): Perspective => {
  if (typeof viewpoint === 'number' && viewpoint >= seats) throw new UsageError(`the report has no seat ${viewpoint}`);
  return viewpoint as Perspective;
};

/** The outcome of a match that replays. */
export const outcomeOf = (game: AnyGame, record: AnyRecord) => game.outcome(stateOf(replay(game, record)));

/** The action of a step as text; the deal has none. */
export const actionAt = (record: AnyRecord, step: number): string =>
  step === 0 ? 'the deal' : JSON.stringify(at(record.entries, step - 1).action);
