/**
 * Remembers the draws of undone actions. A draw is known by its stream, by its place in the stream (the number of draws before
 * it) and by the number of outcomes. If it comes again, it gets the same value, so that an undo never gives a second roll.
 */

import { type Chance, type Draw, elementsOf, type SharedList, type Stream } from '@fremont/kernel';

export type KnownDraws = Map<string, number>;

/** An action with its draws. */
interface DrawingAction {
  readonly draws: readonly Draw[];
}

/** The number of draws so far, by stream. */
export type Places = Map<Stream, number>;

export const placesAfter = (actions: readonly DrawingAction[]): Places => {
  const places: Places = new Map();
  for (const { draws } of actions) for (const [stream] of draws) nextPlace(places, stream);
  return places;
};

/** The place of the next draw of the stream, which it takes. */
export const nextPlace = (places: Places, stream: Stream): number => {
  const place = places.get(stream) ?? 0;
  places.set(stream, place + 1);
  return place;
};

const keyOf = (stream: Stream, place: number, n: number): string => `${place}/${n}/${stream}`;

/** Records the draws of the actions from the `to`-th on, before they are undone. */
export const rememberDraws = (known: KnownDraws, actions: SharedList<DrawingAction> | null, to: number): void => {
  const list = elementsOf(actions);
  const places = placesAfter(list.slice(0, to));
  for (const { draws } of list.slice(to))
    for (const [stream, n, value] of draws) known.set(keyOf(stream, nextPlace(places, stream), n), value);
};

/** The chance for the next action: remembered draws first, then `rest`. */
export const knownChance = (known: KnownDraws, actions: SharedList<DrawingAction> | null, rest: Chance): Chance => {
  // Fast path: most matches have no undo.
  if (known.size === 0) return rest;
  const places = placesAfter(elementsOf(actions));
  return {
    int: (n, stream) => known.get(keyOf(stream, nextPlace(places, stream), n)) ?? rest.int(n, stream),
  };
};
