/** The highlights that decide a match of Vegas Showdown: dear tiles, lost auctions, cards, the final scoring. */

import {
  type CardId,
  type Event,
  type Lot,
  type ScoreItem,
  TILES,
  type TileId,
  type VegasShowdown,
} from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import type { HistoryStep } from '@fremont/table';
import type { Highlight } from '../../../../table/on-demand/finale/game-finale.ts';

export type ShowdownHighlight = Highlight &
  (
    | {
        readonly kind: 'purchase';
        readonly seat: Seat;
        readonly tile: TileId;
        readonly price: number;
        readonly fame: number;
      }
    /** `seat` took the tile that `from` had bid on. */
    | {
        readonly kind: 'outbid';
        readonly seat: Seat;
        readonly from: Seat;
        readonly tile: TileId;
        readonly price: number;
        /** The Fame of the tile. */
        readonly fame: number;
      }
    | {
        readonly kind: 'card';
        readonly card: CardId;
        readonly unit: 'fame' | 'money';
        readonly amounts: readonly number[];
      }
    | { readonly kind: 'scored'; readonly item: ScoreItem; readonly fame: readonly number[] }
  );

/** How much money weighs as much as one Fame. At the end it is ten; before, money also buys the next tiles. */
const MONEY_PER_FAME = 6;

type Place = Pick<Highlight, 'version' | 'event' | 'mark'>;
type Outbid = { readonly place: Place; readonly bid: Extract<Event, { type: 'bidMade' }> };

const forSeat = (seats: number, seat: Seat, swing: number): number[] =>
  Array.from({ length: seats }, (_, index) => (index === seat ? swing : 0));

export const highlightsOf = (history: readonly HistoryStep<VegasShowdown>[], seats: number): ShowdownHighlight[] => {
  const highlights: ShowdownHighlight[] = [];
  let turn = 0;
  /** The beaten bids of this turn. */
  let outbids: Outbid[] = [];
  for (const { version, events } of history) {
    for (const [index, event] of events.entries()) {
      if (event.type === 'turnBegan') {
        turn = event.turn;
        outbids = [];
      }
      const place = { version, event: index, mark: turn };
      if (event.type === 'bidMade' && event.outbid !== null) outbids.push({ place, bid: event });
      if (event.type === 'tileBought') highlights.push(...outbidHighlights(event.lot, event.seat, outbids, seats));
      highlights.push(...ownHighlight(place, event, seats));
    }
  }
  return highlights;
};

/** The last bid by which the buyer beat each other bidder on the lot. */
const outbidHighlights = (lot: Lot, seat: Seat, outbids: readonly Outbid[], seats: number): ShowdownHighlight[] => {
  const last = outbids.findLast(({ bid }) => bid.lot === lot && bid.seat === seat);
  const from = last?.bid.outbid ?? null;
  if (last === undefined || from === null) return [];
  const { place, bid } = last;
  const { tile, amount: price } = bid;
  const { fame } = TILES[tile];
  const swing = forSeat(seats, from, -price / MONEY_PER_FAME);
  return [{ ...place, kind: 'outbid', subject: `tile.${place.mark}.${lot}`, seat, from, tile, price, fame, swing }];
};

const ownHighlight = (place: Place, event: Event, seats: number): ShowdownHighlight[] => {
  switch (event.type) {
    case 'tileBought': {
      const { seat, tile, lot, amount: price } = event;
      const { fame } = TILES[tile];
      const swing = forSeat(seats, seat, price / MONEY_PER_FAME);
      return [{ ...place, kind: 'purchase', subject: `tile.${place.mark}.${lot}`, seat, tile, price, fame, swing }];
    }
    case 'cardPaid':
    case 'cardFamed': {
      const { card, amounts } = event;
      const unit = event.type === 'cardPaid' ? 'money' : 'fame';
      const swing = beyondMean(amounts).map((amount) => (unit === 'money' ? amount / MONEY_PER_FAME : amount));
      return [{ ...place, kind: 'card', subject: `card.${card}`, card, unit, amounts, swing }];
    }
    case 'itemScored':
      return [
        {
          ...place,
          kind: 'scored',
          subject: `item.${event.item}`,
          item: event.item,
          fame: event.fame,
          swing: lead(event.fame),
        },
      ];
    default:
      return [];
  }
};

/** By seat: how far a gain or loss exceeds the mean. A card that treats all seats alike decides nothing. */
const beyondMean = (amounts: readonly number[]): number[] => {
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  return amounts.map((amount) => (isSameSide(amount, amount - mean) ? amount - mean : 0));
};

const isSameSide = (one: number, other: number): boolean => Math.sign(one) === Math.sign(other);

/** By seat: the distance to the best other seat. */
const lead = (fame: readonly number[]): number[] =>
  fame.map((own, seat) => own - Math.max(...fame.filter((_, other) => other !== seat)));
