/** Plays actions without the checks of the kernel, for speed. The laws try far more steps than they keep. */

import {
  type Chance,
  carryOut,
  type DeepReadonly,
  draftOf,
  type Entry,
  type Game,
  type GameTypes,
} from '@fremont/kernel';

export interface LightStep<T extends GameTypes> {
  readonly state: DeepReadonly<T['state']>;
  readonly events: readonly T['event'][];
}

/** Checks and plays like the kernel, but does not freeze the state or check for faults. Null when refused. */
export const playLightly = <T extends GameTypes>(
  game: Game<T>,
  before: DeepReadonly<T['state']>,
  { seat, action }: Pick<Entry<T>, 'seat' | 'action'>,
  chance: Chance,
): LightStep<T> | null => {
  if (game.check(before, seat, action) !== null) return null;
  const draft = draftOf(game, before);
  const events = carryOut(game, draft, seat, action, chance);
  return { state: draft as DeepReadonly<T['state']>, events };
};
