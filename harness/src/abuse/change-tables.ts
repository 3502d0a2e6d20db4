/** Plants old behaviours into the matches of a server. */

import type { LiveTable } from '@fremont/server/host/live-table';
import type { Append } from '@fremont/server/storage/storage';
import type { PlantedServer } from './scene.ts';

/** Replaces methods of every match that the server loads. */
export const changeTables = ({ built }: PlantedServer, changed: (live: LiveTable) => Partial<LiveTable>): void => {
  const { host } = built.services;
  const open = host.open.bind(host);
  const known = new WeakSet<LiveTable>();
  host.open = async (id) => {
    const live = await open(id);
    if (!known.has(live)) Object.assign(live, changed(live));
    known.add(live);
    return live;
  };
};

/** The clocks that are stored with an entry. */
export interface ChangeableClocks {
  readonly entry: Append['entries'][number];
  readonly at: number;
  /** Null without time banks. */
  readonly banks: number[] | null;
  /** The deadlines that the entry sets. */
  readonly timers: { readonly seat: number; readonly kind: string; due: number }[];
}

/** Changes clocks before they are stored. The clocks in memory consist of the same lists and objects, so they change too. */
export const changeClocks = ({ storage }: PlantedServer, change: (clocks: ChangeableClocks) => void): void => {
  const { matches } = storage;
  const append = matches.append.bind(matches);
  matches.append = (asked) => {
    const { banks } = (asked.clock ?? { banks: null }) as { banks: number[] | null };
    const timers = asked.timers.set as unknown as ChangeableClocks['timers'];
    for (const entry of asked.entries) change({ entry, at: asked.at, banks, timers });
    return append(asked);
  };
};
