/** Tables over HTTP. */

import {
  admitBody,
  changeTableBody,
  createTableBody,
  type Decoder,
  emptyBody,
  findBody,
  inviteBody,
  joinBody,
  orderBody,
  personBody,
  reportBody,
  sitBody,
  standBody,
  type TableLine,
  tableId,
  useInviteBody,
} from '@fremont/table/protocol';
import type { Api, AskedBy } from '../api/api.ts';
import type { Chat } from '../chat/chat.ts';
import { denial } from '../denial.ts';
import type { Host } from '../host/host.ts';
import type { Invites } from './invites.ts';
import type { Lobby } from './lobby.ts';
import { isInside, type Rooms } from './rooms.ts';

interface Parts {
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  readonly invites: Invites;
  readonly host: Host;
  readonly chat: Chat;
  startTable(table: string, person: string): Promise<void>;
  rematch(table: string, person: string): Promise<string>;
  publicTables(): Promise<readonly TableLine[]>;
  tablesOf(person: string): Promise<readonly TableLine[]>;
}

const DONE = { done: true };
const TABLE = '/tables/:id';

/** An address that cannot be a table's is nobody's table; storage never hears of it. */
const idOf = ({ param }: AskedBy<unknown>): string => {
  const id = tableId(param('id'));
  if (!id.ok) throw denial('notFound', 'table');
  return id.value;
};
const meOf = ({ known }: AskedBy<unknown>): string => known.identity.id;

export const addTableRoutes = (api: Api, parts: Parts): void => {
  addLists(api, parts);
  addHostRoutes(api, parts);
  addGuestRoutes(api, parts);
  addDoors(api, parts);
};

const addLists = (api: Api, { publicTables, tablesOf, rooms, host, lobby }: Parts): void => {
  // Whoever only looks around needs no name for it.
  api.openGet('/tables', async () => ({ tables: await publicTables() }));
  api.get('/tables/mine', async (asked) => ({ tables: await tablesOf(meOf(asked)) }));
  api.post('/tables', createTableBody, async (asked) => ({
    table: await lobby.create(meOf(asked), asked.body.plan, asked.body.sit),
  }));
  api.get(TABLE, async (asked) => {
    const facts = await rooms.get(idOf(asked), meOf(asked));
    return { room: rooms.roomFor(facts, meOf(asked)) };
  });
  // Every draw is in it, so it is for matches that are over.
  api.get(`${TABLE}/record`, async (asked) => {
    const facts = await rooms.get(idOf(asked), meOf(asked));
    if (!isInside(facts, meOf(asked))) throw denial('forbidden', 'notAdmitted');
    if (facts.stored.status !== 'over') throw denial('notOpen', 'running');
    return { record: (await host.open(idOf(asked))).table.record() };
  });
};

const addHostRoutes = (api: Api, { lobby, invites, startTable }: Parts): void => {
  const post = byTable(api);
  post('change', changeTableBody, (asked) =>
    lobby.change(idOf(asked), meOf(asked), asked.body.revision, asked.body.plan),
  );
  post('order', orderBody, (asked) => lobby.reorder(idOf(asked), meOf(asked), asked.body.revision, asked.body.order));
  post('kick', personBody, (asked) => lobby.kick(idOf(asked), meOf(asked), asked.body.person));
  post('admit', admitBody, (asked) => lobby.admit(idOf(asked), meOf(asked), asked.body.person, asked.body.accept));
  post('host', personBody, (asked) => lobby.passHost(idOf(asked), meOf(asked), asked.body.person));
  post('start', emptyBody, (asked) => startTable(idOf(asked), meOf(asked)));
  post('invites/revoke', emptyBody, (asked) => invites.revoke(idOf(asked), meOf(asked)));
  api.post(`${TABLE}/invites`, inviteBody, (asked) => invites.make(idOf(asked), meOf(asked), asked.body.seat));
};

const addGuestRoutes = (api: Api, { lobby, rematch, chat }: Parts): void => {
  const post = byTable(api);
  post('sit', sitBody, (asked) => lobby.sit(idOf(asked), meOf(asked), asked.body));
  post('stand', standBody, (asked) => lobby.stand(idOf(asked), meOf(asked), asked.body.seat));
  post('join', joinBody, (asked) => lobby.join(idOf(asked), meOf(asked), asked.body.role));
  post('leave', emptyBody, (asked) => lobby.leave(idOf(asked), meOf(asked)));
  post('report', reportBody, (asked) => chat.report(idOf(asked), meOf(asked), asked.body));
  api.post(`${TABLE}/rematch`, emptyBody, async (asked) => ({ table: await rematch(idOf(asked), meOf(asked)) }));
};

const addDoors = (api: Api, { invites }: Parts): void => {
  api.post('/join', useInviteBody, async (asked) => ({
    table: await invites.use(meOf(asked), asked.address, asked.body.secret),
  }));
  api.post(`${TABLE}/knock`, emptyBody, (asked) => invites.knock(meOf(asked), asked.address, idOf(asked)));
  api.post('/find', findBody, (asked) => invites.find(meOf(asked), asked.address, asked.body.code));
};

/** What is done to one table and has nothing to answer. */
const byTable =
  (api: Api) =>
  <B>(path: string, body: Decoder<B>, job: (asked: AskedBy<B>) => Promise<void>): void =>
    api.post(`${TABLE}/${path}`, body, async (asked) => {
      await job(asked);
      return DONE;
    });
