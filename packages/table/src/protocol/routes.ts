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
import { pastAnswer } from './past.ts';
import { meAnswer, mutesAnswer, persona, sessionsAnswer } from './people.ts';
import { reportsAnswer } from './reports.ts';
import { type Decoder, opaque } from './shape.ts';
import { newTokenAnswer, newTokenBody, revokeTokenBody, tokensAnswer } from './tokens.ts';

export interface Route {
  /** Null for a GET, which has no body. */
  readonly body: Decoder<unknown> | null;
  readonly answer: Decoder<unknown>;
  /** `open`: no session is needed. `operator`: the admin token, or the session that it opened. */
  readonly access: 'open' | 'session' | 'operator';
  /** `any`: every access token is enough. `play`: the token needs this scope. `none`: no token is. */
  readonly program: 'any' | 'play' | 'none';
}

const get = (answer: Decoder<unknown>): Route => ({ body: null, answer, access: 'session', program: 'none' });
const post = (body: Decoder<unknown>, answer: Decoder<unknown> = doneAnswer): Route => ({
  body,
  answer,
  access: 'session',
  program: 'none',
});
const open = (route: Route): Route => ({ ...route, access: 'open' });
const anyProgram = (route: Route): Route => ({ ...route, program: 'any' });
const play = (route: Route): Route => ({ ...route, program: 'play' });

/** By method and path below `/api`. */
export const ROUTES: Readonly<Record<string, Route>> = {
  'GET /schema.json': anyProgram(open(get(opaque()))),
  'GET /hello': anyProgram(open(get(helloAnswer))),
  'POST /me': open(post(persona, meAnswer)),
  'POST /me/recover': open(post(recoverBody, meAnswer)),
  'GET /me': anyProgram(get(personAnswer)),
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
  'GET /tables': anyProgram(open(get(lobbyAnswer))),
  'GET /tables/mine': play(get(tablesAnswer)),
  'POST /tables': play(post(createTableBody, tableAnswer)),
  'GET /tables/:id': play(get(roomAnswer)),
  'GET /tables/:id/record': play(get(recordAnswer)),
  'GET /tables/:id/past': play(get(pastAnswer)),
  'POST /tables/:id/sit': play(post(sitBody)),
  'POST /tables/:id/stand': play(post(standBody)),
  'POST /tables/:id/join': play(post(joinBody)),
  'POST /tables/:id/leave': play(post(emptyBody)),
  'POST /tables/:id/change': play(post(changeTableBody)),
  'POST /tables/:id/order': play(post(orderBody)),
  'POST /tables/:id/kick': play(post(personBody)),
  'POST /tables/:id/admit': play(post(admitBody)),
  'POST /tables/:id/host': play(post(personBody)),
  'POST /tables/:id/ready': play(post(readyBody)),
  'POST /tables/:id/chat': play(post(chatModeBody)),
  'POST /tables/:id/hide': play(post(emptyBody)),
  'POST /tables/:id/start': play(post(emptyBody)),
  'POST /tables/:id/invites': play(post(inviteBody, inviteAnswer)),
  'POST /tables/:id/invites/revoke': play(post(emptyBody)),
  'POST /tables/:id/rematch': play(post(emptyBody, tableAnswer)),
  'POST /tables/:id/report': post(reportBody),
  'POST /tables/:id/knock': play(post(emptyBody, findAnswer)),
  'POST /join': play(post(useInviteBody, tableAnswer)),
  'POST /find': play(post(findBody, findAnswer)),
};
