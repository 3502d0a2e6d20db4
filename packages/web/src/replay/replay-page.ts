/** The entry of the replay: the page with all messages that it reads. An online match needs those of online tables. */

import { loadMessages } from '../i18n/index.ts';
import { onlineMessages } from '../online/messages.ts';
import { replayMessages } from './messages.ts';
import { ReplayPage } from './ReplayPage.tsx';

export const loadReplayPage = async (): Promise<typeof ReplayPage> => {
  await Promise.all([replayMessages, onlineMessages].map((catalogues) => loadMessages(catalogues)));
  return ReplayPage;
};
