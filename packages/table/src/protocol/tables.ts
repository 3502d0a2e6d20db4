/** Tables as the lobby and the waiting room show them. */

import { BOT_LEVELS } from '@fremont/bots';
import { SEAT_COLOURS } from '../messages.ts';
import { CHAT_MODES } from './chat.ts';
import { LIMITS } from './limits.ts';
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
  shape,
  tagged,
  text,
  whole,
} from './shape.ts';
import { lineOf } from './words.ts';

export type TableId = string;
export const tableId = matching(/^[a-z0-9]{8,32}$/);
/** Six letters for reading aloud. */
export const TABLE_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const tableCode = matching(/^[A-HJ-NP-Z]{6}$/);
const gameId = matching(/^[a-z][a-z0-9-]{0,39}$/);
export const seatIndex = whole(0, LIMITS.seats - 1);

export const clockPlan = tagged({
  none: {},
  /** A supply of time per seat; every decision made in time adds the increment, never above the supply. */
  live: { bankS: whole(10, 7_200), incrementS: whole(0, 300) },
  /** So many days for every single decision. */
  days: { days: whole(1, 14) },
});
export type ClockPlan = DecodedBy<typeof clockPlan>;

/** A chair is for people or for a bot. */
const chairPlan = tagged({ person: {}, bot: { level: oneOf(BOT_LEVELS) } });
export type ChairPlan = DecodedBy<typeof chairPlan>;

export const VISIBILITIES = ['public', 'link'] as const;

/** What the host decides. */
export const tablePlan = shape({
  visibility: oneOf(VISIBILITIES),
  title: lineOf(LIMITS.titleLength),
  game: gameId,
  options: opaque<object>(),
  chairs: listOf(chairPlan, LIMITS.seats),
  clock: clockPlan,
  chat: oneOf(CHAT_MODES),
});
export type TablePlan = DecodedBy<typeof tablePlan>;

const name = text(4 * LIMITS.nameLength);

/** Bots have no names on the wire: every client has some in its own language. */
const chair = tagged({
  bot: { level: oneOf(BOT_LEVELS), colour: oneOf(SEAT_COLOURS) },
  /** `person` is null while nobody sits there. `name` differs from theirs when they hold the seat for a friend. */
  person: { person: nullable(person), name: nullable(name), colour: oneOf(SEAT_COLOURS) },
});
export type Chair = DecodedBy<typeof chair>;

/** `asking`: found the table by its code and waits for the host; only the host and they themselves see it. */
export const ROLES = ['player', 'spectator', 'asking'] as const;

const member = shape({ person, role: oneOf(ROLES), present: flag });
export type RoomMember = DecodedBy<typeof member>;

export const TABLE_STATUSES = ['lobby', 'running', 'over'] as const;
export const TABLE_TROUBLES = ['quarantined', 'otherRules'] as const;
export type TableTrouble = (typeof TABLE_TROUBLES)[number];

/** A table with the people around it, as one of them sees it. */
export const room = shape({
  id: tableId,
  /** Only for members. */
  code: nullable(tableCode),
  status: oneOf(TABLE_STATUSES),
  /** Grows with every change of the plan; a change names the one it was made from. */
  revision: count,
  plan: tablePlan,
  host: personId,
  chairs: listOf(chair, LIMITS.seats),
  members: listOf(member, 1_000),
  /** People who watch and are not in `members`. */
  watchers: count,
  /** Where the same people play again. */
  rematch: nullable(tableId),
  /** Why the match cannot be played on; its record is kept. */
  trouble: nullable(oneOf(TABLE_TROUBLES)),
});
export type Room = DecodedBy<typeof room>;

/** One line of the lobby. */
export const tableLine = shape({
  id: tableId,
  status: oneOf(TABLE_STATUSES),
  title: text(4 * LIMITS.titleLength),
  game: gameId,
  options: opaque<object>(),
  clock: clockPlan,
  host: person,
  /** Who sits where. */
  chairs: listOf(chair, LIMITS.seats),
  updated: count,
  /** Whether it waits for the reader. */
  yourTurn: flag,
});
export type TableLine = DecodedBy<typeof tableLine>;

/** Time left, in milliseconds from the moment the message was made. */
export const clockView = shape({
  /** By seat; null without supplies. */
  banks: nullable(listOf(count, LIMITS.seats)),
  running: listOf(shape({ decision: text(16), seat: seatIndex, remainingMs: count }), LIMITS.seats),
});
export type ClockView = DecodedBy<typeof clockView>;
