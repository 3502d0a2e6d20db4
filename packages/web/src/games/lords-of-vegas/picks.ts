/** The player's selection before an action is sent: a tool, a lot, a bet, a die to move, a result to place. */

import type { Face, LotId } from '@fremont/games/lords-of-vegas';
import { type Signal, signal } from '@preact/signals';
import { statePerModel } from '../../table/state-per-model.ts';
import type { LordsModel } from './types.ts';

export const TOOLS = ['build', 'sprawl', 'remodel', 'reorganise', 'gamble'] as const;
export type Tool = (typeof TOOLS)[number];

interface Picks {
  /** Null while the player only inspects a lot. */
  readonly tool: Signal<Tool | null>;
  readonly lot: Signal<LotId | null>;
  readonly bet: Signal<number>;
  /** The player's own die that moves to the new tile once all twelve are on the board. */
  readonly moveDieFrom: Signal<LotId | null>;
  /** The result of a reorganisation that is placed next. */
  readonly dieResult: Signal<Face | null>;
}

export const picksOf = statePerModel<LordsModel, Picks>(() => ({
  tool: signal(null),
  lot: signal(null),
  bet: signal(1),
  moveDieFrom: signal(null),
  dieResult: signal(null),
}));

/** Selects a tool. A second press deselects it. */
export const toggleTool = (model: LordsModel, tool: Tool): void => {
  const picks = picksOf(model);
  picks.tool.value = picks.tool.peek() === tool ? null : tool;
  model.commands.stepBack();
};

/** Selects a lot. A second press deselects it, unless an action is chosen there. */
export const selectLot = (model: LordsModel, lot: LotId): void => {
  const picks = picksOf(model);
  picks.lot.value = picks.lot.peek() === lot && model.chosen.peek() === null ? null : lot;
  picks.bet.value = 1;
  model.commands.stepBack();
};

export const clearPicks = (model: LordsModel): void => {
  const picks = picksOf(model);
  picks.tool.value = null;
  picks.lot.value = null;
  picks.moveDieFrom.value = null;
};
