/** The entry of the list of matches: the page with all messages that it reads. */

import { loadMessages } from '../../i18n/index.ts';
import { onlineMessages } from '../../online/messages.ts';
import { replayMessages } from '../../replay/messages.ts';
import { finaleMessages } from '../../table/on-demand/finale/messages.ts';
import { settingsMessages } from '../settings/messages.ts';
import { MatchesPage } from './MatchesPage.tsx';
import { matchesMessages } from './messages.ts';

export const loadMatchesPage = async (): Promise<typeof MatchesPage> => {
  const messages = [matchesMessages, onlineMessages, replayMessages, finaleMessages, settingsMessages];
  await Promise.all(messages.map((catalogues) => loadMessages(catalogues)));
  return MatchesPage;
};
