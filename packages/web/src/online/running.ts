/** An online match that is not over yet, as this person may know it, for its replay. */

import { err, type GameTypes, ok, type Result, type Seat, type Viewer } from '@fremont/kernel';
import type { SeenStep } from '@fremont/table';
import { decodePast, pastAnswer } from '@fremont/table/protocol';
import { SeenMatch } from '../replay/seen-match.ts';
import { get } from './api.ts';
import { seatsOf } from './chairs.ts';
import { readRoom, tablePath } from './lobby.ts';
import { occupantsOf } from './names.ts';
import { me } from './people.ts';

interface Running {
  readonly past: SeenMatch;
  readonly title: string;
  /** The seats of this person. */
  readonly seats: readonly Seat[];
}

type Unread = { readonly code: 'missing' } | { readonly code: 'unreachable' };

export const readRunning = async (id: string): Promise<Result<Running, Unread>> => {
  const room = await readRoom(id);
  if (!room.ok) return err({ code: room.error.code === 'network' ? 'unreachable' : 'missing' });
  const { game, options, title, chairs } = room.value.plan;
  const seats = seatsOf(room.value, me.peek()?.id ?? null);
  const [only, ...others] = seats;
  const viewer = only === undefined || others.length > 0 ? 'spectator' : only;
  const steps = await readPast(id, viewer);
  if (!steps.ok) return steps;
  const setting = { game, options, seats: chairs.length };
  return ok({ past: new SeenMatch(setting, occupantsOf(room.value), viewer, steps.value), title, seats });
};

/** Page after page, until the last place. */
const readPast = async (id: string, viewer: Viewer): Promise<Result<readonly SeenStep<GameTypes>[], Unread>> => {
  const steps: SeenStep<GameTypes>[] = [];
  for (;;) {
    const answer = await get(`${tablePath(id)}/past?as=${viewer}&from=${steps.length}`, pastAnswer);
    if (!answer.ok) return err({ code: answer.error.code === 'network' ? 'unreachable' : 'missing' });
    const page = decodePast(answer.value);
    if (!page.ok) return err({ code: 'unreachable' });
    steps.push(...page.value.steps);
    if (page.value.steps.length === 0 || steps.length > page.value.last) return ok(steps);
  }
};
