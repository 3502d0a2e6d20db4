/** Hostile HTTP requests. The server must answer each with one typed error and change nothing. */

import { type Chance, pick } from '@fremont/kernel';
import { type HttpResponse, sendRequest } from '../client/http.ts';
import { errorIn } from '../client/person.ts';
import { between } from '../random.ts';
import type { AttackCounts } from './attack-counts.ts';
import type { AttackSetup } from './setup.ts';

const PATHS = [
  'me/change',
  'me/recover',
  'me/sessions/end',
  'me/mutes',
  'me/tokens',
  'me/tokens/revoke',
  'tables',
  'join',
  'find',
  'tables/:id/change',
  'tables/:id/kick',
  'tables/:id/admit',
  'tables/:id/host',
  'tables/:id/order',
  'tables/:id/sit',
  'tables/:id/stand',
  'tables/:id/join',
  'tables/:id/ready',
  'tables/:id/chat',
  'tables/:id/report',
  'tables/:id/invites',
  'admin/sign-in',
  'admin/tables/:id/close',
  'admin/people/:id/ban',
  'admin/addresses/ban',
  'nothing',
  'tables/:id/nothing',
  'tables/%00',
  'tables/..%2f..%2fme',
  '../livez',
] as const;

/** None of the paths accepts any of these bodies. */
const BODIES: readonly string[] = [
  '',
  'x',
  'null',
  '[]',
  '""',
  '{"a":',
  '{"__proto__":{"plan":1}}',
  '{"name":"","colour":"cherry"}',
  '{"name":"x","colour":"infrared"}',
  '{"name":{"toString":"x"},"colour":"cherry"}',
  '{"code":1e400}',
  '{"secret":"short"}',
  '{"seat":9007199254740993,"name":null}',
  '{"seat":-1}',
  '{"person":"../../etc"}',
  '{"name":"x","scopes":["admin"]}',
  '{"ready":"yes"}',
  '{"chat":"loud"}',
  '{"token":"short"}',
  '{"range":"0.0.0.0/0","until":1e400,"reason":""}',
  `{"code":"${'A'.repeat(500)}"}`,
  '['.repeat(5_000),
  `{"plan":${'{"a":'.repeat(100)}1${'}'.repeat(100)},"sit":[]}`,
  'x'.repeat(20_000),
];

const METHODS = ['POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

/** A new address per request, so that no request hits a rate limit. */
const addressOf = (chance: Chance): string =>
  `172.${between(chance, 16, 31, 'address')}.${chance.int(256, 'address')}.${chance.int(256, 'address')}`;

export const requestOnce = async (setup: AttackSetup, chance: Chance, counts: AttackCounts): Promise<number> => {
  const { targets, attackers } = setup;
  const attacker = pick(attackers, chance, 'attacker');
  const { site } = attacker.person;
  const table = pick([targets.lobby, targets.still, targets.over, 'x'.repeat(100)], chance, 'table');
  const path = `/api/${pick(PATHS, chance, 'path').replace(':id', table)}`;
  const method = pick(METHODS, chance, 'method');
  const headers = {
    ...attacker.person.headers(),
    'x-forwarded-for': addressOf(chance),
    'content-type': pick(
      ['application/json', 'application/json', 'text/plain', 'application/json; charset=x'],
      chance,
      'type',
    ),
    ...pick<Record<string, string>>(
      [{}, {}, { origin: 'https://evil.example' }, { cookie: 'sid=x' }],
      chance,
      'header',
    ),
  };
  counts.requests += 1;
  try {
    countResponse(
      await sendRequest(site.origin, { method, path, headers, body: pick(BODIES, chance, 'body') }),
      `${method} ${path}`,
      counts,
    );
  } catch (error) {
    counts.unanswered += 1;
    counts.note(`${method} ${path}: ${error}`);
  }
  return 1;
};

const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;

const countResponse = ({ status, text }: HttpResponse, what: string, counts: AttackCounts): void => {
  const error = errorIn(text);
  if (error !== null) counts.countError(error, text);
  counts.countInternals(text);
  if (status >= CLIENT_ERROR && status < SERVER_ERROR && error !== null) return;
  if (status < CLIENT_ERROR) counts.accepted += 1;
  else counts.unanswered += 1;
  counts.note(`${what}: ${status} ${text.slice(0, 200)}`);
};
