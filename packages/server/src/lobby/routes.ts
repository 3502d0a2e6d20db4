/** The HTTP routes of tables. */

import type { Seat, Viewer } from '@fremont/kernel';
import { pastOf } from '@fremont/table/past';
import {
  admitBody,
  changeTableBody,
  chatModeBody,
  createTableBody,
  type Decoder,
  emptyBody,
  encodePast,
  findBody,
  inviteBody,
  joinBody,
  LIMITS,
  type LobbyPage,
  orderBody,
  personBody,
  type ReadyBody,
  readyBody,
  reportBody,
  sitBody,
  standBody,
  type TableListing,
  tableId,
  useInviteBody,
} from '@fremont/table/protocol';
import type { Api, SignedInRequest } from '../api/api.ts';
import type { Chat } from '../chat/chat.ts';
import type { DiceMaker } from '../fair/dice.ts';
import type { Host } from '../host/host.ts';
import { requestError } from '../request-error.ts';
import type { Invites } from './invites.ts';
import type { KnownAddresses } from './known-addresses.ts';
import type { Lobby } from './lobby.ts';
import { checkNotKicked, isInside, type Rooms } from './rooms.ts';

interface Parts {
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  readonly invites: Invites;
  readonly host: Host;
  readonly dice: DiceMaker;
  readonly chat: Chat;
  startTable(table: string, person: string): Promise<void>;
  rematch(table: string, person: string, address: string): Promise<string>;
  readonly addresses: KnownAddresses;
  markReady(table: string, person: string, body: ReadyBody): Promise<void>;
  publicTables(after: number): Promise<LobbyPage>;
  tablesOf(person: string): Promise<readonly TableListing[]>;
}

const DONE = { done: true };
const TABLE = '/tables/:id';

/** An id in the wrong format is answered like an unknown table, without asking storage. */
const idOf = ({ param }: SignedInRequest<unknown>): string => {
  const id = tableId(param('id'));
  if (!id.ok) throw requestError('notFound', 'table');
  return id.value;
};

/** A number in the address; 0 if it is missing. */
const wholeOf = (text: string | null, field: string): number => {
  if (text === null) return 0;
  if (!/^\d{1,6}$/.test(text)) throw requestError('badSchema', field);
  return Number(text);
};

/** A person may ask for the view of their own seats and for that of a spectator. */
const viewerOf = (text: string | null, own: readonly Seat[]): Viewer => {
  if (text === null || text === 'spectator') return 'spectator';
  const seat = own.find((one) => String(one) === text);
  if (seat === undefined) throw requestError('forbidden', 'notYourSeat');
  return seat;
};

const meOf = ({ signedIn }: SignedInRequest<unknown>): string => signedIn.identity.id;

/** Programs may do all of this, but they may not report people. */
export const addTableRoutes = (api: Api, parts: Parts): void => {
  const playing = api.forPrograms('play');
  addTableListRoutes(playing, parts);
  addHostRoutes(playing, parts);
  addPlayerRoutes(playing, parts);
  addAdmissionRoutes(playing, parts);
  addReportRoute(api, parts);
};

const addReportRoute = (api: Api, { chat }: Parts): void =>
  tablePosts(api)('report', reportBody, (request) => chat.report(idOf(request), meOf(request), request.body));

/** The household of the person is noted when they come to a table. */
const noteAddress = ({ addresses }: Parts, request: SignedInRequest<unknown>): void =>
  addresses.note(meOf(request), request.address);

