/** Events turned into beats: what is shown in which order, what moves, how long it takes, what sounds. */

import type { Cell, Event, Lot, View } from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import type { Cue } from '../../sound/index.ts';
import { type Beat, tellOneByOne } from '../../table/beats.ts';
import { type Frame, frameAfter } from './frame.ts';

/** What moves during a beat. */
export type Motion =
  | { readonly type: 'lots'; readonly lots: readonly Lot[] }
  /** A marker goes from its seat to a track and tips over whoever lay there. */
  | { readonly type: 'bid'; readonly seat: Seat; readonly lot: Lot; readonly amount: number }
  | { readonly type: 'prices'; readonly lots: readonly Lot[] }
  | { readonly type: 'flip'; readonly lots: readonly Lot[] }
  | { readonly type: 'buy'; readonly seat: Seat; readonly lot: Lot }
  | { readonly type: 'gains' }
  | { readonly type: 'tile'; readonly cell: Cell };

type ShowdownBeat = Beat<Frame, Motion>;

/** However much a turn brings, nobody waits longer than this. */
export const STORY_MS_MAX = 8000;

const MS: Partial<Record<Event['type'], number>> = {
  turnBegan: 300,
  pricesDropped: 700,
  tileRemoved: 500,
  cardDrawn: 1000,
  cardPaid: 700,
  cardFamed: 700,
  cardMovedPrices: 700,
  stackChosen: 300,
  tileFlipped: 600,
  incomeCollected: 700,
  bidMade: 800,
  renovateChosen: 500,
  publicityChosen: 500,
  turnPassed: 400,
  tileBought: 750,
  tileLifted: 500,
  tilePlaced: 750,
  sheetFilled: 600,
  itemScored: 1100,
  matchEnded: 400,
};

const SOUNDS: Partial<Record<Event['type'], Cue>> = {
  cardDrawn: 'tap',
  incomeCollected: 'moneyIn',
  cardPaid: 'moneyIn',
  bidMade: 'chip',
  tileBought: 'chip',
  tilePlaced: 'place',
  itemScored: 'chip',
  matchEnded: 'end',
};

/** Calm stories hold still pictures. */
export const planOf = (events: readonly Event[], start: Frame, end: View, calm = false): ShowdownBeat[] =>
  tellOneByOne({ ms: MS, sounds: SOUNDS, frameAfter, motionOf, msMax: STORY_MS_MAX }, events, start, end, calm);

const motionOf = (event: Event, { lots, cell }: Frame): Motion | null => {
  switch (event.type) {
    case 'bidMade':
      return { type: 'bid', seat: event.seat, lot: event.lot, amount: event.amount };
    case 'tileBought':
      return { type: 'buy', seat: event.seat, lot: event.lot };
    case 'pricesDropped':
    case 'cardMovedPrices':
      return { type: 'prices', lots };
    case 'tileFlipped':
      return { type: 'flip', lots };
    case 'incomeCollected':
    case 'cardPaid':
    case 'cardFamed':
    case 'publicityChosen':
      return { type: 'gains' };
    default:
      if (cell !== null) return { type: 'tile', cell };
      return lots.length > 0 ? { type: 'lots', lots } : null;
  }
};
