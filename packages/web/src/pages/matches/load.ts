/** Loads the matches of this device and the online matches of this person. */

import { err } from '@fremont/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { askHello, isKnown } from '../../online/hello.ts';
import { myTables } from '../../online/lobby.ts';
import { me, whoAmI } from '../../online/people.ts';
import { type KeptTables, keptTables } from '../kept-tables.ts';
import { listingOfLocal, listingOfOnline, type MatchListing } from './listings.ts';

export interface Matches {
  /** The last played first. */
  readonly entries: readonly MatchListing[];
  readonly kept: KeptTables;
  /** Parts of the list that could not be loaded. */
  readonly failed: { readonly device: boolean; readonly online: boolean };
}

interface Load {
  /** Null until loaded. */
  readonly matches: Signal<Matches | null>;
  read(): Promise<void>;
}

export const useMatches = (): Load => {
  const matches = useSignal<Matches | null>(null);
  const read = async (): Promise<void> => {
    matches.value = await loadMatches();
  };
  useEffect(() => {
    read().catch(reportError);
  }, []);
  return { matches, read };
};

const NOTHING_KEPT: KeptTables = { tables: [], storage: 'kept' };

const loadMatches = async (): Promise<Matches> => {
  const [kept, online] = await Promise.all([keptTables().catch(() => null), onlineListings()]);
  const local = (kept?.tables ?? []).map(listingOfLocal);
  return {
    entries: [...local, ...(online ?? [])].sort((a, b) => b.playedAt - a.playedAt),
    kept: kept ?? NOTHING_KEPT,
    failed: { device: kept === null, online: online === null },
  };
};

/** Null if the server knows this person but does not answer. A stranger has no online matches. */
const onlineListings = async (): Promise<readonly MatchListing[] | null> => {
  await askHello();
  if (!isKnown.peek()) return [];
  const [person, tables] = await Promise.all([
    me.peek() === null ? whoAmI().catch(() => err({ code: 'network' } as const)) : null,
    myTables(),
  ]);
  if (person?.ok === false || !tables.ok) return null;
  const id = me.peek()?.id ?? null;
  return tables.value.map((listing) => listingOfOnline(listing, id));
};
