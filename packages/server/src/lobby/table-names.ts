/** The names of people at one table. Of names that look alike, all but the first get a number: "Anna (2)". */

import { BOT_NAMES, nameSkeleton, type Person, type TablePlan } from '@fremont/table/protocol';
import type { KnownPerson } from '../people/people.ts';
import type { HeldSeat, Member } from '../storage/index.ts';

interface Named {
  readonly plan: TablePlan;
  readonly members: readonly Member[];
  readonly held: readonly HeldSeat[];
  readonly known: readonly KnownPerson[];
}

interface Claim {
  /** A person, or the seat of a friend at their device. */
  readonly key: string | number;
  readonly name: string;
  /** Since when the name is used at this table. */
  readonly since: number;
  readonly isAsking: boolean;
}

export interface TableNames {
  readonly persons: ReadonlyMap<string, Person>;
  /** By seat: the names of friends at the device of another person. */
  readonly friends: ReadonlyMap<number, string>;
}

export const namesAt = (named: Named): TableNames => {
  const people = distinctNames([...personClaims(named), ...friendClaims(named)], botSkeletons(named.plan));
  const persons = named.known.map(({ person }) => ({ ...person, name: people.get(person.id) ?? person.name }));
  const friends = named.held.flatMap(({ seat, name }) =>
    name === null ? [] : [[seat, people.get(seat) ?? name] as const],
  );
  return { persons: new Map(persons.map((person) => [person.id, person])), friends: new Map(friends) };
};

/** A new name counts from the renaming, so that nobody takes over the plain name of a person who came later. */
const personClaims = ({ members, known }: Named): Claim[] =>
  known.map(({ person: { id, name }, named }) => {
    const member = members.find(({ identity }) => identity === id);
    return { key: id, name, since: Math.max(named, member?.joined ?? 0), isAsking: member?.role === 'asking' };
  });

const friendClaims = ({ held }: Named): Claim[] =>
  held.flatMap(({ seat, name, since }) => (name === null ? [] : [{ key: seat, name, since, isAsking: false }]));

/** Bots at a table have the first names of the list, in the language of each client. */
const botSkeletons = ({ chairs }: TablePlan): string[] =>
  BOT_NAMES.slice(0, chairs.filter(({ type }) => type === 'bot').length)
    .flat()
    .map(nameSkeleton);

/** People who wait for admission come last, because the others do not see them. */
const byPrecedence = (one: Claim, other: Claim): number =>
  Number(one.isAsking) - Number(other.isAsking) || one.since - other.since;

const distinctNames = (claims: readonly Claim[], botNames: readonly string[]): ReadonlyMap<string | number, string> => {
  const taken = new Set(botNames);
  const names = new Map<string | number, string>();
  for (const { key, name } of claims.toSorted(byPrecedence)) {
    // A deleted person has no name.
    if (name === '') continue;
    const given = firstFree(name, taken);
    taken.add(nameSkeleton(given));
    names.set(key, given);
  }
  return names;
};

const firstFree = (name: string, taken: ReadonlySet<string>): string => {
  let given = name;
  for (let number = 2; taken.has(nameSkeleton(given)); number++) given = `${name} (${number})`;
  return given;
};
