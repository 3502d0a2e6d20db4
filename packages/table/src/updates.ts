/** Builds every Update: the only place where the state of a match is projected for a viewer. */

import { at, choicesOf, type Game, type GameTypes, type Seat, type Viewer } from '@fremont/kernel';
import { visibleEvents } from './history.ts';
import { type MatchState, openAsks } from './match-state.ts';
import type { Occupant, Player, Update } from './messages.ts';
import { openVotes } from './people.ts';
import { freeUndoOf, redoOf, undoAskOf, undoStateOf } from './undo.ts';

/** The facts that updates are built from. */
export interface TableFacts<T extends GameTypes> {
  readonly match: MatchState<T>;
  readonly occupants: readonly Occupant[];
  readonly players: readonly Player[];
  holderOf(seat: Seat): string;
  /** A broken table offers no decisions and no undo. */
  readonly isBroken: boolean;
}

/** `news` contains the events of the last change, `jump` is an undo or redo, `look` is a snapshot without events. */
export type UpdateKind = 'news' | 'jump' | 'look';

/** Updates of one version for any number of viewers. The parts that all viewers share are computed once. */
export const updatesOf = <T extends GameTypes>(
  facts: TableFacts<T>,
  kind: UpdateKind,
): ((viewer: Viewer) => Update<T>) => {
  const { match, players } = facts;
  const { game, state, version } = match;
  const viewOf = viewsOf(game, state);
  const storyOf = storiesOf(match, kind);
  const toAct = game.toAct(state);
  const outcome = game.outcome(state);
  const freeUndo = facts.isBroken ? null : freeUndoOf(match);
  const undoAsk = undoAskOf(match);
  const votes = openVotes(match.people, facts.occupants, facts.holderOf);
  return (viewer) => {
    const { legal, asks, undo, canRedo } = choicesFor(facts, viewer);
    return {
      version,
      viewer,
      view: viewOf(viewer),
      ...storyOf(viewer),
      jump: kind === 'jump',
      undoneFrom: kind === 'jump' ? match.undoneFrom : null,
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

/** Viewers who see no more than a spectator share the spectator's view object, so that deltas are computed once. */
const viewsOf = <T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>['state'],
): ((viewer: Viewer) => T['view']) => {
  let common: T['view'] | null = null;
  return (viewer) => {
    if (viewer !== 'spectator' && game.seesMore?.(state, viewer) !== false) return game.view(state, viewer);
    common ??= game.view(state, 'spectator');
    return common;
  };
};

type Story<T extends GameTypes> = Pick<Update<T>, 'events' | 'moments'>;

/** The visible events, with the view at each of them but the last. */
export const storiesOf = <T extends GameTypes>(
  match: Pick<MatchState<T>, 'game' | 'events' | 'moments'>,
  kind: UpdateKind,
): ((viewer: Viewer) => Story<T>) => {
  const { game, events, moments } = match;
  if (kind === 'look') return () => ({ events: [], moments: [] });
  const viewsAt = moments.map((state) => viewsOf(game, state));
  return (viewer) => {
    const visible = visibleEvents(game, events, viewer);
    const shownAt = viewsAt.filter((_, index) => game.viewEvent(at(events, index), viewer) !== null);
    return { events: visible, moments: shownAt.slice(0, visible.length - 1).map((viewAt) => viewAt(viewer)) };
  };
};

type Choices<T extends GameTypes> = Pick<Update<T>, 'legal' | 'asks' | 'undo' | 'canRedo'>;

const choicesFor = <T extends GameTypes>(facts: TableFacts<T>, viewer: Viewer): Choices<T> => {
  const { match, isBroken } = facts;
  if (isBroken) return { legal: [], asks: [], undo: { type: 'none' }, canRedo: false };
  const asks = openAsks(match);
  if (viewer === 'spectator') return { legal: [], asks, undo: { type: 'none' }, canRedo: false };
  const { game, state } = match;
  return {
    legal: choicesOf(game, state, viewer),
    asks,
    undo: undoStateOf(match, viewer),
    canRedo: redoOf(match, viewer) !== null,
  };
};
