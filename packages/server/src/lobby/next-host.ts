/** Decides who becomes the host when the host of a table is gone. */

import type { RoomFacts } from './rooms.ts';

type IsPresent = (person: string) => boolean;

const seatedOthers = ({ stored, held }: RoomFacts): string[] =>
  held
    .filter(({ identity }) => identity !== stored.host)
    .toSorted((one, other) => one.since - other.since)
    .map(({ identity }) => identity);

/** The person who has been seated longest among those present. */
export const longestSeated = (facts: RoomFacts, isPresent: IsPresent): string | null =>
  seatedOthers(facts).find(isPresent) ?? null;

/** For a host who leaves: if nobody with a seat is present, another player takes over. Null without any. */
export const nextHost = (facts: RoomFacts, isPresent: IsPresent): string | null => {
  const players = facts.members.filter(({ identity, role }) => role === 'player' && identity !== facts.stored.host);
  const [first] = [...seatedOthers(facts), ...players.map(({ identity }) => identity)];
  return longestSeated(facts, isPresent) ?? first ?? null;
};
