/** Every HTTP route for clients, with its body and its answer. The schema lists them, and a test compares them with the server. */

import { muteBody, reportBody } from './chat.ts';
import {
  admitBody,
  changeTableBody,
  chatModeBody,
  createTableBody,
  doneAnswer,
  emptyBody,
  endSessionBody,
  findAnswer,
  findBody,
  helloAnswer,
  inviteAnswer,
  inviteBody,
  joinBody,
  lobbyAnswer,
  orderBody,
  personAnswer,
  personBody,
  readyBody,
  recordAnswer,
  recoverBody,
  roomAnswer,
  sitBody,
  standBody,
  tableAnswer,
  tablesAnswer,
  useInviteBody,
} from './http.ts';
import { meAnswer, mutesAnswer, persona, sessionsAnswer } from './people.ts';
import { reportsAnswer } from './reports.ts';
import { type Decoder, opaque } from './shape.ts';
import { newTokenAnswer, newTokenBody, revokeTokenBody, tokensAnswer } from './tokens.ts';

export interface Route {
  /** Null for a GET, which has no body. */
  readonly body: Decoder<unknown> | null;
  readonly answer: Decoder<unknown>;
  /** `open`: no session is needed. */
  readonly access: 'open' | 'session';
}

const get = (answer: Decoder<unknown>): Route => ({ body: null, answer, access: 'session' });
const post = (body: Decoder<unknown>, answer: Decoder<unknown> = doneAnswer): Route => ({
  body,
  answer,
  access: 'session',
});
const open = (route: Route): Route => ({ ...route, access: 'open' });

/** By method and path below `/api`. */
export const ROUTES: Readonly<Record<string, Route>> = {
  'GET /schema.json': open(get(opaque())),
  'GET /hello': open(get(helloAnswer)),
  'POST /me': open(post(persona, meAnswer)),
  'POST /me/recover': open(post(recoverBody, meAnswer)),
  'GET /me': get(personAnswer),
  'POST /me/change': post(persona, personAnswer),
  'POST /me/recovery': post(emptyBody, meAnswer),
  'GET /me/export': get(opaque()),
  'POST /me/delete': post(emptyBody),
  'GET /me/sessions': get(sessionsAnswer),
  'POST /me/sessions/end': post(endSessionBody),
  'POST /me/sessions/end-others': post(emptyBody),
  'POST /me/sign-out': post(emptyBody),
  'GET /me/mutes': get(mutesAnswer),
  'POST /me/mutes': post(muteBody),
  'GET /me/reports': get(reportsAnswer),
  'GET /me/tokens': get(tokensAnswer),
  'POST /me/tokens': post(newTokenBody, newTokenAnswer),
  'POST /me/tokens/revoke': post(revokeTokenBody),
  'GET /tables': open(get(lobbyAnswer)),
  'GET /tables/mine': get(tablesAnswer),
  'POST /tables': post(createTableBody, tableAnswer),
  'GET /tables/:id': get(roomAnswer),
  'GET /tables/:id/record': get(recordAnswer),
  'POST /tables/:id/sit': post(sitBody),
  'POST /tables/:id/stand': post(standBody),
  'POST /tables/:id/join': post(joinBody),
  'POST /tables/:id/leave': post(emptyBody),
  'POST /tables/:id/change': post(changeTableBody),
  'POST /tables/:id/order': post(orderBody),
  'POST /tables/:id/kick': post(personBody),
  'POST /tables/:id/admit': post(admitBody),
  'POST /tables/:id/host': post(personBody),
  'POST /tables/:id/ready': post(readyBody),
  'POST /tables/:id/chat': post(chatModeBody),
  'POST /tables/:id/hide': post(emptyBody),
  'POST /tables/:id/start': post(emptyBody),
  'POST /tables/:id/invites': post(inviteBody, inviteAnswer),
  'POST /tables/:id/invites/revoke': post(emptyBody),
  'POST /tables/:id/rematch': post(emptyBody, tableAnswer),
  'POST /tables/:id/report': post(reportBody),
  'POST /tables/:id/knock': post(emptyBody, findAnswer),
  'POST /join': post(useInviteBody, tableAnswer),
  'POST /find': post(findBody, findAnswer),
};
