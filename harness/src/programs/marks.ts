/** Games that hand out too much, and games whose states can be recognised wherever they turn up. */

import { GAMES } from '@fremont/games/registry';
import type { AnyGame, GameTypes } from '@fremont/kernel';
import type { Fault } from './plan.ts';

/** The planted faults: what a careless projection would hand out. */
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
 * A word beside what the rules know, in every state and in every chair of it, where the games keep what others may not see.
 * It passes wherever states pass, and no view may show it, because views are made field by field.
 */
export const markStates = (mark: string, fault: Fault | undefined): void => {
  const places = GAMES as Record<string, AnyGame>;
  for (const [id, game] of Object.entries(places)) {
    const setup: AnyGame['setup'] = (...args) => {
      const dealt = game.setup(...args);
      leaveMark(dealt.state, mark);
      return dealt;
    };
    // Again after every action: a game may copy its state field by field.
    const advance: AnyGame['advance'] = (draft, ...rest) => {
      const events = game.advance(draft, ...rest);
      leaveMark(draft, mark);
      return events;
    };
    places[id] = { ...game, setup, advance, ...leakOf(game, fault ?? null) };
  }
};

const leaveMark = (state: GameTypes['state'], mark: string): void => {
  const { chairs = [] } = state as { readonly chairs?: readonly object[] };
  for (const place of [state, ...chairs]) Object.assign(place, { mark });
};
