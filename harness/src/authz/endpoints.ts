/** Every way in over HTTP, and who may use it when. An endpoint that is not listed here is a fault. */

import { type Caller, hasSession, isInside, maySee, type Scene } from './scene.ts';

/** `yes`: done. `same`: a polite answer, and nothing changes. `no`: refused, and nothing changes. */
export type Verdict = 'yes' | 'same' | 'no';

export interface Endpoint {
  /** Only for requests that have one. */
  body?(scene: Scene, caller: Caller): unknown;
  /** What has to be done first for a yes to be possible. */
  prepare?(scene: Scene): Promise<unknown>;
  /** For callers with a session who may see the table; the rest is the same for all. */
  verdict(scene: Scene, caller: Caller): Verdict;
}

const yesIf = (condition: boolean): Verdict => (condition ? 'yes' : 'no');
const EMPTY = (): object => ({});

const hostIn =
  (...phases: readonly Scene['phase'][]) =>
  ({ phase }: Scene, caller: Caller): Verdict =>
    yesIf(caller === 'host' && phases.includes(phase));

const isMember = (caller: Caller): boolean => ['host', 'seat', 'spectator'].includes(caller);
const isSeated = (caller: Caller): boolean => caller === 'host' || caller === 'seat';
const personOf = ({ people }: Scene, caller: Caller): string => people[caller].id;

/** Paths are below /api/tables/:id. */
export const TABLE_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'GET ': { verdict: () => 'yes' },
  'GET /record': { verdict: (scene, caller) => yesIf(scene.phase === 'over' && isInside(scene, caller)) },
  'POST /change': {
    body: ({ visibility }) => ({ revision: 0, plan: newPlan(visibility) }),
    verdict: hostIn('lobby'),
  },
  'POST /order': { body: () => ({ revision: 0, order: [1, 0, 2] }), verdict: hostIn('lobby') },
  'POST /kick': {
    body: (scene) => ({ person: personOf(scene, 'seat') }),
    verdict: hostIn('lobby', 'running', 'over'),
  },
  'POST /admit': {
    body: (scene) => ({ person: personOf(scene, 'asking'), accept: true }),
    // At a public table nobody waits at the door.
    verdict: ({ visibility }, caller) => yesIf(caller === 'host' && visibility === 'link'),
  },
  'POST /host': {
    body: (scene) => ({ person: personOf(scene, 'seat') }),
    verdict: hostIn('lobby', 'running', 'over'),
  },
  'POST /start': {
    body: EMPTY,
    prepare: async ({ table, people, phase }) =>
      phase === 'lobby' ? people.seat.post(`/api/tables/${table}/sit`, { seat: 2, name: 'friend' }) : undefined,
    verdict: hostIn('lobby'),
  },
  'POST /invites': { body: () => ({ seat: null }), verdict: hostIn('lobby', 'running') },
  'POST /invites/revoke': { body: EMPTY, verdict: hostIn('lobby', 'running', 'over') },
  'POST /sit': {
    body: () => ({ seat: 2, name: null }),
    verdict: (scene, caller) => yesIf(scene.phase === 'lobby' && isInside(scene, caller) && caller !== 'kicked'),
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
    verdict: (scene, caller) => {
      if (!isInside(scene, caller) || caller === 'kicked' || isSeated(caller)) return 'no';
      return caller === 'spectator' ? 'same' : 'yes';
    },
  },
  'POST /leave': { body: EMPTY, verdict: (scene, caller) => leaving(scene, caller) },
  'POST /knock': { body: EMPTY, verdict: (scene, caller) => knocking(scene, caller) },
  'POST /report': {
    body: (scene, caller) => ({
      person: personOf(scene, caller === 'seat' ? 'host' : 'seat'),
      line: null,
      reason: 'spam',
    }),
    verdict: (scene, caller) => yesIf(isInside(scene, caller)),
  },
  'POST /rematch': { body: EMPTY, verdict: ({ phase }, caller) => yesIf(phase === 'over' && isSeated(caller)) },
};

/** Also to people who cannot see the table: going away from where one is not is no fault. */
const leaving = ({ phase, visibility }: Scene, caller: Caller): Verdict => {
  const isThere = isMember(caller) || (caller === 'asking' && visibility === 'link');
  if (!isThere) return 'same';
  // After the match the seats stay with whoever played; the host's place is handed on.
  return phase === 'over' && caller === 'seat' ? 'same' : 'yes';
};

/** For people who cannot see the table: whoever knows its address asks to be let in, unless they were sent away. */
const knocking = (scene: Scene, caller: Caller): Verdict => {
  if (caller === 'kicked') return 'no';
  return maySee(scene, caller) ? 'same' : 'yes';
};

const newPlan = (visibility: Scene['visibility']): object => ({
  visibility,
  title: 'Changed',
  game: 'las-vegas',
  options: { edition: 'classic', neutralDice: false, winnings: 'open' },
  chairs: [{ type: 'person' }, { type: 'person' }, { type: 'person' }],
  clock: { type: 'none' },
  chat: 'all',
});

export interface OtherEndpoint {
  readonly body?: object;
  /** For everybody. */
  readonly isOpen?: boolean;
}

/** Not about one table; what matters is whether there is a session. */
export const OTHER_ENDPOINTS: Readonly<Record<string, OtherEndpoint>> = {
  'GET /api/hello': { isOpen: true },
  'POST /api/me': { body: { name: 'x', colour: 'cherry' }, isOpen: true },
  'POST /api/me/recover': { body: { code: 'no such code' }, isOpen: true },
  'GET /api/me': {},
  'POST /api/me/change': { body: { name: 'renamed', colour: 'pool' } },
  'POST /api/me/recovery': { body: {} },
  'GET /api/me/export': {},
  'POST /api/me/delete': { body: {} },
  'GET /api/me/sessions': {},
  'POST /api/me/sessions/end': { body: { id: '0123456789abcdef' } },
  'POST /api/me/sessions/end-others': { body: {} },
  'POST /api/me/sign-out': { body: {} },
  'GET /api/me/mutes': {},
  'POST /api/me/mutes': { body: { person: 'abcdefghabcdefgh', muted: true } },
  'GET /api/tables': { isOpen: true },
  'POST /api/tables': { body: { plan: newPlan('link'), sit: [] } },
  'GET /api/tables/mine': {},
  'POST /api/join': { body: { secret: 'AAAAAAAAAAAAAAAAAAAAAA' } },
  'POST /api/find': { body: { code: 'ABCDEF' } },
};

/** Outside /api, without anybody's data: the socket's door, the supervisor's questions, the files of the web app. */
export const PLAIN_ROUTES = ['GET /ws', 'GET /livez', 'GET /readyz', 'GET *'];

/** What to expect, and which refusals are in order. */
export const expectation = (
  endpoint: Endpoint,
  path: string,
  scene: Scene,
  caller: Caller,
): { readonly verdict: Verdict; readonly codes: readonly string[] } => {
  if (!hasSession(caller)) return { verdict: 'no', codes: ['unauthenticated'] };
  const isForAll = path === 'POST /leave' || path === 'POST /knock';
  if (!maySee(scene, caller) && !isForAll) return { verdict: 'no', codes: ['notFound'] };
  return { verdict: endpoint.verdict(scene, caller), codes: ['forbidden', 'notOpen', 'notFound', 'gameOver', 'stale'] };
};
