/** What somebody has pointed at and not yet decided: a tool, a lot, a bet, a die to move, a result to place. */

import type { Face, LotId } from '@fremont/games/lords-of-vegas';
import { type Signal, signal } from '@preact/signals';
import type { LordsSession } from './types.ts';

export const TOOLS = ['build', 'sprawl', 'remodel', 'reorganise', 'gamble'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Picks {
  /** Null while a lot is only looked at. */
  readonly tool: Signal<Tool | null>;
  readonly lot: Signal<LotId | null>;
  readonly bet: Signal<number>;
  /** The own die that goes to the new tile once all twelve are out. */
  readonly moveDieFrom: Signal<LotId | null>;
  /** The result of a reorganisation that is placed next. */
  readonly value: Signal<Face | null>;
}

const kept = new WeakMap<LordsSession, Picks>();

export const picksOf = (session: LordsSession): Picks => {
  const known = kept.get(session);
  if (known !== undefined) return known;
  const picks: Picks = {
    tool: signal(null),
    lot: signal(null),
    bet: signal(1),
    moveDieFrom: signal(null),
    value: signal(null),
  };
  kept.set(session, picks);
  return picks;
};

/** Takes up a tool, or lays it down again. */
export const takeTool = (session: LordsSession, tool: Tool): void => {
  const picks = picksOf(session);
  picks.tool.value = picks.tool.peek() === tool ? null : tool;
  session.stepBack();
};

export const pointAt = (session: LordsSession, lot: LotId): void => {
  const picks = picksOf(session);
  picks.lot.value = picks.lot.peek() === lot && session.chosen.peek() === null ? null : lot;
  picks.bet.value = 1;
  session.stepBack();
};

export const layDown = (session: LordsSession): void => {
  const picks = picksOf(session);
  picks.tool.value = null;
  picks.lot.value = null;
  picks.moveDieFrom.value = null;
};
