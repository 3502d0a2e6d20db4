/** The HTTP routes by which people manage their own account. */

import {
  emptyBody,
  endSessionBody,
  muteBody,
  type OwnReport,
  type Person,
  PROTOCOL_VERSION,
  persona,
  recoverBody,
  type SessionInfo,
} from '@fremont/table/protocol';
import type { Api } from '../api/api.ts';
import type { Mutes } from '../chat/mutes.ts';
import { TokenBuckets } from '../rate.ts';
import { requestError, retryLater } from '../request-error.ts';
import type { Session } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import type { AccountRemoval } from './account-removal.ts';
import { type People, personOf, type SignedIn } from './people.ts';
import { addTokenRoutes } from './token-routes.ts';
import type { Tokens } from './tokens.ts';

interface Parts {
  readonly people: People;
  readonly tokens: Tokens;
  readonly mutes: Mutes;
  readonly accountRemoval: AccountRemoval;
  readonly tuning: Tuning;
  /** Sends a person's new name and colour to the tables that they belong to. */
  announcePerson(person: string): Promise<void>;
  /** The reports that a person made, with what happened to them. */
  reportsOf(person: string): Promise<readonly OwnReport[]>;
  now(): number;
}

const DONE = { done: true };

export const addPeopleRoutes = (api: Api, parts: Parts): void => {
  addSignInRoutes(api, parts);
  addPersonRoutes(api, parts);
  addSessionRoutes(api, parts);
  addMuteRoutes(api, parts);
  addTokenRoutes(api, parts);
  api.get('/me/reports', async ({ signedIn }) => ({ reports: await parts.reportsOf(signedIn.identity.id) }));
};

const addSignInRoutes = (api: Api, { people, tuning, now }: Parts): void => {
  const guests = new TokenBuckets(tuning.guests, now);
  const wrongCodes = new TokenBuckets(tuning.codesPerAddress, now);

  // Pages ask this first, so a visitor without a session is no error.
  api.openGet('/hello', async ({ signedIn }) => ({
    protocol: PROTOCOL_VERSION,
    me: signedIn === null ? null : await people.person(signedIn.identity.id),
  }));

  api.openPost('/me', persona, async ({ body, signedIn, address, reply }) => {
    if (signedIn !== null) return { me: personOf(signedIn.identity), recoveryCode: null };
    allow('guests', guests.take(address));
    const { identity, token, recoveryCode } = await people.createGuest(body);
    api.cookie.write(reply, token);
    return { me: personOf(identity), recoveryCode };
  });

  // Ends the session that this device had. The person of that session is not changed. Only wrong codes count, and a
  // valid one always works: it has 130 bits, and people who share an address must not lock each other out.
  api.openPost('/me/recover', recoverBody, async ({ body, signedIn, address, reply }) => {
    const recovered = await people.recover(body.code);
    if (recovered === null) {
      allow('codes', wrongCodes.take(address));
      throw requestError('notFound', 'code');
    }
    if (signedIn !== null) await people.endSession(signedIn.session.tokenHash);
    api.cookie.write(reply, recovered.token);
    return { me: personOf(recovered.identity), recoveryCode: null };
  });
};

const addPersonRoutes = (api: Api, { people, accountRemoval, announcePerson, tuning, now }: Parts): void => {
  const renames = new TokenBuckets(tuning.renames, now);
  api.forPrograms('any').get('/me', async ({ signedIn }) => ({ me: await people.person(signedIn.identity.id) }));
  api.post('/me/change', persona, async ({ body, signedIn }) => {
    if (body.name !== signedIn.identity.name) allow('renames', renames.take(signedIn.identity.id));
    const me = await people.change(signedIn, body);
    await announcePerson(me.id);
    return { me };
  });
  api.post('/me/recovery', emptyBody, async ({ signedIn }) => ({
    me: personOf(signedIn.identity),
    recoveryCode: await people.renewRecoveryCode(signedIn),
  }));
  api.get('/me/export', async ({ signedIn, reply }) => {
    reply.header('content-disposition', 'attachment; filename="fremont-me.json"');
    return accountRemoval.exportOf(signedIn);
  });
  api.post('/me/delete', emptyBody, async ({ signedIn, reply }) => {
    await accountRemoval.erase(signedIn.identity.id);
    api.cookie.clear(reply);
    return DONE;
  });
};

const addSessionRoutes = (api: Api, { people }: Parts): void => {
  api.get('/me/sessions', async ({ signedIn }) => ({
    sessions: (await people.sessions(signedIn)).map((session) => sessionInfo(session, signedIn)),
  }));
  api.post('/me/sessions/end', endSessionBody, async ({ body, signedIn }) => {
    const session = (await people.sessions(signedIn)).find(({ tokenHash }) => sessionId(tokenHash) === body.id);
    if (session === undefined) throw requestError('notFound', 'session');
    await people.endSession(session.tokenHash);
    return DONE;
  });
  api.post('/me/sessions/end-others', emptyBody, async ({ signedIn }) => {
    await people.endOtherSessions(signedIn);
    return DONE;
  });
  api.post('/me/sign-out', emptyBody, async ({ signedIn, reply }) => {
    await people.endSession(signedIn.session.tokenHash);
    api.cookie.clear(reply);
    return DONE;
  });
};

const addMuteRoutes = (api: Api, { people, mutes }: Parts): void => {
  api.get('/me/mutes', async ({ signedIn }) => {
    const muted = await mutes.of(signedIn.identity.id);
    return { muted: await Promise.all([...muted].map((id): Promise<Person> => people.person(id))) };
  });
  api.post('/me/mutes', muteBody, async ({ body, signedIn }) => {
    if (!(await people.exists(body.person))) throw requestError('notFound', 'person');
    await mutes.set(signedIn.identity.id, body.person, body.muted);
    return DONE;
  });
};

/** A prefix is enough to tell a person's own sessions apart, and it reveals nothing useful. */
const sessionId = (tokenHash: string): string => tokenHash.slice(0, 16);

const sessionInfo = ({ tokenHash, created, seen }: Session, signedIn: SignedIn): SessionInfo => ({
  id: sessionId(tokenHash),
  created,
  seen,
  current: tokenHash === signedIn.session.tokenHash,
});

const allow = (rule: string, waitMs: number): void => {
  if (waitMs > 0) throw retryLater('rateLimited', rule, waitMs);
};
