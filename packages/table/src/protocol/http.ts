/** What is asked over HTTP: the bodies of requests that change something, and the answers. */

import type { GameTypes, MatchRecord } from '@fremont/kernel';
import { LIMITS } from './limits.ts';
import { person, personId } from './people.ts';
import { count, type DecodedBy, flag, listOf, matching, nullable, oneOf, opaque, shape, text } from './shape.ts';
import { room, seatIndex, tableCode, tableId, tableLine, tablePlan } from './tables.ts';
import { lineOf } from './words.ts';

/** Nothing to say. */
export const emptyBody = shape({});

/** Letters and digits in groups; spaces, dashes and case do not matter. */
export const recoverBody = shape({ code: text(100) });
export const endSessionBody = shape({ id: matching(/^[0-9a-f]{16}$/) });

/** `name` is for a friend at the same device; null is the person's own. */
export const sitBody = shape({ seat: seatIndex, name: nullable(lineOf(LIMITS.nameLength)) });
export type SitBody = DecodedBy<typeof sitBody>;

export const createTableBody = shape({ plan: tablePlan, sit: listOf(sitBody, LIMITS.seats) });
export const changeTableBody = shape({ revision: count, plan: tablePlan });
export const standBody = shape({ seat: seatIndex });
/** `order[n]` is the old place of the chair that comes to place n. */
export const orderBody = shape({ revision: count, order: listOf(seatIndex, LIMITS.seats) });
export const joinBody = shape({ role: oneOf(['player', 'spectator']) });
export const personBody = shape({ person: personId });
export const admitBody = shape({ person: personId, accept: flag });
/** A seat makes it an invitation for one; null for everybody who gets the link. */
export const inviteBody = shape({ seat: nullable(seatIndex) });
export const useInviteBody = shape({ secret: matching(/^[A-Za-z0-9_-]{22}$/) });
export const findBody = shape({ code: tableCode });

/** What a stranger may ask: whether there are online tables here, in which language, and who they are known as. */
export const helloAnswer = shape({ protocol: count, me: nullable(person) });
export const personAnswer = shape({ me: person });
export const tableAnswer = shape({ table: tableId });
/** `asking`: the host has to let you in. */
export const findAnswer = shape({ table: tableId, asking: flag });
export const roomAnswer = shape({ room });
export const tablesAnswer = shape({ tables: listOf(tableLine, 1_000) });
/** `path` leads to the table on this server; the secret is behind the #, so it never travels to a server by itself. */
export const inviteAnswer = shape({ secret: matching(/^[A-Za-z0-9_-]{22}$/), path: text(200), expires: count });
export const doneAnswer = shape({ done: flag });
/** A match that is over, with every draw. */
export const recordAnswer = shape({ record: opaque<MatchRecord<GameTypes>>() });
