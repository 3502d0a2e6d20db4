/** The numbers of the clocks, and the time that is left until a deadline. docs/clocks.md explains them to players. */

import type { DecisionId, Version } from '@fremont/table';
import type { ClockPlan } from '@fremont/table/protocol';
import type { Ms, Timer } from '../storage/index.ts';

/**
 * `decision`: when it is due, a bot takes over. `away`: the deadline of a decision while a bot plays the seat; it applies
 * again if the person returns before the bot acts, and is never due. `undo`: when it is due, the undo request expires.
 */
export type TimerKind = 'decision' | 'away' | 'undo';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A bot that acts only this much after the deadline of an undo request does not end it first. */
const UNDO_SLACK_MS = 10_000;
/** Added to every deadline for the time that a message takes on the network. */
export const NETWORK_MS = 1_000;
/** A player who ran out of time and returns gets this much, once in a match. */
const TOP_UP_MS = 30_000;
/** An undo request expires after this time, unless people play by the day. */
export const UNDO_MS = 20_000;
/** The host may hand the seat of an absent person to a bot after this time at the earliest. */
const GRACE_MS = 60_000;

/** The time for one decision where each has its own, else null. */
export const decisionMs = (plan: ClockPlan): number | null => (plan.type === 'days' ? plan.days * DAY_MS : null);

/** How long an undo request stays open. People who play by the day are rarely there at the same time. */
export const undoRequestMs = (plan: ClockPlan): number => (plan.type === 'days' ? DAY_MS : UNDO_MS);

/** How long a bot waits for the answer to an undo request: until its deadline has ended it, but not for a whole day. */
export const undoWaitMs = (plan: ClockPlan): number => (plan.type === 'days' ? HOUR_MS : UNDO_MS + UNDO_SLACK_MS);

/** How long the host waits for an absent person with this time left. Null if the host may not replace them at all. */
export const graceMs = (plan: ClockPlan, leftMs: number): number | null =>
  plan.type === 'days' ? null : Math.max(GRACE_MS, leftMs);

type LivePlan = Extract<ClockPlan, { readonly type: 'live' }>;

export const withIncrement = (bank: number, { bankS, incrementS }: LivePlan): number =>
  Math.min(bankS * 1000, bank + incrementS * 1000);

export const topUp = ({ bankS }: LivePlan): number => Math.min(bankS * 1000, TOP_UP_MS);

/** The time that the player sees, without the allowance for the network. */
export const leftOf = ({ due }: Timer, now: Ms): number => Math.max(0, due - NETWORK_MS - now);

export const timerOf = (timers: readonly Timer[], seat: number, kind: TimerKind): Timer | null =>
  timers.find((timer) => timer.seat === seat && timer.kind === kind) ?? null;

/** The row of an undo request names it like a decision. No decision has this id, because a request opens none. */
export const requestId = (seat: number, version: Version): DecisionId => `${seat}.${version}`;
export const requestVersion = (id: DecisionId): Version => Number(id.split('.')[1]);
