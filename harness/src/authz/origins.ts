/** T23: only our own pages may open a socket or change data, and only by POST with JSON. */

import { WebSocket } from 'ws';
import { type HttpResponse, sendRequest } from '../client/http.ts';
import { errorIn, type Person } from '../client/person.ts';

export interface OriginCounts {
  checks: number;
}

/** Foreign origins, many of which resemble ours. Null means no Origin header. */
const foreignOrigins = (own: string): readonly (string | null)[] => {
  const { protocol, hostname, port } = new URL(own);
  return [
    null,
    'null',
    'https://evil.example',
    `${own}.evil.example`,
    `http://evil.example/${own}`,
    `http://evil-${hostname}:${port}`,
    `${protocol}//${hostname}.evil.example:${port}`,
    `https://${hostname}:${port}`,
    `http://${hostname}:${Number(port) + 1}`,
    `http://${hostname}`,
    `${own}/`,
    `http://user@${hostname}:${port}`,
  ];
};

const FOREIGN_SITES = ['cross-site', 'same-site', 'none'];

type Headers = Readonly<Record<string, string>>;

export const checkOrigins = async (
  person: Person,
  postRoutes: readonly string[],
  counts: OriginCounts,
  reportFault: (words: string) => void,
): Promise<void> => {
  const own = person.site.origin;
  const cases: [string, Headers | null][] = [
    ...foreignOrigins(own).map((origin): [string, Headers | null] => [
      `origin ${origin}`,
      origin === null ? null : { origin },
    ]),
    ...FOREIGN_SITES.map((site): [string, Headers] => [`sec-fetch-site ${site}`, { 'sec-fetch-site': site }]),
  ];
  for (const [what, headers] of cases) {
    counts.checks += 2;
    const { status, text } = await changeName(person, headers);
    if (status !== 403 || errorIn(text)?.code !== 'forbidden') reportFault(`POST with ${what}: ${status}`);
    const upgraded = await upgrade(person, headers);
    if (upgraded !== 403) reportFault(`socket with ${what}: ${upgraded}`);
  }
  const { status } = await changeName(person, {});
  if (status !== 200) reportFault(`POST from our own page: ${status}`);
  const opened = await upgrade(person, {});
  if (opened !== 101) reportFault(`socket from our own page: ${opened}`);
  await checkMethods(person, postRoutes, counts, reportFault);
};

/** Null sends no Origin header. */
const headersWith = (person: Person, headers: Headers | null): Headers => {
  const { origin: _own, ...without } = person.headers();
  return headers === null ? without : { ...person.headers(), ...headers };
};

const changeName = (person: Person, headers: Headers | null): Promise<HttpResponse> =>
  sendRequest(person.site.origin, {
    method: 'POST',
    path: '/api/me/change',
    headers: { 'content-type': 'application/json', ...headersWith(person, headers) },
    body: JSON.stringify({ name: 'Renamed', colour: 'pool' }),
  });

const upgrade = (person: Person, headers: Headers | null): Promise<number> =>
  new Promise((resolve) => {
    const url = `${person.site.origin.replace(/^http/, 'ws')}/ws`;
    const socket = new WebSocket(url, { headers: headersWith(person, headers) });
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.on('error', () => resolve(0));
  });

/** Links and forms of other pages can send a GET or a POST as text. The server must refuse both. */
const checkMethods = async (
  person: Person,
  postRoutes: readonly string[],
  counts: OriginCounts,
  reportFault: (words: string) => void,
): Promise<void> => {
  for (const path of postRoutes) {
    counts.checks += 2;
    const got = await person.send('GET', path);
    if (got.status < 400) reportFault(`GET ${path}: ${got.status}`);
    const posted = await person.send('POST', path, {}, { 'content-type': 'text/plain' });
    if (posted.status !== 400) reportFault(`POST ${path} as text: ${posted.status}`);
  }
};
