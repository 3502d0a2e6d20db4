/** The entry of the operator's page: the page with all messages that it reads. */

import { loadMessages } from '../../i18n/index.ts';
import { onlineMessages } from '../../online/messages.ts';
import { AdminPage } from './AdminPage.tsx';
import { adminMessages } from './messages.ts';

export const loadAdminPage = async (): Promise<typeof AdminPage> => {
  await Promise.all([adminMessages, onlineMessages].map((catalogues) => loadMessages(catalogues)));
  return AdminPage;
};
