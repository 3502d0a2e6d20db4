/** The ready check as the waiting room shows it. */

import type { Room } from '@fremont/table/protocol';

type PersonChair = Extract<Room['chairs'][number], { readonly type: 'person' }>;

const personChairs = ({ chairs }: Room): readonly PersonChair[] =>
  chairs.filter((chair): chair is PersonChair => chair.type === 'person');

/** The people with seats, each once, with whether they are ready. */
const seatedPeople = (room: Room): ReadonlyMap<string, boolean> =>
  new Map(personChairs(room).flatMap(({ person, ready }) => (person === null ? [] : [[person.id, ready] as const])));

/** A host who is alone with bots simply starts. */
export const hasReadyCheck = (room: Room): boolean => [...seatedPeople(room).keys()].some((id) => id !== room.host);

/** Null for a person without a seat, and where there is no one else to wait for. */
export const ownReady = (room: Room, person: string): boolean | null =>
  hasReadyCheck(room) ? (seatedPeople(room).get(person) ?? null) : null;

/** How many people besides this one are not ready. */
export const othersNotReady = (room: Room, person: string): number =>
  [...seatedPeople(room)].filter(([id, ready]) => id !== person && !ready).length;

/** The rest of the host's wait, `elapsedMs` after the room arrived. */
export const startWaitMs = ({ startInMs }: Room, elapsedMs: number): number =>
  Math.max(0, (startInMs ?? 0) - Math.max(0, elapsedMs));
