/**
 * Every answer chance has given in a match, undone ones included, by stream, place in the stream and number of
 * outcomes. Asking the same again gets the same answer: no undo and no detour ever buys a second roll.
 */

import type { Chance, Draw, Stream } from '@fremont/kernel';

export type KnownDraws = Map<string, number>;

/** How many draws each stream has given to the actions that stand. */
export type Places = ReadonlyMap<Stream, number>;

export const placesAfter = (before: Places, draws: readonly Draw[]): Places => {
  if (draws.length === 0) return before;
  const places = new Map(before);
  for (const [stream] of draws) nextPlace(places, stream);
  return places;
};

const nextPlace = (places: Map<Stream, number>, stream: Stream): number => {
  const place = places.get(stream) ?? 0;
  places.set(stream, place + 1);
  return place;
};

const keyOf = (stream: Stream, place: number, n: number): string => `${place}/${n}/${stream}`;

/** Writes down what an action drew that was played when the streams had come so far. */
export const rememberDraws = (known: KnownDraws, before: Places, draws: readonly Draw[]): void => {
  const places = new Map(before);
  for (const [stream, n, value] of draws) known.set(keyOf(stream, nextPlace(places, stream), n), value);
};

/** Chance for the next action: what is known first, then what `rest` says. */
export const knownChance = (known: KnownDraws, before: Places, rest: Chance): Chance => {
  const places = new Map(before);
  return {
    int: (n, stream) => known.get(keyOf(stream, nextPlace(places, stream), n)) ?? rest.int(n, stream),
  };
};
