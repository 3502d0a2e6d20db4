/** Plays one random match on a draft: list, pick, check, advance. Like a simulation, it does not freeze states or look for faults. */

import { askedSeat, type Chance, carryOut, type Game, type GameTypes, type Outcome, pick } from '@fremont/kernel';

export interface PlayedOut<T extends GameTypes> {
  readonly state: T['state'];
  readonly outcome: Outcome;
  readonly actions: number;
}

/** `choices` picks the actions and is separate from the chance of the match. */
export const playRandomMatch = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  chance: Chance,
  choices: Chance,
): PlayedOut<T> => {
  const { state: draft } = game.setup(options as Parameters<Game<T>['setup']>[0], seats, chance);
  const state = draft as Parameters<Game<T>['toAct']>[0];
  let actions = 0;
  for (let seat = askedSeat(game, state); seat !== undefined; seat = askedSeat(game, state)) {
    const action = pick(game.legalActions(state, seat), choices, 'choice');
    if (game.check(state, seat, action) !== null) throw new Error('a listed action was refused');
    carryOut(game, draft, seat, action, chance);
    actions += 1;
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error('the match is not over and no seat is asked');
  return { state: draft, outcome, actions };
};
