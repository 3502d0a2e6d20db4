/** What a table sends of a whole match, for stories to be told of it. */

import {
  at,
  type DeepReadonly,
  type Game,
  type GameTypes,
  lastStep,
  type Match,
  playMatch,
  seatAt,
  seededChance,
  startMatch,
  stateOf,
} from '@fremont/kernel';

export interface Told<T extends GameTypes> {
  readonly before: T['view'];
  readonly events: readonly T['event'][];
  readonly after: T['view'];
}

const VIEWER = seatAt(0);

/** Every update of one random match, as seat 0 is sent it. */
export const updatesOf = <T extends GameTypes>(
  game: Game<T>,
  options: DeepReadonly<T['options']>,
  seats: number,
  seed: number,
): Told<T>[] => {
  const chance = seededChance(seed);
  let match: Match<T> = startMatch(game, options, seats, chance);
  const viewNow = (): T['view'] => game.view(stateOf(match), VIEWER);
  const updates: Told<T>[] = [];
  while (game.outcome(stateOf(match)) === null) {
    const before = viewNow();
    const seat = at(game.toAct(stateOf(match)), 0);
    const legal = game.legalActions(stateOf(match), seat);
    const played = playMatch(match, seat, at(legal, chance.int(legal.length, 'choice')), chance);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value;
    const events = lastStep(match).events.flatMap((event) => game.viewEvent(event, VIEWER) ?? []);
    updates.push({ before, events, after: viewNow() });
  }
  return updates;
};
