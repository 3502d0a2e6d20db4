/** The past of a match as one viewer may know it, in pages: the view after every action in force, and at every event. */

import { type GameTypes, lengthOf, type Outcome, type Seat, type Viewer } from '@fremont/kernel';
import { type MatchState, playedAgain } from './match-state.ts';
import type { HistoryStep } from './messages.ts';
import { storiesOf } from './updates.ts';

/** A step of the history with what the viewer saw. */
export interface SeenStep<T extends GameTypes> extends HistoryStep<T> {
  /** The view at each event but the last, whose view is `view`. */
  readonly moments: readonly T['view'][];
  readonly view: T['view'];
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface PastPage<T extends GameTypes> {
  /** The place of the first step: place 0 is the deal, and place n is the match after n actions. */
  readonly from: number;
  /** The last place of the match. */
  readonly last: number;
  readonly steps: readonly SeenStep<T>[];
}

/** At most `count` steps from a place on. Undone actions are not part of the past. */
export const pastOf = <T extends GameTypes>(
  match: MatchState<T>,
  viewer: Viewer,
  from: number,
  count: number,
): PastPage<T> => {
  const { game } = match;
  const steps: SeenStep<T>[] = [];
  for (const { version, seat, state, events, moments } of playedAgain(match, from, from + count)) {
    const story = storiesOf({ game, events, moments }, 'news')(viewer);
    const view = game.view(state, viewer);
    steps.push({ version, seat, ...story, view, toAct: game.toAct(state), outcome: game.outcome(state) });
  }
  return { from, last: lengthOf(match.timeline.actions), steps };
};
