/** Hostile requests over HTTP: each gets one typed error, and changes nothing. */

import { type Chance, pick } from '@fremont/kernel';
import { type Answered, ask } from '../client/http.ts';
import { errorIn } from '../client/person.ts';
import { between } from '../random.ts';
import type { Scene } from './scene.ts';
import type { Tally } from './tally.ts';

const PATHS = [
  'me/change',
  'me/recover',
  'me/sessions/end',
  'me/mutes',
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
  'tables/:id/report',
  'tables/:id/invites',
  'nothing',
  'tables/:id/nothing',
  'tables/%00',
  'tables/..%2f..%2fme',
  '../livez',
] as const;

/** None of these is a body that any of the paths takes. */
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
  `{"code":"${'A'.repeat(500)}"}`,
  '['.repeat(5_000),
  `{"plan":${'{"a":'.repeat(100)}1${'}'.repeat(100)},"sit":[]}`,
  'x'.repeat(20_000),
];

const METHODS = ['POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

/** From a new address each time, so that the answer is about the request and not about how many there were. */
const addressOf = (chance: Chance): string =>
  `172.${between(chance, 16, 31, 'address')}.${chance.int(256, 'address')}.${chance.int(256, 'address')}`;

export const requestOnce = async (scene: Scene, chance: Chance, tally: Tally): Promise<number> => {
  const { targets, attackers } = scene;
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
  tally.requests += 1;
  try {
    heed(
      await ask(site.origin, { method, path, headers, body: pick(BODIES, chance, 'body') }),
      `${method} ${path}`,
      tally,
    );
  } catch (error) {
    tally.unanswered += 1;
    tally.note(`${method} ${path}: ${error}`);
  }
  return 1;
};

const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;

const heed = ({ status, text }: Answered, what: string, tally: Tally): void => {
  const error = errorIn(text);
  if (error !== null) tally.heardError(error, text);
  tally.heardText(text);
  if (status >= CLIENT_ERROR && status < SERVER_ERROR && error !== null) return;
  if (status < CLIENT_ERROR) tally.accepted += 1;
  else tally.unanswered += 1;
  tally.note(`${what}: ${status} ${text.slice(0, 200)}`);
};
