/** Every HTTP endpoint, and which callers may use it in which phase. An endpoint that is not listed here is a fault. */

import { type Caller, hasSession, isInside, maySee, type TableSetup } from './setup.ts';

/** `yes`: done. `same`: answered without an error, and nothing changes. `no`: refused, and nothing changes. */
export type Verdict = 'yes' | 'same' | 'no';

export interface Endpoint {
  body?(setup: TableSetup, caller: Caller): unknown;
  /** Brings the table into a state in which the request can succeed. */
  prepare?(setup: TableSetup): Promise<unknown>;
  /** The verdict for callers with a session who may see the table. `expectation` decides for all others. */
  verdict(setup: TableSetup, caller: Caller): Verdict;
}

const yesIf = (condition: boolean): Verdict => (condition ? 'yes' : 'no');
const EMPTY = (): object => ({});

const hostIn =
  (...phases: readonly TableSetup['phase'][]) =>
  ({ phase }: TableSetup, caller: Caller): Verdict =>
    yesIf(caller === 'host' && phases.includes(phase));

const isMember = (caller: Caller): boolean => ['host', 'seat', 'spectator'].includes(caller);
const isSeated = (caller: Caller): boolean => caller === 'host' || caller === 'seat';
const personOf = ({ people }: TableSetup, caller: Caller): string => people[caller].id;

/** Paths are below /api/tables/:id. */
export const TABLE_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'GET ': { verdict: () => 'yes' },
  'GET /past': {
    verdict: (setup, caller) => yesIf(setup.phase !== 'lobby' && isInside(setup, caller) && caller !== 'kicked'),
  },
  'GET /record': { verdict: (setup, caller) => yesIf(setup.phase === 'over' && isInside(setup, caller)) },
  'POST /change': {
    body: ({ visibility }) => ({ revision: 0, plan: newPlan(visibility) }),
    verdict: hostIn('lobby'),
  },
  'POST /order': { body: () => ({ revision: 0, order: [1, 0, 2] }), verdict: hostIn('lobby') },
  'POST /kick': {
    body: (setup) => ({ person: personOf(setup, 'seat') }),
    // During the match the seat of a person who has just gone is kept for them.
    verdict: hostIn('lobby', 'over'),
  },
  'POST /admit': {
    body: (setup) => ({ person: personOf(setup, 'asking'), accept: true }),
    // At a public table no person waits for admission.
    verdict: ({ visibility }, caller) => yesIf(caller === 'host' && visibility === 'link'),
  },
  'POST /host': {
    body: (setup) => ({ person: personOf(setup, 'seat') }),
    verdict: hostIn('lobby', 'running', 'over'),
  },
  'POST /start': {
    body: EMPTY,
    prepare: async ({ table, people, phase }) =>
      phase === 'lobby' ? people.seat.post(`/api/tables/${table}/sit`, { seat: 2, name: 'friend' }) : undefined,
    verdict: hostIn('lobby'),
  },
  'POST /ready': {
    body: () => ({ ready: true }),
    verdict: ({ phase }, caller) => yesIf(phase === 'lobby' && isSeated(caller)),
  },
  'POST /chat': { body: () => ({ chat: 'off' }), verdict: hostIn('running', 'over') },
  'POST /hide': { body: EMPTY, verdict: hostIn('running') },
  'POST /invites': { body: () => ({ seat: null }), verdict: hostIn('lobby', 'running') },
  'POST /invites/revoke': { body: EMPTY, verdict: hostIn('lobby', 'running', 'over') },
  'POST /sit': {
    body: () => ({ seat: 2, name: null }),
    verdict: (setup, caller) => yesIf(setup.phase === 'lobby' && isInside(setup, caller) && caller !== 'kicked'),
  },
  'POST /stand': {
    body: () => ({ seat: 1 }),
    verdict: ({ phase }, caller) => {
      if (phase !== 'lobby') return 'no';
      return caller === 'seat' ? 'yes' : 'same';
    },
  },
  'POST /join': {
    body: () => ({ role: 'spectator' }),
    verdict: (setup, caller) => {
      if (!isInside(setup, caller) || caller === 'kicked' || isSeated(caller)) return 'no';
      return caller === 'spectator' ? 'same' : 'yes';
    },
  },
  'POST /leave': { body: EMPTY, verdict: (setup, caller) => leaving(setup, caller) },
  'POST /knock': { body: EMPTY, verdict: (setup, caller) => knocking(setup, caller) },
  'POST /report': {
    body: (setup, caller) => ({
      person: personOf(setup, caller === 'seat' ? 'host' : 'seat'),
      line: null,
      reason: 'spam',
    }),
    verdict: (setup, caller) => yesIf(isInside(setup, caller)),
  },
  'POST /rematch': { body: EMPTY, verdict: ({ phase }, caller) => yesIf(phase === 'over' && isSeated(caller)) },
};

/** Also for people who cannot see the table: leaving a table that one is not at is not an error. */
const leaving = ({ phase, visibility }: TableSetup, caller: Caller): Verdict => {
  const isThere = isMember(caller) || (caller === 'asking' && visibility === 'link');
  if (!isThere) return 'same';
  // After the match players keep their seats. A host who leaves passes the role on.
  return phase === 'over' && caller === 'seat' ? 'same' : 'yes';
};

