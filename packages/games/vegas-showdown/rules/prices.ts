/** RULES 3.1: drops the minimum-bid markers and removes unsold tiles. */

import { CIRCLES, LAST_CIRCLE } from '../data/tracks.ts';
import type { Event, Offer, Options, PriceMove, State, TileId } from '../types.ts';

/** The circle `steps` further up the track; the same circle at the end of the track. */
export const circleFrom = (price: number, steps: 1 | -1): number => CIRCLES[CIRCLES.indexOf(price) + steps] ?? price;

/** The next lower circle; null when the tile leaves the game instead. */
export const droppedPrice = (price: number, removal: Options['premierRemoval']): number | null => {
  if (price === LAST_CIRCLE) return null;
  const next = circleFrom(price, -1);
  return next === LAST_CIRCLE && removal === 'reach3' ? null : next;
};

/** RULES 3.1: first all markers drop, then the tiles leave one by one. */
export function* dropPrices(draft: State): Iterable<Event> {
  const drops = [...draft.spaces.entries()].flatMap(([space, offer]) =>
    offer === null ? [] : [{ space, offer, to: droppedPrice(offer.price, draft.options.premierRemoval) }],
  );
  const moves: PriceMove[] = [];
  for (const { space, offer, to } of drops) if (to !== null) moves.push(moveMarker(offer, space, to));
  if (moves.length > 0) yield { type: 'pricesDropped', moves };
  for (const { space, offer, to } of drops) if (to === null) yield remove(draft, offer.tile, space);
}

/** Puts the minimum-bid marker on another circle. */
export const moveMarker = (offer: Offer, space: number, to: number): PriceMove => {
  const { tile, price: from } = offer;
  offer.price = to;
  return { space, tile, from, to };
};

const remove = (draft: State, tile: TileId, space: number): Event => {
  draft.spaces[space] = null;
  draft.removed.push(tile);
  return { type: 'tileRemoved', space, tile };
};
