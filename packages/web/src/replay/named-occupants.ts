/** Names for players whose file or code has none. Bots never have one there, because every language has its own. */

import type { Occupant } from '@fremont/table';
import { t } from '../i18n/index.ts';
import { freshNames } from '../setup/names.ts';

export const namedOccupants = (occupants: readonly Occupant[]): readonly Occupant[] => {
  const taken = occupants.map(({ name }) => name);
  const free = freshNames().bots.filter((name) => !taken.includes(name));
  const nameOf = ({ type, name }: Occupant, index: number): string => {
    if (name !== '') return name;
    const botName = type === 'bot' ? free.shift() : undefined;
    return botName ?? t('shell.playerName', { number: index + 1 });
  };
  return occupants.map((occupant, index) => ({ ...occupant, name: nameOf(occupant, index) }));
};
