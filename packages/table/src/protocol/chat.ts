/** What is said at a table. */

import { LIMITS } from './limits.ts';
import { person, personId } from './people.ts';
import { count, type DecodedBy, flag, nullable, oneOf, shape, tagged, whole } from './shape.ts';
import { lineOf } from './words.ts';

/** Phrases that every client has in every language; over the network goes the key. */
export const CHAT_PRESETS = [
  'hello',
  'goodLuck',
  'haveFun',
  'yourTurn',
  'oneMoment',
  'backAgain',
  'niceOne',
  'ouch',
  'oops',
  'thanks',
  'wellPlayed',
  'goodGame',
  'playAgain',
  'goodbye',
] as const;
export type ChatPreset = (typeof CHAT_PRESETS)[number];

export const CHAT_MODES = ['off', 'presets', 'all'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

export const said = tagged({
  text: { words: lineOf(LIMITS.chatLength) },
  preset: { words: oneOf(CHAT_PRESETS) },
});
export type Said = DecodedBy<typeof said>;

export const chatLine = shape({
  /** Counts from 1 at each table. */
  line: whole(1, Number.MAX_SAFE_INTEGER),
  person,
  /** Null for a spectator. */
  seat: nullable(whole(0, LIMITS.seats - 1)),
  said,
  at: count,
});
export type ChatLine = DecodedBy<typeof chatLine>;

export const REPORT_REASONS = ['insult', 'harassment', 'spam', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportBody = shape({
  person: personId,
  /** The line it is about; null for conduct without words. */
  line: nullable(whole(1, Number.MAX_SAFE_INTEGER)),
  reason: oneOf(REPORT_REASONS),
});
export const muteBody = shape({ person: personId, muted: flag });
