/** What came back from an attack. */

import type { FromServer, ProtocolError } from '@fremont/table/protocol';

const EXAMPLES_MAX = 12;

/** Traces of how the program is made: nobody outside needs them. */
const INNARDS = /node_modules|\bat [\w.<>]+ \(|\.(?:ts|js):\d+|SQLITE|ECONN|select \w+ from/i;

export class Tally {
  messages = 0;
  requests = 0;
  errors = 0;
  readonly byCode: Record<string, number> = {};
  readonly byClose: Record<string, number> = {};
  /** Messages without an answer, or with more than one. */
  unanswered = 0;
  overanswered = 0;
  /** Something came back that only an accepted message gets. */
  accepted = 0;
  /** Our fault, by its own words. */
  internal = 0;
  /** Sockets that broke a rule and were dropped without a code. */
  closedWithoutCode = 0;
  /** Text that tells about the program itself. */
  innards = 0;
  readonly examples: string[] = [];

  get faults(): number {
    const { unanswered, overanswered, accepted, internal, closedWithoutCode, innards } = this;
    return unanswered + overanswered + accepted + internal + closedWithoutCode + innards;
  }

  heardError(error: ProtocolError, text: string): void {
    this.errors += 1;
    this.byCode[error.code] = (this.byCode[error.code] ?? 0) + 1;
    if (error.code === 'internal') {
      this.internal += 1;
      this.note(`internal: ${text}`);
    }
    this.heardText(text);
  }

  heardText(text: string): void {
    if (!INNARDS.test(text)) return;
    this.innards += 1;
    this.note(`innards: ${text.slice(0, 300)}`);
  }

  heardOther(frame: FromServer, text: string): void {
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

/** What a client reports when the connection just ended. */
const NO_CODE = 1006;
