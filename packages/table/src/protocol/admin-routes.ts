/** The HTTP requests of operators, with the bodies and answers that the schema publishes. */

import {
  adminPeopleAnswer,
  adminPersonAnswer,
  adminReportsAnswer,
  adminTablesAnswer,
  auditAnswer,
  banAddressBody,
  closeReportBody,
  closeTableBody,
  liftBody,
  sanctionAnswer,
  sanctionBody,
  sanctionsAnswer,
  sessionAnswer,
  signInAnswer,
  signInBody,
} from './admin.ts';
import { doneAnswer, emptyBody } from './http.ts';
import type { Route } from './routes.ts';
import type { Decoder } from './shape.ts';

const get = (answer: Decoder<unknown>): Route => ({ body: null, answer, access: 'operator', program: 'none' });
const post = (body: Decoder<unknown>, answer: Decoder<unknown> = doneAnswer): Route => ({
  body,
  answer,
  access: 'operator',
  program: 'none',
});
const open = (route: Route): Route => ({ ...route, access: 'open' });

/** By method and path below `/api`. */
export const ADMIN_ROUTES: Readonly<Record<string, Route>> = {
  'GET /admin/session': open(get(sessionAnswer)),
  'POST /admin/sign-in': open(post(signInBody, signInAnswer)),
  'POST /admin/sign-out': post(emptyBody),
  'GET /admin/reports': get(adminReportsAnswer),
  'POST /admin/reports/:id/close': post(closeReportBody),
  'GET /admin/tables': get(adminTablesAnswer),
  'POST /admin/tables/:id/close': post(closeTableBody),
  'GET /admin/people': get(adminPeopleAnswer),
  'GET /admin/people/:id': get(adminPersonAnswer),
  'POST /admin/people/:id/mute': post(sanctionBody, sanctionAnswer),
  'POST /admin/people/:id/ban': post(sanctionBody, sanctionAnswer),
  'POST /admin/addresses/ban': post(banAddressBody, sanctionAnswer),
  'GET /admin/sanctions': get(sanctionsAnswer),
  'POST /admin/sanctions/:id/lift': post(liftBody),
  'GET /admin/audit': get(auditAnswer),
};
