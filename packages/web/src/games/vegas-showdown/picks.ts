/** What somebody has pointed at and not yet decided: a tile in hand, where it would lie, whose sheet is looked at. */

import {
  type Action,
  type Cell,
  HEIGHT,
  type Lot,
  type Placement,
  plainTurn,
  shapeOf,
  type TileId,
  TURNS,
  type Turn,
  WIDTH,
} from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { type Signal, signal } from '@preact/signals';
import type { ShowdownSession } from './types.ts';

/** `lift`: the hand is empty and takes a tile off the sheet. */
export type Hand = TileId | 'lift';

export interface Picks {
  /** Null until somebody has taken something else than what lies nearest. */
  readonly hand: Signal<Hand | null>;
  /** Null until the tile was moved. */
  readonly cell: Signal<Cell | null>;
  readonly turn: Signal<Turn>;
  /** Whether the tile has been laid down for a look, so that it no longer follows the pointer. */
  readonly laid: Signal<boolean>;
  /** The seat whose sheet is looked at in place of the market. */
  readonly looking: Signal<Seat | null>;
  /** Open while sealed bids for a turn are written, and the lot they were opened from. */
  readonly sealing: Signal<{ readonly turn: number; readonly lot: Lot | null } | null>;
}

const kept = new WeakMap<ShowdownSession, Picks>();

export const picksOf = (session: ShowdownSession): Picks => {
  const known = kept.get(session);
  if (known !== undefined) return known;
  const picks: Picks = {
    hand: signal(null),
    cell: signal(null),
    turn: signal(0),
    laid: signal(false),
    looking: signal(null),
    sealing: signal(null),
  };
  kept.set(session, picks);
  return picks;
};

/** Forgets the tile in hand: it has been placed, or something else was taken. */
export const layDown = (session: ShowdownSession, hand: Hand | null = null): void => {
  const picks = picksOf(session);
  picks.hand.value = hand;
  picks.cell.value = null;
  picks.turn.value = 0;
  picks.laid.value = false;
  session.stepBack();
};

/** Whether a person at this device is building now. */
export const isBuilding = ({ view, actor }: ShowdownSession): boolean =>
  actor !== null && (view.phase.type === 'building' || view.phase.type === 'permit');

/** What is in hand: the tile just bought, else the one set aside last; whoever renovates begins with an empty hand. */
export const handOf = (session: ShowdownSession): Hand | null => {
  const { view, actor } = session;
  if (actor === null || !isBuilding(session)) return null;
  const { aside } = at(view.chairs, actor);
  const picked = picksOf(session).hand.value;
  if (picked === 'lift' ? canLift(session) : picked !== null && aside.includes(picked)) return picked;
  return nearest(session, aside);
};

const nearest = (session: ShowdownSession, aside: readonly TileId[]): Hand | null => {
  const { phase } = session.view;
  const work = phase.type === 'building' ? phase.work : null;
  const hasLifted = work?.type === 'renovate' && work.lifts > 0 && aside.length > 0;
  if (canLift(session) && !hasLifted) return 'lift';
  const bought = work?.type === 'purchase' && aside.includes(work.tile) ? work.tile : null;
  return bought ?? aside.at(-1) ?? null;
};

export const canLift = ({ update }: ShowdownSession): boolean => update.value.legal.some(({ type }) => type === 'lift');

type Place = Extract<Action, { readonly type: 'place' }>;

/** Everywhere the tile may lie now. */
export const waysOf = ({ update }: ShowdownSession, tile: TileId): Place[] =>
  update.value.legal.filter((action): action is Place => action.type === 'place' && action.tile === tile);

/** The tile in hand where it would lie, kept inside the sheet. */
export const ghostOf = (session: ShowdownSession): Placement | null => {
  const hand = handOf(session);
  if (hand === null || hand === 'lift') return null;
  const { cell, turn } = picksOf(session);
  if (cell.value === null) return firstGhost(session, hand);
  return { tile: hand, cell: clamped(hand, turn.value, cell.value), turn: plainTurn(hand, turn.value) };
};

const firstGhost = (session: ShowdownSession, tile: TileId): Placement => {
  const [first] = waysOf(session, tile);
  return first === undefined ? { tile, cell: [2, 1], turn: 0 } : { tile, cell: first.cell, turn: first.turn };
};

const clamped = (tile: TileId, turn: Turn, [x, y]: Cell): Cell => {
  const { width, height } = shapeOf(tile, turn);
  return [Math.max(0, Math.min(x, WIDTH - width)), Math.max(0, Math.min(y, HEIGHT - height))];
};

/** Keeps what is seen as the starting point of the next move. */
const settle = (session: ShowdownSession, { cell, turn }: Pick<Placement, 'cell' | 'turn'>): void => {
  const picks = picksOf(session);
  picks.cell.value = cell;
  picks.turn.value = turn;
};

export const moveGhost = (session: ShowdownSession, [x, y]: Cell): void => {
  const ghost = ghostOf(session);
  if (ghost === null) return;
  settle(session, { ...ghost, cell: clamped(ghost.tile, ghost.turn, [ghost.cell[0] + x, ghost.cell[1] + y]) });
};

export const pointAt = (session: ShowdownSession, cell: Cell): void => {
  const ghost = ghostOf(session);
  if (ghost !== null) settle(session, { ...ghost, cell: clamped(ghost.tile, ghost.turn, cell) });
};

/** By quarters; turns that look the same are skipped. */
export const turnGhost = (session: ShowdownSession, quarters: 1 | -1): void => {
  const ghost = ghostOf(session);
  if (ghost === null) return;
  const turns = TURNS.filter((turn) => plainTurn(ghost.tile, turn) === turn);
  const turn = at(turns, (turns.indexOf(ghost.turn) + quarters + turns.length) % turns.length);
  settle(session, { cell: clamped(ghost.tile, turn, ghost.cell), turn });
};

const isSameSpot = (one: Pick<Placement, 'cell' | 'turn'>, other: Pick<Placement, 'cell' | 'turn'>): boolean =>
  one.turn === other.turn && one.cell[0] === other.cell[0] && one.cell[1] === other.cell[1];

/** Goes on to the next place where the tile may lie. */
export const nextWay = (session: ShowdownSession): void => {
  const ghost = ghostOf(session);
  if (ghost === null) return;
  const ways = waysOf(session, ghost.tile);
  const next = ways[(ways.findIndex((way) => isSameSpot(way, ghost)) + 1) % Math.max(1, ways.length)];
  if (next === undefined) return;
  settle(session, next);
  picksOf(session).laid.value = true;
};
