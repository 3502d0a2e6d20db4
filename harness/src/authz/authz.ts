/** T23 and T24: everybody acts only for themselves, whatever they send, wherever it comes from. */

import type { App } from '@fremont/server/app';
import { chanceOf, type Harness, type Report, type Settings, withFolder } from '../harness.ts';
import { type Digest, differences, openDigest } from '../hostile/digest.ts';
import { openInside } from '../inside.ts';
import type { Fault } from '../programs/plan.ts';
import { Matrix, type MatrixParts } from './cells.ts';
import { OTHER_ENDPOINTS, type OtherEndpoint, PLAIN_ROUTES, TABLE_ENDPOINTS } from './endpoints.ts';
import { SOCKET_MESSAGES } from './messages.ts';
import { checkOrigins } from './origins.ts';
import { routesOf } from './routes.ts';
import { assemble, CALLERS, type Caller, PHASES, VISIBILITIES } from './scene.ts';

const FAULTS = ['unlistedRoute', 'openDoor', 'suffixOrigin'] as const satisfies readonly Fault[];

export const authz: Harness = {
  promise:
    'every endpoint and message does for every kind of caller what it may and nothing else; foreign pages get nothing',
  numbers: {},
  faults: FAULTS,
  async run(settings) {
    if (settings.fault !== null) return walk(settings, settings.fault);
    const { held, counts } = await walk(settings, null);
    const caught: Record<string, boolean> = {};
    for (const fault of FAULTS) {
      const control = await walk(settings, fault);
      caught[fault] = !control.held;
      settings.say(`planted ${fault}: ${control.held ? 'NOT found' : 'found'}`);
    }
    return { held: held && Object.values(caught).every(Boolean), counts: { ...counts, caught } };
  },
};

const EXAMPLES_MAX = 20;
const PLACES = VISIBILITIES.flatMap((visibility) => PHASES.map((phase) => ({ visibility, phase })));
/** A planted fault shows at the first table that is looked at. */
const CONTROL_PLACES = PLACES.slice(0, 1);

const walk = (settings: Settings, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const chance = chanceOf(settings);
    const inside = await openInside(folder, { plant: (built) => plant(built, fault) });
    const digests = openDigest(inside.dataDir);
    const faults: string[] = [];
    const complain = (words: string): void => void faults.push(words);
    const counts = { routes: 0, cells: 0, allowed: 0, checks: 0 };
    try {
      const people = await assemble(inside);
      counts.routes = checkListed(inside.built, complain);
      await checkSessions({ people, digests, counts, complain });
      await checkOrigins(people.host, postPaths(), counts, complain);
      for (const place of fault === null ? PLACES : CONTROL_PLACES) {
        const matrix = new Matrix({ inside, digests, people, chance, complain }, place);
        await fill(matrix);
        counts.cells += matrix.cells;
        counts.allowed += matrix.yes;
        settings.say(`${place.visibility}, ${place.phase}: ${matrix.cells} cells, ${faults.length} faults so far`);
      }
    } finally {
      digests.close();
      await inside.end();
    }
    const held = faults.length === 0 && counts.cells > 0;
    const seconds = Math.round((performance.now() - began) / 1000);
    const words = held ? {} : { examples: faults.slice(0, EXAMPLES_MAX) };
    return { held, counts: { ...counts, faults: faults.length, seconds, ...words } };
  });

const fill = async (matrix: Matrix): Promise<void> => {
  for (const [route, endpoint] of Object.entries(TABLE_ENDPOINTS))
    for (const caller of CALLERS) await matrix.endpoint(route, endpoint, caller);
  for (const [name, message] of Object.entries(SOCKET_MESSAGES))
    for (const caller of CALLERS) await matrix.message(name, message, caller);
};

/** Both ways: what the router has is listed, and what is listed is there. */
const checkListed = (built: App, complain: MatrixParts['complain']): number => {
  const routes = routesOf(built);
  const ofTables = Object.keys(TABLE_ENDPOINTS).map((route) => route.replace(' ', ' /api/tables/:id'));
  const listed = [...Object.keys(OTHER_ENDPOINTS), ...ofTables, ...PLAIN_ROUTES];
  for (const route of routes) if (!listed.includes(route)) complain(`${route} is not listed`);
  for (const route of listed) if (!routes.includes(route)) complain(`${route} is listed and not there`);
  return routes.length;
};

const postPaths = (): string[] =>
  [
    ...Object.keys(OTHER_ENDPOINTS),
    ...Object.keys(TABLE_ENDPOINTS).map((route) => route.replace(' ', ' /api/tables/aaaaaaaaaaaaaaaaaaaa')),
  ]
    .filter((route) => route.startsWith('POST '))
    .map((route) => route.slice('POST '.length))
    // These two are also read.
    .filter((path) => !['/api/me', '/api/tables', '/api/me/mutes'].includes(path));

interface SessionParts extends Pick<MatrixParts, 'people' | 'digests' | 'complain'> {
  readonly counts: { cells: number };
}

/** What is not about a table only asks for a session. */
const checkSessions = async (parts: SessionParts): Promise<void> => {
  for (const [route, endpoint] of Object.entries(OTHER_ENDPOINTS))
    for (const caller of ['nobody', 'ended'] as const) await checkWithout(parts, route, endpoint, caller);
};

/** By somebody without a session. Where none is asked for, looking makes nobody of them and leaves nothing behind. */
const checkWithout = async (
  { people, digests, counts, complain }: SessionParts,
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
  person.cookie = cookie; // an open one may have made a guest of them
  if (isOpen !== (status !== 401)) complain(`${route} by ${caller}: ${status}`);
  if (method === 'GET' && !isSame) complain(`${route} by ${caller}: left something behind`);
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
  if (fault !== 'suffixOrigin') return;
  // As if the check only asked whether our own name is in it.
  const soften = (request: { headers: Record<string, unknown> }): void => {
    const { origin, host } = request.headers;
    if (typeof origin === 'string' && origin.includes(String(host))) request.headers['origin'] = `http://${host}`;
  };
  app.server.prependListener('request', soften);
  app.server.prependListener('upgrade', soften);
};
