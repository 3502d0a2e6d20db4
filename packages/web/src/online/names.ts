/** The names of people and bots of an online table. */

import type { Occupant } from '@fremont/table';
import type { Chair, Person } from '@fremont/table/protocol';
import { t } from '../i18n/index.ts';
import { freshNames } from '../setup/names.ts';

/** People who deleted their data have an empty name. */
export const shownName = ({ name }: Pick<Person, 'name'>): string => (name === '' ? t('online.unnamed') : name);

/** For a table whose host the server does not name, because this person still waits for admission. */
export const NO_PERSON = { name: '', colour: 'pearl' } as const;

/** By chair; null for a free chair. Bots get names in the language of the screen that no person at the table has. */
export const chairNames = (chairs: readonly Chair[]): (string | null)[] => {
  const people = chairs.map(personName);
  const free = freshNames().bots.filter((name) => !people.includes(name));
  const fallback = (index: number): string => t('shell.playerName', { number: index + 1 });
  return chairs.map((chair, index) => (chair.type === 'bot' ? (free.shift() ?? fallback(index)) : personName(chair)));
};

const personName = (chair: Chair): string | null => {
  if (chair.type === 'bot' || chair.person === null) return null;
  return shownName({ name: chair.name ?? chair.person.name });
};

export const occupantsOf = ({ chairs }: { readonly chairs: readonly Chair[] }): Occupant[] => {
  const names = chairNames(chairs);
  return chairs.map((chair, seat) => {
    const { colour } = chair;
    const name = names[seat] ?? t('online.unnamed');
    return chair.type === 'bot' ? { type: 'bot', name, colour, level: chair.level } : { type: 'person', name, colour };
  });
};
