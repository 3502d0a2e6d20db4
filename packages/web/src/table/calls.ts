/** Calls whoever is at the device when a question is put to them. */

import type { Seat } from '@fremont/kernel';
import { effect, untracked } from '@preact/signals';
import { playCue } from '../sound/index.ts';
import { askIn } from './commands.ts';
import type { ScreenTypes, SessionProps } from './game-screen.ts';

interface Called {
  readonly ask: string;
  readonly seat: Seat;
}

/** Until the returned function is called. The chime only rings when the turn is new, not for every question in it. */
export const callPeople = <S extends ScreenTypes>(session: SessionProps<S>['session']): (() => void) => {
  let called: Called | null = null;
  const stops = [
    effect(() => {
      // Somebody else is to act: whoever was called may be called anew.
      if (!session.update.value.toAct.some((seat) => seat === called?.seat)) called = null;
    }),
    effect(() => {
      const { actor: seat } = session;
      const ask = askIn(session.update.value);
      if (seat === null || ask === undefined || ask === called?.ask) return;
      const { eyebrow, headline, subline } = untracked(() => session.screen.lettering(session));
      session.live.call(`${eyebrow}. ${headline}. ${subline}`);
      if (called?.seat !== seat) playCue('turn');
      called = { ask, seat };
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
