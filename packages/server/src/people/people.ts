/** Guests: identities, their sessions, and moving to another device. */

import type { Person, Persona, Scope } from '@fremont/table/protocol';
import { hashOf, newPersonId, newRecoveryCode, newSessionToken, readRecoveryCode } from '../secrets.ts';
import type { Identity, Session, Storage } from '../storage/index.ts';
import type { Clock } from '../time.ts';
import type { Tuning } from '../tuning.ts';

/** A person with the valid session or access token that their request showed. */
export interface SignedIn {
  readonly identity: Identity;
  readonly session: Session;
  /** Only for access tokens. A session may do everything. */
  readonly scopes?: ReadonlySet<Scope> | undefined;
}

/** A person with a new session. The token must go to the browser only. */
export interface NewSession {
  readonly identity: Identity;
  readonly token: string;
}

/** A person with the time since when they have their name. */
export interface KnownPerson {
  readonly person: Person;
  readonly named: number;
}

interface PeopleParts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly tuning: Tuning;
}

export type SessionListener = (tokenHash: string) => void;
export type PersonListener = (id: string) => void;

/** The server stores when a session was last seen at most this often. */
const TOUCH_MS = 3_600_000;
const PERSONS_MAX = 10_000;

export class People {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #tuning: Tuning;
  readonly #persons = new Map<string, KnownPerson>();
  /** Counts changes of names and colours. */
  #changes = 0;
  readonly #onSessionEnd = new Set<SessionListener>();
  readonly #onChange = new Set<PersonListener>();

  constructor({ storage, clock, tuning }: PeopleParts) {
    this.#storage = storage;
    this.#clock = clock;
    this.#tuning = tuning;
  }

