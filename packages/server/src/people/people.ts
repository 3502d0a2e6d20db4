/** Guests: who somebody is, by which session they are known, and how they move to another device. */

import type { Person, Persona } from '@fremont/table/protocol';
import { hashOf, newPersonId, newRecoveryCode, newSessionToken, readRecoveryCode } from '../secrets.ts';
import type { Identity, Session, Storage } from '../storage/index.ts';
import type { Clock } from '../time.ts';
import type { Tuning } from '../tuning.ts';

/** Somebody who showed a valid session. */
export interface Known {
  readonly identity: Identity;
  readonly session: Session;
}

/** The token goes to the browser and nowhere else. */
export interface Arrival {
  readonly identity: Identity;
  readonly token: string;
}

interface PeopleParts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly tuning: Tuning;
}

export type SessionListener = (tokenHash: string) => void;
export type PersonListener = (id: string) => void;

/** Sessions are touched now and then, not with every request. */
const TOUCH_MS = 3_600_000;
const PERSONS_MAX = 10_000;

export class People {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #tuning: Tuning;
  readonly #persons = new Map<string, Person>();
  /** How often somebody's name or colour changed. */
  #changes = 0;
  readonly #onSessionEnd = new Set<SessionListener>();
  readonly #onChange = new Set<PersonListener>();

  constructor({ storage, clock, tuning }: PeopleParts) {
    this.#storage = storage;
    this.#clock = clock;
    this.#tuning = tuning;
  }

  /** A new guest. The recovery code is shown now and never again. */
  async arrive({ name, colour }: Persona): Promise<Arrival & { readonly recoveryCode: string }> {
    const now = this.#clock.now();
    const identity: Identity = { id: newPersonId(), name, colour, created: now, seen: now };
    const recoveryCode = newRecoveryCode();
    await this.#storage.people.create(identity, recoveryHash(recoveryCode));
    return { identity, recoveryCode, token: await this.#startSession(identity) };
  }

  /** Null when the code is nobody's. */
  async recover(code: string): Promise<Arrival | null> {
    const identity = await this.#storage.people.findByRecovery(recoveryHash(code));
    return identity === null ? null : { identity, token: await this.#startSession(identity) };
  }

  /** The old code is worth nothing from then on. */
  async renewRecoveryCode({ identity }: Known): Promise<string> {
    const code = newRecoveryCode();
    await this.#storage.people.changeRecovery(identity.id, recoveryHash(code));
    return code;
  }

  async known(token: string | undefined): Promise<Known | null> {
    if (token === undefined || token.length !== TOKEN_LENGTH) return null;
    const changes = this.#changes;
    const found = await this.#storage.people.findSession(hashOf(token), this.#clock.now());
    if (found === null) return null;
    this.#touch(found.session);
    // Whoever comes in is asked for next.
    this.#keep(personOf(found.identity), changes);
    return found;
  }

  /** For sockets, which outlive requests. */
  async isSessionValid(tokenHash: string): Promise<boolean> {
    return (await this.#storage.people.findSession(tokenHash, this.#clock.now())) !== null;
  }

  async change({ identity }: Known, persona: Persona): Promise<Person> {
    await this.#storage.people.change(identity.id, persona);
    this.forget(identity.id);
    return { id: identity.id, ...persona };
  }

  sessions({ identity }: Known): Promise<readonly Session[]> {
    return this.#storage.people.sessionsOf(identity.id, this.#clock.now());
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.#storage.people.endSession(tokenHash);
    for (const listener of this.#onSessionEnd) listener(tokenHash);
  }

  async endOtherSessions(known: Known): Promise<void> {
    const others = (await this.sessions(known)).filter(({ tokenHash }) => tokenHash !== known.session.tokenHash);
    await this.#storage.people.endOtherSessions(known.identity.id, known.session.tokenHash);
    for (const { tokenHash } of others) for (const listener of this.#onSessionEnd) listener(tokenHash);
  }

  /** As others see them; somebody who is no longer there has no name. */
  async person(id: string): Promise<Person> {
    const kept = this.#persons.get(id);
    if (kept !== undefined) return kept;
    const changes = this.#changes;
    const identity = await this.#storage.people.find(id);
    const person: Person = identity === null ? { id, name: '', colour: 'pearl' } : personOf(identity);
    this.#keep(person, changes);
    return person;
  }

  /** Their name or colour is not what it was. */
  forget(id: string): void {
    this.#changes += 1;
    this.#persons.delete(id);
    for (const listener of this.#onChange) listener(id);
  }

  onSessionEnd(listener: SessionListener): void {
    this.#onSessionEnd.add(listener);
  }

  onChange(listener: PersonListener): void {
    this.#onChange.add(listener);
  }

  /** Not if anybody changed since it was asked for: the answer may be older than the change. */
  #keep(person: Person, changes: number): void {
    if (changes !== this.#changes) return;
    this.#persons.set(person.id, person);
    if (this.#persons.size > PERSONS_MAX) this.#persons.delete(this.#persons.keys().next().value ?? '');
  }

  async #startSession({ id }: Identity): Promise<string> {
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

  /** Nobody waits for it, and a disk that takes no writes must not keep people out. */
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

export const personOf = ({ id, name, colour }: Identity): Person => ({ id, name, colour });
