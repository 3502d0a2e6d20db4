/** Sets up an attack: tables in every state, one of which is in play the whole time, and the attackers. */

import { type Chance, seatAt } from '@fremont/kernel';
import type { Command } from '@fremont/table';
import { Person, type Site } from '../client/person.ts';
import { PlayerGroup } from '../client/player-group.ts';
import { SocketClient } from '../client/socket-client.ts';
import { createTable, startedTable, tablePlan } from '../client/tables.ts';
import { Ledger } from '../ledger.ts';
import { newId } from '../random.ts';

export interface AttackSetup {
  readonly ledger: Ledger;
  /** Keeps playing during the attack. */
  readonly honest: PlayerGroup;
  readonly targets: Targets;
  /** Each has a session and seat 1 of an own table at which seat 0 never acts. */
  readonly attackers: readonly Attacker[];
}

export interface Targets {
  /** A private table in the lobby. */
  readonly lobby: string;
  /** A private running table at which no seat acts. */
  readonly still: string;
  /** A public table whose match is over. */
  readonly over: string;
  /** The people at these tables. */
  readonly people: readonly Person[];
  /** The commands that honest people have sent so far. */
  sent(): readonly { readonly table: string; readonly command: Command }[];
}

export interface Attacker {
  readonly person: Person;
  readonly table: string;
}

const ATTACKERS = 12;
const THINK_MS = [80, 240] as const;
const MATCH_MS = 60_000;

export interface AttackSetupParts {
  readonly site: Site;
  readonly chance: Chance;
  onAnswer(ms: number): void;
}

export const setUpAttack = async ({ site, chance, onAnswer }: AttackSetupParts): Promise<AttackSetup> => {
  const ledger = new Ledger();
  const plan = tablePlan(['person', 'person']);
  const honest = new PlayerGroup({ site, ledger, chance, plan, thinkMs: THINK_MS, repeatPerMille: 0, onAnswer });
  await honest.register();
  await honest.joinMatch();
  const people = await Promise.all(Array.from({ length: 3 }, () => new Person(site).register()));
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

/** The guest joins by invitation, because the table is private. */
const privateTable = async (host: Person, guest: Person, plan: ReturnType<typeof tablePlan>): Promise<string> => {
  const table = await createTable(host, plan);
  const { secret } = (await host.post(`/api/tables/${table}/invites`, { seat: null })) as { secret: string };
  await guest.post('/api/join', { secret });
  await host.post(`/api/tables/${table}/start`, {});
  return table;
};

/** The host has the first turn and never acts. */
const newAttacker = async (site: Site): Promise<Attacker> => {
  const host = await new Person(site).register();
  const person = await new Person(site).register();
  return { person, table: await startedTable([host, person], tablePlan(['person', 'person'])) };
};

/** Plays a whole match quickly: the person leaves, so two bots play it out. */
const playedOut = async (host: Person, chance: Chance): Promise<string> => {
  const table = await startedTable([host], tablePlan(['person', 'greedy']));
  const client = await SocketClient.connect(host);
  await client.exchange({ type: 'watch', table, as: seatAt(0), have: null }, 'table');
  const isOver = client.next('update', ({ update }) => update.outcome !== null, MATCH_MS);
  client.send({ type: 'command', table, command: { type: 'leave', id: newId(chance), seat: seatAt(0) } });
  await isOver;
  client.close();
  return table;
};
