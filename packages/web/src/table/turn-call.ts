/** The line above the headline of the letterboard, when a person at this device has to decide. */

import type { Seat } from '@fremont/kernel';
import { t } from '../i18n/index.ts';
import { type Players, playerAt } from './players.ts';

/** A name is said only where several people share the device. */
export const turnCall = (players: Players, seat: Seat): string => {
  const { isYou, name } = playerAt(players, seat);
  return isYou ? t('table.yourMove') : t('table.yourTurn', { name });
};
