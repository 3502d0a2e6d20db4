/** What one viewer is shown. The only place where a match leaves the table; every Update is built here. */

import { at, type Game, type GameTypes, listOf, type Viewer } from '@fremont/kernel';
import type { HistoryStep, Occupant, Player, Update, Version } from './messages.ts';
import { openVotes } from './people.ts';
import { openAsks, type Standing } from './standing.ts';
import { freeUndoOf, redoOf, undoAskOf, undoStateOf } from './undo.ts';

/** What the table itself knows and every viewer may know. */
export interface Scene<T extends GameTypes> {
  readonly standing: Standing<T>;
  readonly occupants: readonly Occupant[];
  readonly players: readonly Player[];
  /** A broken table stands still: it asks nothing and takes nothing back. */
  readonly broken: boolean;
}

/** Whether the update tells what just happened, or is a first look at what is there. */
export type Telling = 'news' | 'jump' | 'look';

/** One change, or one moment, for every viewer who asks: what all of them may know is worked out once. */
export const updatesOf = <T extends GameTypes>(scene: Scene<T>, telling: Telling): ((viewer: Viewer) => Update<T>) => {
  const { standing, players } = scene;
  const { game, state, version, events } = standing;
  const viewOf = viewsOf(standing);
  const toAct = game.toAct(state);
  const outcome = game.outcome(state);
  const freeUndo = scene.broken ? null : freeUndoOf(standing);
  const undoAsk = undoAskOf(standing);
  const votes = openVotes(standing.people, scene.occupants);
  return (viewer) => {
    const { legal, asks, undo, canRedo } = choicesFor(scene, viewer);
    return {
      version,
      viewer,
      view: viewOf(viewer),
      events: telling === 'look' ? [] : visibleEvents(game, events, viewer),
      jump: telling === 'jump',
      legal,
      asks,
      toAct,
      undo,
      freeUndo,
      canRedo,
      players,
      undoAsk,
      votes,
      outcome,
    };
  };
};

/** Who sees no more than a spectator is shown what a spectator is shown: the same view, not an equal one. */
const viewsOf = <T extends GameTypes>({ game, state }: Standing<T>): ((viewer: Viewer) => T['view']) => {
  let common: T['view'] | null = null;
  return (viewer) => {
    if (viewer !== 'spectator' && game.seesMore?.(state, viewer) !== false) return game.view(state, viewer);
    common ??= game.view(state, 'spectator');
    return common;
  };
};

type Choices<T extends GameTypes> = Pick<Update<T>, 'legal' | 'asks' | 'undo' | 'canRedo'>;

const choicesFor = <T extends GameTypes>(scene: Scene<T>, viewer: Viewer): Choices<T> => {
  const { standing, broken } = scene;
  if (broken) return { legal: [], asks: [], undo: { type: 'none' }, canRedo: false };
  const asks = openAsks(standing);
  if (viewer === 'spectator') return { legal: [], asks, undo: { type: 'none' }, canRedo: false };
  const { game, state } = standing;
  const mayAct = game.meta.offTurnActions.length > 0 || asks.some(({ seat }) => seat === viewer);
  return {
    legal: mayAct ? game.legalActions(state, viewer) : [],
    asks,
    undo: undoStateOf(standing, viewer),
    canRedo: redoOf(standing, viewer) !== null,
  };
};

/** The story so far: the deal, then every action that stands. */
export const historyFor = <T extends GameTypes>(standing: Standing<T>, viewer: Viewer): HistoryStep<T>[] =>
  stepsFrom(standing, viewer, 0);

/** What a viewer missed who knows the table up to `since`; null when something was taken back, which is no story. */
export const missedBy = <T extends GameTypes>(
  standing: Standing<T>,
  viewer: Viewer,
  since: Version,
): HistoryStep<T>[] | null => {
  const { line, version, lastJump } = standing;
  if (since > version || since < lastJump) return null;
  const known = listOf(line.standing).findLastIndex((entry) => entry.version <= since) + 1;
  return stepsFrom(standing, viewer, known + 1);
};

/** Step 0 is the deal, step n what the n-th action that stands made happen. */
const stepsFrom = <T extends GameTypes>(
  { game, told, line }: Standing<T>,
  viewer: Viewer,
  first: number,
): HistoryStep<T>[] => {
  const entries = listOf(line.standing);
  return listOf(told)
    .slice(first)
    .map(({ events }, index) => {
      const entry = first + index === 0 ? null : at(entries, first + index - 1);
      return {
        version: entry?.version ?? 0,
        seat: entry?.seat ?? null,
        events: visibleEvents(game, events, viewer),
      };
    });
};

/** Everybody who may know all of it is given the same list. */
const visibleEvents = <T extends GameTypes>(
  game: Game<T>,
  events: readonly T['event'][],
  viewer: Viewer,
): readonly T['event'][] => {
  const isOpen = (event: T['event']): boolean => game.viewEvent(event, viewer) === event;
  if (events.every(isOpen)) return events;
  return events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== null);
};
