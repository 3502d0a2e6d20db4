/** Finds out which sockets are still there, and ends them when it is time. */

import { LIMITS } from '@fremont/table/protocol';
import type { Health } from '../ops/health.ts';
import type { People } from '../people/people.ts';
import { errorFrame } from '../projection.ts';
import type { Connection } from './connection.ts';
import type { Sockets } from './sockets.ts';

interface HeartbeatParts {
  readonly sockets: Sockets;
  readonly people: People;
  readonly health: Health;
  now(): number;
}

/** Sessions end by being ended, which is heard at once, or by age, for which this is soon enough. */
const SESSION_CHECK_MS = 3_600_000;

/** A thousand pings at once, and their answers, would keep everybody waiting: so a share of the sockets at a time. */
const SHARES = 20;
export const SHARE_MS = LIMITS.heartbeatMs / SHARES;

export class Heartbeat {
  readonly #parts: HeartbeatParts;
  #share = 0;

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
  }

  /** Every `SHARE_MS`, for the next share: so every ten seconds for each socket. */
  async beat(): Promise<void> {
    const { sockets, now } = this.#parts;
    this.#share = (this.#share + 1) % SHARES;
    for (const connection of sockets.all) {
      if (connection.number % SHARES !== this.#share) continue;
      connection.beat();
      if (now() - connection.checkedAt >= SESSION_CHECK_MS) await this.#checkSession(connection);
    }
  }

  endSession(tokenHash: string): void {
    for (const connection of this.#parts.sockets.all)
      if (connection.tokenHash === tokenHash) connection.close('sessionEnded');
  }

  /** The server ends: everybody is told when to come back. */
  sayGoodbye(): void {
    const { sockets, health } = this.#parts;
    for (const connection of sockets.all) {
      const retryAfterMs = health.restartRetryMs();
      connection.send(errorFrame(null, { code: 'serverRestarting', why: '', retryAfterMs }));
      connection.close('restart');
    }
  }

  /** Whoever did not close when asked. */
  cutOff(): void {
    for (const connection of this.#parts.sockets.all) connection.terminate();
  }

  async #checkSession(connection: Connection): Promise<void> {
    const { people, now } = this.#parts;
    connection.checkedAt = now();
    const isValid = await people.isSessionValid(connection.tokenHash).catch(() => true);
    if (!isValid) connection.close('sessionEnded');
  }
}
