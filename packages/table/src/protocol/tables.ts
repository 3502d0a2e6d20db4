/** Tables as the lobby and the room show them. */

import { BOT_LEVELS } from '@fremont/bots/bot';
import { SEAT_COLOURS } from '../messages.ts';
import { CHAT_MODES } from './chat.ts';
import { lineOf } from './clean-text.ts';
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
  optional,
  shape,
  tagged,
  text,
  whole,
} from './shape.ts';

export type TableId = string;
export const tableId = matching(/^[a-z0-9]{8,32}$/);
/** Six letters, so that people can read a code aloud. */
export const TABLE_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const tableCode = matching(/^[A-HJ-NP-Z]{6}$/);
const gameId = matching(/^[a-z][a-z0-9-]{0,39}$/);
/** SHA-256 in hexadecimal digits. */
export const hash = matching(/^[0-9a-f]{64}$/);
export const seatIndex = whole(0, LIMITS.seats - 1);

export const clockPlan = tagged({
  none: {},
  /** A time bank per seat. Every decision in time adds the increment, up to the size of the bank. */
  live: { bankS: whole(10, 7_200), incrementS: whole(0, 300) },
  /** The days for each decision. */
  days: { days: whole(1, 14) },
});
export type ClockPlan = DecodedBy<typeof clockPlan>;

const chairPlan = tagged({ person: {}, bot: { level: oneOf(BOT_LEVELS) } });
export type ChairPlan = DecodedBy<typeof chairPlan>;

export const VISIBILITIES = ['public', 'link'] as const;

/** The host's choices for a table. */
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

/** Bots have no names in messages. Every client has names in its own language. */
export const chair = tagged({
  bot: { level: oneOf(BOT_LEVELS), colour: oneOf(SEAT_COLOURS) },
  /**
   * `person` is null for a free chair. `name` is the name of a friend if the person holds the seat for one. `ready`: the
   * person agrees to start with the current plan.
   */
  person: { person: nullable(person), name: nullable(name), colour: oneOf(SEAT_COLOURS), ready: flag },
});
export type Chair = DecodedBy<typeof chair>;

/** `asking`: the person found the table by its code and waits for admission. Only the host and that person see it. */
export const ROLES = ['player', 'spectator', 'asking'] as const;

export const roomMember = shape({ person, role: oneOf(ROLES), present: flag });
export type RoomMember = DecodedBy<typeof roomMember>;

export const TABLE_STATUSES = ['lobby', 'running', 'over'] as const;
export const TABLE_PROBLEMS = ['quarantined', 'otherRules', 'abandoned'] as const;
export type TableProblem = (typeof TABLE_PROBLEMS)[number];

/** A table with its people, as one of them sees it. */
export const room = shape({
  id: tableId,
  /** Only for members. */
  code: nullable(tableCode),
  status: oneOf(TABLE_STATUSES),
  /** Grows with every change of the plan. A change request names the revision that it is based on. */
  revision: count,
  plan: tablePlan,
  /** Null for a person who waits for admission. */
  host: nullable(personId),
  chairs: listOf(chair, LIMITS.seats),
  members: listOf(roomMember, 1_000),
  /** After this time the host may start although not all people are ready; 0 if the host may start now. Null after the start. */
  startInMs: nullable(count),
  /** Groups of seats whose people share an address or a device. Only for the host; empty for others. */
  sameAddress: listOf(listOf(seatIndex, LIMITS.seats), LIMITS.seats),
  /** The number of people who watch and are not in `members`. */
  watchers: count,
  /** The table of the rematch. */
  rematch: nullable(tableId),
  /** Why the match cannot continue. Its record is kept. */
  trouble: nullable(oneOf(TABLE_PROBLEMS)),
  /** The commitment to the secret of the dice (docs/fair-dice.md). Null for a table that an older server opened. */
  commitment: optional(nullable(hash)),
  /** During the match: the seats whose people add shares to the draws. */
  contributors: optional(listOf(seatIndex, LIMITS.seats)),
});
export type Room = DecodedBy<typeof room>;

const score = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const outcome = shape({ placings: listOf(count, 100), scores: listOf(score, 100), ending: text(100) });

/** How a match ended, after so many actions. */
export const matchResult = shape({ actions: count, outcome });
export type MatchResult = DecodedBy<typeof matchResult>;

/** One table in the list of the lobby. */
export const tableListing = shape({
  id: tableId,
  status: oneOf(TABLE_STATUSES),
  title: text(4 * LIMITS.titleLength),
  game: gameId,
  options: opaque<object>(),
  clock: clockPlan,
  /** Null for a person who waits for admission. */
  host: nullable(person),
  chairs: listOf(chair, LIMITS.seats),
  updated: count,
  /** True if the table waits for the reader. */
  yourTurn: flag,
  /** Absent before the end, and for matches that were abandoned or ended under an older version of the server. */
  result: optional(matchResult),
});
export type TableListing = DecodedBy<typeof tableListing>;

/** The time left, in milliseconds from the creation of the message. */
export const clockView = shape({
  /** By seat; null without time banks. */
  banks: nullable(listOf(count, LIMITS.seats)),
  running: listOf(shape({ decision: text(16), seat: seatIndex, remainingMs: count }), LIMITS.seats),
});
export type ClockView = DecodedBy<typeof clockView>;
