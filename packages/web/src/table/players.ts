/** Who sits where, ready for the screen: name, badge, kind. */

import type { BotLevel } from '@fremont/bots';
import { at, type Seat, seatAt } from '@fremont/kernel';
import type { Occupant, SeatColour } from '@fremont/table';
import { computed, type ReadonlySignal } from '@preact/signals';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** One letter; with a second one, or the number of "Player 2", where another name at the table begins the same. */
  readonly initial: string;
  readonly colour: SeatColour;
  /** Null for a person. */
  readonly bot: BotLevel | null;
}

export type Players = readonly Player[];

export const playersOf = (occupants: readonly Occupant[]): Players => {
  const first = occupants.map(({ name }) => firstLetter(name));
  return occupants.map((occupant, index) => ({
    seat: seatAt(index),
    name: occupant.name,
    initial: isShared(first, index) ? firstLetter(occupant.name) + tellingLetter(occupant.name) : at(first, index),
    colour: occupant.colour,
    bot: occupant.type === 'bot' ? occupant.level : null,
  }));
};

/** As they are called now; the same object until somebody is called otherwise, because names are all over the screen. */
export const playersNow = (occupants: () => readonly Occupant[]): ReadonlySignal<Players> => {
  let last: Players = [];
  return computed(() => {
    const now = playersOf(occupants());
    if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
    return last;
  });
};

const isShared = (initials: readonly string[], index: number): boolean =>
  initials.some((initial, other) => other !== index && initial === initials[index]);

/** By code points, so that no letter outside the basic plane is cut in half. */
const firstLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
const tellingLetter = (name: string): string => /\d$/u.exec(name.trim())?.[0] ?? [...name.trim()][1] ?? '';

export const playerAt = (players: Players, seat: Seat): Player => at(players, seat);

/** The seats played by people at this device. */
export const peopleOf = (players: Players): Seat[] => players.filter(({ bot }) => bot === null).map(({ seat }) => seat);
