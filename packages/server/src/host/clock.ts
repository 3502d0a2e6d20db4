/** The clocks of one match: whose time runs, how much is left, and which deadlines that makes. Values; nothing changes one. */

import type { Aftermath, Ask, DecisionId, LogEntry } from '@fremont/table';
import type { ClockPlan, ClockView } from '@fremont/table/protocol';
import type { Ms, Timer, TimerChange } from '../storage/index.ts';

/** What is kept beside the log: the supplies of time, by seat. Deadlines are rows of their own. */
export interface Banks {
  readonly banks: readonly number[] | null;
}

export interface ClockState extends Banks {
  readonly running: readonly Timer[];
}

export interface ClockStep {
  readonly state: ClockState;
  readonly timers: TimerChange;
}

const UNTIMED: ClockStep = { state: { banks: null, running: [] }, timers: { set: [], done: [] } };
const DAY_MS = 86_400_000;
/** On the way here a click loses time that is nobody's fault. */
const NETWORK_MS = 1_000;
/** Whoever returns after running out of time can at least look around. */
const RETURN_MS = 30_000;
const KIND = 'decision';

export const startBanks = (plan: ClockPlan, seats: number): Banks => ({
  banks: plan.type === 'live' ? Array.from({ length: seats }, () => plan.bankS * 1000) : null,
});

/** What an entry does to the clocks. Null stands for the deal. */
export const clockAfter = (
  plan: ClockPlan,
  before: ClockState,
  entry: LogEntry | null,
  { asks, playedBy, over }: Aftermath,
  now: Ms,
): ClockStep => {
  if (plan.type === 'none') return UNTIMED;
  const timed = over ? [] : asks.filter(({ seat }) => playedBy[seat] === 'person');
  const ended = before.running.filter(({ decision }) => !timed.some(({ id }) => id === decision));
  const kept = before.running.filter((timer) => !ended.includes(timer));
  const banks = banksAfter(plan, before.banks, ended, entry, now);
  const set = timed
    .filter(({ id }) => !kept.some(({ decision }) => decision === id))
    .map((ask) => timerFor(plan, banks, ask, now));
  return {
    state: { banks, running: [...kept, ...set] },
    timers: { set, done: ended.map(({ decision }): DecisionId => decision) },
  };
};

/** Time used is gone, also when the decision is taken back; an answer in time earns the increment. */
const banksAfter = (
  plan: ClockPlan,
  banks: Banks['banks'],
  ended: readonly Timer[],
  entry: LogEntry | null,
  now: Ms,
): Banks['banks'] => {
  if (plan.type !== 'live' || banks === null) return null;
  const bankMs = plan.bankS * 1000;
  return banks.map((bank, seat) => {
    const timer = ended.find((one) => one.seat === seat);
    const left = timer === undefined ? bank : Math.min(bank, leftOf(timer, now));
    const isAnswered = timer !== undefined && entry?.type === 'action' && entry.seat === seat;
    const earned = isAnswered ? Math.min(bankMs, left + plan.incrementS * 1000) : left;
    const isReturning = entry?.type === 'seat' && entry.why === 'returned' && entry.seat === seat;
    return isReturning ? Math.max(earned, Math.min(bankMs, RETURN_MS)) : earned;
  });
};

const timerFor = (plan: ClockPlan, banks: Banks['banks'], { id, seat }: Ask, now: Ms): Timer => {
  const allowed = plan.type === 'days' ? plan.days * DAY_MS : (banks?.[seat] ?? 0);
  return { decision: id, seat, kind: KIND, due: now + allowed + NETWORK_MS };
};

/** As the player counts it, without what is added for the network. */
const leftOf = ({ due }: Timer, now: Ms): number => Math.max(0, due - NETWORK_MS - now);

/** After every deadline was moved. */
export const postponed = (state: ClockState, byMs: number): ClockState => ({
  ...state,
  running: state.running.map((timer) => ({ ...timer, due: timer.due + byMs })),
});

/** What clients show: time left, never a time of day. Null without clocks. */
export const clockViewOf = (plan: ClockPlan, { banks, running }: ClockState, now: Ms): ClockView | null => {
  if (plan.type === 'none') return null;
  const leftAt = (seat: number, bank: number): number => {
    const timer = running.find((one) => one.seat === seat);
    return timer === undefined ? bank : Math.min(bank, leftOf(timer, now));
  };
  return {
    banks: banks === null ? null : banks.map((bank, seat) => leftAt(seat, bank)),
    running: running.map((timer) => ({
      decision: timer.decision,
      seat: timer.seat,
      remainingMs: leftOf(timer, now),
    })),
  };
};
