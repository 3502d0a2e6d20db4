/** Who the person at this device is, as the server knows them. Made on first need, without an account. */

import { err, ok, type Result } from '@fremont/kernel';
import {
  doneAnswer,
  helloAnswer,
  meAnswer,
  mutesAnswer,
  type Person,
  type Persona,
  personAnswer,
  type SessionLine,
  sessionsAnswer,
} from '@fremont/table/protocol';
import { computed, signal } from '@preact/signals';
import { type Asked, get, post, type Trouble } from './api.ts';
import { askHello, isKnown } from './hello.ts';

/** `unknown`: not asked yet. Null: the server does not know this device. */
const known = signal<Person | null | 'unknown'>('unknown');

/** The person, once the server has said who it is. */
export const me = computed<Person | null>(() => (known.value === 'unknown' ? null : known.value));
export const isAsked = computed(() => known.value !== 'unknown');

/** Shown once, right after it was made, and then only to whoever wrote it down. Never stored here. */
export const recoveryCode = signal<string | null>(null);

/** People whose words this person does not want to read. */
export const muted = signal<ReadonlySet<string>>(new Set());

const remember = (person: Person | null): void => {
  known.value = person;
  isKnown.value = person !== null;
};

/** Asks the server who this is; null for a stranger. */
export const whoAmI = async (): Asked<Person | null> => {
  const hello = helloAnswer(await askHello());
  if (!hello.ok) return err({ code: 'network' });
  const { me: person } = hello.value;
  remember(person);
  if (person !== null) await readMutes();
  return ok(person);
};

/** The person of this device; made now if there is none yet. */
export const becomeSomebody = async (persona: Persona): Asked<Person> => {
  const answer = await post('/api/me', persona, meAnswer);
  if (!answer.ok) return answer;
  if (answer.value.recoveryCode !== null) recoveryCode.value = answer.value.recoveryCode;
  remember(answer.value.me);
  return ok(answer.value.me);
};

export const changePersona = async (persona: Persona): Asked<Person> => {
  const answer = await post('/api/me/change', persona, personAnswer);
  if (!answer.ok) return answer;
  remember(answer.value.me);
  return ok(answer.value.me);
};

/** This device becomes whoever the code belongs to. */
export const recover = async (code: string): Asked<Person> => {
  const answer = await post('/api/me/recover', { code }, meAnswer);
  if (!answer.ok) return answer;
  remember(answer.value.me);
  await readMutes();
  return ok(answer.value.me);
};

/** The old code is worth nothing from then on. */
export const renewRecoveryCode = async (): Promise<Result<null, Trouble>> => {
  const answer = await post('/api/me/recovery', {}, meAnswer);
  if (!answer.ok) return answer;
  recoveryCode.value = answer.value.recoveryCode;
  return ok(null);
};

export const sessions = async (): Asked<readonly SessionLine[]> => {
  const answer = await get('/api/me/sessions', sessionsAnswer);
  return answer.ok ? ok(answer.value.sessions) : answer;
};

export const endSession = (id: string): Asked<unknown> => post('/api/me/sessions/end', { id }, doneAnswer);
export const endOtherSessions = (): Asked<unknown> => post('/api/me/sessions/end-others', {}, doneAnswer);

const leaving = async (path: string): Promise<Result<null, Trouble>> => {
  const answer = await post(path, {}, doneAnswer);
  if (!answer.ok) return err(answer.error);
  recoveryCode.value = null;
  remember(null);
  return ok(null);
};

/** Without the recovery code there is no way back. */
export const signOut = (): Promise<Result<null, Trouble>> => leaving('/api/me/sign-out');
export const deleteMe = (): Promise<Result<null, Trouble>> => leaving('/api/me/delete');

export const EXPORT_PATH = '/api/me/export';

export const mutedPeople = async (): Asked<readonly Person[]> => {
  const answer = await get('/api/me/mutes', mutesAnswer);
  return answer.ok ? ok(answer.value.muted) : answer;
};

const readMutes = async (): Promise<void> => {
  const answer = await mutedPeople();
  if (answer.ok) muted.value = new Set(answer.value.map(({ id }) => id));
};

export const mute = async (person: string, on: boolean): Asked<unknown> => {
  const answer = await post('/api/me/mutes', { person, muted: on }, doneAnswer);
  if (answer.ok) {
    const next = new Set(muted.peek());
    if (on) next.add(person);
    else next.delete(person);
    muted.value = next;
  }
  return answer;
};
