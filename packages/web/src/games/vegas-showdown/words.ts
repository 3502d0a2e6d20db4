/** Lots, cells and choices in words, for screen readers and for the dock. */

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
import type { ShowdownModel } from './types.ts';

export const nameOf = (model: ShowdownModel, seat: Seat): string => playerAt(model.players, seat).name;

export const tileName = (model: ShowdownModel, tile: TileId): string => model.text.value.names.tiles[tile];

export const isSameCell = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

/** Letters for columns, numbers for rows. */
export const cellName = ([x, y]: Cell): string => `${String.fromCharCode(65 + x)}${y + 1}`;

/** The name of the tile for sale, or of the lot if it has none. */
export const lotTitle = (model: ShowdownModel, lot: Lot): string => {
  const { names } = model.text.value;
  const { tile } = lotState(model.frame.value.view, lot);
  return tile === null || lot === 'slots#2' ? names.lots[lot] : names.tiles[tile];
};

/** "Night Club, minimum $33, Chiara bids $33". */
export const lotLabel = (model: ShowdownModel, lot: Lot): string => {
  const { minimum, standing } = lotState(model.frame.value.view, lot);
  const title = lotTitle(model, lot);
  if (minimum === null) return t('vegas-showdown.lotEmpty', { lot: title });
  const from = t('vegas-showdown.lotFrom', { lot: title, money: money(minimum) });
  if (standing === null) return from;
  const name = nameOf(model, standing.seat);
  return `${from}, ${t('vegas-showdown.bidsMoney', { name, money: money(standing.amount) })}`;
};

/** The tile that covers a cell of the builder's sheet. */
export const tileAt = ({ view }: ShowdownModel, cell: Cell): Placement | null => {
  const { phase } = view;
  if (phase.type !== 'building' && phase.type !== 'permit') return null;
  const covers = (placed: Placement): boolean => coveredCells(placed).some((one) => isSameCell(one, cell));
  return at(view.chairs, phase.seat).sheet.find(covers) ?? null;
};

export const cellLabel = (model: ShowdownModel, cell: Cell): string => {
  const placed = tileAt(model, cell);
  const content = placed === null ? t('vegas-showdown.emptyCell') : tileName(model, placed.tile);
  return `${cellName(cell)}, ${content}`;
};

/** The action of a seat this turn, for its seat card. */
export const seatAction = (model: ShowdownModel, seat: Seat): string => {
  const { view } = model.frame.value;
  const { choice, outbid } = at(view.chairs, seat);
  const { phase } = view;
  if (phase.type === 'over') return finalWords(model, seat);
  if (phase.seat === seat && !model.isPlaying.value) return askedWords(phase.type);
  if (choice !== null) return choiceWords(model, choice);
  return t(outbid === null ? 'vegas-showdown.doingWaits' : 'vegas-showdown.doingOutbid');
};

/** The final score of the seat. */
const finalWords = ({ update, text }: ShowdownModel, seat: Seat): string => {
  const score = update.value.outcome?.scores[seat];
  return score === undefined ? '' : text.value.counts.fame(score);
};

const askedWords = (phase: 'stack' | 'permit' | 'choosing' | 'building'): string =>
  t(phase === 'building' || phase === 'permit' ? 'vegas-showdown.doingBuilds' : 'vegas-showdown.doingChooses');

const choiceWords = (model: ShowdownModel, choice: Choice): string => {
  const { actions } = model.text.value;
  switch (choice.type) {
    case 'bid':
      return t('vegas-showdown.doingBids', { money: money(choice.amount), lot: lotTitle(model, choice.lot) });
    case 'bought':
      return t('vegas-showdown.doingBought', { money: money(choice.amount), lot: tileName(model, choice.tile) });
    case 'renovate':
      return actions.renovate({ type: 'renovate' }).label;
    case 'publicity':
      return actions.publicity({ type: 'publicity' }).label;
    case 'pass':
      return actions.pass({ type: 'pass' }).label;
  }
};
