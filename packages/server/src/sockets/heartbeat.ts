/** Pings all connections, terminates those that no longer answer, and closes those whose session has ended. */

import { LIMITS } from '@fremont/table/protocol';
import type { Health } from '../ops/health.ts';
import { errorMessage } from '../outgoing-messages.ts';
import type { People } from '../people/people.ts';
import type { Connection } from './connection.ts';
import type { Sockets } from './sockets.ts';

interface HeartbeatParts {
  readonly sockets: Sockets;
  readonly people: People;
  readonly health: Health;
  now(): number;
}

/** A sign-out closes connections at once, so this check only has to find sessions that expired. */
const SESSION_CHECK_MS = 3_600_000;

/** A thousand pings at once, and their answers, would delay every command. So each beat pings one share of the connections. */
const SHARES = 20;
export const SHARE_MS = LIMITS.heartbeatMs / SHARES;

export class Heartbeat {
  readonly #parts: HeartbeatParts;
  #share = 0;

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
  }

  /** Called every `SHARE_MS`. Each connection is pinged once in `LIMITS.heartbeatMs`. */
  async pingNextShare(): Promise<void> {
    const { sockets, now } = this.#parts;
    this.#share = (this.#share + 1) % SHARES;
    for (const connection of sockets.all) {
      if (connection.number % SHARES !== this.#share) continue;
      connection.pingOrTerminate();
      if (now() - connection.sessionCheckedAt >= SESSION_CHECK_MS) await this.#checkSession(connection);
    }
  }

  /** Of all connections, within one heartbeat. A sign-out may have gone unnoticed. */
  checkSessionsSoon(): void {
    for (const connection of this.#parts.sockets.all) connection.sessionCheckedAt = Number.NEGATIVE_INFINITY;
  }

  endSession(tokenHash: string): void {
    for (const connection of this.#parts.sockets.all)
      if (connection.tokenHash === tokenHash) connection.close('sessionEnded');
  }

  /** On shutdown: tells each client when to reconnect, and closes its connection. */
  sayGoodbye(): void {
    const { sockets, health } = this.#parts;
    for (const connection of sockets.all) {
      const retryAfterMs = health.restartRetryMs();
      connection.send(errorMessage(null, { code: 'serverRestarting', why: '', retryAfterMs }));
      connection.close('restart');
    }
  }

  /** Ends the connections that did not close when asked. */
  terminateAll(): void {
    for (const connection of this.#parts.sockets.all) connection.terminate();
  }

  async #checkSession(connection: Connection): Promise<void> {
    const { people, now } = this.#parts;
    connection.sessionCheckedAt = now();
    const isValid = await people.isSessionValid(connection.tokenHash).catch(() => true);
    if (!isValid) connection.close('sessionEnded');
  }
}
