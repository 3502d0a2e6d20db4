/** Counts the answers to an attack. */

import type { FromServer, ProtocolError } from '@fremont/table/protocol';

const EXAMPLES_MAX = 12;

/** Stack traces, file names and database errors. Answers must not contain them. */
const INTERNALS = /node_modules|\bat [\w.<>]+ \(|\.(?:ts|js):\d+|SQLITE|ECONN|select \w+ from/i;

export class AttackCounts {
  messages = 0;
  requests = 0;
  errors = 0;
  readonly byCode: Record<string, number> = {};
  readonly byClose: Record<string, number> = {};
  /** Messages without an answer. */
  unanswered = 0;
  /** Messages with more than one answer. */
  overanswered = 0;
  /** Answers that only an accepted message gets. */
  accepted = 0;
  /** Errors with the code `internal`. */
  internal = 0;
  /** Sockets that were closed without a code. */
  closedWithoutCode = 0;
  /** Answers that reveal internals of the program. */
  internals = 0;
  readonly examples: string[] = [];

  get faults(): number {
    const { unanswered, overanswered, accepted, internal, closedWithoutCode, internals } = this;
    return unanswered + overanswered + accepted + internal + closedWithoutCode + internals;
  }

  countError(error: ProtocolError, text: string): void {
    this.errors += 1;
    this.byCode[error.code] = (this.byCode[error.code] ?? 0) + 1;
    if (error.code === 'internal') {
      this.internal += 1;
      this.note(`internal: ${text}`);
    }
    this.countInternals(text);
  }

  countInternals(text: string): void {
    if (!INTERNALS.test(text)) return;
    this.internals += 1;
    this.note(`internals: ${text.slice(0, 300)}`);
  }

  countAccepted(frame: FromServer, text: string): void {
    if (frame.type === 'pong' || frame.type === 'welcome') return;
    this.accepted += 1;
    this.note(`accepted: ${text.slice(0, 300)}`);
  }

  closed(code: number, kind: string): void {
    this.byClose[code] = (this.byClose[code] ?? 0) + 1;
    if (code !== NO_CODE) return;
    this.closedWithoutCode += 1;
    this.note(`closed without a code: ${kind}`);
  }

  note(example: string): void {
    if (this.examples.length < EXAMPLES_MAX) this.examples.push(example);
  }
}

/** The code that a client reports for a connection that ended without a close frame. */
const NO_CODE = 1006;
