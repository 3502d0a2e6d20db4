/** The whole match of an online table that is over, for its replay. */

import type { GameTypes } from '@fremont/kernel';
import { err, ok, type Result, type Seat } from '@fremont/kernel';
import type { Proof } from '@fremont/table/fair';
import { type Room, recordAnswer } from '@fremont/table/protocol';
import type { ReplayedMatch } from '@fremont/table/replay';
import { get } from './api.ts';
import { seatsOf } from './chairs.ts';
import { readRoom, tablePath } from './lobby.ts';
import { occupantsOf } from './names.ts';
import { me, whoAmI } from './people.ts';

interface Finished extends ReplayedMatch<GameTypes> {
  readonly title: string;
  /** The seats of this person. */
  readonly seats: readonly Seat[];
  readonly playedAt: number | null;
  /** Null from an older server. */
  readonly proof: Proof | null;
}

type NotFinished =
  | { readonly code: 'missing' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'running'; readonly id: string };

export const readFinished = async (id: string): Promise<Result<Finished, NotFinished>> => {
  await whoAmI();
  const room = await readRoom(id);
  if (!room.ok) return err({ code: room.error.code === 'network' ? 'unreachable' : 'missing' });
  if (room.value.status !== 'over') return err({ code: 'running', id });
  const answer = await get(`${tablePath(id)}/record`, recordAnswer);
  if (!answer.ok) return err({ code: answer.error.code === 'network' ? 'unreachable' : 'missing' });
  const { record, proof = null } = answer.value;
  return ok({ record, proof, ...factsOf(room.value) });
};

const factsOf = (room: Room): Omit<Finished, 'record' | 'proof'> => ({
  occupants: occupantsOf(room),
  title: room.plan.title,
  seats: seatsOf(room, me.peek()?.id ?? null),
  playedAt: null,
});
