/** Texts for errors of the server. */

import type { SanctionCode } from '@fremont/table/protocol';
import { type MessageKey, t } from '../i18n/index.ts';
import { problemText } from '../i18n/problem.ts';
import type { RequestError } from './api.ts';
import { dateAndTime } from './date-time.ts';

const BY_CODE: Readonly<Partial<Record<RequestError['code'], MessageKey>>> = {
  network: 'online.errorNetwork',
  rateLimited: 'online.errorRate',
  serverBusy: 'online.errorBusy',
  serverRestarting: 'online.errorRestart',
  storageUnavailable: 'online.errorStorage',
  unauthenticated: 'online.errorStranger',
  versionTooOld: 'online.errorOld',
  notFound: 'online.errorMissing',
  stale: 'online.errorStale',
  forbidden: 'online.errorForbidden',
};

/** By reason, which is more exact than the code. */
const BY_WHY: Readonly<Record<string, MessageKey>> = {
  taken: 'online.errorTaken',
  chair: 'online.errorTaken',
  started: 'online.errorStarted',
  kicked: 'online.errorKicked',
  tooManyTables: 'online.errorTooMany',
  tooManyTablesAtAddress: 'online.errorTooManyHere',
  tooManyInvites: 'online.errorTooManyInvites',
  tooManyTokens: 'online.programsFull',
  code: 'online.errorCode',
  invite: 'online.errorInvite',
  present: 'online.errorPresent',
  name: 'online.errorName',
};

/** How long the seat of an absent player is still kept. */
const heldText = (error: RequestError): string | null => {
  if (!('detail' in error) || error.detail.code !== 'seatHeld') return null;
  const { waitMs } = error.detail;
  return waitMs === null
    ? t('online.errorSeatHeldDays')
    : t('online.errorSeatHeld', { seconds: Math.max(1, Math.ceil(waitMs / 1000)) });
};

export const errorText = (error: RequestError): string => {
  const problem = problemText('detail' in error ? error.detail : error);
  if (problem !== null) return problem;
  const held = heldText(error);
  if (held !== null) return held;
  if ('until' in error) return sanctionText(error.code, error.why, error.until);
  if (error.code === 'closed' && 'why' in error) return t('online.closedByAdmin', { reason: error.why });
  const why = 'why' in error ? BY_WHY[error.why] : undefined;
  if (error.code === 'rateLimited' && 'retryAfterMs' in error)
    return t('online.errorRate', { minutes: Math.max(1, Math.ceil(error.retryAfterMs / 60_000)) });
  if (error.code === 'notReady' && 'retryAfterMs' in error)
    return t('online.errorNotReady', { seconds: Math.ceil(error.retryAfterMs / 1_000) });
  return t(why ?? BY_CODE[error.code] ?? 'online.errorOther');
};

const sanctionText = (code: SanctionCode, reason: string, until: number): string =>
  t(code === 'banned' ? 'online.errorBanned' : 'online.errorMuted', { reason, date: dateAndTime(until) });
