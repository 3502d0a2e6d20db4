/**
 * The answers that chance gave to actions since undone, by stream, place in the stream and number of outcomes. Asking the
 * same again gets the same answer: no undo and no detour ever buys a second roll.
 */

import { type Chain, type Chance, type Draw, listOf, type Stream } from '@fremont/kernel';

export type KnownDraws = Map<string, number>;

/** What of an action matters here. */
interface Drawing {
  readonly draws: readonly Draw[];
}

/** How many draws each stream has given to some actions. */
type Places = Map<Stream, number>;

const placesAfter = (actions: readonly Drawing[]): Places => {
  const places: Places = new Map();
  for (const { draws } of actions) for (const [stream] of draws) nextPlace(places, stream);
  return places;
};

const nextPlace = (places: Places, stream: Stream): number => {
  const place = places.get(stream) ?? 0;
  places.set(stream, place + 1);
  return place;
};

const keyOf = (stream: Stream, place: number, n: number): string => `${place}/${n}/${stream}`;

/** Writes down what the actions from the `to`-th on drew, before they are undone. */
export const rememberDraws = (known: KnownDraws, standing: Chain<Drawing> | null, to: number): void => {
  const actions = listOf(standing);
  const places = placesAfter(actions.slice(0, to));
  for (const { draws } of actions.slice(to))
    for (const [stream, n, value] of draws) known.set(keyOf(stream, nextPlace(places, stream), n), value);
};

/** Chance for the next action: what is known first, then what `rest` says. */
export const knownChance = (known: KnownDraws, standing: Chain<Drawing> | null, rest: Chance): Chance => {
  // Nothing has been undone, as in most matches.
  if (known.size === 0) return rest;
  const places = placesAfter(listOf(standing));
  return {
    int: (n, stream) => known.get(keyOf(stream, nextPlace(places, stream), n)) ?? rest.int(n, stream),
  };
};
