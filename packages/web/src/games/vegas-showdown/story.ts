/** Turns the events of an update into beats: a frame, a motion, a time and a sound for each. */

import type { Cell, Event, Lot, VegasShowdown } from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import type { Cue } from '../../sound/index.ts';
import { type Beat, oneBeatPerEvent } from '../../table/beats.ts';
import type { Story } from '../../table/game-screen.ts';
import { type Frame, framesOf } from './frame.ts';

/** The motion of a beat. */
export type Motion =
  | { readonly type: 'lots'; readonly lots: readonly Lot[] }
  /** A marker goes from its seat to a track and tips over the marker that lay there. */
  | { readonly type: 'bid'; readonly seat: Seat; readonly lot: Lot; readonly amount: number }
  | { readonly type: 'prices'; readonly lots: readonly Lot[] }
  | { readonly type: 'flip'; readonly lots: readonly Lot[] }
  | { readonly type: 'buy'; readonly seat: Seat; readonly lot: Lot }
  | { readonly type: 'gains' }
  | { readonly type: 'tile'; readonly cell: Cell };

type ShowdownBeat = Beat<Frame, Motion>;

/** The longest time of a story. Longer stories play faster. */
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
};

export const beatsOf = (story: Story<VegasShowdown>, start: Frame, calm: boolean): ShowdownBeat[] => {
  const pacing = { ms: MS, sounds: SOUNDS, motionOf, msMax: STORY_MS_MAX };
  return oneBeatPerEvent(pacing, story.events, framesOf(story, start), calm);
};

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