const addTableListRoutes = (api: Api, parts: Parts): void => {
  const { publicTables, tablesOf, rooms, host, lobby, dice } = parts;
  // Visitors without a session may see the list.
  api.openGet('/tables', async ({ query }) => publicTables(wholeOf(query('after'), 'after')));
  api.get('/tables/mine', async (request) => ({ tables: await tablesOf(meOf(request)) }));
  api.post('/tables', createTableBody, async (request) => {
    noteAddress(parts, request);
    const { plan, sit } = request.body;
    return { table: await lobby.create(meOf(request), request.address, plan, sit) };
  });
  api.get(TABLE, async (request) => {
    const facts = await rooms.get(idOf(request), meOf(request));
    return { room: rooms.roomFor(facts, meOf(request)) };
  });
  // The record holds every draw, and the proof the secret, so they are available only after the match.
  api.get(`${TABLE}/record`, async (request) => {
    const facts = await rooms.get(idOf(request), meOf(request));
    if (!isInside(facts, meOf(request))) throw requestError('forbidden', 'notAdmitted');
    if (facts.stored.status !== 'over') throw requestError('notOpen', 'running');
    return { record: (await host.read(idOf(request))).table.record(), proof: await dice.proof(facts.stored) };
  });
  // A running match, too: the answer holds what the viewer saw then, and no draw.
  api.get(`${TABLE}/past`, async (request) => {
    const facts = await rooms.get(idOf(request), meOf(request));
    checkNotKicked(facts, meOf(request));
    if (!isInside(facts, meOf(request))) throw requestError('forbidden', 'notAdmitted');
    const live = await host.read(idOf(request));
    const as = viewerOf(request.query('as'), live.seatsOf(meOf(request)));
    return encodePast(pastOf(live.table.match, as, wholeOf(request.query('from'), 'from'), LIMITS.pastSteps));
  });
};

const addHostRoutes = (api: Api, { lobby, invites, startTable }: Parts): void => {
  const post = tablePosts(api);
  post('change', changeTableBody, (request) =>
    lobby.change(idOf(request), meOf(request), request.body.revision, request.body.plan),
  );
  post('order', orderBody, (request) =>
    lobby.reorder(idOf(request), meOf(request), request.body.revision, request.body.order),
  );
  post('kick', personBody, (request) => lobby.kick(idOf(request), meOf(request), request.body.person));
  post('admit', admitBody, (request) =>
    lobby.admit(idOf(request), meOf(request), request.body.person, request.body.accept),
  );
  post('host', personBody, (request) => lobby.passHost(idOf(request), meOf(request), request.body.person));
  post('hide', emptyBody, (request) => lobby.hide(idOf(request), meOf(request)));
  post('chat', chatModeBody, (request) => lobby.setChat(idOf(request), meOf(request), request.body.chat));
  post('start', emptyBody, (request) => startTable(idOf(request), meOf(request)));
  post('invites/revoke', emptyBody, (request) => invites.revoke(idOf(request), meOf(request)));
  api.post(`${TABLE}/invites`, inviteBody, (request) => invites.make(idOf(request), meOf(request), request.body.seat));
};

const addPlayerRoutes = (api: Api, parts: Parts): void => {
  const { lobby, markReady, rematch } = parts;
  const post = tablePosts(api);
  post('sit', sitBody, (request) => {
    noteAddress(parts, request);
    return lobby.sit(idOf(request), meOf(request), request.body);
  });
  post('ready', readyBody, (request) => markReady(idOf(request), meOf(request), request.body));
  post('stand', standBody, (request) => lobby.stand(idOf(request), meOf(request), request.body.seat));
  post('join', joinBody, (request) => lobby.join(idOf(request), meOf(request), request.body.role));
  post('leave', emptyBody, (request) => lobby.leave(idOf(request), meOf(request)));
  api.post(`${TABLE}/rematch`, emptyBody, async (request) => {
    noteAddress(parts, request);
    return { table: await rematch(idOf(request), meOf(request), request.address) };
  });
};

const addAdmissionRoutes = (api: Api, parts: Parts): void => {
  const { invites } = parts;
  api.post('/join', useInviteBody, async (request) => {
    noteAddress(parts, request);
    return { table: await invites.use(meOf(request), request.body.secret) };
  });
  api.post(`${TABLE}/knock`, emptyBody, (request) => invites.knock(meOf(request), idOf(request)));
  api.post('/find', findBody, (request) => invites.find(meOf(request), request.address, request.body.code));
};

/** Adds routes that act on one table and have no result. */
const tablePosts =
  (api: Api) =>
  <B>(path: string, body: Decoder<B>, job: (request: SignedInRequest<B>) => Promise<void>): void =>
    api.post(`${TABLE}/${path}`, body, async (request) => {
      await job(request);
      return DONE;
    });
