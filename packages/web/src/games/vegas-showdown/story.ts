/** Turns the events of an update into beats: frames, a motion, a time, a sound and a plate for each. */

import { type Cell, type Event, type Lot, lotOfSpace, type VegasShowdown } from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import { type Beat, type BeatSound, onStage } from '../../table/beats.ts';
import type { Story } from '../../table/game-screen.ts';
import { beatsAlong, type EventSounds, type Pacing } from '../../table/pacing.ts';
import type { Plate } from '../../table/plates.ts';
import { type Frame, framesOf, movingFrame } from './frame.ts';

/** The move of a minimum-bid marker. */
interface MinimumMove {
  readonly lot: Lot;
  readonly from: number;
  readonly to: number;
}

/** The motion of a beat. */
export type Motion =
  | { readonly type: 'lots'; readonly lots: readonly Lot[] }
  /** A marker goes from its seat to a track and tips over the marker that lies there. */
  | { readonly type: 'bid'; readonly seat: Seat; readonly lot: Lot; readonly amount: number; readonly beats: boolean }
  | { readonly type: 'prices'; readonly moves: readonly MinimumMove[] }
  | { readonly type: 'flip'; readonly lots: readonly Lot[] }
  | { readonly type: 'remove'; readonly lots: readonly Lot[] }
  | { readonly type: 'buy'; readonly seat: Seat; readonly lot: Lot }
  /** Money or Fame, by seat, flies from the market to the seats, or back where it is negative. */
  | { readonly type: 'pay'; readonly amounts: readonly number[]; readonly of: 'cash' | 'fame' }
  | { readonly type: 'turnCard' }
  | { readonly type: 'tile'; readonly cell: Cell };

type ShowdownBeat = Beat<Frame, Motion>;

/** The longest time of a story. Longer stories play faster. */
export const STORY_MS_MAX = 9000;

const MS: Partial<Record<Event['type'], number>> = {
  turnBegan: 300,
  pricesDropped: 500,
  tileRemoved: 450,
  cardDrawn: 520,
  cardPaid: 560,
  cardFamed: 560,
  cardMovedPrices: 500,
  stackChosen: 300,
  tileFlipped: 450,
  incomeCollected: 640,
  bidMade: 640,
  renovateChosen: 500,
  publicityChosen: 600,
  turnPassed: 400,
  tileBought: 600,
  tileLifted: 500,
  tilePlaced: 600,
  sheetFilled: 600,
  itemScored: 1100,
  matchEnded: 400,
};

/** How long each result is shown. */
const HOLDS: Partial<Record<Event['type'], number>> = {
  pricesDropped: 450,
  cardDrawn: 1300,
  cardPaid: 600,
  cardFamed: 600,
  cardMovedPrices: 400,
  tileFlipped: 250,
  incomeCollected: 700,
  tileBought: 500,
};

/** A beaten bid is shown longer than the first bid on a lot. */
const OUTBID_MS = 700;

const holdOf = (event: Event): number => {
  if (event.type === 'bidMade') return event.outbid === null ? 0 : OUTBID_MS;
  return HOLDS[event.type] ?? 0;
};

export const beatsOf = (story: Story<VegasShowdown>, start: Frame, calm: boolean): ShowdownBeat[] =>
  beatsAlong(PACING, onStage(story.events, framesOf(story, start), start), calm);

const once = (cue: BeatSound['cue']): BeatSound => ({ cue, count: 1 });

const SOUNDS: Partial<Record<Event['type'], EventSounds>> = {
  pricesDropped: { start: once('fall') },
  cardDrawn: { start: once('card'), end: once('event') },
  cardPaid: { start: once('moneyIn') },
  cardMovedPrices: { start: once('fall') },
  tileFlipped: { start: once('card') },
  incomeCollected: { start: once('moneyIn') },
  tileBought: { start: once('moneyOut'), end: once('gavel') },
  tilePlaced: { start: once('place') },
  sheetFilled: { start: once('win') },
  itemScored: { start: once('points') },
};

const soundsOf = (event: Event): EventSounds => {
  if (event.type === 'bidMade') return { start: once('chip'), end: event.outbid === null ? null : once('outbid') };
  return SOUNDS[event.type] ?? {};
};

const plateOf = (event: Event): Omit<Plate, 'event'> | null => {
  switch (event.type) {
    case 'bidMade':
      return event.outbid === null ? null : { tone: 'outbid', seat: event.outbid };
    case 'tileBought':
      return { tone: 'sold', seat: event.seat };
    case 'incomeCollected':
      return { tone: 'income', seat: null };
    case 'cardPaid':
      return { tone: 'paid', seat: null };
    case 'cardFamed':
      return { tone: 'fame', seat: null };
    case 'pricesDropped':
      return { tone: 'prices', seat: null };
    default:
      return null;
  }
};

const motionOf = (event: Event, _: Frame, { lots, cell }: Frame): Motion | null => {
  switch (event.type) {
    case 'bidMade': {
      const { seat, lot, amount, outbid } = event;
      return { type: 'bid', seat, lot, amount, beats: outbid !== null };
    }
    case 'tileBought':
      return { type: 'buy', seat: event.seat, lot: event.lot };
    case 'pricesDropped':
    case 'cardMovedPrices':
      return {
        type: 'prices',
        moves: event.moves.map(({ space, from, to }) => ({ lot: lotOfSpace(space), from, to })),
      };
    case 'tileFlipped':
      return { type: 'flip', lots };
    case 'tileRemoved':
      return { type: 'remove', lots };
    case 'cardDrawn':
      return { type: 'turnCard' };
    case 'incomeCollected':
    case 'cardPaid':
      return { type: 'pay', amounts: event.amounts, of: 'cash' };
    case 'cardFamed':
      return { type: 'pay', amounts: event.amounts, of: 'fame' };
    default:
      if (cell !== null) return { type: 'tile', cell };
      return lots.length > 0 ? { type: 'lots', lots } : null;
  }
};

const PACING: Pacing<Event, Frame, Motion> = {
  ms: MS,
  holdOf,
  soundsOf,
  motionOf,
  movingFrame,
  plateOf,
  msMax: STORY_MS_MAX,
};
