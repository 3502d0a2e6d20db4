/** T23 and T24: callers can only act for themselves, and only from our own pages. */

import type { App } from '@fremont/server/app';
import { SCOPES } from '@fremont/table/protocol';
import { atLeast, never } from '../conditions.ts';
import {
  chanceOf,
  type Harness,
  type Report,
  runWithControls,
  type Settings,
  verdict,
  withFolder,
} from '../harness.ts';
import { type Digest, differences, openDigest } from '../hostile/digest.ts';
import { startInProcess } from '../in-process-server.ts';
import type { Fault } from '../programs/fault-plan.ts';
import { ADMIN_ENDPOINTS, OTHER_ENDPOINTS, type OtherEndpoint, PLAIN_ROUTES, TABLE_ENDPOINTS } from './endpoints.ts';
import { Matrix, type MatrixParts } from './matrix.ts';
import { SOCKET_MESSAGES } from './messages.ts';
import { checkOrigins } from './origins.ts';
import { routesOf } from './routes.ts';
import { CALLERS, type Caller, PHASES, registerCallers, VISIBILITIES } from './setup.ts';
import { checkTokens } from './tokens.ts';

const FAULTS = [
  'unlistedRoute',
  'openDoor',
  'openAdmin',
  'suffixOrigin',
  'anyScope',
] as const satisfies readonly Fault[];

export const authz: Harness = {
  promise:
    'every endpoint and message does for every kind of caller what it may and nothing else; foreign pages get nothing',
  numbers: {},
  faults: FAULTS,
  run(settings) {
    const run = (fault: Fault | null): Promise<Report> => runMatrix(settings, fault);
    return runWithControls(settings, { faultsAfter: () => FAULTS, main: run, control: run });
  },
};

const UNKNOWN_ID = 'aaaaaaaaaaaaaaaaaaaa';
const EXAMPLES_MAX = 20;
const PLACES = VISIBILITIES.flatMap((visibility) => PHASES.map((phase) => ({ visibility, phase })));
/** One place is enough to find a planted fault. */
const CONTROL_PLACES = PLACES.slice(0, 1);

const runMatrix = (settings: Settings, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const chance = chanceOf(settings);
    const server = await startInProcess(folder, { plant: (built) => plant(built, fault) });
    const digests = openDigest(server.dataDir);
    const faults: string[] = [];
    const reportFault = (words: string): void => void faults.push(words);
    const counts = { routes: 0, cells: 0, allowed: 0, checks: 0 };
    try {
      const people = await registerCallers(server);
      counts.routes = checkListed(server.built, reportFault);
      await checkSessions({ people, digests, counts, reportFault });
      await checkAdmin({ people, digests, counts, reportFault });
      await checkOrigins(people.host, postPaths(), counts, reportFault);
      const digest = (): Digest => digests.take({ playing: [], people: Object.values(people).map(({ id }) => id) });
      await checkTokens({ owner: people.stranger, digest, counts, reportFault });
      for (const place of fault === null ? PLACES : CONTROL_PLACES) {
        const matrix = new Matrix({ server, digests, people, chance, reportFault }, place);
        await fill(matrix);
        counts.cells += matrix.cells;
        counts.allowed += matrix.yes;
        settings.say(`${place.visibility}, ${place.phase}: ${matrix.cells} cells, ${faults.length} faults so far`);
      }
    } finally {
      digests.close();
      await server.end();
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    const conditions = [never('cells that do what they must not', faults.length), atLeast('cells', counts.cells, 1)];
    const examples = { examples: faults.slice(0, EXAMPLES_MAX) };
    return verdict(conditions, { ...counts, faults: faults.length, seconds }, examples);
  });

const fill = async (matrix: Matrix): Promise<void> => {
  for (const [route, endpoint] of Object.entries(TABLE_ENDPOINTS))
    for (const caller of CALLERS) await matrix.endpoint(route, endpoint, caller);
  for (const [name, message] of Object.entries(SOCKET_MESSAGES))
    for (const caller of CALLERS) await matrix.message(name, message, caller);
};

/** The routes of the router and the listed endpoints must be the same. */
const checkListed = (built: App, reportFault: MatrixParts['reportFault']): number => {
  const routes = routesOf(built);
  const ofTables = Object.keys(TABLE_ENDPOINTS).map((route) => route.replace(' ', ' /api/tables/:id'));
  const listed = [...Object.keys(OTHER_ENDPOINTS), ...Object.keys(ADMIN_ENDPOINTS), ...ofTables, ...PLAIN_ROUTES];
  for (const route of routes) if (!listed.includes(route)) reportFault(`${route} is not listed`);
  for (const route of listed) if (!routes.includes(route)) reportFault(`${route} is listed and not there`);
  return routes.length;
};

