/** A table with every kind of caller around it, in one of the three states a table can be in. */

import { type Chance, pick, seatAt } from '@fremont/kernel';
import type { TablePlan } from '@fremont/table/protocol';
import { Person } from '../client/person.ts';
import { createTable, tablePlan } from '../client/tables.ts';
import type { Inside } from '../inside.ts';
import { newId } from '../random.ts';

export const CALLERS = [
  'host',
  'seat',
  'spectator',
  'asking',
  'kicked',
  'former',
  'stranger',
  'nobody',
  'ended',
] as const;
export type Caller = (typeof CALLERS)[number];
export const PHASES = ['lobby', 'running', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const VISIBILITIES = ['link', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The host has seat 0, `seat` has seat 1; in the lobby chair 2 is free. */
export interface Scene {
  readonly table: string;
  readonly code: string;
  readonly phase: Phase;
  readonly visibility: Visibility;
  readonly people: Readonly<Record<Caller, Person>>;
}

/** Nobody has no session; the session of `ended` was ended. Everybody else is the same person in every scene. */
export const assemble = async ({ site }: Inside): Promise<Record<Caller, Person>> => {
  const people: Partial<Record<Caller, Person>> = {};
  for (const caller of CALLERS) people[caller] = new Person(site, caller);
  const all = people as Record<Caller, Person>;
  for (const caller of CALLERS) if (caller !== 'nobody') await all[caller].arrive();
  const { cookie } = all.ended;
  await all.ended.post('/api/me/sign-out', {});
  all.ended.cookie = cookie;
  return all;
};

export const setScene = async (
  inside: Inside,
  people: Readonly<Record<Caller, Person>>,
  { phase, visibility }: Pick<Scene, 'phase' | 'visibility'>,
  chance: Chance,
): Promise<Scene> => {
  const { host, seat, spectator, asking, kicked, former } = people;
  const plan = planOf(phase, visibility);
  const table = await createTable(host, plan);
  const path = `/api/tables/${table}`;
  const { room } = (await host.get(path)) as { room: { code: string } };
  const letIn = async (person: Person): Promise<void> => {
    const { secret } = (await host.post(`${path}/invites`, { seat: null })) as { secret: string };
    await person.post('/api/join', { secret });
  };
  await letIn(former);
  await former.post(`${path}/leave`, {});
  await letIn(kicked);
  await host.post(`${path}/kick`, { person: kicked.id });
  await letIn(spectator);
  await spectator.post(`${path}/stand`, { seat: 1 });
  await spectator.post(`${path}/join`, { role: 'spectator' });
  await letIn(seat);
  await asking.post('/api/find', { code: room.code });
  if (phase !== 'lobby') await host.post(`${path}/start`, {});
  if (phase === 'over') await playOut(inside, table, chance);
  return { table, code: room.code, phase, visibility, people };
};

const planOf = (phase: Phase, visibility: Visibility): TablePlan =>
  tablePlan(phase === 'lobby' ? ['person', 'person', 'person'] : ['person', 'person'], { visibility });

/** From the inside: the match only has to be over. */
const playOut = async ({ built }: Inside, id: string, chance: Chance): Promise<void> => {
  const { table } = await built.services.host.open(id);
  while (!table.isOver) {
    const [ask] = table.asks;
    if (ask === undefined) throw new Error('nobody is asked, yet the match goes on');
    const action = pick(table.look(seatAt(ask.seat)).legal, chance, 'action');
    await table.send({ type: 'act', id: newId(chance), seat: ask.seat, decision: ask.id, action });
  }
};

/** To whoever is not allowed even to know of the table, it is not there. */
export const maySee = ({ visibility }: Pick<Scene, 'visibility'>, caller: Caller): boolean =>
  visibility === 'public' || ['host', 'seat', 'spectator', 'asking'].includes(caller);

/** At a public table nobody has to ask: whoever looked for it is a stranger there. */
export const isInside = (scene: Pick<Scene, 'visibility'>, caller: Caller): boolean =>
  maySee(scene, caller) && !(caller === 'asking' && scene.visibility === 'link');

export const hasSession = (caller: Caller): boolean => caller !== 'nobody' && caller !== 'ended';
