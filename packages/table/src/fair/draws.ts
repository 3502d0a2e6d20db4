/** Draws that are computed from the secret of a match, so that everybody can check them once the secret is revealed. */

import { type Chance, type Draw, elementsOf } from '@fremont/kernel';
import { type Bytes, drawnValue, fromHex, type Share } from '@fremont/kernel/pf1';
import type { DrawSource } from '../draw-source.ts';
import { nextPlace, type Places, placesAfter } from '../known-draws.ts';
import type { ActionEntry, StoredShare } from '../log.ts';

/** The secret of a match, and the id that the server committed to it for. */
export interface FairSecret {
  readonly game: string;
  readonly secret: Bytes;
  /** The draws of the deal; empty while it is dealt. */
  readonly dealt: readonly Draw[];
}

/** By stream and place: the shares of the first draw there. */
type BoundShares = Map<string, readonly StoredShare[]>;

const keyOf = (stream: string, place: number): string => `${place}/${stream}`;

const sharesFrom = (stored: readonly StoredShare[]): Share[] =>
  stored.flatMap(({ seat, share }) => {
    const element = fromHex(share);
    return element === null ? [] : [[seat, element] as const];
  });

/** A draw depends on its stream, its place in the stream, the number of outcomes, and the shares bound to the place. */
export const fairDraws = ({ game, secret, dealt }: FairSecret): DrawSource => {
  const bound: BoundShares = new Map();
  const placesOf = (actions: readonly ActionEntry[]): Places => placesAfter([{ draws: dealt }, ...actions]);

  const chanceAt = (places: () => Places, shares: readonly StoredShare[]): Chance => {
    // Counted at the first draw, because most actions draw nothing.
    let counted: Places | null = null;
    return {
      int(n, stream) {
        counted ??= places();
        const index = nextPlace(counted, stream);
        const mixed = sharesFrom(bound.get(keyOf(stream, index)) ?? shares);
        return drawnValue(secret, { game, stream, index, shares: mixed }, n);
      },
    };
  };

  return {
    isFair: true,
    chanceAfter: (actions, shares) => chanceAt(() => placesOf(elementsOf(actions)), shares),
    remember(actions, to) {
      const list = elementsOf(actions);
      bindUndone(bound, placesOf(list.slice(0, to)), list.slice(to));
    },
  };
};

/** An undone place keeps the shares of its first draw, so that drawing it again gives the same value. */
const bindUndone = (bound: BoundShares, places: Places, undone: readonly ActionEntry[]): void => {
  for (const { draws, shares = [] } of undone)
    for (const [stream] of draws) {
      const key = keyOf(stream, nextPlace(places, stream));
      if (!bound.has(key)) bound.set(key, shares);
    }
};
