/** Access tokens: a program with a token plays as a bot account of its owner. */

import { SCOPES, type Scope } from '@fremont/table/protocol';
import { TokenBuckets } from '../rate.ts';
import { requestError, retryLater } from '../request-error.ts';
import { hashOf, newAccessSecret, newPersonId, newTokenId } from '../secrets.ts';
import type { AccessToken, Storage } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import type { People, SignedIn } from './people.ts';

interface TokensParts {
  readonly storage: Storage;
  readonly people: People;
  readonly tuning: Tuning;
  now(): number;
}

/** The server stores when a token was last used at most this often. */
const TOUCH_MS = 3_600_000;

export class Tokens {
  readonly #parts: TokensParts;
  readonly #newTokens: TokenBuckets;

  constructor(parts: TokensParts) {
    this.#parts = parts;
    this.#newTokens = new TokenBuckets(parts.tuning.newTokens, parts.now);
  }

  /** Only the hash of the secret is stored, so the owner sees it this once. */
  async create(
    { identity: owner }: SignedIn,
    { name, scopes }: { readonly name: string; readonly scopes: readonly Scope[] },
  ): Promise<{ readonly token: AccessToken; readonly secret: string }> {
    const { storage, tuning, now } = this.#parts;
    const waitMs = this.#newTokens.take(owner.id);
    if (waitMs > 0) throw retryLater('rateLimited', 'newTokens', waitMs);
    const secret = newAccessSecret();
    const at = now();
    const token: AccessToken = {
      id: newTokenId(),
      tokenHash: hashOf(secret),
      owner: owner.id,
      identity: newPersonId(),
      scopes,
      created: at,
      seen: at,
    };
    const created = await storage.tokens.create(token, { name, colour: owner.colour }, tuning.tokensMax);
    if (created === 'tooMany') throw requestError('forbidden', 'tooManyTokens');
    return { token, secret };
  }

  listOf({ identity }: SignedIn): Promise<readonly AccessToken[]> {
    return this.#parts.storage.tokens.listOf(identity.id);
  }

  /** The bot account stays, because tables refer to it. Its sockets are closed. */
  async revoke(signedIn: SignedIn, id: string): Promise<void> {
    const { storage, people } = this.#parts;
    const token = (await this.listOf(signedIn)).find((one) => one.id === id);
    if (token === undefined) throw requestError('notFound', 'token');
    await storage.tokens.revoke(id);
    people.announceSessionEnd(token.tokenHash);
  }

  async authenticate(secret: string): Promise<SignedIn | null> {
    const { storage } = this.#parts;
    const token = await storage.tokens.find(hashOf(secret));
    const identity = token === null ? null : await storage.people.find(token.identity);
    if (token === null || identity === null) return null;
    this.#touch(token);
    const { tokenHash, created, seen } = token;
    const session = { tokenHash, identity: identity.id, created, seen, expires: Number.MAX_SAFE_INTEGER };
    return { identity, session, scopes: new Set(SCOPES.filter((scope) => token.scopes.includes(scope))) };
  }

  /** In the background and best effort, like the sessions of people. */
  #touch({ tokenHash, seen }: AccessToken): void {
    const { storage, now } = this.#parts;
    if (now() - seen >= TOUCH_MS) storage.tokens.touch(tokenHash, now()).catch(() => undefined);
  }
}

/** Sessions of people may do everything. `none`: nothing that a token may do. */
export type ProgramAccess = Scope | 'any' | 'none';

/** Throws `forbidden` when the request came with a token that does not allow it. */
export const checkScope = ({ scopes }: Pick<SignedIn, 'scopes'>, access: ProgramAccess): void => {
  if (scopes === undefined || access === 'any') return;
  if (access === 'none') throw requestError('forbidden', 'token');
  if (!scopes.has(access)) throw requestError('forbidden', `scope.${access}`);
};
