/** Sets up a table with every kind of caller, in one of the three phases. */

import { type Chance, pick, seatAt } from '@fremont/kernel';
import type { TablePlan } from '@fremont/table/protocol';
import { Person } from '../client/person.ts';
import { createTable, tablePlan } from '../client/tables.ts';
import type { InProcessServer } from '../in-process-server.ts';
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

/** The host has seat 0 and `seat` has seat 1. In the lobby chair 2 is free. */
export interface TableSetup {
  readonly table: string;
  readonly code: string;
  readonly phase: Phase;
  readonly visibility: Visibility;
  readonly people: Readonly<Record<Caller, Person>>;
}

/** `nobody` has no session, and the session of `ended` has ended. All callers are the same people in every setup. */
export const registerCallers = async ({ site }: InProcessServer): Promise<Record<Caller, Person>> => {
  const people: Partial<Record<Caller, Person>> = {};
  for (const caller of CALLERS) people[caller] = new Person(site, caller);
  const all = people as Record<Caller, Person>;
  for (const caller of CALLERS) if (caller !== 'nobody') await all[caller].register();
  const { cookie } = all.ended;
  await all.ended.post('/api/me/sign-out', {});
  all.ended.cookie = cookie;
  return all;
};

export const setUpTable = async (
  server: InProcessServer,
  people: Readonly<Record<Caller, Person>>,
  { phase, visibility }: Pick<TableSetup, 'phase' | 'visibility'>,
  chance: Chance,
): Promise<TableSetup> => {
  const { host, seat, spectator, asking, kicked, former } = people;
  const plan = planOf(phase, visibility);
  const table = await createTable(host, plan);
  const path = `/api/tables/${table}`;
  const { room } = (await host.get(path)) as { room: { code: string } };
  const inviteIn = async (person: Person): Promise<void> => {
    const { secret } = (await host.post(`${path}/invites`, { seat: null })) as { secret: string };
    await person.post('/api/join', { secret });
  };
  await inviteIn(former);
  await former.post(`${path}/leave`, {});
  await inviteIn(kicked);
  await host.post(`${path}/kick`, { person: kicked.id });
  await inviteIn(spectator);
  await spectator.post(`${path}/stand`, { seat: 1 });
  await spectator.post(`${path}/join`, { role: 'spectator' });
  await inviteIn(seat);
  await asking.post('/api/find', { code: room.code });
  if (phase !== 'lobby') await host.post(`${path}/start`, {});
  if (phase === 'over') await playOut(server, table, chance);
  return { table, code: room.code, phase, visibility, people };
};

const planOf = (phase: Phase, visibility: Visibility): TablePlan =>
  tablePlan(phase === 'lobby' ? ['person', 'person', 'person'] : ['person', 'person'], { visibility });

/** Plays at the table in the server's memory, which is faster than over sockets. */
const playOut = async ({ built }: InProcessServer, id: string, chance: Chance): Promise<void> => {
  const { table } = await built.services.host.open(id);
  while (!table.isOver) {
    const [ask] = table.asks;
    if (ask === undefined) throw new Error('the match is not over and no seat is asked');
    const action = pick(table.look(seatAt(ask.seat)).legal, chance, 'action');
    await table.send({ type: 'act', id: newId(chance), seat: ask.seat, decision: ask.id, action });
  }
};

/** For all other callers the table does not exist. */
export const maySee = ({ visibility }: Pick<TableSetup, 'visibility'>, caller: Caller): boolean =>
  visibility === 'public' || ['host', 'seat', 'spectator', 'asking'].includes(caller);

/** A public table has no admission, so `asking` is a stranger there. */
export const isInside = (setup: Pick<TableSetup, 'visibility'>, caller: Caller): boolean =>
  maySee(setup, caller) && !(caller === 'asking' && setup.visibility === 'link');

export const hasSession = (caller: Caller): boolean => caller !== 'nobody' && caller !== 'ended';