const postPaths = (): string[] =>
  [
    ...Object.keys(OTHER_ENDPOINTS),
    ...Object.keys(ADMIN_ENDPOINTS).map((route) => route.replace(':id', UNKNOWN_ID)),
    ...Object.keys(TABLE_ENDPOINTS).map((route) => route.replace(' ', ` /api/tables/${UNKNOWN_ID}`)),
  ]
    .filter((route) => route.startsWith('POST '))
    .map((route) => route.slice('POST '.length))
    // These paths also have a GET.
    .filter((path) => !['/api/me', '/api/tables', '/api/me/mutes', '/api/me/tokens'].includes(path));

interface SessionParts extends Pick<MatrixParts, 'people' | 'digests' | 'reportFault'> {
  readonly counts: { cells: number };
}

/** Endpoints that are not about a table only need a session. */
const checkSessions = async (parts: SessionParts): Promise<void> => {
  for (const [route, endpoint] of Object.entries(OTHER_ENDPOINTS))
    for (const caller of ['nobody', 'ended'] as const) await checkWithout(parts, route, endpoint, caller);
};

/** Endpoints of operators are closed for every caller. The ids are unknown, so that a planted hole does no harm. */
const checkAdmin = async ({ people, digests, counts, reportFault }: SessionParts): Promise<void> => {
  const digest = (): Digest => digests.take({ playing: [], people: Object.values(people).map(({ id }) => id) });
  for (const [route, body] of Object.entries(ADMIN_ENDPOINTS))
    for (const caller of CALLERS) {
      counts.cells += 1;
      const [method = '', path = ''] = route.replace(':id', UNKNOWN_ID).split(' ');
      const before = digest();
      const { status } = await people[caller].send(method, path, body);
      if (status !== 401) reportFault(`${route} by ${caller}: ${status}`);
      if (differences(before, digest()).length > 0) reportFault(`${route} by ${caller}: changed stored data`);
    }
};

/** Calls an endpoint without a session. A GET must not create a session or change stored data. */
const checkWithout = async (
  { people, digests, counts, reportFault }: SessionParts,
  route: string,
  { body, isOpen = false }: OtherEndpoint,
  caller: Caller,
): Promise<void> => {
  counts.cells += 1;
  const [method = '', path = ''] = route.split(' ');
  const person = people[caller];
  const { cookie } = person;
  const digest = (): Digest => digests.take({ playing: [], people: Object.values(people).map(({ id }) => id) });
  const before = digest();
  const { status } = await person.send(method, path, body);
  const isSame = person.cookie === cookie && differences(before, digest()).length === 0;
  person.cookie = cookie; // an open endpoint may have created a guest
  if (isOpen !== (status !== 401)) reportFault(`${route} by ${caller}: ${status}`);
  if (method === 'GET' && !isSame) reportFault(`${route} by ${caller}: changed stored data or the session`);
};

const plant = ({ app, services }: App, fault: Fault | null): void => {
  if (fault === 'unlistedRoute') app.get('/api/debug', async () => ({}));
  if (fault === 'openDoor') {
    const { rooms } = services;
    rooms.get = async (id) => {
      const facts = await rooms.find(id);
      if (facts === null) throw new Error('no such table');
      return facts;
    };
  }
  if (fault === 'anyScope') {
    const { tokens } = services;
    const authenticate = tokens.authenticate.bind(tokens);
    tokens.authenticate = async (secret) => {
      const signedIn = await authenticate(secret);
      return signedIn === null ? null : { ...signedIn, scopes: new Set(SCOPES) };
    };
  }
  if (fault === 'openAdmin') services.adminAccess.isSignedIn = async () => true;
  if (fault !== 'suffixOrigin') return;
  // As if the check only looked for our host name in the origin.
  const soften = (request: { headers: Record<string, unknown> }): void => {
    const { origin, host } = request.headers;
    if (typeof origin === 'string' && origin.includes(String(host))) request.headers['origin'] = `http://${host}`;
  };
  app.server.prependListener('request', soften);
  app.server.prependListener('upgrade', soften);
};