  /** Only the hash of the recovery code is stored, so the guest sees the code this once. */
  async createGuest({ name, colour }: Persona): Promise<NewSession & { readonly recoveryCode: string }> {
    const now = this.#clock.now();
    const identity: Identity = { id: newPersonId(), name, colour, created: now, seen: now, named: now };
    const recoveryCode = newRecoveryCode();
    await this.#storage.people.create(identity, recoveryHash(recoveryCode));
    return { identity, recoveryCode, token: await this.#startSession(identity) };
  }

  /** Null when no person has this code. */
  async recover(code: string): Promise<NewSession | null> {
    const identity = await this.#storage.people.findByRecovery(recoveryHash(code));
    return identity === null ? null : { identity, token: await this.#startSession(identity) };
  }

  /** The old code stops working. */
  async renewRecoveryCode({ identity }: SignedIn): Promise<string> {
    const code = newRecoveryCode();
    await this.#storage.people.changeRecovery(identity.id, recoveryHash(code));
    return code;
  }

  async authenticate(token: string | undefined): Promise<SignedIn | null> {
    if (token === undefined || token.length !== TOKEN_LENGTH) return null;
    const changes = this.#changes;
    const found = await this.#storage.people.findSession(hashOf(token), this.#clock.now());
    if (found === null) return null;
    this.#touch(found.session);
    // The next request usually asks for this person.
    this.#cache(knownPerson(found.identity), changes);
    return found;
  }

  /** For sockets, which may outlive their session. */
  async isSessionValid(tokenHash: string): Promise<boolean> {
    const { people, tokens } = this.#storage;
    const session = await people.findSession(tokenHash, this.#clock.now());
    return session !== null || (await tokens.find(tokenHash)) !== null;
  }

  async change({ identity }: SignedIn, persona: Persona): Promise<Person> {
    await this.#storage.people.change(identity.id, persona, this.#clock.now());
    this.forget(identity.id);
    return { id: identity.id, ...persona };
  }

  sessions({ identity }: SignedIn): Promise<readonly Session[]> {
    return this.#storage.people.sessionsOf(identity.id, this.#clock.now());
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.#storage.people.endSession(tokenHash);
    this.announceSessionEnd(tokenHash);
  }

  announceSessionEnd(tokenHash: string): void {
    for (const listener of this.#onSessionEnd) listener(tokenHash);
  }

  async endOtherSessions(signedIn: SignedIn): Promise<void> {
    const others = (await this.sessions(signedIn)).filter(({ tokenHash }) => tokenHash !== signedIn.session.tokenHash);
    await this.#storage.people.endOtherSessions(signedIn.identity.id, signedIn.session.tokenHash);
    for (const { tokenHash } of others) for (const listener of this.#onSessionEnd) listener(tokenHash);
  }

  /** A person as others see them. A deleted person has no name. */
  async person(id: string): Promise<Person> {
    return (await this.known(id)).person;
  }

  async known(id: string): Promise<KnownPerson> {
    const cached = this.#persons.get(id);
    if (cached !== undefined) return cached;
    const changes = this.#changes;
    const identity = await this.#storage.people.find(id);
    const known: KnownPerson =
      identity === null
        ? { person: { id, name: '', colour: 'pearl' }, named: 0 }
        : { person: await this.#described(identity), named: identity.named };
    this.#cache(known, changes);
    return known;
  }

  async exists(id: string): Promise<boolean> {
    return (await this.#storage.people.find(id)) !== null;
  }

  /** The person whose limits apply: the owner of a bot account, and everyone else themselves. */
  async accountOf(id: string): Promise<string> {
    return (await this.person(id)).bot?.owner.id ?? id;
  }

  async #described(identity: Identity): Promise<Person> {
    if (identity.owner === undefined) return personOf(identity);
    const { id, name } = await this.person(identity.owner);
    return { ...personOf(identity), bot: { owner: { id, name } } };
  }

  /** Removes a person and their bots from the cache after their name or colour changed. */
  forget(id: string): void {
    this.forgetHere(id);
    for (const listener of this.#onChange) listener(id);
  }

  /** The same after a change on another node. */
  forgetHere(id: string): void {
    this.#changes += 1;
    this.#persons.delete(id);
    for (const [bot, { person }] of this.#persons) if (person.bot?.owner.id === id) this.#persons.delete(bot);
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#persons.clear();
  }

  onSessionEnd(listener: SessionListener): void {
    this.#onSessionEnd.add(listener);
  }

  onChange(listener: PersonListener): void {
    this.#onChange.add(listener);
  }

  /** `changes` is the count before the read. If it has grown, the person read may be out of date and is not cached. */
  #cache(known: KnownPerson, changes: number): void {
    if (changes !== this.#changes) return;
    this.#persons.set(known.person.id, known);
    if (this.#persons.size > PERSONS_MAX) this.#persons.delete(this.#persons.keys().next().value ?? '');
  }

  async #startSession(identity: Identity): Promise<string> {
    await this.#endOldestSession(identity.id);
    const { id } = identity;
    const token = newSessionToken();
    const now = this.#clock.now();
    const expires = now + this.#tuning.sessionIdleMs;
    await this.#storage.people.startSession({
      tokenHash: hashOf(token),
      identity: id,
      created: now,
      seen: now,
      expires,
    });
    return token;
  }

  async #endOldestSession(person: string): Promise<void> {
    const sessions = await this.#storage.people.sessionsOf(person, this.#clock.now());
    const [oldest] = sessions.toSorted((one, other) => one.seen - other.seen);
    if (oldest !== undefined && sessions.length >= this.#tuning.sessionsMax) await this.endSession(oldest.tokenHash);
  }

  /** In the background and best effort: people can sign in while the database takes no writes. */
  #touch({ tokenHash, created, seen }: Session): void {
    const now = this.#clock.now();
    if (now - seen < TOUCH_MS) return;
    const expires = Math.min(now + this.#tuning.sessionIdleMs, created + this.#tuning.sessionMaxMs);
    this.#storage.people.touchSession(tokenHash, now, expires).catch(() => undefined);
  }
}

/** 32 bytes as base64url. */
const TOKEN_LENGTH = 43;

const recoveryHash = (code: string): string => hashOf(`recovery:${readRecoveryCode(code)}`);

const knownPerson = (identity: Identity): KnownPerson => ({ person: personOf(identity), named: identity.named });

export const personOf = ({ id, name, colour }: Identity): Person => ({ id, name, colour });
