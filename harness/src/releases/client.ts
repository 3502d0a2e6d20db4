/** People who play at one server and go on at another, as during a deploy. Every release keeps this program with its client code. */

import { seededChance } from '@fremont/kernel';
import type { TablePlan } from '@fremont/table/protocol';
import { PlayerGroup } from '../client/player-group.ts';
import { guardedUntil } from '../guard.ts';
import { Ledger } from '../ledger.ts';

export interface ClientOrder {
  /** The servers, which share a database. */
  readonly origins: readonly string[];
  readonly seed: number;
  readonly plans: readonly TablePlan[];
  /** Acknowledged commands at each server. */
  readonly commands: number;
}

export interface ClientReport {
  readonly tables: readonly string[];
  readonly acknowledged: readonly { readonly table: string; readonly command: string; readonly version: number }[];
  /** Second answers that differ from the first. */
  readonly contradictions: readonly string[];
  /** Frames that this client could not read. */
  readonly foreign: number;
  readonly unanswered: number;
}

const WAIT_MS = 60_000;
const THINK_MS = [1, 5] as const;
const REPEAT_PER_MILLE = 50;

export const playAsClient = async ({ origins, seed, plans, commands }: ClientOrder): Promise<ClientReport> => {
  const site = { origin: origins[0] ?? '' };
  const ledger = new Ledger();
  const groups = plans.map((plan, index) => {
    const chance = seededChance(seed + index);
    return new PlayerGroup({ site, ledger, chance, plan, thinkMs: THINK_MS, repeatPerMille: REPEAT_PER_MILLE });
  });
  for (const group of groups) await group.register();
  for (const origin of origins) {
    site.origin = origin;
    ledger.run += 1;
    const goal = ledger.done + commands;
    await Promise.all(groups.map((group) => group.joinMatch()));
    await guardedUntil(WAIT_MS, () => ledger.done >= goal);
    if (origin !== origins.at(-1)) for (const group of groups) group.disconnect();
  }
  for (const group of groups) group.stopActing();
  await guardedUntil(WAIT_MS, () => unansweredAt(groups) === 0);
  for (const group of groups) group.disconnect();
  return reportOf(groups, ledger);
};

const playersOf = (groups: readonly PlayerGroup[]) => groups.flatMap((group) => [...group.players, ...group.former]);

const unansweredAt = (groups: readonly PlayerGroup[]): number =>
  // A match that ended meanwhile answers nothing more.
  playersOf(groups).filter(({ pending, latest }) => pending !== null && (latest?.outcome ?? null) === null).length;

const reportOf = (groups: readonly PlayerGroup[], ledger: Ledger): ClientReport => ({
  tables: groups.flatMap(({ tables }) => tables),
  acknowledged: [...ledger.sent.values()].flatMap(({ table, command, answer }) =>
    answer?.type === 'done' ? [{ table, command: command.id, version: answer.version }] : [],
  ),
  contradictions: ledger.contradictions,
  foreign: playersOf(groups).reduce((sum, { foreign }) => sum + foreign, 0),
  unanswered: unansweredAt(groups),
});
