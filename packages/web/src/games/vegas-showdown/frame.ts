/**
 * The picture while a story is told: a view, what is being pointed at, and what the end has scored so far. The end of
 * every story is a frame at rest on the view that was sent, whatever was drawn before it.
 */

import {
  type Cell,
  type ChairView,
  type Choice,
  type Event,
  type Lot,
  lotOfSpace,
  type PriceMove,
  type ScoreItem,
  spaceOfLot,
  TILES,
  type TileId,
  type View,
} from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';

/** What the stage shows: the market, somebody's sheet, or the final account. */
export type Scene = 'market' | 'account' | { readonly seat: Seat };

export interface Frame {
  readonly view: View;
  readonly scene: Scene;
  /** The lots the story is about right now. */
  readonly lots: readonly Lot[];
  /** The tile it is about, by its top left cell. */
  readonly cell: Cell | null;
  /** Money and Fame that have just come or gone, by seat. */
  readonly money: readonly number[];
  readonly fame: readonly number[];
  /** The items of the final account told so far; null while they are not counted one by one. */
  readonly items: readonly ScoreItem[] | null;
}

export const atRest = (view: View): Frame => ({
  view,
  scene: sceneOf(view),
  lots: [],
  cell: null,
  money: view.chairs.map(() => 0),
  fame: view.chairs.map(() => 0),
  items: null,
});

const sceneOf = ({ phase }: View): Scene => {
  if (phase.type === 'building' || phase.type === 'permit') return { seat: phase.seat };
  return phase.type === 'over' ? 'account' : 'market';
};

/** The picture after an event; `end` is the view that all events together lead to. */
export const frameAfter = (before: Frame, event: Event, end: View): Frame => {
  const frame = { ...before, lots: [], cell: null, money: zeros(before), fame: zeros(before) };
  switch (event.type) {
    case 'turnBegan':
      return begun(frame, event);
    case 'pricesDropped':
    case 'cardMovedPrices':
      return event.moves.reduce(moved, frame);
    case 'tileRemoved':
      return withSpace(frame, event.space, null);
    case 'tileFlipped':
      return withSpace(frame, event.space, { tile: event.tile, price: event.price });
    case 'cardDrawn':
      return {
        ...frame,
        scene: 'market',
        view: { ...frame.view, cards: [...frame.view.cards, { ...event, tile: null }] },
      };
    case 'cardPaid':
    case 'incomeCollected':
      return paid({ ...frame, scene: 'market' }, event.amounts);
    case 'cardFamed':
      return famed(frame, event.amounts);
    case 'itemScored':
      return { ...frame, scene: 'account', fame: event.fame, items: [...(frame.items ?? []), event.item] };
    case 'matchEnded':
      return atRest(end);
    default:
      return afterSeat(frame, event);
  }
};

const zeros = ({ view }: Frame): number[] => view.chairs.map(() => 0);

const begun = (frame: Frame, { turn, dealer }: Extract<Event, { type: 'turnBegan' }>): Frame => {
  const chairs = frame.view.chairs.map((chair) => ({ ...chair, choice: null, outbid: null }));
  return { ...frame, scene: 'market', view: { ...frame.view, turn, dealer, cards: [], chairs } };
};

const afterSeat = (frame: Frame, event: Event): Frame => {
  switch (event.type) {
    case 'bidMade':
      return bid(frame, event);
    case 'renovateChosen':
      return chosen(frame, event.seat, { type: 'renovate' });
    case 'publicityChosen':
      return famed(chosen(frame, event.seat, { type: 'publicity' }), only(frame, event.seat, event.fame));
    case 'turnPassed':
      return chosen(frame, event.seat, { type: 'pass' });
    case 'tileBought':
      return bought(frame, event);
    case 'tileLifted':
      return lifted(frame, event);
    case 'tilePlaced':
      return placed(frame, event);
    default:
      return frame;
  }
};

const only = ({ view }: Frame, seat: Seat, amount: number): number[] =>
  view.chairs.map((_, index) => (index === seat ? amount : 0));

const withChair = (frame: Frame, seat: Seat, change: (chair: ChairView) => ChairView): Frame => ({
  ...frame,
  view: { ...frame.view, chairs: frame.view.chairs.map((chair, index) => (index === seat ? change(chair) : chair)) },
});

const withSpace = (frame: Frame, space: number, offer: View['spaces'][number]): Frame => ({
  ...frame,
  scene: 'market',
  lots: [...frame.lots, lotOfSpace(space)],
  view: { ...frame.view, spaces: frame.view.spaces.map((old, index) => (index === space ? offer : old)) },
});

const moved = (frame: Frame, { space, tile, to }: PriceMove): Frame => withSpace(frame, space, { tile, price: to });

const paid = (frame: Frame, amounts: readonly number[]): Frame => ({
  ...frame,
  money: amounts,
  view: {
    ...frame.view,
    chairs: frame.view.chairs.map((chair, index) => ({ ...chair, money: chair.money + (amounts[index] ?? 0) })),
  },
});

const famed = (frame: Frame, amounts: readonly number[]): Frame => ({
  ...frame,
  fame: amounts,
  view: {
    ...frame.view,
    chairs: frame.view.chairs.map((chair, index) => ({ ...chair, fame: chair.fame + (amounts[index] ?? 0) })),
  },
});

const chosen = (frame: Frame, seat: Seat, choice: Choice): Frame =>
  withChair({ ...frame, scene: 'market' }, seat, (chair) => ({ ...chair, choice, outbid: null }));

const bid = (frame: Frame, { seat, lot, amount, outbid }: Extract<Event, { type: 'bidMade' }>): Frame => {
  const made = chosen({ ...frame, lots: [lot] }, seat, { type: 'bid', lot, amount });
  if (outbid === null) return made;
  return withChair(made, outbid, (chair) => ({
    ...chair,
    choice: null,
    outbid: chair.choice?.type === 'bid' ? { lot, amount: chair.choice.amount } : null,
  }));
};

const bought = (frame: Frame, { seat, lot, tile, amount }: Extract<Event, { type: 'tileBought' }>): Frame => {
  const space = spaceOfLot(lot);
  const cleared = space === null ? { ...frame, lots: [lot] } : withSpace(frame, space, null);
  const owned = withChair(cleared, seat, (chair) => ({
    ...chair,
    aside: [...chair.aside, tile],
    choice: { type: 'bought', lot, tile, amount },
  }));
  return paid(owned, only(frame, seat, -amount));
};

const isAt = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

const counted = (chair: ChairView, tile: TileId, sign: 1 | -1): ChairView => ({
  ...chair,
  population: chair.population + sign * TILES[tile].population,
  revenue: chair.revenue + sign * TILES[tile].revenue,
  fame: chair.fame + sign * TILES[tile].fame,
});

const lifted = (frame: Frame, { seat, tile, cell }: Extract<Event, { type: 'tileLifted' }>): Frame =>
  withChair({ ...frame, scene: { seat } }, seat, (chair) => ({
    ...counted(chair, tile, -1),
    sheet: chair.sheet.filter((one) => !isAt(one.cell, cell)),
    aside: [...chair.aside, tile],
  }));

const placed = (frame: Frame, { seat, tile, cell, turn }: Extract<Event, { type: 'tilePlaced' }>): Frame =>
  withChair({ ...frame, scene: { seat }, cell }, seat, (chair) => ({
    ...counted(chair, tile, 1),
    sheet: [...chair.sheet, { tile, cell, turn }],
    aside: chair.aside.toSpliced(chair.aside.lastIndexOf(tile), 1),
  }));
