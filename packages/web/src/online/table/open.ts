/** Opens a watched table on this page, with its online parts. */

import { signal } from '@preact/signals';
import { screenOf } from '../../games/fronts.ts';
import type { ScreenTypes } from '../../table/game-screen.ts';
import { openTable } from '../../table/open-table.ts';
import type { TableState } from '../../table/use-table.ts';
import { seatsOf } from '../chairs.ts';
import { ChatState } from '../chat.ts';
import type { Connection } from '../connection.ts';
import { me } from '../people.ts';
import { OnlineClient } from '../tables.ts';
import type { Watch } from '../watch.ts';
import { type OnlineContext, startTicking } from './context.ts';
import { onlineExtras } from './extras.tsx';
import { announceRefusedUndo, notifyOfTurn, playClockTicks, reportReturn } from './notifications.ts';

const isHidden = (): boolean => document.hidden;

/** The room must be known and its match started. */
export const openOnlineTable = async (watch: Watch, connection: Connection): Promise<TableState> => {
  const room = watch.room.peek();
  if (room === null) return { type: 'missing' };
  if (room.trouble !== null) return { type: 'broken' };
  const screen = await screenOf(room.plan.game);
  if (screen === null) return { type: 'missing' };
  const client = new OnlineClient(watch, room, isHidden);
  const person = me.peek()?.id ?? null;
  const { tick, stop } = startTicking(watch, connection);
  const context: OnlineContext = {
    watch,
    connection,
    me: person,
    seats: seatsOf(room, person),
    chat: new ChatState(watch.id, watch.chat, person),
    dialog: signal(null),
    settled: signal(new Set()),
    tick,
  };
  client.onClose(stop);
  client.onClose(() => context.chat.close());
  const table = await openTable<ScreenTypes>(
    screen,
    client,
    onlineExtras(context, () => client.seen),
  );
  const { model } = table;
  client.onClose(announceRefusedUndo(model));
  client.onClose(playClockTicks(context, model));
  client.onClose(reportReturn(client));
  client.onClose(notifyOfTurn(context, model, () => screen.title(model)));
  return { type: 'open', table };
};
