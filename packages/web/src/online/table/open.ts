/** From a watched table to a sitting at it, with everything around. */

import { signal } from '@preact/signals';
import { screenOf } from '../../games/fronts.ts';
import type { ScreenTypes } from '../../table/game-screen.ts';
import { Session } from '../../table/session.ts';
import type { TableState } from '../../table/use-table.ts';
import { ChatState } from '../chat.ts';
import { me } from '../people.ts';
import type { Line } from '../socket.ts';
import { OnlineClient, seatsOf } from '../tables.ts';
import type { Watch } from '../watch.ts';
import { type Around, startTicking } from './around.ts';
import { callOut, hearRefusals, tellOnReturn, tickAtTheEnd } from './calls.ts';
import { onlineExtras } from './extras.tsx';

const isHidden = (): boolean => document.hidden;

/** The room must be known, and its match begun. */
export const openOnlineTable = async (watch: Watch, line: Line): Promise<TableState> => {
  const room = watch.room.peek();
  if (room === null) return { type: 'missing' };
  if (room.trouble !== null) return { type: 'broken' };
  const screen = await screenOf(room.plan.game);
  if (screen === null) return { type: 'missing' };
  const client = new OnlineClient(watch, room, isHidden);
  const person = me.peek()?.id ?? null;
  const { tick, stop } = startTicking(watch, line);
  const around: Around = {
    watch,
    line,
    me: person,
    seats: seatsOf(room, person),
    chat: new ChatState(watch.id, watch.chat, person),
    dialog: signal(null),
    away: signal(null),
    settled: signal(new Set()),
    tick,
  };
  client.onClose(stop);
  client.onClose(() => around.chat.close());
  const session = await Session.open<ScreenTypes>(screen, client, onlineExtras(around));
  client.onClose(hearRefusals(session));
  client.onClose(tickAtTheEnd(around, session));
  client.onClose(tellOnReturn(around, client, session));
  client.onClose(callOut(around, session, () => screen.title(session)));
  return { type: 'open', session };
};
