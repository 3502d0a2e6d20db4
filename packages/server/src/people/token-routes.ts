/** The HTTP routes by which people manage the access tokens of their programs. */

import { type AccessToken, newTokenBody, revokeTokenBody, type Scope } from '@fremont/table/protocol';
import type { Api } from '../api/api.ts';
import type { AccessToken as StoredToken } from '../storage/index.ts';
import type { People } from './people.ts';
import type { Tokens } from './tokens.ts';

interface Parts {
  readonly people: People;
  readonly tokens: Tokens;
}

export const addTokenRoutes = (api: Api, { people, tokens }: Parts): void => {
  const shown = async ({ id, identity, scopes, created, seen }: StoredToken): Promise<AccessToken> => ({
    id,
    person: await people.person(identity),
    scopes: scopes as readonly Scope[],
    created,
    seen,
  });
  api.get('/me/tokens', async ({ signedIn }) => ({
    tokens: await Promise.all((await tokens.listOf(signedIn)).map(shown)),
  }));
  api.post('/me/tokens', newTokenBody, async ({ body, signedIn }) => {
    const { token, secret } = await tokens.create(signedIn, body);
    return { token: await shown(token), secret };
  });
  api.post('/me/tokens/revoke', revokeTokenBody, async ({ body, signedIn }) => {
    await tokens.revoke(signedIn, body.id);
    return { done: true };
  });
};
