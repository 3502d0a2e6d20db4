/** RULES 3.1: the minimum-bid markers drop, and tiles nobody wanted leave. */

import { LAST_CIRCLE } from '../data/tracks.ts';
import type { Event, Offer, Options, PriceMove, State, TileId } from '../types.ts';
import { circleFrom } from './cards.ts';

/** The next lower circle, or null when the tile leaves the game instead. */
export const droppedPrice = (price: number, removal: Options['premierRemoval']): number | null => {
  if (price === LAST_CIRCLE) return null;
  const next = circleFrom(price, -1);
  return next === LAST_CIRCLE && removal === 'reach3' ? null : next;
};

export const dropPrices = (draft: State): Event[] => {
  const moves: PriceMove[] = [];
  const removed: Event[] = [];
  draft.spaces.forEach((offer, space) => {
    if (offer === null) return;
    const to = droppedPrice(offer.price, draft.options.premierRemoval);
    if (to === null) removed.push(remove(draft, offer.tile, space));
    else moves.push(moveMarker(offer, space, to));
  });
  return moves.length === 0 ? removed : [{ type: 'pricesDropped', moves }, ...removed];
};

const moveMarker = (offer: Offer, space: number, to: number): PriceMove => {
  const { tile, price: from } = offer;
  offer.price = to;
  return { space, tile, from, to };
};

const remove = (draft: State, tile: TileId, space: number): Event => {
  draft.spaces[space] = null;
  draft.removed.push(tile);
  return { type: 'tileRemoved', space, tile };
};
