/** Chat messages and reports. */

import { lineOf } from './clean-text.ts';
import { LIMITS } from './limits.ts';
import { person, personId } from './people.ts';
import { count, type DecodedBy, flag, nullable, oneOf, shape, tagged, whole } from './shape.ts';

/** Phrases that every client has in every language. Messages contain the key only. */
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

export const chatMessage = shape({
  /** The number of the line at its table, from 1. */
  line: whole(1, Number.MAX_SAFE_INTEGER),
  person,
  /** Null for a spectator. */
  seat: nullable(whole(0, LIMITS.seats - 1)),
  said,
  at: count,
});
export type ChatMessage = DecodedBy<typeof chatMessage>;

export const REPORT_REASONS = ['insult', 'harassment', 'spam', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportBody = shape({
  person: personId,
  /** The reported chat line; null for conduct outside the chat. */
  line: nullable(whole(1, Number.MAX_SAFE_INTEGER)),
  reason: oneOf(REPORT_REASONS),
});
export const muteBody = shape({ person: personId, muted: flag });
