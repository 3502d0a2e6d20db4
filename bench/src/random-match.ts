/** One random match on a draft: list, pick, judge, advance. The path a simulation takes, without freezing and faults. */

import { type Chance, type Game, type GameTypes, type Outcome, pick } from '@fremont/kernel';

export interface PlayedOut<T extends GameTypes> {
  readonly state: T['state'];
  readonly outcome: Outcome;
  readonly actions: number;
}

/** `choices` picks the actions; it is apart from the match's own chance. */
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
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const action = pick(game.legalActions(state, seat), choices, 'choice');
    if (game.check(state, seat, action) !== null) throw new Error('a listed action was refused');
    game.advance(draft, seat, action, chance);
    actions += 1;
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error('nobody is to act, yet the match is not over');
  return { state: draft, outcome, actions };
};
