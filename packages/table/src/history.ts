/** The history of a match as one viewer may know it: complete, in pages of bounded size, or the part that a client missed. */

import type { Game, GameTypes, Viewer } from '@fremont/kernel';
import type { MatchState } from './match-state.ts';
import type { HistoryPage, HistoryStep, Version } from './messages.ts';
import { LIMITS } from './protocol/limits.ts';

/** The deal, then every action in force. */
export const historyFor = <T extends GameTypes>(match: MatchState<T>, viewer: Viewer): HistoryStep<T>[] =>
  [...stepsBackwards(match, viewer, Infinity)].reverse();

/** The newest steps before a version, as many as fit one page. */
export const historyBefore = <T extends GameTypes>(
  match: MatchState<T>,
  viewer: Viewer,
  before: Version,
): HistoryPage<T> => {
  const newestFirst: HistoryStep<T>[] = [];
  const fits = newPage();
  for (const step of stepsBackwards(match, viewer, before)) {
    if (!fits(step)) break;
    newestFirst.push(step);
  }
  return { steps: newestFirst.toReversed(), from: newestFirst.at(-1)?.version ?? 0 };
};

/** The steps after version `since`; null when an undo came in between, because then the client needs a snapshot. */
export const missedSteps = <T extends GameTypes>(
  match: MatchState<T>,
  viewer: Viewer,
  since: Version,
): HistoryStep<T>[] | null => {
  const { version, lastJump } = match;
  if (since > version || since < lastJump) return null;
  const newestFirst: HistoryStep<T>[] = [];
  for (const step of stepsBackwards(match, viewer, Infinity)) {
    if (step.version <= since) break;
    newestFirst.push(step);
  }
  return newestFirst.reverse();
};

/** True if the steps can be sent in one message. */
export const fitsOnePage = (steps: readonly HistoryStep<GameTypes>[]): boolean => steps.every(newPage());

/** Says for one step after the other whether it still fits. The first one always does, however large it is. */
const newPage = (): ((step: HistoryStep<GameTypes>) => boolean) => {
  let count = 0;
  let bytes = 0;
  return (step) => {
    count += 1;
    // Events contain no text of people, so a character is a byte.
    bytes += JSON.stringify(step).length;
    return count === 1 || (count <= LIMITS.historySteps && bytes <= LIMITS.historyBytes);
  };
};

/** Newest first. The list of steps has one element more than the list of actions: the deal. */
function* stepsBackwards<T extends GameTypes>(
  { game, steps, timeline }: MatchState<T>,
  viewer: Viewer,
  before: Version,
): Generator<HistoryStep<T>> {
  let entries = timeline.actions;
  for (let rest: typeof steps | null = steps; rest !== null; rest = rest.before) {
    const version = entries?.last.version ?? 0;
    if (version < before)
      yield { version, seat: entries?.last.seat ?? null, events: visibleEvents(game, rest.last.events, viewer) };
    entries = entries?.before ?? null;
  }
}

/** Viewers who may see all events share one list. */
export const visibleEvents = <T extends GameTypes>(
  game: Game<T>,
  events: readonly T['event'][],
  viewer: Viewer,
): readonly T['event'][] => {
  const isOpen = (event: T['event']): boolean => game.viewEvent(event, viewer) === event;
  if (events.every(isOpen)) return events;
  return events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== null);
};
