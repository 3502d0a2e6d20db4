/** Names for new seats in the current language. */

import { t } from '../i18n/index.ts';
import type { NameSource } from './draft.ts';

export const freshNames = (): NameSource => ({
  person: (number) => t('shell.playerName', { number }),
  bots: t('shell.botNames').split(', '),
});
