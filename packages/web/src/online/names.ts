/** What people and bots of an online table are called on this screen. */

import type { Occupant } from '@fremont/table';
import type { Chair, Person, Room } from '@fremont/table/protocol';
import { t } from '../i18n/index.ts';
import { freshNames } from '../setup/names.ts';

/** Whoever deleted themselves has no name left. */
export const shownName = ({ name }: Pick<Person, 'name'>): string => (name === '' ? t('online.somebody') : name);

/** By chair; null for a chair that nobody sits on. Bots have names in every language, and never one that a person has. */
export const chairNames = (chairs: readonly Chair[]): (string | null)[] => {
  const people = chairs.map(personName);
  const free = freshNames().bots.filter((name) => !people.includes(name));
  const fallback = (index: number): string => t('setup.playerName', { number: index + 1 });
  return chairs.map((chair, index) => (chair.type === 'bot' ? (free.shift() ?? fallback(index)) : personName(chair)));
};

const personName = (chair: Chair): string | null => {
  if (chair.type === 'bot' || chair.person === null) return null;
  return shownName({ name: chair.name ?? chair.person.name });
};

export const occupantsOf = ({ chairs }: Room): Occupant[] => {
  const names = chairNames(chairs);
  return chairs.map((chair, seat) => {
    const { colour } = chair;
    const name = names[seat] ?? t('online.somebody');
    return chair.type === 'bot' ? { type: 'bot', name, colour, level: chair.level } : { type: 'person', name, colour };
  });
};
