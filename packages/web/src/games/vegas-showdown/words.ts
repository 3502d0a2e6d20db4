/** The table in words: lots, cells and choices for readers and for the dock. */

import {
  type Cell,
  type Choice,
  coveredCells,
  type Lot,
  lotState,
  type Placement,
  type TileId,
} from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { playerAt } from '../../table/players.ts';
import type { ShowdownSession } from './types.ts';

export const nameOf = (session: ShowdownSession, seat: Seat): string => playerAt(session.players, seat).name;

export const tileName = (session: ShowdownSession, tile: TileId): string => session.text.value.names.tiles[tile];

export const isSameCell = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

/** Letters for columns, numbers for rows. */
export const cellName = ([x, y]: Cell): string => `${String.fromCharCode(65 + x)}${y + 1}`;

/** What is for sale there, or the name of the place. */
export const lotTitle = (session: ShowdownSession, lot: Lot): string => {
  const { names } = session.text.value;
  const { tile } = lotState(session.frame.value.view, lot);
  return tile === null || lot === 'slots#2' ? names.lots[lot] : names.tiles[tile];
};

/** "Night Club, minimum $33, Chiara bids $33". */
export const lotLabel = (session: ShowdownSession, lot: Lot): string => {
  const { minimum, standing } = lotState(session.frame.value.view, lot);
  const title = lotTitle(session, lot);
  if (minimum === null) return t('vegas-showdown.lotEmpty', { lot: title });
  const from = t('vegas-showdown.lotFrom', { lot: title, money: money(minimum) });
  if (standing === null) return from;
  const name = nameOf(session, standing.seat);
  return `${from}, ${t('vegas-showdown.bidsMoney', { name, money: money(standing.amount) })}`;
};

/** The tile on the sheet of whoever builds that covers a cell. */
export const tileAt = ({ view }: ShowdownSession, cell: Cell): Placement | null => {
  const { phase } = view;
  if (phase.type !== 'building' && phase.type !== 'permit') return null;
  const covers = (placed: Placement): boolean => coveredCells(placed).some((one) => isSameCell(one, cell));
  return at(view.chairs, phase.seat).sheet.find(covers) ?? null;
};

export const cellLabel = (session: ShowdownSession, cell: Cell): string => {
  const placed = tileAt(session, cell);
  const what = placed === null ? t('vegas-showdown.emptyCell') : tileName(session, placed.tile);
  return `${cellName(cell)}, ${what}`;
};

/** What a seat is doing this turn, for its card. */
export const doingWords = (session: ShowdownSession, seat: Seat): string => {
  const { view } = session.frame.value;
  const { choice, outbid } = at(view.chairs, seat);
  const { phase } = view;
  if (phase.type === 'over') return finalWords(session, seat);
  if (phase.seat === seat && !session.isPlaying.value) return askedWords(phase.type);
  if (choice !== null) return choiceWords(session, choice);
  return t(outbid === null ? 'vegas-showdown.doingWaits' : 'vegas-showdown.doingOutbid');
};

/** What the match came to; nobody waits for anything any more. */
const finalWords = ({ update, text }: ShowdownSession, seat: Seat): string => {
  const score = update.value.outcome?.scores[seat];
  return score === undefined ? '' : text.value.counts.fame(score);
};

const askedWords = (phase: 'stack' | 'permit' | 'choosing' | 'building'): string =>
  t(phase === 'building' || phase === 'permit' ? 'vegas-showdown.doingBuilds' : 'vegas-showdown.doingChooses');

const choiceWords = (session: ShowdownSession, choice: Choice): string => {
  const { actions } = session.text.value;
  switch (choice.type) {
    case 'bid':
      return t('vegas-showdown.doingBids', { money: money(choice.amount), lot: lotTitle(session, choice.lot) });
    case 'bought':
      return t('vegas-showdown.doingBought', { money: money(choice.amount), lot: tileName(session, choice.tile) });
    case 'renovate':
      return actions.renovate({ type: 'renovate' }).label;
    case 'publicity':
      return actions.publicity({ type: 'publicity' }).label;
    case 'pass':
      return actions.pass({ type: 'pass' }).label;
  }
};
