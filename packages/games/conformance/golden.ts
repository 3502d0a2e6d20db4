/** Golden records: whole matches kept as tests, each with its expected outcome. */

import {
  assert,
  type Game,
  type GameTypes,
  type Match,
  type MatchRecord,
  type Outcome,
  replay,
  stateOf,
} from '@fremont/kernel';
import { assertSame } from './difference.ts';

/** A record as kept in `test/golden/`. Records without an outcome only have to replay. */
export interface Golden<T extends GameTypes> extends MatchRecord<T> {
  readonly outcome?: Outcome | null;
}

/** Replays a golden record and throws unless it ends with its expected outcome. */
export const replayGolden = <T extends GameTypes>(game: Game<T>, golden: Golden<T>): Match<T> => {
  const match = replay(game, golden);
  const outcome = game.outcome(stateOf(match));
  if (golden.outcome !== undefined)
    assertSame(outcome, golden.outcome, `${golden.game}: the golden record ends otherwise`);
  assert(outcome !== null, `${golden.game}: a golden record does not end`);
  return match;
};
