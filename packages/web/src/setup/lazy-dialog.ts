/** The dialog of the set-up with its messages, loaded when it first opens. */

import { loadMessages } from '../i18n/index.ts';
import { lazy } from '../ui/lazy.tsx';
import { setupMessages } from './messages.ts';

export const SetupDialog = lazy(async () => {
  const [{ SetupDialog: Dialog }] = await Promise.all([import('./SetupDialog.tsx'), loadMessages(setupMessages)]);
  return Dialog;
});
