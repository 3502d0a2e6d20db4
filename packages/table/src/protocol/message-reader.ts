/** Decodes the messages of a socket and turns deltas back into complete updates. */

import { err, type GameTypes, ok, type Result } from '@fremont/kernel';
import type { Update } from '../messages.ts';
import { withChange } from './change.ts';
import { decodeFrame, decodeUpdate, type FromServer, type ServerFrame } from './from-server.ts';

/** The delta does not fit the last update. The client must open a new connection. */
export const OUT_OF_STEP = 'outOfStep';

export type MessageReader = (json: unknown) => Result<FromServer, string>;

type ChangeFrame = Extract<ServerFrame, { readonly type: 'change' }>;

/** Use one reader per socket. */
export const newMessageReader = (): MessageReader => {
  const latest = new Map<string, Update<GameTypes>>();
  return (json) => {
    const frame = decodeFrame(json);
    if (!frame.ok) return frame;
    const message = frame.value.type === 'change' ? updateAfter(latest.get(frame.value.table), frame.value) : frame;
    if (message.ok && 'update' in message.value) latest.set(message.value.table, message.value.update);
    return message as Result<FromServer, string>;
  };
};

const updateAfter = (before: Update<GameTypes> | undefined, frame: ChangeFrame): Result<FromServer, string> => {
  const { table, since, version, jump, undoneFrom, players, events, changes, clock } = frame;
  if (before?.version !== since) return err(OUT_OF_STEP);
  const now = withChange(before, changes);
  const moments = momentsAfter(before.view, frame.moments);
  if (!now.ok || !moments.ok) return err(OUT_OF_STEP);
  const fields = { version, jump, undoneFrom, players, events, moments: moments.value };
  const update = decodeUpdate({ ...(now.value as object), ...fields });
  return update.ok ? { ok: true, value: { type: 'update', table, update: update.value, clock } } : err(OUT_OF_STEP);
};

/** The views at the events. Each change is relative to the view before it. */
const momentsAfter = (before: unknown, changes: readonly object[]): Result<readonly unknown[], string> => {
  const views: unknown[] = [];
  for (const change of changes) {
    const next = withChange(views.at(-1) ?? before, change);
    if (!next.ok) return next;
    views.push(next.value);
  }
  return ok(views);
};
