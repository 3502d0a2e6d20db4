/** The HTTP routes of operators, under /api/admin. */

import {
  banAddressBody,
  closeReportBody,
  closeTableBody,
  liftBody,
  sanctionBody,
  signInBody,
} from '@fremont/table/admin';
import { emptyBody, TABLE_STATUSES } from '@fremont/table/protocol';
import { requestError } from '../request-error.ts';
import type { AdminAccess } from './admin-access.ts';
import type { AdminApi, AdminRequest } from './admin-api.ts';
import type { Moderation } from './moderation.ts';
import type { Overview } from './overview.ts';

interface Parts {
  readonly adminAccess: AdminAccess;
  readonly moderation: Moderation;
  readonly overview: Overview;
}

const DONE = { done: true };
const WORDS_MAX = 100;

export const addAdminRoutes = (api: AdminApi, parts: Parts): void => {
  addSessionRoutes(api, parts);
  addReadRoutes(api, parts.overview);
  addActionRoutes(api, parts);
};

const addSessionRoutes = (api: AdminApi, { adminAccess, moderation }: Parts): void => {
  // The page asks this first, so an operator without a session is no error.
  api.openGet('/session', async ({ session }) => ({ signedIn: await adminAccess.isSignedIn(session) }));
  api.openPost('/sign-in', signInBody, async ({ body, address, reply }) => {
    const { secret, expires } = await adminAccess.signIn(body.token, address);
    await moderation.noteSignIn(address);
    api.cookie.write(reply, secret);
    return { expires };
  });
  api.post('/sign-out', emptyBody, async ({ session, reply }) => {
    await adminAccess.signOut(session);
    api.cookie.clear(reply);
    return DONE;
  });
};

const addReadRoutes = (api: AdminApi, overview: Overview): void => {
  api.get('/reports', async (request) => {
    const status = choiceOf(request, 'status', ['open', 'closed']) ?? 'open';
    const before = numberOf(request, 'before');
    return { reports: await overview.reports({ status, ...(before === null ? {} : { before }) }) };
  });
  api.get('/tables', async (request) => {
    const status = choiceOf(request, 'status', TABLE_STATUSES);
    return { tables: await overview.tables({ words: wordsOf(request), status }) };
  });
  api.get('/people', async (request) => ({ people: await overview.people(wordsOf(request)) }));
  api.get('/people/:id', ({ param }) => overview.person(idOf(param('id'), 'person')));
  api.get('/sanctions', async () => ({ sanctions: await overview.sanctions() }));
  api.get('/audit', async (request) => ({ entries: await overview.auditLog(numberOf(request, 'before')) }));
};

const addActionRoutes = (api: AdminApi, { moderation, overview }: Parts): void => {
  api.post('/reports/:id/close', closeReportBody, async ({ param, body }) => {
    await moderation.closeReport(idOf(param('id'), 'report'), body.outcome, body.note);
    return DONE;
  });
  api.post('/tables/:id/close', closeTableBody, async ({ param, body }) => {
    await moderation.closeTable(idOf(param('id'), 'table'), body.reason);
    return DONE;
  });
  api.post('/people/:id/mute', sanctionBody, async ({ param, body }) => {
    const sanction = await moderation.mute(idOf(param('id'), 'person'), body);
    return { sanction: await overview.sanctionInfo(sanction) };
  });
  api.post('/people/:id/ban', sanctionBody, async ({ param, body }) => {
    const sanction = await moderation.ban(idOf(param('id'), 'person'), body);
    return { sanction: await overview.sanctionInfo(sanction) };
  });
  api.post('/addresses/ban', banAddressBody, async ({ body }) => {
    const sanction = await moderation.banAddress(body.range, body);
    return { sanction: await overview.sanctionInfo(sanction) };
  });
  api.post('/sanctions/:id/lift', liftBody, async ({ param, body }) => {
    await moderation.lift(idOf(param('id'), 'sanction'), body.note);
    return DONE;
  });
};

/** An id in the wrong format is answered like an unknown one, without asking storage. */
const idOf = (id: string, what: string): string => {
  if (!/^[a-z0-9]{1,32}$/.test(id)) throw requestError('notFound', what);
  return id;
};

const wordsOf = ({ query }: AdminRequest<null>): string => {
  const words = (query('search') ?? '').trim();
  if (words.length > WORDS_MAX || words.includes('\0')) throw requestError('badSchema', 'search');
  return words;
};

const choiceOf = <T extends string>({ query }: AdminRequest<null>, name: string, choices: readonly T[]): T | null => {
  const text = query(name);
  if (text === null) return null;
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw requestError('badSchema', name);
  return choice;
};

const numberOf = ({ query }: AdminRequest<null>, name: string): number | null => {
  const text = query(name);
  if (text === null) return null;
  const value = Number(text);
  if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(value)) throw requestError('badSchema', name);
  return value;
};
