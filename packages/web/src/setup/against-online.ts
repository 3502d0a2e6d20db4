/** Whether online play can be offered. */

import { t } from '../i18n/index.ts';
import { online } from '../online/hello.ts';

/** Why online play is unavailable; null if it is available. */
export const reasonAgainstOnline = (): string | null => {
  if (online.value === 'none') return t('shell.onlineNone');
  return online.value === 'offline' ? t('shell.onlineOffline') : null;
};
