/** The identity of the person at this device. It is created on demand, without an account. */

import { err, ok, type Result } from '@fremont/kernel';
import {
  type AccessToken,
  doneAnswer,
  helloAnswer,
  meAnswer,
  mutesAnswer,
  newTokenAnswer,
  type OwnReport,
  type Person,
  type Persona,
  personAnswer,
  reportsAnswer,
  type Scope,
  type SessionInfo,
  sessionsAnswer,
  tokensAnswer,
} from '@fremont/table/protocol';
import { computed, signal } from '@preact/signals';
import { type ApiResult, get, post, type RequestError } from './api.ts';
import { askHello, isKnown } from './hello.ts';

/** `unknown`: not asked yet. Null: the server does not know this device. */
const known = signal<Person | null | 'unknown'>('unknown');

/** The person at this device; null for a stranger and before the server has answered. */
export const me = computed<Person | null>(() => (known.value === 'unknown' ? null : known.value));
export const isAsked = computed(() => known.value !== 'unknown');

/** Shown once, right after it was created. Never stored in the browser. */
export const recoveryCode = signal<string | null>(null);

/** The ids of people whose messages are hidden. */
export const muted = signal<ReadonlySet<string>>(new Set());

const remember = (person: Person | null): void => {
  known.value = person;
  isKnown.value = person !== null;
};

/** Asks the server who this device belongs to; null for a stranger. */
export const whoAmI = async (): ApiResult<Person | null> => {
  const hello = helloAnswer(await askHello());
  if (!hello.ok) return err({ code: 'network' });
  const { me: person } = hello.value;
  remember(person);
  if (person !== null) await readMutes();
  return ok(person);
};

/** Returns the person of this device and creates one if there is none. */
export const createIdentity = async (persona: Persona): ApiResult<Person> => {
  const answer = await post('/api/me', persona, meAnswer);
  if (!answer.ok) return answer;
  if (answer.value.recoveryCode !== null) recoveryCode.value = answer.value.recoveryCode;
  remember(answer.value.me);
  return ok(answer.value.me);
};

export const changePersona = async (persona: Persona): ApiResult<Person> => {
  const answer = await post('/api/me/change', persona, personAnswer);
  if (!answer.ok) return answer;
  remember(answer.value.me);
  return ok(answer.value.me);
};

/** Signs this device in as the owner of the code. */
export const recover = async (code: string): ApiResult<Person> => {
  const answer = await post('/api/me/recover', { code }, meAnswer);
  if (!answer.ok) return answer;
  remember(answer.value.me);
  await readMutes();
  return ok(answer.value.me);
};

/** Invalidates the old code. */
export const renewRecoveryCode = async (): Promise<Result<null, RequestError>> => {
  const answer = await post('/api/me/recovery', {}, meAnswer);
  if (!answer.ok) return answer;
  recoveryCode.value = answer.value.recoveryCode;
  return ok(null);
};

export const sessions = async (): ApiResult<readonly SessionInfo[]> => {
  const answer = await get('/api/me/sessions', sessionsAnswer);
  return answer.ok ? ok(answer.value.sessions) : answer;
};

export const endSession = (id: string): ApiResult<unknown> => post('/api/me/sessions/end', { id }, doneAnswer);
export const endOtherSessions = (): ApiResult<unknown> => post('/api/me/sessions/end-others', {}, doneAnswer);

export const accessTokens = async (): ApiResult<readonly AccessToken[]> => {
  const answer = await get('/api/me/tokens', tokensAnswer);
  return answer.ok ? ok(answer.value.tokens) : answer;
};

/** The secret is in this answer only. */
export const createToken = (
  name: string,
  scopes: readonly Scope[],
): ApiResult<{ readonly token: AccessToken; readonly secret: string }> =>
  post('/api/me/tokens', { name, scopes }, newTokenAnswer);

export const revokeToken = (id: string): ApiResult<unknown> => post('/api/me/tokens/revoke', { id }, doneAnswer);

const leaving = async (path: string): Promise<Result<null, RequestError>> => {
  const answer = await post(path, {}, doneAnswer);
  if (!answer.ok) return err(answer.error);
  recoveryCode.value = null;
  remember(null);
  return ok(null);
};

/** Without the recovery code the person cannot sign in again. */
export const signOut = (): Promise<Result<null, RequestError>> => leaving('/api/me/sign-out');
export const deleteMe = (): Promise<Result<null, RequestError>> => leaving('/api/me/delete');

export const EXPORT_PATH = '/api/me/export';

export const ownReports = async (): ApiResult<readonly OwnReport[]> => {
  const answer = await get('/api/me/reports', reportsAnswer);
  return answer.ok ? ok(answer.value.reports) : answer;
};

export const mutedPeople = async (): ApiResult<readonly Person[]> => {
  const answer = await get('/api/me/mutes', mutesAnswer);
  return answer.ok ? ok(answer.value.muted) : answer;
};

const readMutes = async (): Promise<void> => {
  const answer = await mutedPeople();
  if (answer.ok) muted.value = new Set(answer.value.map(({ id }) => id));
};

export const mute = async (person: string, on: boolean): ApiResult<unknown> => {
  const answer = await post('/api/me/mutes', { person, muted: on }, doneAnswer);
  if (answer.ok) {
    const next = new Set(muted.peek());
    if (on) next.add(person);
    else next.delete(person);
    muted.value = next;
  }
  return answer;
};
