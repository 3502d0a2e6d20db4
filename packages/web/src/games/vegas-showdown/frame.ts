/**
 * The state of the drawn board: the view, and the things that the current event is about. A story has one frame for each
 * event. It ends with a frame at rest on the final view.
 */

import {
  type CardId,
  type Cell,
  type Event,
  type Lot,
  lotOfSpace,
  type ScoreItem,
  type VegasShowdown,
  type View,
} from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { framesAlong } from '../../table/frames.ts';
import type { Story } from '../../table/game-screen.ts';

/** The part of the table that the board shows: the market, the final account, or the sheet of a seat. */
type BoardPart = 'market' | 'account' | { readonly seat: Seat };

export interface Frame {
  readonly view: View;
  readonly shown: BoardPart;
  /** The lots that the event names. */
  readonly lots: readonly Lot[];
  /** The tile that was placed, by its top left cell. */
  readonly cell: Cell | null;
  /** The change of money and Fame by the event, by seat. */
  readonly money: readonly number[];
  readonly fame: readonly number[];
  /** The event card that is turned over in the middle of the market. */
  readonly turned: CardId | null;
  /** The items of the final account that are counted so far; null outside the final count. */
  readonly items: readonly ScoreItem[] | null;
}

export const atRest = (view: View): Frame => ({
  view,
  shown: partAtRest(view),
  lots: [],
  cell: null,
  money: nothing(view),
  fame: nothing(view),
  turned: null,
  items: null,
});

const nothing = ({ chairs }: View): number[] => chairs.map(() => 0);

const partAtRest = ({ phase }: View): BoardPart => {
  if (phase.type === 'building' || phase.type === 'permit') return { seat: phase.seat };
  return phase.type === 'over' ? 'account' : 'market';
};

/** The frame at each event of a story that begins at `start`. */
export const framesOf = (story: Story<VegasShowdown>, start: Frame): Frame[] => framesAlong(story, start, frameAt);

const frameAt = (event: Event, view: View, before: Frame): Frame => {
  if (event.type === 'matchEnded') return atRest(view);
  return {
    view,
    shown: partAt(event) ?? before.shown,
    lots: lotsOf(event),
    cell: event.type === 'tilePlaced' ? event.cell : null,
    money: change(before.view, view, 'money'),
    fame: fameOf(before.view, event, view),
    turned: event.type === 'cardDrawn' ? event.card : null,
    items: event.type === 'itemScored' ? [...(before.items ?? []), event.item] : before.items,
  };
};

/** The frame while an event happens. If the event decides something, it draws the view before the event. */
export const movingFrame = (event: Event, before: Frame, after: Frame): Frame => {
  switch (event.type) {
    case 'cardDrawn':
    case 'cardPaid':
    case 'cardFamed':
    case 'cardMovedPrices':
    case 'pricesDropped':
    case 'tileRemoved':
    case 'incomeCollected':
    case 'bidMade':
    case 'tileBought': {
      const { shown, lots, turned } = after;
      return { ...before, shown, lots, turned, cell: null, money: nothing(before.view), fame: nothing(before.view) };
    }
    default:
      return after;
  }
};

const change = (before: View, after: View, counter: 'money' | 'fame'): number[] =>
  after.chairs.map((chair, seat) => chair[counter] - at(before.chairs, seat)[counter]);

/** Fame of tiles is not shown here, because the tiles show it. The final count scores Fame without changing the counters. */
const fameOf = (before: View, event: Event, after: View): readonly number[] => {
  if (event.type === 'itemScored') return event.fame;
  return event.type === 'cardFamed' || event.type === 'publicityChosen'
    ? change(before, after, 'fame')
    : nothing(after);
};

const lotsOf = (event: Event): Lot[] => {
  switch (event.type) {
    case 'pricesDropped':
    case 'cardMovedPrices':
      return event.moves.map(({ space }) => lotOfSpace(space));
    case 'tileRemoved':
    case 'tileFlipped':
      return [lotOfSpace(event.space)];
    case 'bidMade':
    case 'tileBought':
      return [event.lot];
    default:
      return [];
  }
};

/** The part of the table that an event is about; null leaves the shown part unchanged. */
const partAt = (event: Event): BoardPart | null => {
  switch (event.type) {
    case 'tileLifted':
    case 'tilePlaced':
      return { seat: event.seat };
    case 'itemScored':
    case 'matchEnded':
      return 'account';
    case 'stackChosen':
    case 'stackFoundEmpty':
    case 'cardFamed':
    case 'cardHolds':
    case 'cardIdle':
    case 'buildingDone':
    case 'sheetFilled':
      return null;
    default:
      return 'market';
  }
};