/** For people who cannot see the table: all but kicked people may ask for admission. */
const knocking = (setup: TableSetup, caller: Caller): Verdict => {
  if (caller === 'kicked') return 'no';
  return maySee(setup, caller) ? 'same' : 'yes';
};

const newPlan = (visibility: TableSetup['visibility']): object => ({
  visibility,
  title: 'Changed',
  game: 'las-vegas',
  options: { edition: 'classic', neutralDice: false, winnings: 'open' },
  chairs: [{ type: 'person' }, { type: 'person' }, { type: 'person' }],
  clock: { type: 'none' },
  chat: 'all',
});

/** The access that a program with a token has. `unchecked`: the endpoint does not look at the caller. */
export type ProgramAccess = 'unchecked' | 'any' | 'play' | 'none';

export interface OtherEndpoint {
  readonly body?: object;
  /** None if it is missing. */
  readonly programs?: ProgramAccess;
  /** True if no session is needed. */
  readonly isOpen?: boolean;
}

/** Endpoints that are not about one table. */
export const OTHER_ENDPOINTS: Readonly<Record<string, OtherEndpoint>> = {
  'GET /api/schema.json': { isOpen: true, programs: 'unchecked' },
  'GET /api/hello': { isOpen: true, programs: 'any' },
  'POST /api/me': { body: { name: 'x', colour: 'cherry' }, isOpen: true },
  'POST /api/me/recover': { body: { code: 'no such code' }, isOpen: true },
  'GET /api/me': { programs: 'any' },
  'POST /api/me/change': { body: { name: 'renamed', colour: 'pool' } },
  'POST /api/me/recovery': { body: {} },
  'GET /api/me/export': {},
  'POST /api/me/delete': { body: {} },
  'GET /api/me/sessions': {},
  'POST /api/me/sessions/end': { body: { id: '0123456789abcdef' } },
  'POST /api/me/sessions/end-others': { body: {} },
  'POST /api/me/sign-out': { body: {} },
  'GET /api/me/mutes': {},
  'GET /api/me/reports': {},
  'POST /api/me/mutes': { body: { person: 'abcdefghabcdefgh', muted: true } },
  'GET /api/me/tokens': {},
  'POST /api/me/tokens': { body: { name: 'x', scopes: ['play'] } },
  'POST /api/me/tokens/revoke': { body: { id: 'abcdefghabcdefgh' } },
  'GET /api/tables': { isOpen: true, programs: 'any' },
  'POST /api/tables': { body: { plan: newPlan('link'), sit: [] }, programs: 'play' },
  'GET /api/tables/mine': { programs: 'play' },
  'POST /api/join': { body: { secret: 'AAAAAAAAAAAAAAAAAAAAAA' }, programs: 'play' },
  'POST /api/find': { body: { code: 'ABCDEF' }, programs: 'play' },
  'GET /api/admin/session': { isOpen: true, programs: 'unchecked' },
};

const TERMS = { until: 2_000_000_000_000, reason: 'x' };

/** Endpoints of operators. No caller of the matrix has the admin token, so each gets 401 and changes nothing. */
export const ADMIN_ENDPOINTS: Readonly<Record<string, object | undefined>> = {
  'POST /api/admin/sign-in': { token: 'no such token' },
  'POST /api/admin/sign-out': {},
  'GET /api/admin/reports': undefined,
  'GET /api/admin/tables': undefined,
  'GET /api/admin/people': undefined,
  'GET /api/admin/people/:id': undefined,
  'GET /api/admin/sanctions': undefined,
  'GET /api/admin/audit': undefined,
  'POST /api/admin/reports/:id/close': { outcome: 'noAction', note: '' },
  'POST /api/admin/tables/:id/close': { reason: 'x' },
  'POST /api/admin/people/:id/mute': TERMS,
  'POST /api/admin/people/:id/ban': TERMS,
  'POST /api/admin/addresses/ban': { range: '203.0.113.0/24', ...TERMS },
  'POST /api/admin/sanctions/:id/lift': { note: '' },
};

/** Routes without personal data: the WebSocket upgrade, health checks, the files of the web app. */
export const PLAIN_ROUTES = ['GET /ws', 'GET /livez', 'GET /readyz', 'GET *'];

/** The expected verdict, and the error codes that a refusal may have. */
export const expectation = (
  endpoint: Endpoint,
  path: string,
  setup: TableSetup,
  caller: Caller,
): { readonly verdict: Verdict; readonly codes: readonly string[] } => {
  if (!hasSession(caller)) return { verdict: 'no', codes: ['unauthenticated'] };
  const isForAll = path === 'POST /leave' || path === 'POST /knock';
  if (!maySee(setup, caller) && !isForAll) return { verdict: 'no', codes: ['notFound'] };
  return { verdict: endpoint.verdict(setup, caller), codes: ['forbidden', 'notOpen', 'notFound', 'gameOver', 'stale'] };
};
