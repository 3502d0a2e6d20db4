/** Programs with access tokens reach exactly the endpoints that their scopes allow. */

import { errorIn, type Person } from '../client/person.ts';
import { type Digest, differences } from '../hostile/digest.ts';
import { OTHER_ENDPOINTS, type ProgramAccess, TABLE_ENDPOINTS } from './endpoints.ts';

interface TokenParts {
  readonly owner: Person;
  readonly counts: { cells: number };
  digest(): Digest;
  reportFault(words: string): void;
}

/** `ended` is a token that its owner has revoked. */
const TOKENS = { play: ['play'], chat: ['chat'], ended: ['play', 'chat'] } as const;
type Token = keyof typeof TOKENS;

/** No table has this id, so a request that passes the check of its token is answered with `notFound`. */
const NO_TABLE = 'aaaaaaaaaaaaaaaaaaaa';

interface Target {
  readonly route: string;
  readonly programs: ProgramAccess;
  readonly body: unknown;
}

const targets = (): readonly Target[] => [
  ...Object.entries(OTHER_ENDPOINTS).map(([route, { body, programs = 'none' }]) => ({ route, programs, body })),
  ...Object.keys(TABLE_ENDPOINTS).map((route) => ({
    route: route.replace(' ', ` /api/tables/${NO_TABLE}`),
    programs: route === 'POST /report' ? ('none' as const) : ('play' as const),
    body: {},
  })),
];

/** The expected refusal, or null if the token may use the endpoint. */
const refusalOf = (token: Token, programs: ProgramAccess): string | null => {
  if (programs === 'unchecked') return null;
  if (token === 'ended') return 'unauthenticated token';
  if (programs === 'none') return 'forbidden token';
  return programs === 'play' && token !== 'play' ? 'forbidden scope.play' : null;
};

export const checkTokens = async (parts: TokenParts): Promise<void> => {
  for (const token of Object.keys(TOKENS) as Token[]) {
    const secret = await createToken(parts.owner, token);
    for (const target of targets()) await checkTarget(parts, token, secret, target);
  }
};

const createToken = async (owner: Person, name: Token): Promise<string> => {
  const body = { name, scopes: TOKENS[name] };
  const { token, secret } = (await owner.post('/api/me/tokens', body)) as { token: { id: string }; secret: string };
  if (name === 'ended') await owner.post('/api/me/tokens/revoke', { id: token.id });
  return secret;
};

/** The request also has the cookie of the owner, which must not help it. */
const checkTarget = async (
  { owner, counts, digest, reportFault }: TokenParts,
  token: Token,
  secret: string,
  { route, programs, body }: Target,
): Promise<void> => {
  counts.cells += 1;
  const [method = '', path = ''] = route.split(' ');
  const before = digest();
  const authorization = `Bearer ${secret}`;
  const { text } = await owner.send(method, path, method === 'GET' ? undefined : (body ?? {}), { authorization });
  const error = errorIn(text);
  const refusal = error === null || !('why' in error) ? null : `${error.code} ${error.why}`;
  const expected = refusalOf(token, programs);
  const isTokenRefusal = refusal !== null && /^(?:unauthenticated|forbidden) (?:token|scope)/.test(refusal);
  if (expected === null ? isTokenRefusal : refusal !== expected)
    reportFault(`${route} with the token ${token}: ${refusal} instead of ${expected}`);
  if (expected !== null && differences(before, digest()).length > 0)
    reportFault(`${route} with the token ${token}: changed stored data`);
};
