/** Games with planted leaks, and games whose states carry a canary word. */

import { GAMES } from '@fremont/games/registry';
import type { AnyGame, GameTypes } from '@fremont/kernel';
import type { Fault } from './fault-plan.ts';

/** The planted leak: a view or a refusal that contains the whole state. */
export const leakOf = (game: AnyGame, fault: Fault | null): Partial<AnyGame> => {
  if (fault === 'leakyView') return { view: (state, viewer) => ({ ...game.view(state, viewer), all: state }) };
  if (fault !== 'leakyRefusal') return {};
  return {
    check(state, seat, action) {
      const refusal = game.check(state, seat, action);
      return refusal === null ? null : { ...refusal, state };
    },
  };
};

/**
 * Adds a canary word to every state and to every chair in it, where games keep hidden parts. Views are built field by
 * field, so no view may contain the word.
 */
export const markStates = (mark: string, fault: Fault | undefined): void => {
  const places = GAMES as Record<string, AnyGame>;
  for (const [id, game] of Object.entries(places)) {
    const setup: AnyGame['setup'] = (...args) => {
      const dealt = game.setup(...args);
      leaveMark(dealt.state, mark);
      return dealt;
    };
    // Again at every event, because a game may copy its state field by field and drop the word.
    const advance: AnyGame['advance'] = function* (draft, ...rest) {
      for (const event of game.advance(draft, ...rest)) {
        leaveMark(draft, mark);
        yield event;
      }
      leaveMark(draft, mark);
    };
    places[id] = { ...game, setup, advance, ...leakOf(game, fault ?? null) };
  }
};

const leaveMark = (state: GameTypes['state'], mark: string): void => {
  const { chairs = [] } = state as { readonly chairs?: readonly object[] };
  for (const place of [state, ...chairs]) Object.assign(place, { mark });
};
