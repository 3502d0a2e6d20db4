/** Opens the panel on request. It begins with the last move of a person at this device. */

import { loadMessages } from '../../../i18n/index.ts';
import type { ScreenTypes } from '../../game-screen.ts';
import type { TableModel } from '../../table-model.ts';
import { lastOwnMove } from './last-own-move.ts';
import { catchUpMessages } from './messages.ts';

export const askWhatChanged = async <S extends ScreenTypes>(model: TableModel<S>): Promise<void> => {
  await loadMessages(catchUpMessages);
  model.missed.value = { since: lastOwnMove(model) ?? 0, why: 'asked' };
};
