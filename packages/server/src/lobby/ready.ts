/** The ready check: people agree to start with the current plan. */

import { canonicalJson } from '@fremont/kernel';
import type { TablePlan } from '@fremont/table/protocol';
import type { RoomFacts } from './rooms.ts';

type Seating = Pick<RoomFacts, 'plan' | 'held'>;

/** The parts of a plan that people agree to. A new title or another chat needs no new consent. */
const agreedTo = ({ visibility, game, options, chairs, clock }: TablePlan): string =>
  canonicalJson({ visibility, game, options, chairs, clock });

export const needsNewConsent = (before: TablePlan, after: TablePlan): boolean => agreedTo(before) !== agreedTo(after);

/** Every chair for people is taken, and all of them are ready. */
export const isEveryoneReady = ({ plan, held }: Seating): boolean =>
  held.length > 0 && held.every(({ ready }) => ready) && hasNoFreeChair({ plan, held });

const hasNoFreeChair = ({ plan, held }: Seating): boolean =>
  plan.chairs.every(({ type }, seat) => type === 'bot' || held.some((one) => one.seat === seat));

/**
 * How long the host has to wait before starting; 0 if all other people are ready. Otherwise the people get `startWaitMs`
 * after the last change of the plan or the last arrival, so that all have time to see both.
 */
export const startDelayMs = ({ stored, held }: RoomFacts, startWaitMs: number, now: number): number => {
  const others = held.filter(({ identity }) => identity !== stored.host);
  if (others.every(({ ready }) => ready)) return 0;
  const lastChange = Math.max(stored.updated, ...held.map(({ since }) => since));
  return Math.max(0, lastChange + startWaitMs - now);
};
