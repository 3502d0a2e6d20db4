/** Loads the dialogs of the table page with their messages. */

import { loadMessages } from '../../i18n/index.ts';
import { dialogMessages } from './messages.ts';
import { OpenDialog } from './OpenDialog.tsx';

export const loadDialogs = async (): Promise<typeof OpenDialog> => {
  await loadMessages(dialogMessages);
  return OpenDialog;
};
