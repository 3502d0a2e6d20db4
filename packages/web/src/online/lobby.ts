/** What can be done about tables before, between and around matches. Every call is answered; nothing throws. */

import { ok } from '@fremont/kernel';
import {
  doneAnswer,
  findAnswer,
  inviteAnswer,
  type ReportReason,
  type Room,
  roomAnswer,
  type SitBody,
  type TableId,
  type TableLine,
  type TablePlan,
  tableAnswer,
  tablesAnswer,
} from '@fremont/table/protocol';
import { type Asked, get, post } from './api.ts';

const TABLES = '/api/tables';
export const tablePath = (id: TableId): string => `${TABLES}/${encodeURIComponent(id)}`;

/** What stands in the lobby now; strangers may read it as well. */
export const openTables = async (): Asked<readonly TableLine[]> => {
  const answer = await get(TABLES, tablesAnswer);
  return answer.ok ? ok(answer.value.tables) : answer;
};

/** The tables this person is at, the last changed first. */
export const myTables = async (): Asked<readonly TableLine[]> => {
  const answer = await get(`${TABLES}/mine`, tablesAnswer);
  return answer.ok ? ok(answer.value.tables) : answer;
};

export const readRoom = async (id: TableId): Asked<Room> => {
  const answer = await get(tablePath(id), roomAnswer);
  return answer.ok ? ok(answer.value.room) : answer;
};

export const createTable = async (plan: TablePlan, sit: readonly SitBody[]): Asked<TableId> => {
  const answer = await post(TABLES, { plan, sit }, tableAnswer);
  return answer.ok ? ok(answer.value.table) : answer;
};

const act = (id: TableId, what: string, body: object): Asked<unknown> =>
  post(`${tablePath(id)}/${what}`, body, doneAnswer);

/** What the host wants is worked out on the table as it is by then. */
export const changeTable = (id: TableId, planFor: (room: Room) => TablePlan): Asked<unknown> =>
  afterLastChange(id, (room) => act(id, 'change', { revision: room.revision, plan: planFor(room) }));
export const reorderChairs = (id: TableId, orderFor: (room: Room) => readonly number[]): Asked<unknown> =>
  afterLastChange(id, (room) => act(id, 'order', { revision: room.revision, order: orderFor(room) }));
export const sitDown = (id: TableId, body: SitBody): Asked<unknown> => act(id, 'sit', body);
export const standUp = (id: TableId, seat: number): Asked<unknown> => act(id, 'stand', { seat });
export const joinTable = (id: TableId, role: 'player' | 'spectator'): Asked<unknown> => act(id, 'join', { role });
export const leaveTable = (id: TableId): Asked<unknown> => act(id, 'leave', {});
export const kickPerson = (id: TableId, person: string): Asked<unknown> => act(id, 'kick', { person });
export const admitPerson = (id: TableId, person: string, accept: boolean): Asked<unknown> =>
  act(id, 'admit', { person, accept });
export const startMatch = (id: TableId): Asked<unknown> => act(id, 'start', {});
export const reportPerson = (id: TableId, person: string, line: number | null, reason: ReportReason): Asked<unknown> =>
  act(id, 'report', { person, line, reason });

/** Where the same people play again. Whoever asks first makes it; the others find it. */
export const playAgain = async (id: TableId): Asked<TableId> => {
  const answer = await post(`${tablePath(id)}/rematch`, {}, tableAnswer);
  return answer.ok ? ok(answer.value.table) : answer;
};

/** A link for everybody who gets it. The secret stands behind the #, so that it never travels by itself. */
export const inviteLink = async (id: TableId): Asked<string> => {
  const answer = await post(`${tablePath(id)}/invites`, { seat: null }, inviteAnswer);
  return answer.ok ? ok(new URL(answer.value.path, location.href).href) : answer;
};

export const acceptInvite = async (secret: string): Asked<TableId> => {
  const answer = await post('/api/join', { secret }, tableAnswer);
  return answer.ok ? ok(answer.value.table) : answer;
};

export interface Found {
  readonly table: TableId;
  /** The host has to let you in. */
  readonly asking: boolean;
}

/** At the door of a table whose address one was given. */
export const knock = (id: TableId): Asked<Found> => post(`${tablePath(id)}/knock`, {}, findAnswer);

export const findByCode = (code: string): Asked<Found> => post('/api/find', { code }, findAnswer);

let lastChange: Promise<unknown> = Promise.resolve();

/** A click can be quicker than the news of the last one: changes wait for each other, and each reads the table anew. */
const afterLastChange = (id: TableId, change: (room: Room) => Asked<unknown>): Asked<unknown> => {
  const next = async (): Asked<unknown> => {
    const read = await readRoom(id);
    return read.ok ? change(read.value) : read;
  };
  // Whatever became of the last one.
  const answer = lastChange.then(next, next);
  lastChange = answer;
  return answer;
};
