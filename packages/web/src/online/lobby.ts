/** Requests about tables before and between matches. Every call returns a result and none throws. */

import { ok } from '@fremont/kernel';
import {
  type ChatMode,
  doneAnswer,
  findAnswer,
  inviteAnswer,
  type LobbyPage,
  lobbyAnswer,
  type ReportReason,
  type Room,
  roomAnswer,
  type SitBody,
  type TableId,
  type TableListing,
  type TablePlan,
  tableAnswer,
  tablesAnswer,
} from '@fremont/table/protocol';
import { type ApiResult, get, post } from './api.ts';

const TABLES = '/api/tables';
export const tablePath = (id: TableId): string => `${TABLES}/${encodeURIComponent(id)}`;

/** The page of open tables after so many. Strangers may read it too. */
export const openTables = (after: number): ApiResult<LobbyPage> => get(`${TABLES}?after=${after}`, lobbyAnswer);

/** The tables of this person, the last changed first. */
export const myTables = async (): ApiResult<readonly TableListing[]> => {
  const answer = await get(`${TABLES}/mine`, tablesAnswer);
  return answer.ok ? ok(answer.value.tables) : answer;
};

export const readRoom = async (id: TableId): ApiResult<Room> => {
  const answer = await get(tablePath(id), roomAnswer);
  return answer.ok ? ok(answer.value.room) : answer;
};

export const createTable = async (plan: TablePlan, sit: readonly SitBody[]): ApiResult<TableId> => {
  const answer = await post(TABLES, { plan, sit }, tableAnswer);
  return answer.ok ? ok(answer.value.table) : answer;
};

const act = (id: TableId, what: string, body: object): ApiResult<unknown> =>
  post(`${tablePath(id)}/${what}`, body, doneAnswer);

/** `planFor` computes the plan from the current state of the table. */
export const changeTable = (id: TableId, planFor: (room: Room) => TablePlan): ApiResult<unknown> =>
  afterLastChange(id, (room) => act(id, 'change', { revision: room.revision, plan: planFor(room) }));
export const reorderChairs = (id: TableId, orderFor: (room: Room) => readonly number[]): ApiResult<unknown> =>
  afterLastChange(id, (room) => act(id, 'order', { revision: room.revision, order: orderFor(room) }));
export const sitDown = (id: TableId, body: SitBody): ApiResult<unknown> => act(id, 'sit', body);
export const standUp = (id: TableId, seat: number): ApiResult<unknown> => act(id, 'stand', { seat });
export const joinTable = (id: TableId, role: 'player' | 'spectator'): ApiResult<unknown> => act(id, 'join', { role });
export const leaveTable = (id: TableId): ApiResult<unknown> => act(id, 'leave', {});
export const kickPerson = (id: TableId, person: string): ApiResult<unknown> => act(id, 'kick', { person });
export const admitPerson = (id: TableId, person: string, accept: boolean): ApiResult<unknown> =>
  act(id, 'admit', { person, accept });
/** The person agrees to the plan that they see, so the server refuses if it has changed since. */
export const markReady = ({ id, revision }: Room, ready: boolean): ApiResult<unknown> =>
  act(id, 'ready', { ready, revision });
export const setChat = (id: TableId, chat: ChatMode): ApiResult<unknown> => act(id, 'chat', { chat });
export const hideTable = (id: TableId): ApiResult<unknown> => act(id, 'hide', {});
export const startMatch = (id: TableId): ApiResult<unknown> => act(id, 'start', {});
export const reportPerson = (
  id: TableId,
  person: string,
  line: number | null,
  reason: ReportReason,
): ApiResult<unknown> => act(id, 'report', { person, line, reason });

/** The table of the rematch. The first request creates it, later ones return it. */
export const playAgain = async (id: TableId): ApiResult<TableId> => {
  const answer = await post(`${tablePath(id)}/rematch`, {}, tableAnswer);
  return answer.ok ? ok(answer.value.table) : answer;
};

/** An invitation link. The secret follows the #, so that browsers do not send it to the server. */
export const inviteLink = async (id: TableId): ApiResult<string> => {
  const answer = await post(`${tablePath(id)}/invites`, { seat: null }, inviteAnswer);
  return answer.ok ? ok(new URL(answer.value.path, location.href).href) : answer;
};

export const acceptInvite = async (secret: string): ApiResult<TableId> => {
  const answer = await post('/api/join', { secret }, tableAnswer);
  return answer.ok ? ok(answer.value.table) : answer;
};

export interface Found {
  readonly table: TableId;
  /** True if the host has to admit the person. */
  readonly asking: boolean;
}

/** Asks the host of a table for admission. */
export const knock = (id: TableId): ApiResult<Found> => post(`${tablePath(id)}/knock`, {}, findAnswer);

export const findByCode = (code: string): ApiResult<Found> => post('/api/find', { code }, findAnswer);

let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Runs changes in sequence. Each reads the table first, because a click can be faster than the update of the last one.
 */
const afterLastChange = (id: TableId, change: (room: Room) => ApiResult<unknown>): ApiResult<unknown> => {
  const next = async (): ApiResult<unknown> => {
    const read = await readRoom(id);
    return read.ok ? change(read.value) : read;
  };
  // Runs whether the last change succeeded or failed.
  const answer = lastChange.then(next, next);
  lastChange = answer;
  return answer;
};
