/** Requests of an operator. A session that has ended shows the form for the token again. */

import { ok } from '@fremont/kernel';
import {
  type AdminPersonAnswer,
  adminPeopleAnswer,
  adminPersonAnswer,
  adminReportsAnswer,
  adminTablesAnswer,
  auditAnswer,
  type ReportOutcome,
  sanctionAnswer,
  sanctionsAnswer,
  sessionAnswer,
  signInAnswer,
} from '@fremont/table/admin';
import { type Decoder, doneAnswer, type TableId } from '@fremont/table/protocol';
import { signal } from '@preact/signals';
import { type ApiResult, get, post } from '../../online/api.ts';

const ROOT = '/api/admin';

/** Null until the server has said. */
export const isSignedIn = signal<boolean | null>(null);

/** The session ended while the page was open. */
export const hasEnded = signal(false);

const noticing = async <T>(asking: ApiResult<T>): ApiResult<T> => {
  const answer = await asking;
  if (!answer.ok && answer.error.code === 'unauthenticated') {
    hasEnded.value = isSignedIn.peek() === true;
    isSignedIn.value = false;
  }
  return answer;
};

const read = <T>(path: string, decode: Decoder<T>): ApiResult<T> => noticing(get(`${ROOT}/${path}`, decode));
const act = <T>(path: string, body: object, decode: Decoder<T>): ApiResult<T> =>
  noticing(post(`${ROOT}/${path}`, body, decode));

const query = (values: Readonly<Record<string, string | number | null>>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
  ).toString();

export const askSession = async (): Promise<void> => {
  const answer = await get(`${ROOT}/session`, sessionAnswer);
  isSignedIn.value = answer.ok && answer.value.signedIn;
};

export const signIn = async (token: string): ApiResult<unknown> => {
  const answer = await post(`${ROOT}/sign-in`, { token }, signInAnswer);
  if (answer.ok) {
    hasEnded.value = false;
    isSignedIn.value = true;
  }
  return answer;
};

export const signOut = async (): Promise<void> => {
  await act('sign-out', {}, doneAnswer);
  hasEnded.value = false;
  isSignedIn.value = false;
};

export type ReportStatus = 'open' | 'closed';
export const readReports = async (status: ReportStatus, before: number | null) => {
  const answer = await read(`reports?${query({ status, before })}`, adminReportsAnswer);
  return answer.ok ? ok(answer.value.reports) : answer;
};

export const TABLE_FILTERS = ['all', 'lobby', 'running', 'over'] as const;
export type TableFilter = (typeof TABLE_FILTERS)[number];
export const readTables = async (search: string, filter: TableFilter) => {
  const status = filter === 'all' ? null : filter;
  const answer = await read(`tables?${query({ search, status })}`, adminTablesAnswer);
  return answer.ok ? ok(answer.value.tables) : answer;
};

export const readPeople = async (search: string) => {
  const answer = await read(`people?${query({ search })}`, adminPeopleAnswer);
  return answer.ok ? ok(answer.value.people) : answer;
};

export const readPerson = (id: string): ApiResult<AdminPersonAnswer> => read(`people/${id}`, adminPersonAnswer);

export const readSanctions = async () => {
  const answer = await read('sanctions', sanctionsAnswer);
  return answer.ok ? ok(answer.value.sanctions) : answer;
};

export const readAudit = async (before: number | null) => {
  const answer = await read(`audit?${query({ before })}`, auditAnswer);
  return answer.ok ? ok(answer.value.entries) : answer;
};

/** For so many days from now. */
export interface Terms {
  readonly days: number;
  readonly reason: string;
}

const DAY_MS = 86_400_000;
const sanctionBodyOf = ({ days, reason }: Terms) => ({ until: Date.now() + days * DAY_MS, reason });

export const mutePerson = (id: string, terms: Terms): ApiResult<unknown> =>
  act(`people/${id}/mute`, sanctionBodyOf(terms), sanctionAnswer);
export const banPerson = (id: string, terms: Terms): ApiResult<unknown> =>
  act(`people/${id}/ban`, sanctionBodyOf(terms), sanctionAnswer);
export const banAddresses = (range: string, terms: Terms): ApiResult<unknown> =>
  act('addresses/ban', { range, ...sanctionBodyOf(terms) }, sanctionAnswer);
export const lift = (id: string): ApiResult<unknown> => act(`sanctions/${id}/lift`, { note: '' }, doneAnswer);
export const closeTable = (id: TableId, reason: string): ApiResult<unknown> =>
  act(`tables/${id}/close`, { reason }, doneAnswer);
export const closeReport = (id: string, outcome: ReportOutcome, note: string): ApiResult<unknown> =>
  act(`reports/${id}/close`, { outcome, note }, doneAnswer);
