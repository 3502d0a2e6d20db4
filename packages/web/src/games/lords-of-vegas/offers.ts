/** Whom an offer concerns at this device. */

import type { Seat } from '@fremont/kernel';
import type { LordsSession } from './types.ts';

/** Whether somebody at this device plays the seat. */
export const isHere = (session: LordsSession, seat: Seat): boolean =>
  session.people.includes(seat) && session.update.value.players[seat]?.by === 'person';
