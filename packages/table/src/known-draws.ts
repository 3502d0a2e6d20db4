/**
 * Every answer chance has given in a match, undone ones included, by stream, place in the stream and number of
 * outcomes. Asking the same again gets the same answer: no undo and no detour ever buys a second roll.
 */

import type { Chance, Draw, Stream } from '@fremont/kernel';
import type { ActionEntry } from './log.ts';

export type KnownDraws = Map<string, number>;

/** How many draws each stream has given to the actions that stand. */
type Places = Map<Stream, number>;

const placesAfter = (standing: readonly ActionEntry[]): Places => {
  const places: Places = new Map();
  for (const { draws } of standing) for (const [stream] of draws) nextPlace(places, stream);
  return places;
};

const nextPlace = (places: Places, stream: Stream): number => {
  const place = places.get(stream) ?? 0;
  places.set(stream, place + 1);
  return place;
};

const keyOf = (stream: Stream, place: number, n: number): string => `${place}/${n}/${stream}`;

/** Writes down what an action drew that was played after `standing`. */
export const rememberDraws = (known: KnownDraws, standing: readonly ActionEntry[], draws: readonly Draw[]): void => {
  const places = placesAfter(standing);
  for (const [stream, n, value] of draws) known.set(keyOf(stream, nextPlace(places, stream), n), value);
};

/** Chance for the next action after `standing`: what is known first, then what `rest` says. */
export const knownChance = (known: KnownDraws, standing: readonly ActionEntry[], rest: Chance): Chance => {
  const places = placesAfter(standing);
  return {
    int: (n, stream) => known.get(keyOf(stream, nextPlace(places, stream), n)) ?? rest.int(n, stream),
  };
};
