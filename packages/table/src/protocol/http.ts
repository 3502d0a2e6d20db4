/** Bodies of HTTP requests and responses. */

import type { GameTypes, MatchRecord } from '@fremont/kernel';
import { decodeProof } from '../fair/decode.ts';
import { CHAT_MODES } from './chat.ts';
import { LIMITS } from './limits.ts';
import { personName } from './names.ts';
import { person, personId } from './people.ts';
import {
  count,
  type DecodedBy,
  flag,
  listOf,
  matching,
  nullable,
  oneOf,
  opaque,
  optional,
  shape,
  text,
} from './shape.ts';
import { room, seatIndex, tableCode, tableId, tableListing, tablePlan } from './tables.ts';

export const emptyBody = shape({});

/** Letters and digits in groups. Spaces, dashes and case are ignored. */
export const recoverBody = shape({ code: text(100) });
export const endSessionBody = shape({ id: matching(/^[0-9a-f]{16}$/) });

/** `name` is the name of a friend at the same device; null means the person's own name. */
export const sitBody = shape({ seat: seatIndex, name: nullable(personName) });
export type SitBody = DecodedBy<typeof sitBody>;

export const createTableBody = shape({ plan: tablePlan, sit: listOf(sitBody, LIMITS.seats) });
export const changeTableBody = shape({ revision: count, plan: tablePlan });
/**
 * The person agrees to start with the plan of this revision, or no longer does. Without a revision they agree to the plan at
 * the moment when the request arrives, which they may not have seen.
 */
export const readyBody = shape({ ready: flag, revision: optional(count) });
export type ReadyBody = DecodedBy<typeof readyBody>;
export const chatModeBody = shape({ chat: oneOf(CHAT_MODES) });
export const standBody = shape({ seat: seatIndex });
/** `order[n]` is the old index of the chair that moves to index n. */
export const orderBody = shape({ revision: count, order: listOf(seatIndex, LIMITS.seats) });
export const joinBody = shape({ role: oneOf(['player', 'spectator']) });
export const personBody = shape({ person: personId });
export const admitBody = shape({ person: personId, accept: flag });
/** With a seat, the invitation is for one person; null makes a link for any number of people. */
export const inviteBody = shape({ seat: nullable(seatIndex) });
export const useInviteBody = shape({ secret: matching(/^[A-Za-z0-9_-]{22}$/) });
export const findBody = shape({ code: tableCode });

/** Needs no session. It shows that the server has online tables, and the person if there is a session. */
export const helloAnswer = shape({ protocol: count, me: nullable(person) });
export const personAnswer = shape({ me: person });
export const tableAnswer = shape({ table: tableId });
/** `asking`: the host has to admit the person. */
export const findAnswer = shape({ table: tableId, asking: flag });
export const roomAnswer = shape({ room });
export const tablesAnswer = shape({ tables: listOf(tableListing, 1_000) });
/** A page of the public tables. `more` is the number of tables after it. */
export const lobbyAnswer = shape({ tables: listOf(tableListing, 1_000), more: count });
export type LobbyPage = DecodedBy<typeof lobbyAnswer>;
/** `path` leads to the table. The secret is behind the #, so browsers do not send it to servers or proxies. */
export const inviteAnswer = shape({ secret: matching(/^[A-Za-z0-9_-]{22}$/), path: text(200), expires: count });
export const doneAnswer = shape({ done: flag });
/** The record of a finished match, with every draw, and the proof of its dice. Older servers send none. */
export const recordAnswer = shape({ record: opaque<MatchRecord<GameTypes>>(), proof: optional(decodeProof) });
