/** Announces a decision to the person at this device: by screen reader and by chime. */

import type { Seat } from '@fremont/kernel';
import { effect, untracked } from '@preact/signals';
import { playCue, vibrate } from '../sound/index.ts';
import { askIn } from './commands.ts';
import type { ScreenTypes } from './game-screen.ts';
import type { Live } from './live.ts';
import type { TableModel } from './table-model.ts';

interface Announced {
  readonly ask: string;
  readonly seat: Seat;
}

/** Returns a stop function. The chime plays once per turn, not for every decision in it. */
export const announceDecisions = <S extends ScreenTypes>(model: TableModel<S>, live: Live): (() => void) => {
  let announced: Announced | null = null;
  const stops = [
    effect(() => {
      // The seat is no longer to act, so its next decision is announced again.
      if (!model.update.value.toAct.some((seat) => seat === announced?.seat)) announced = null;
    }),
    effect(() => {
      const { actor: seat } = model;
      const ask = askIn(model.update.value);
      // A forced move is not a decision: the table plays it, and its result is told.
      if (seat === null || ask === undefined || ask === announced?.ask || model.forcedAction.value !== null) return;
      const { eyebrow, headline, subline } = untracked(() => model.screen.lettering(model));
      live.call(`${eyebrow}. ${headline}. ${subline}`);
      if (announced?.seat !== seat) {
        playCue('turn');
        vibrate('turn');
      }
      announced = { ask, seat };
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
