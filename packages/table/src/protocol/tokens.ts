/** Access tokens, by which programs play for a person. */

import { personName } from './names.ts';
import { person } from './people.ts';
import { count, type DecodedBy, type Decoder, listOf, mapped, matching, oneOf, shape } from './shape.ts';

/** `play`: find, create and join tables and play there. `chat`: write in the chat of these tables. */
export const SCOPES = ['play', 'chat'] as const;
export type Scope = (typeof SCOPES)[number];

const scopeList = listOf(oneOf(SCOPES), SCOPES.length);
const scopes: Decoder<readonly Scope[]> = mapped(
  scopeList,
  (list) => (list.length > 0 && new Set(list).size === list.length ? list : null),
  { ...scopeList.schema, minItems: 1, uniqueItems: true },
);

/** `id` is not secret: it only names the token to revoke. */
const tokenId = matching(/^[a-z0-9]{16}$/);
export const accessToken = shape({
  id: tokenId,
  /** The bot account that the program plays as. Its name is the name of the token. */
  person,
  scopes,
  created: count,
  /** When a program last used it, to the hour. */
  seen: count,
});
export type AccessToken = DecodedBy<typeof accessToken>;

export const newTokenBody = shape({ name: personName, scopes });
export const revokeTokenBody = shape({ id: tokenId });

/** The secret is sent only in this answer. */
export const newTokenAnswer = shape({ token: accessToken, secret: matching(/^fr_[A-Za-z0-9_-]{43}$/) });
export const tokensAnswer = shape({ tokens: listOf(accessToken, 100) });
