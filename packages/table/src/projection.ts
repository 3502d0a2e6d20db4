/** What one viewer is shown. The only place where a match leaves the table; every Update is built here. */

import { type GameTypes, type Match, stateOf, type Viewer } from '@fremont/kernel';
import type { HistoryStep, Occupant, Update } from './messages.ts';
import { openAsks, type Standing } from './standing.ts';
import { redoOf, undoStateOf } from './undo.ts';

/** What the table itself knows and every viewer may know. */
export interface Scene<T extends GameTypes> {
  readonly standing: Standing<T>;
  readonly occupants: readonly Occupant[];
  /** A broken table stands still: it asks nothing and takes nothing back. */
  readonly broken: boolean;
}

/** Whether the update tells what just happened, or is a first look at what is there. */
export type Telling = 'news' | 'jump' | 'look';

export const updateFor = <T extends GameTypes>(scene: Scene<T>, viewer: Viewer, telling: Telling): Update<T> => {
  const { standing } = scene;
  const { match, version, events } = standing;
  const { game } = match;
  const state = stateOf(match);
  return {
    version,
    viewer,
    view: game.view(state, viewer),
    events: telling === 'look' ? [] : visibleEvents(match, events, viewer),
    jump: telling === 'jump',
    toAct: game.toAct(state),
    outcome: game.outcome(state),
    ...choicesFor(scene, viewer),
  };
};

type Choices<T extends GameTypes> = Pick<Update<T>, 'legal' | 'asks' | 'undo' | 'canRedo'>;

const choicesFor = <T extends GameTypes>(scene: Scene<T>, viewer: Viewer): Choices<T> => {
  const { standing, occupants, broken } = scene;
  if (broken) return { legal: [], asks: [], undo: { type: 'none' }, canRedo: false };
  const asks = openAsks(standing);
  if (viewer === 'spectator') return { legal: [], asks, undo: { type: 'none' }, canRedo: false };
  const isAsked = asks.some(({ seat }) => seat === viewer);
  return {
    legal: isAsked ? standing.match.game.legalActions(stateOf(standing.match), viewer) : [],
    asks,
    undo: undoStateOf(standing, occupants, viewer),
    canRedo: redoOf(standing, viewer) !== null,
  };
};

/** The story so far: the deal, then every action that stands. */
export const historyFor = <T extends GameTypes>({ match, line }: Standing<T>, viewer: Viewer): HistoryStep<T>[] =>
  match.steps.map(({ events }, index) => {
    const entry = index === 0 ? null : (line.standing[index - 1] ?? null);
    return {
      version: entry?.version ?? 0,
      seat: entry?.seat ?? null,
      events: visibleEvents(match, events, viewer),
    };
  });

const visibleEvents = <T extends GameTypes>(
  { game }: Match<T>,
  events: readonly T['event'][],
  viewer: Viewer,
): T['event'][] => events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== null);
