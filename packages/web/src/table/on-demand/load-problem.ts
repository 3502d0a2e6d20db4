/** Loads the page that says why a table cannot be shown, with its messages. */

import { loadMessages } from '../../i18n/index.ts';
import { dialogMessages } from './messages.ts';
import { TableProblem } from './TableProblem.tsx';

export const loadProblem = async (): Promise<typeof TableProblem> => {
  await loadMessages(dialogMessages);
  return TableProblem;
};
