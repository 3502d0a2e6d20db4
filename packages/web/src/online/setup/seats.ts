/** The seats of an online table during set-up: the person, friends at this device, bots and open seats. */

import { PLAY_LEVELS } from '@fremont/bots/bot';
import type { SeatRange } from '@fremont/kernel';
import type { ChairPlan, SitBody } from '@fremont/table/protocol';
import type { OnlineKind, OnlineSeat } from './draft.ts';

export const addOnlineSeat = (seats: readonly OnlineSeat[], kind: OnlineKind): readonly OnlineSeat[] => [
  ...seats,
  { key: Math.max(...seats.map(({ key }) => key)) + 1, kind, name: '' },
];

/** Adds or removes seats to fit the game. The person's own seat stays. */
export const fittingOnlineSeats = (seats: readonly OnlineSeat[], { min, max }: SeatRange): readonly OnlineSeat[] => {
  let fitted = seats;
  while (fitted.length < min) fitted = addOnlineSeat(fitted, 'open');
  const surplus = fitted.filter(({ kind }) => kind !== 'me').slice(max - 1);
  return fitted.filter((seat) => !surplus.includes(seat));
};

export const chairsOf = (seats: readonly OnlineSeat[]): ChairPlan[] =>
  seats.map(({ kind }) => {
    const level = PLAY_LEVELS.find((one) => one === kind);
    return level === undefined ? { type: 'person' } : { type: 'bot', level };
  });

/** The seats that are taken when the table opens. */
export const sittingOf = (seats: readonly OnlineSeat[]): SitBody[] =>
  seats.flatMap(({ kind, name }, seat): SitBody[] => {
    if (kind === 'me') return [{ seat, name: null }];
    return kind === 'friend' ? [{ seat, name: name.trim() }] : [];
  });
