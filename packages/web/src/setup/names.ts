/** Names for new seats in the current language. */

import { t } from '../i18n/index.ts';
import type { NameSource } from './draft.ts';

export const freshNames = (): NameSource => ({
  person: (number) => t('setup.playerName', { number }),
  bots: t('setup.botNames').split(', '),
});
