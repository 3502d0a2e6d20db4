/** The updates of a whole match, as input for stories. */

import { at, type DeepReadonly, type Game, type GameTypes, play, seatAt, seededChance } from '@fremont/kernel';

export interface RecordedUpdate<T extends GameTypes> {
  readonly before: T['view'];
  readonly events: readonly T['event'][];
  /** The view at each event. */
  readonly views: readonly T['view'][];
  readonly after: T['view'];
}

const VIEWER = seatAt(0);

/** Every update of one random match, as seat 0 receives it. */
export const updatesOf = <T extends GameTypes>(
  game: Game<T>,
  options: DeepReadonly<T['options']>,
  seats: number,
  seed: number,
): RecordedUpdate<T>[] => {
  const chance = seededChance(seed);
  let state = game.setup(options, seats, chance).state as DeepReadonly<T['state']>;
  const updates: RecordedUpdate<T>[] = [];
  while (game.outcome(state) === null) {
    const before = game.view(state, VIEWER);
    const seat = at(game.toAct(state), 0);
    const legal = game.legalActions(state, seat);
    const played = play(game, state, seat, at(legal, chance.int(legal.length, 'choice')), chance, 'keep');
    if (!played.ok) throw new Error(played.error.code);
    const { events: all, moments } = played.value;
    state = played.value.state;
    const after = game.view(state, VIEWER);
    const events = all.flatMap((event) => game.viewEvent(event, VIEWER) ?? []);
    const shownAt = moments.filter((_, index) => game.viewEvent(at(all, index), VIEWER) !== null);
    const views = events.map((_, index) => {
      const moment = index + 1 < events.length ? shownAt[index] : undefined;
      return moment === undefined ? after : game.view(moment, VIEWER);
    });
    updates.push({ before, events, views, after });
  }
  return updates;
};
