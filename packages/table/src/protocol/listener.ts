/** A client's ear: it turns what the server says into whole messages, whatever the server left out because it was said before. */

import { err, type GameTypes, type Result } from '@fremont/kernel';
import type { Update } from '../messages.ts';
import { withChange } from './change.ts';
import { decodeFrame, decodeUpdate, type FromServer, type ServerFrame } from './from-server.ts';

/** The change does not follow what was heard last: only a new socket helps. */
export const OUT_OF_STEP = 'outOfStep';

export type Listener = (json: unknown) => Result<FromServer, string>;

type ChangeFrame = Extract<ServerFrame, { readonly type: 'change' }>;

/** One for each socket. */
export const newListener = (): Listener => {
  const latest = new Map<string, Update<GameTypes>>();
  return (json) => {
    const frame = decodeFrame(json);
    if (!frame.ok) return frame;
    const message = frame.value.type === 'change' ? whole(latest.get(frame.value.table), frame.value) : frame;
    if (message.ok && 'update' in message.value) latest.set(message.value.table, message.value.update);
    return message as Result<FromServer, string>;
  };
};

const whole = (before: Update<GameTypes> | undefined, frame: ChangeFrame): Result<FromServer, string> => {
  const { table, since, version, jump, players, events, changes, clock } = frame;
  if (before?.version !== since) return err(OUT_OF_STEP);
  const now = withChange(before, changes);
  const update = decodeUpdate(now.ok ? { ...(now.value as object), version, jump, players, events } : null);
  return update.ok ? { ok: true, value: { type: 'update', table, update: update.value, clock } } : err(OUT_OF_STEP);
};
