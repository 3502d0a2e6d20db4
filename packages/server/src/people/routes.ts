/** What people can do about themselves over HTTP. */

import {
  emptyBody,
  endSessionBody,
  muteBody,
  type Person,
  PROTOCOL_VERSION,
  persona,
  recoverBody,
  type SessionLine,
} from '@fremont/table/protocol';
import type { Api } from '../api/api.ts';
import type { Mutes } from '../chat/mutes.ts';
import { denial, retryLater } from '../denial.ts';
import { Buckets } from '../rate.ts';
import type { Session } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import type { Farewell } from './farewell.ts';
import { type Known, type People, personOf } from './people.ts';

interface Parts {
  readonly people: People;
  readonly mutes: Mutes;
  readonly farewell: Farewell;
  readonly tuning: Tuning;
  /** Whoever sits with them sees what has changed about them. */
  tellTables(person: string): Promise<void>;
  now(): number;
}

const DONE = { done: true };

export const addPeopleRoutes = (api: Api, parts: Parts): void => {
  addArrivalRoutes(api, parts);
  addPersonRoutes(api, parts);
  addSessionRoutes(api, parts);
  addMuteRoutes(api, parts);
};

const addArrivalRoutes = (api: Api, { people, tuning, now }: Parts): void => {
  const guests = new Buckets(tuning.guests, now);
  const tries = new Buckets(tuning.codesPerAddress, now);

  // Pages ask this first, and a stranger is no error.
  api.openGet('/hello', async ({ known }) => ({
    protocol: PROTOCOL_VERSION,
    me: known === null ? null : personOf(known.identity),
  }));

  api.openPost('/me', persona, async ({ body, known, address, reply }) => {
    if (known !== null) return { me: personOf(known.identity), recoveryCode: null };
    allow('guests', guests.take(address));
    const { identity, token, recoveryCode } = await people.arrive(body);
    api.cookie.write(reply, token);
    return { me: personOf(identity), recoveryCode };
  });

  // Whoever was here before under another name stays that person; this device is somebody else from now on.
  api.openPost('/me/recover', recoverBody, async ({ body, known, address, reply }) => {
    allow('codes', tries.take(address));
    const arrival = await people.recover(body.code);
    if (arrival === null) throw denial('notFound', 'code');
    if (known !== null) await people.endSession(known.session.tokenHash);
    api.cookie.write(reply, arrival.token);
    return { me: personOf(arrival.identity), recoveryCode: null };
  });
};

const addPersonRoutes = (api: Api, { people, farewell, tellTables }: Parts): void => {
  api.get('/me', async ({ known }) => ({ me: personOf(known.identity) }));
  api.post('/me/change', persona, async ({ body, known }) => {
    const me = await people.change(known, body);
    await tellTables(me.id);
    return { me };
  });
  api.post('/me/recovery', emptyBody, async ({ known }) => ({
    me: personOf(known.identity),
    recoveryCode: await people.renewRecoveryCode(known),
  }));
  api.get('/me/export', async ({ known, reply }) => {
    reply.header('content-disposition', 'attachment; filename="fremont-me.json"');
    return farewell.exportOf(known);
  });
  api.post('/me/delete', emptyBody, async ({ known, reply }) => {
    await farewell.erase(known.identity.id);
    api.cookie.clear(reply);
    return DONE;
  });
};

const addSessionRoutes = (api: Api, { people }: Parts): void => {
  api.get('/me/sessions', async ({ known }) => ({
    sessions: (await people.sessions(known)).map((session) => sessionLine(session, known)),
  }));
  api.post('/me/sessions/end', endSessionBody, async ({ body, known }) => {
    const session = (await people.sessions(known)).find(({ tokenHash }) => sessionId(tokenHash) === body.id);
    if (session === undefined) throw denial('notFound', 'session');
    await people.endSession(session.tokenHash);
    return DONE;
  });
  api.post('/me/sessions/end-others', emptyBody, async ({ known }) => {
    await people.endOtherSessions(known);
    return DONE;
  });
  api.post('/me/sign-out', emptyBody, async ({ known, reply }) => {
    await people.endSession(known.session.tokenHash);
    api.cookie.clear(reply);
    return DONE;
  });
};

const addMuteRoutes = (api: Api, { people, mutes }: Parts): void => {
  api.get('/me/mutes', async ({ known }) => {
    const muted = await mutes.of(known.identity.id);
    return { muted: await Promise.all([...muted].map((id): Promise<Person> => people.person(id))) };
  });
  api.post('/me/mutes', muteBody, async ({ body, known }) => {
    await mutes.set(known.identity.id, body.person, body.muted);
    return DONE;
  });
};

/** Enough to tell one's own sessions apart, too little to be worth anything. */
const sessionId = (tokenHash: string): string => tokenHash.slice(0, 16);

const sessionLine = ({ tokenHash, created, seen }: Session, known: Known): SessionLine => ({
  id: sessionId(tokenHash),
  created,
  seen,
  current: tokenHash === known.session.tokenHash,
});

const allow = (rule: string, waitMs: number): void => {
  if (waitMs > 0) throw retryLater('rateLimited', rule, waitMs);
};
