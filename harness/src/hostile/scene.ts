/** Who is attacked: tables in every state, one of them in play the whole time; and who attacks. */

import { type Chance, seatAt } from '@fremont/kernel';
import type { Command } from '@fremont/table';
import { Circle } from '../client/circle.ts';
import { Person, type Site } from '../client/person.ts';
import { createTable, startedTable, tablePlan } from '../client/tables.ts';
import { Wire } from '../client/wire.ts';
import { Ledger } from '../ledger.ts';
import { newId } from '../random.ts';

export interface Scene {
  readonly ledger: Ledger;
  /** Plays on, whatever happens around it. */
  readonly honest: Circle;
  readonly targets: Targets;
  /** Each has a session, and seat 1 of a table of their own where it is the other's turn for ever. */
  readonly attackers: readonly Attacker[];
}

export interface Targets {
  /** Not public, still in the lobby. */
  readonly lobby: string;
  /** Not public, running, nobody acts. */
  readonly still: string;
  /** Public and over. */
  readonly over: string;
  /** People who have seats at those. */
  readonly people: readonly Person[];
  /** What honest people have sent so far. */
  sent(): readonly { readonly table: string; readonly command: Command }[];
}

export interface Attacker {
  readonly person: Person;
  readonly table: string;
}

const ATTACKERS = 12;
const THINK_MS = [80, 240] as const;
const MATCH_MS = 60_000;

export interface SceneParts {
  readonly site: Site;
  readonly chance: Chance;
  onAnswer(ms: number): void;
}

export const setScene = async ({ site, chance, onAnswer }: SceneParts): Promise<Scene> => {
  const ledger = new Ledger();
  const plan = tablePlan(['person', 'person']);
  const honest = new Circle({ site, ledger, chance, plan, thinkMs: THINK_MS, repeatPerMille: 0, onAnswer });
  await honest.arrive();
  await honest.gather();
  const people = await Promise.all(Array.from({ length: 3 }, () => new Person(site).arrive()));
  const [one, other, third] = people as [Person, Person, Person];
  const hidden = tablePlan(['person', 'person'], { visibility: 'link' });
  const targets: Targets = {
    lobby: await createTable(one, hidden),
    still: await privateTable(one, other, hidden),
    over: await playedOut(third, chance),
    people,
    sent: () => [...ledger.sent.values()],
  };
  const attackers: Attacker[] = [];
  for (let count = 0; count < ATTACKERS; count++) attackers.push(await newAttacker(site));
  return { ledger, honest, targets, attackers };
};

/** By invitation, as nobody can walk in. */
const privateTable = async (host: Person, guest: Person, plan: ReturnType<typeof tablePlan>): Promise<string> => {
  const table = await createTable(host, plan);
  const { secret } = (await host.post(`/api/tables/${table}/invites`, { seat: null })) as { secret: string };
  await guest.post('/api/join', { secret });
  await host.post(`/api/tables/${table}/start`, {});
  return table;
};

/** The host, who is asked first, never acts. */
const newAttacker = async (site: Site): Promise<Attacker> => {
  const host = await new Person(site).arrive();
  const person = await new Person(site).arrive();
  return { person, table: await startedTable([host, person], tablePlan(['person', 'person'])) };
};

/** A whole match. Nobody wants to wait for it, so the person leaves and a bot plays it out against the other. */
const playedOut = async (host: Person, chance: Chance): Promise<string> => {
  const table = await startedTable([host], tablePlan(['person', 'greedy']));
  const wire = await Wire.greeted(host);
  await wire.exchange({ type: 'watch', table, as: seatAt(0), have: null }, 'table');
  const isOver = wire.next('update', ({ update }) => update.outcome !== null, MATCH_MS);
  wire.send({ type: 'command', table, command: { type: 'leave', id: newId(chance), seat: seatAt(0) } });
  await isOver;
  wire.close();
  return table;
};
