/** Decides who is an operator: the admin token, and the sessions that it opens. */

import { requestError, retryLater } from '../request-error.ts';
import { hashOf, isSameHash, newAdminToken, newSessionToken } from '../secrets.ts';
import type { Storage } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import { Failures } from './failures.ts';

interface AccessParts {
  readonly storage: Storage;
  readonly tuning: Tuning;
  /** From the configuration. Null for the stored token. */
  readonly adminToken: string | null;
  now(): number;
}

export interface NewAdminSession {
  /** Must go to the browser only. */
  readonly secret: string;
  readonly expires: number;
}

export class AdminAccess {
  readonly #parts: AccessParts;
  readonly #configuredHash: string | null;
  /** A configured token may be weak, so wrong ones are counted. */
  readonly #failures: Failures;

  constructor(parts: AccessParts) {
    const { adminToken, tuning, now } = parts;
    this.#parts = parts;
    this.#configuredHash = adminToken === null ? null : hashOf(adminToken);
    this.#failures = new Failures(tuning.adminTries, tuning.adminTriesMs, now);
  }

  async signIn(token: string, address: string): Promise<NewAdminSession> {
    const { storage, tuning, now } = this.#parts;
    await this.checkToken(token, address);
    const secret = newSessionToken();
    const expires = now() + tuning.adminSessionMs;
    await storage.moderation.startSession({ sessionHash: hashOf(secret), tokenHash: hashOf(token), expires });
    return { secret, expires };
  }

  async signOut(secret: string | undefined): Promise<void> {
    if (secret !== undefined) await this.#parts.storage.moderation.endSession(hashOf(secret));
  }

  /** Throws unless the token is the current one. */
  async checkToken(token: string, address: string): Promise<void> {
    const waitMs = this.#failures.waitMs(address);
    if (waitMs > 0) throw retryLater('rateLimited', 'adminTries', waitMs);
    const current = await this.#currentHash();
    if (current !== null && isSameHash(hashOf(token), current)) return;
    this.#failures.note(address);
    throw requestError('unauthenticated', 'adminToken');
  }

  async isSignedIn(secret: string | undefined): Promise<boolean> {
    if (secret === undefined) return false;
    const { storage, now } = this.#parts;
    const session = await storage.moderation.findSession(hashOf(secret), now());
    const current = await this.#currentHash();
    return session !== null && current !== null && isSameHash(session.tokenHash, current);
  }

  /** Read each time, because another process may have replaced it. */
  async #currentHash(): Promise<string | null> {
    return this.#configuredHash ?? (await this.#parts.storage.moderation.tokenHash());
  }
}

/** The first token of a database, to be shown once; null if there is one already. */
export const makeFirstToken = async ({ moderation }: Storage, now: number): Promise<string | null> => {
  if ((await moderation.tokenHash()) !== null) return null;
  const token = newAdminToken();
  return (await moderation.keepFirstToken(hashOf(token), now)) === 'kept' ? token : null;
};

/** Replaces the token. The old one and its sessions end. */
export const makeNewToken = async ({ moderation }: Storage, now: number): Promise<string> => {
  const token = newAdminToken();
  await moderation.replaceToken(hashOf(token), now);
  await moderation.note({ at: now, actor: 'admin', action: 'newToken', target: '', reason: '' });
  return token;
};
