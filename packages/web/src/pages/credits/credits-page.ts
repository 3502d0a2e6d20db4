/** The entry of the credits: the page with its messages. */

import { loadMessages } from '../../i18n/index.ts';
import { CreditsPage } from './CreditsPage.tsx';
import { creditsMessages } from './messages.ts';

export const loadCreditsPage = async (): Promise<typeof CreditsPage> => {
  await loadMessages(creditsMessages);
  return CreditsPage;
};
