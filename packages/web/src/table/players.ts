/** The players by seat, as the screen shows them: name, badge, bot level. */

import type { BotLevel } from '@fremont/bots';
import { at, type Seat, seatAt } from '@fremont/kernel';
import type { Occupant, SeatColour } from '@fremont/table';
import { computed, type ReadonlySignal } from '@preact/signals';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** One letter. If another name begins with it, a second letter or the number of "Player 2" follows. */
  readonly initial: string;
  readonly colour: SeatColour;
  /** Null for a person. */
  readonly bot: BotLevel | null;
  /** True for the only person at this device. Sentences address them. */
  readonly isYou: boolean;
}

export type Players = readonly Player[];

/** `you` is the seat of the only person at this device; null if there are several or none. */
export const playersOf = (occupants: readonly Occupant[], you: Seat | null = null): Players => {
  const first = occupants.map(({ name }) => firstLetter(name));
  return occupants.map((occupant, index) => ({
    seat: seatAt(index),
    name: occupant.name,
    initial: isShared(first, index) ? firstLetter(occupant.name) + secondLetter(occupant.name) : at(first, index),
    colour: occupant.colour,
    bot: occupant.type === 'bot' ? occupant.level : null,
    isYou: index === you,
  }));
};

/** The current players. The object changes only when a name changes, because most of the screen depends on it. */
export const playersNow = (
  occupants: () => readonly Occupant[],
  people: () => readonly Seat[],
): ReadonlySignal<Players> => {
  let last: Players = [];
  return computed(() => {
    const [only = null, ...others] = people();
    const now = playersOf(occupants(), others.length === 0 ? only : null);
    if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
    return last;
  });
};

const isShared = (initials: readonly string[], index: number): boolean =>
  initials.some((initial, other) => other !== index && initial === initials[index]);

/** Splits by code points, so that surrogate pairs stay whole. */
const firstLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
const secondLetter = (name: string): string => /\d$/u.exec(name.trim())?.[0] ?? [...name.trim()][1] ?? '';

export const playerAt = (players: Players, seat: Seat): Player => at(players, seat);

/** The seats played by people at this device. */
export const peopleOf = (players: Players): Seat[] => players.filter(({ bot }) => bot === null).map(({ seat }) => seat);
