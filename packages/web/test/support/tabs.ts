/** Simulates the tabs of a browser: talks to the host of local tables as a page does. */

import { type GameTypes, seededChance } from '@fremont/kernel';
import type { Command, Occupant, Update } from '@fremont/table';
import { loadBots, loadGame, loadLesson } from '../../src/tables/games.ts';
import { type HostParts, TableHost } from '../../src/tables/host.ts';
import { electLeader } from '../../src/tables/leader.ts';
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

/** Tabs of one browser. They share the store and receive each other's hints. */
export const browser = (store: TableStore = newStore(), change: Partial<HostParts> = {}) => {
  const hosts: TableHost[] = [];
  return {
    store,
    openTab(): WorkerLink {
      const tab = { receive: (_message: FromWorker): void => undefined };
      const host: TableHost = new TableHost({
        store: async () => store,
        loadGame,
        loadBots,
        loadLesson,
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
        electLeader: (id, listener) => electLeader(null, id, listener),
        post: (message) => tab.receive(structuredClone(message)),
        hint: (hint: Hint) => {
          for (const other of hosts) if (other !== host) other.onHint(structuredClone(hint));
        },
        ...change,
      });
      hosts.push(host);
      return new WorkerLink(portTo(host, tab));
    },
  };
};

/** A port to the host without a worker. Messages are cloned, as between threads. */
const portTo = (host: TableHost, tab: { receive: (message: FromWorker) => void }): WorkerPort => ({
  postMessage: (message: FromPage) => host.receive(structuredClone(message)),
  addEventListener(type: string, listener: (event: never) => void) {
    if (type === 'message') tab.receive = (data) => listener({ data } as never);
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
  if (ask === undefined) throw new Error('no decision is open');
  return { type: 'act', id: newId(), seat: ask.seat, decision: ask.id, action: legal[choice % legal.length] };
};

/** Loads the snapshot of the seat that must act, and acts. */
export const act = async (client: TableClient<GameTypes>, choice = 0) => {
  const { update } = await client.snapshot('spectator');
  const seat = update.toAct[0];
  if (seat === undefined) throw new Error('the match is over');
  return client.send(actCommand((await client.snapshot(seat)).update, choice));
};
