/** What the server says no to, in words. */

import { type MessageKey, t } from '../i18n/index.ts';
import type { Trouble } from './api.ts';

const BY_CODE: Readonly<Partial<Record<Trouble['code'], MessageKey>>> = {
  network: 'online.troubleNetwork',
  rateLimited: 'online.troubleRate',
  serverBusy: 'online.troubleBusy',
  serverRestarting: 'online.troubleRestart',
  storageUnavailable: 'online.troubleStorage',
  unauthenticated: 'online.troubleStranger',
  versionTooOld: 'online.troubleOld',
  notFound: 'online.troubleMissing',
  stale: 'online.troubleStale',
  forbidden: 'online.troubleForbidden',
};

/** More exact than the code where the server says more. */
const BY_WHY: Readonly<Record<string, MessageKey>> = {
  taken: 'online.troubleTaken',
  chair: 'online.troubleTaken',
  started: 'online.troubleStarted',
  kicked: 'online.troubleKicked',
  tooManyTables: 'online.troubleTooMany',
  code: 'online.troubleCode',
  invite: 'online.troubleInvite',
  present: 'online.troublePresent',
};

export const troubleText = (trouble: Trouble): string => {
  const why = 'why' in trouble ? BY_WHY[trouble.why] : undefined;
  if (trouble.code === 'rateLimited' && 'retryAfterMs' in trouble)
    return t('online.troubleRate', { minutes: Math.max(1, Math.ceil(trouble.retryAfterMs / 60_000)) });
  return t(why ?? BY_CODE[trouble.code] ?? 'online.troubleOther');
};
