/** Every part of the server and who knows whom. */

import type { Chance } from '@fremont/kernel';
import type { TableId } from '@fremont/table/protocol';
import type { BotMinds } from './bots/minds.ts';
import { Chat } from './chat/chat.ts';
import { Mutes } from './chat/mutes.ts';
import type { Config } from './config.ts';
import { Deadlines } from './host/deadlines.ts';
import { Host } from './host/host.ts';
import { publicTables, tablesOf } from './lobby/feed.ts';
import { Invites } from './lobby/invites.ts';
import { Lobby } from './lobby/lobby.ts';
import { LobbyFeed } from './lobby/lobby-feed.ts';
import { Rooms } from './lobby/rooms.ts';
import { rematch, startTable } from './lobby/start.ts';
import { Health } from './ops/health.ts';
import { housekeeping } from './ops/housekeeping.ts';
import type { Log } from './ops/log.ts';
import { newMetrics } from './ops/metrics.ts';
import { newFarewell } from './people/farewell.ts';
import { People } from './people/people.ts';
import { Desk } from './sockets/desk.ts';
import { Heartbeat } from './sockets/heartbeat.ts';
import { Sockets } from './sockets/sockets.ts';
import type { Storage } from './storage/index.ts';
import { Clock, type Time } from './time.ts';
import type { Tuning } from './tuning.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly time: Time;
  readonly tuning: Tuning;
  readonly chance: Chance;
  readonly botChance: Chance;
  readonly minds: BotMinds;
  readonly log: Log;
}

export type Services = ReturnType<typeof newServices>;

export const newServices = ({ config, storage, time, tuning, chance, botChance, minds, log }: ServiceParts) => {
  const clock = new Clock(time);
  const now = (): number => clock.now();
  const metrics = newMetrics();
  const health = new Health({ storage, metrics, dataDir: config.dataDir, busyLagMs: tuning.busyLagMs, now });
  const isBusy = (): boolean => health.isBusy();
  const common = { storage, tuning, metrics, log, now, chance, timer: time };

  const sockets = new Sockets({ timer: time, absenceMs: tuning.absenceMs, presenceMs: tuning.presenceMs });
  const audience = sockets;
  const people = new People({ storage, clock, tuning });
  const host = new Host({ ...common, audience, botChance, minds });
  const rooms = new Rooms({ ...common, people, audience, host });
  const lobby = new Lobby({ ...common, rooms, host, audience, isBusy });
  const invites = new Invites({ ...common, lobby });
  const mutes = new Mutes(storage, now);
  const chat = new Chat({ ...common, rooms, people, mutes, audience });
  const listParts = { storage, rooms, host };
  const feed = new LobbyFeed({ ...common, readers: () => sockets.all, tables: () => publicTables(listParts) });
  const desk = new Desk({
    ...common,
    sockets,
    people,
    rooms,
    feed,
    host,
    chat,
    isBusy,
    isDraining: () => health.isDraining,
    restartRetryMs: () => health.restartRetryMs(),
  });
  const closeSockets = (person: string): void => {
    for (const connection of sockets.of(person)) connection.close('sessionEnded');
  };
  const farewell = newFarewell({ ...common, people, lobby, mutes, closeSockets });
  const deadlines = new Deadlines({ ...common, clock, host });
  const heartbeat = new Heartbeat({ ...common, sockets, people, health });
  const tables = { ...common, lobby, rooms, audience };

  const onTable = (table: TableId): void => {
    rooms.changed(table);
    feed.changed();
  };
  host.onChange(onTable);
  rooms.onChange(() => feed.changed());
  sockets.onPresence((table) => rooms.changed(table));
  people.onSessionEnd((tokenHash) => heartbeat.endSession(tokenHash));

  const keeper = housekeeping({ ...common, time, host, minds, health, deadlines, farewell, heartbeat });

  return {
    clock,
    now,
    metrics,
    health,
    sockets,
    people,
    host,
    rooms,
    lobby,
    invites,
    mutes,
    chat,
    desk,
    farewell,
    deadlines,
    heartbeat,
    start: keeper.start,
    end: keeper.end,
    startTable: (table: TableId, person: string) => startTable(tables, table, person),
    rematch: (table: TableId, person: string) => rematch(tables, table, person),
    publicTables: () => feed.tables(),
    tablesOf: (person: string) => tablesOf(listParts, person),
    tellTables: (person: string) => rooms.changedFor(person),
  };
};
