/** The seats of an online table while it is set up: me, friends at this device, bots, and chairs for whoever comes. */

import { BOT_LEVELS } from '@fremont/bots';
import type { ChairPlan, SitBody } from '@fremont/table/protocol';
import type { OnlineKind, OnlineSeat } from './draft.ts';

export const ONLINE_KINDS = ['open', 'friend', ...BOT_LEVELS] as const;
export const addOnlineSeat = (seats: readonly OnlineSeat[], kind: OnlineKind): readonly OnlineSeat[] => [
  ...seats,
  { key: Math.max(...seats.map(({ key }) => key)) + 1, kind, name: '' },
];

export const chairsOf = (seats: readonly OnlineSeat[]): ChairPlan[] =>
  seats.map(({ kind }) => {
    const level = BOT_LEVELS.find((one) => one === kind);
    return level === undefined ? { type: 'person' } : { type: 'bot', level };
  });

/** Who sits down at once. */
export const sittingOf = (seats: readonly OnlineSeat[]): SitBody[] =>
  seats.flatMap(({ kind, name }, seat): SitBody[] => {
    if (kind === 'me') return [{ seat, name: null }];
    return kind === 'friend' ? [{ seat, name: name.trim() }] : [];
  });
