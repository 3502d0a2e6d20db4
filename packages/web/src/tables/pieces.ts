/** Lets a bot think in short pieces, so that the worker answers the page in between. Loaded with the first move of a bot. */

import type { Bot } from '@fremont/bots';
import type { Thinking } from '@fremont/bots/thinking';
import type { GameTypes } from '@fremont/kernel';
import { type Occupant, styleOf } from '@fremont/table';

/** The work before the worker handles other messages. */
const PIECE_MS = 40;
/** The work on one decision. A slow device uses fewer playouts instead of more time. */
const DECISION_MS = 270;

export interface Workday {
  now(): number;
  /** Resolves once other messages are handled. */
  rest(): Promise<void>;
}

const WORKDAY: Workday = {
  now: () => performance.now(),
  rest: () => new Promise((resume) => setTimeout(resume, 0)),
};

export const inPieces = async <R>(thinking: Thinking<R>, { now, rest }: Workday = WORKDAY): Promise<R> => {
  let worked = 0;
  let from = now();
  let step = thinking.next(0);
  while (step.done !== true) {
    const piece = now() - from;
    if (piece >= PIECE_MS) {
      worked += piece;
      await rest();
      from = now();
    }
    step = thinking.next((worked + now() - from) / DECISION_MS);
  }
  return step.value;
};

/** The choice of the bot with the style of its seat. Styles are loaded with the first bot that has one. */
export const choiceOf = async (
  bot: Bot<GameTypes>,
  occupants: readonly Occupant[],
  [view, seat, legal, chance]: Parameters<Bot<GameTypes>['choose']>,
): Promise<GameTypes['action'] | null> => {
  const style = styleOf(occupants, seat);
  const full = style === null ? bot : ((await bot.withStyles?.()) ?? bot);
  const thinking = full.think?.(view, seat, legal, chance, style);
  return thinking === undefined ? full.choose(view, seat, legal, chance, style) : inPieces(thinking);
};
