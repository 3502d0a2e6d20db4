/** The odds lens of Las Vegas: the chance of each seat to win each bill of the round, estimated by playouts. */

import type { Action, LasVegas } from '@fremont/games/las-vegas';
import { at, canonicalJson, type DeepReadonly, fingerprint, seededChance, type Viewer } from '@fremont/kernel';
import type { Estimate } from '../lens.ts';
import { futureOf, guessWorld, type Trial } from '../sampler/worlds.ts';
import { lasVegasPlaying } from './playing.ts';

type View = DeepReadonly<LasVegas['view']>;

/** All chances are from 0 to 1, by seat. */
export interface CasinoOdds {
  /** The chances to win each bill, highest first. */
  readonly bills: readonly { readonly bill: number; readonly chances: readonly number[] }[];
  /** The chances to drop out in a tie. */
  readonly ties: readonly number[];
  /** The average dollars won here. */
  readonly dollars: readonly number[];
}

export interface OptionOdds {
  /** A placement that the viewer could make now; null when there is none. */
  readonly action: Action | null;
  /** Casino of face f at index f - 1. */
  readonly casinos: readonly CasinoOdds[];
}

export interface LasVegasOdds {
  /** The number of playouts per option. */
  readonly playouts: number;
  readonly options: readonly OptionOdds[];
}

/** Plays out every option in the same worlds. The same view always gives the same numbers. */
export const lasVegasOdds = (view: View, viewer: Viewer, legal: readonly Action[]): Estimate<LasVegasOdds> => {
  const chance = seededChance(fingerprint(canonicalJson(view)));
  const tallies = trialsOf(viewer, legal).map((trial) => ({ trial, counts: view.casinos.map(() => countsFor(view)) }));
  let playouts = 0;
  return {
    grow() {
      const world = guessWorld(lasVegasPlaying.game, view, viewer, chance);
      for (const { trial, counts } of tallies)
        futureOf(lasVegasPlaying, world, trial, (events) => {
          for (const event of events) count(counts, event);
        });
      playouts++;
      return tallies.length;
    },
    read: () => ({
      playouts,
      options: tallies.map(({ trial, counts }) => ({
        action: trial?.action ?? null,
        casinos: view.casinos.map(({ bills }, index) => oddsFrom(at(counts, index), bills, playouts)),
      })),
    }),
  };
};

/** Compares placements. A viewer without a placement gets the odds of the current position. */
const trialsOf = (viewer: Viewer, legal: readonly Action[]): readonly Trial<LasVegas>[] => {
  const placements = legal.filter(({ type }) => type === 'place');
  if (viewer === 'spectator' || placements.length === 0) return [null];
  return placements.map((action) => ({ seat: viewer, action }));
};

/** The counts of one casino, by seat. */
interface Counts {
  /** By bill, then by seat. */
  readonly won: number[][];
  readonly ties: number[];
  readonly dollars: number[];
}

const countsFor = ({ chairs, casinos }: View): Counts => {
  const none = (): number[] => chairs.map(() => 0);
  const billsMax = Math.max(...casinos.map(({ bills }) => bills.length));
  return { won: Array.from({ length: billsMax }, none), ties: none(), dollars: none() };
};

const count = (casinos: readonly Counts[], event: LasVegas['event']): void => {
  if (event.type === 'billWon') {
    const { won, dollars } = at(casinos, event.casino - 1);
    add(won[event.rank - 1], event.seat, 1);
    add(dollars, event.seat, event.bill);
  } else if (event.type === 'tieCancelled') {
    const { ties } = at(casinos, event.casino - 1);
    for (const participant of event.participants) if (typeof participant === 'number') add(ties, participant, 1);
  }
};

const add = (counts: number[] | undefined, seat: number, more: number): void => {
  if (counts !== undefined) counts[seat] = at(counts, seat) + more;
};

const oddsFrom = ({ won, ties, dollars }: Counts, bills: readonly number[], playouts: number): CasinoOdds => {
  const share = (total: number): number => (playouts === 0 ? 0 : total / playouts);
  return {
    bills: bills.map((bill, rank) => ({ bill, chances: at(won, rank).map(share) })),
    ties: ties.map(share),
    dollars: dollars.map(share),
  };
};
