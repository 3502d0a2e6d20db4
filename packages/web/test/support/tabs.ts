/** Tabs of a browser without the browser: the host of local tables, spoken with as the page speaks with it. */

import { type GameTypes, seededChance } from '@fremont/kernel';
import type { Command, Occupant, Update } from '@fremont/table';
import { loadBots, loadGame } from '../../src/tables/games.ts';
import { type HostParts, TableHost } from '../../src/tables/host.ts';
import { leadOver } from '../../src/tables/lead.ts';
import { WorkerLink, type WorkerPort } from '../../src/tables/link.ts';
import type { FromPage, FromWorker, Hint } from '../../src/tables/protocol.ts';
import { memoryTableStore, type TableStore } from '../../src/tables/store.ts';
import type { NewTable, TableClient } from '../../src/tables/types.ts';

export const person = (name: string): Occupant => ({ type: 'person', name, colour: 'cherry' });
export const bot = (name: string): Occupant => ({ type: 'bot', name, colour: 'pool', level: 'random' });

export const TWO_PEOPLE: NewTable = { game: 'las-vegas', options: {}, occupants: [person('Ada'), person('Ben')] };
export const WITH_BOT: NewTable = { game: 'las-vegas', options: {}, occupants: [person('Ada'), bot('Bo')] };

export const SHOWDOWN: NewTable = {
  game: 'vegas-showdown',
  options: {},
  occupants: ['Ada', 'Ben', 'Cleo'].map(person),
};
/** Slots start at $5 on their track, so that is the first step. */
export const ORDER = { turn: 1, wishes: [{ lot: 'slots#1', max: 9 }], otherwise: 'wait' };

export const need = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
};

let ids = 0;
const newId = (): string => (++ids).toString(16).padStart(32, '0');
export const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const newStore = (): TableStore => {
  let time = 1_000_000;
  return memoryTableStore(() => ++time);
};

/** Tabs of one browser: they share the store and hear each other. */
export const browser = (store: TableStore = newStore(), change: Partial<HostParts> = {}) => {
  const hosts: TableHost[] = [];
  return {
    store,
    openTab(): WorkerLink {
      const tab = { heard: (_message: FromWorker): void => undefined };
      const host: TableHost = new TableHost({
        store: async () => store,
        loadGame,
        loadBots,
        chance: seededChance(1),
        botChance: seededChance(2),
        timer: {
          after(_delayMs, run) {
            const timer = setImmediate(run);
            return () => clearImmediate(timer);
          },
        },
        now: () => 5,
        newId,
        leadOver: (id, listener) => leadOver(null, id, listener),
        post: (message) => tab.heard(structuredClone(message)),
        hint: (hint: Hint) => {
          for (const other of hosts) if (other !== host) other.hear(structuredClone(hint));
        },
        ...change,
      });
      hosts.push(host);
      return new WorkerLink(portTo(host, tab));
    },
  };
};

/** A worker's line without the worker: messages are copied on the way, as they are between threads. */
const portTo = (host: TableHost, tab: { heard: (message: FromWorker) => void }): WorkerPort => ({
  postMessage: (message: FromPage) => host.receive(structuredClone(message)),
  addEventListener(type: string, listener: (event: never) => void) {
    if (type === 'message') tab.heard = (data) => listener({ data } as never);
  },
  terminate: () => undefined,
});

export const openAs = async (link: WorkerLink, id: string): Promise<TableClient<GameTypes>> => {
  const client = await link.open(id);
  if (client === null) throw new Error('no such table');
  return client;
};

export const actCommand = ({ asks, legal }: Update<GameTypes>, choice = 0): Command => {
  const ask = asks[0];
  if (ask === undefined) throw new Error('nobody is asked');
  return { type: 'act', id: newId(), seat: ask.seat, decision: ask.id, action: legal[choice % legal.length] };
};

/** Looks as whoever is to act, and acts. */
export const act = async (client: TableClient<GameTypes>, choice = 0) => {
  const { update } = await client.look('spectator');
  const seat = update.toAct[0];
  if (seat === undefined) throw new Error('the match is over');
  return client.send(actCommand((await client.look(seat)).update, choice));
};
