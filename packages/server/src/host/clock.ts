/** The clocks of one match: the time left for each seat, and the running deadlines. Immutable values. */

import type { AfterCommit, Ask, DecisionId, LogEntry } from '@fremont/table';
import type { ClockPlan, ClockView } from '@fremont/table/protocol';
import type { Ms, Timer, TimerChange } from '../storage/index.ts';
import {
  decisionMs,
  graceMs,
  leftOf,
  NETWORK_MS,
  requestId,
  type TimerKind,
  timerOf,
  topUp,
  UNDO_MS,
  undoRequestMs,
  withIncrement,
} from './clock-rules.ts';
import { type SpentTime, spentBefore, withSpent } from './spent-time.ts';

/** The part of the clocks that is stored beside the log. Deadlines have rows of their own. */
export interface SavedClock {
  /** Milliseconds left, by seat. Null unless the clocks are live. */
  readonly banks: readonly number[] | null;
  /** By seat: the progress of the match at the last action that earned an increment. */
  readonly earnedAt: readonly number[];
  /** The seats that got their extra time after running out. */
  readonly toppedUp: readonly number[];
  readonly spent: readonly SpentTime[];
}

export interface ClockState extends SavedClock {
  readonly running: readonly Timer[];
}

export interface ClockStep {
  readonly state: ClockState;
  readonly timers: TimerChange;
}

export const startClock = (plan: ClockPlan, seats: number): SavedClock => ({
  banks: plan.type === 'live' ? Array.from({ length: seats }, () => plan.bankS * 1000) : null,
  earnedAt: Array.from({ length: seats }, () => 0),
  toppedUp: [],
  spent: [],
});

/** Clocks that an older server stored have only some of the fields. */
export const loadedClock = (plan: ClockPlan, seats: number, stored: unknown): SavedClock => ({
  ...startClock(plan, seats),
  ...(stored as Partial<SavedClock> | null),
});

/** Null in a match without clocks. */
export const storedClock = (plan: ClockPlan, { banks, earnedAt, toppedUp, spent }: ClockState): SavedClock | null =>
  plan.type === 'none' ? null : { banks, earnedAt, toppedUp, spent };

/** All that the clocks after an entry depend on. */
interface ClockInput {
  readonly plan: ClockPlan;
  readonly before: ClockState;
  readonly entry: LogEntry | null;
  readonly after: AfterCommit;
  readonly now: Ms;
}

/** The clocks after an entry. `entry` is null for the deal. */
export const clockAfter = (
  plan: ClockPlan,
  before: ClockState,
  entry: LogEntry | null,
  after: AfterCommit,
  now: Ms,
): ClockStep => {
  const input: ClockInput = { plan, before, entry, after, now };
  const saved = savedAfter(input);
  const running = [...decisionTimers(input, saved), ...undoTimers(input, saved)];
  return { state: { ...saved, running }, timers: timerChange(before.running, running) };
};

const timerChange = (before: readonly Timer[], now: readonly Timer[]): TimerChange => ({
  set: now.filter((timer) => !before.includes(timer)),
  done: before
    .filter(({ kind, decision }) => !now.some((one) => one.kind === kind && one.decision === decision))
    .map(({ decision }): DecisionId => decision),
});

const isAsked = ({ asks, outcome }: AfterCommit, { decision }: Timer): boolean =>
  outcome === null && asks.some(({ id }) => id === decision);

const savedAfter = (input: ClockInput): SavedClock => {
  const { plan, before, after, now } = input;
  if (plan.type === 'none') return before;
  const ended = before.running.filter((timer) => timer.kind !== 'undo' && !isAsked(after, timer));
  const spent = withSpent(before.spent, ended, after.actionsBefore, now);
  return plan.type === 'days' ? { ...before, spent } : { ...banksAfter(input, plan), spent };
};

/** A bank falls while a decision or an undo request of its seat is open. It grows only by increments and the one top-up. */
const banksAfter = (input: ClockInput, plan: Extract<ClockPlan, { type: 'live' }>): Omit<SavedClock, 'spent'> => {
  const { before, after } = input;
  const charged = (before.banks ?? []).map((bank, seat) => chargedBank(input, seat, bank));
  const earning = earningSeat(input);
  const returning = toppedUpSeat(input, charged);
  return {
    banks: charged.map((bank, seat) => {
      if (seat === earning) return withIncrement(bank, plan);
      return seat === returning ? topUp(plan) : bank;
    }),
    earnedAt: before.earnedAt.map((at, seat) => (seat === earning ? (after.progress ?? at) : at)),
    toppedUp: returning === null ? before.toppedUp : [...before.toppedUp, returning],
  };
};

/** A person who returns is charged for the time away, if the bot has not answered the decision meanwhile. */
const chargedBank = ({ before, after, now }: ClockInput, seat: number, bank: number): number => {
  const decision = timerOf(before.running, seat, 'decision');
  const away = timerOf(before.running, seat, 'away');
  const isPlayed = after.playedBy[seat] === 'person';
  if (away !== null) return isPlayed && isAsked(after, away) ? Math.min(bank, leftOf(away, now)) : bank;
  if (decision !== null) return isPlayed && isAsked(after, decision) ? bank : Math.min(bank, leftOf(decision, now));
  return isUndoOpen(after, seat) ? bank : bankWhileAsking(before, seat, bank, now);
};

const isUndoOpen = ({ undoAsk, outcome }: AfterCommit, seat: number): boolean =>
  outcome === null && undoAsk?.seat === seat;

/** The request began with at most the usual time until its deadline, and with less if the bank was smaller. */
const bankWhileAsking = ({ running }: ClockState, seat: number, bank: number, now: Ms): number => {
  const request = timerOf(running, seat, 'undo');
  if (request === null) return bank;
  const askedWith = Math.min(bank, UNDO_MS);
  return bank - askedWith + Math.min(askedWith, Math.max(0, request.due - now));
};

/** The seat that gets the increment: it answered a decision in time, and never before at this progress of the match. */
const earningSeat = ({ before, entry, after }: ClockInput): number | null => {
  if (entry?.type !== 'action' || after.progress === null) return null;
  const isTimed = timerOf(before.running, entry.seat, 'decision') !== null;
  return isTimed && after.progress > (before.earnedAt[entry.seat] ?? 0) ? entry.seat : null;
};

const toppedUpSeat = ({ before, entry }: ClockInput, banks: readonly number[]): number | null => {
  if (entry?.type !== 'seat' || entry.why !== 'returned') return null;
  return banks[entry.seat] === 0 && !before.toppedUp.includes(entry.seat) ? entry.seat : null;
};

const decisionTimers = (input: ClockInput, saved: SavedClock): Timer[] => {
  const { plan, after } = input;
  if (plan.type === 'none' || after.outcome !== null) return [];
  return after.asks.flatMap((ask) => {
    const timer = after.playedBy[ask.seat] === 'person' ? personTimer(input, saved, ask) : awayTimer(input, ask);
    return timer === null ? [] : [timer];
  });
};

const isOfKind = (timer: Timer, kind: TimerKind): boolean => timer.kind === kind;

const withKind = (timer: Timer, kind: TimerKind): Timer => (isOfKind(timer, kind) ? timer : { ...timer, kind });

const timerFor = ({ before }: ClockInput, { id }: Ask): Timer | null =>
  before.running.find(({ decision, kind }) => decision === id && kind !== 'undo') ?? null;

/** Null if the person was not asked while they were there. */
const awayTimer = (input: ClockInput, ask: Ask): Timer | null => {
  const timer = timerFor(input, ask);
  if (timer !== null) return withKind(timer, 'away');
  const due = inheritedDue(input, ask.seat);
  return due === null ? null : { decision: ask.id, seat: ask.seat, kind: 'away', due };
};

/** The deadline is fixed when the decision is first asked. Only the top-up sets a later one. */
const personTimer = (input: ClockInput, saved: SavedClock, ask: Ask): Timer => {
  const { before, now } = input;
  const { id, seat } = ask;
  const isToppedUp = saved.toppedUp.includes(seat) && !before.toppedUp.includes(seat);
  const timer = timerFor(input, ask);
  if (timer !== null && !isToppedUp) return withKind(timer, 'decision');
  const due = inheritedDue(input, seat) ?? now + timeFor(input, saved, seat);
  return { decision: id, seat, kind: 'decision', due };
};

/** An off-turn action, such as an offer or the bot's answer to one, asks the seat's open decision again under a new id. */
const inheritedDue = ({ before, entry, after }: ClockInput, seat: number): Ms | null => {
  if (entry?.type !== 'action' || entry.seat !== seat || after.progress !== null) return null;
  return (timerOf(before.running, seat, 'decision') ?? timerOf(before.running, seat, 'away'))?.due ?? null;
};

/**
 * A decision that was open here before has what was left of its own time. If the bank is empty, it has what was left of the
 * allowance for the network, so that undo and redo cannot renew that for ever.
 */
const timeFor = ({ plan, entry, after }: ClockInput, { banks, spent }: SavedClock, seat: number): number => {
  const leftBefore = spentBefore(spent, seat, entry, after) ?? Number.POSITIVE_INFINITY;
  const ownMs = decisionMs(plan);
  if (ownMs !== null) return Math.min(ownMs + NETWORK_MS, leftBefore);
  const bank = banks?.[seat] ?? 0;
  return bank === 0 ? Math.min(NETWORK_MS, leftBefore) : bank + NETWORK_MS;
};

const undoTimers = ({ plan, before, after, now }: ClockInput, { banks }: SavedClock): Timer[] => {
  const { undoAsk, outcome } = after;
  if (undoAsk === null || outcome !== null) return [];
  const { seat, version } = undoAsk;
  const decision = requestId(seat, version);
  const open = timerOf(before.running, seat, 'undo');
  if (open?.decision === decision) return [open];
  const running = timerOf(before.running, seat, 'decision');
  const bank = banks?.[seat] ?? Number.POSITIVE_INFINITY;
  const left = running === null || banks === null ? bank : leftOf(running, now);
  return [{ decision, seat, kind: 'undo', due: now + Math.min(undoRequestMs(plan), left) }];
};

export const postponed = (state: ClockState, byMs: number): ClockState => ({
  ...state,
  running: state.running.map((timer) => ({ ...timer, due: timer.due + byMs })),
});

/** The time that a seat has now. Infinite without time banks. */
const leftNow = (state: ClockState, seat: number, now: Ms): number => {
  const bank = state.banks?.[seat];
  if (bank === undefined) return Number.POSITIVE_INFINITY;
  const decision = timerOf(state.running, seat, 'decision');
  return decision === null ? bankWhileAsking(state, seat, bank, now) : Math.min(bank, leftOf(decision, now));
};

/** True if the seat has no time left for its open decision and would get none by returning. */
export const isOutOfTime = (plan: ClockPlan, { banks, running, toppedUp }: ClockState, seat: number, now: Ms) => {
  const away = timerOf(running, seat, 'away');
  const left = away === null ? Number.POSITIVE_INFINITY : leftOf(away, now);
  if (plan.type === 'days') return left === 0;
  return plan.type === 'live' && toppedUp.includes(seat) && Math.min(banks?.[seat] ?? 0, left) === 0;
};

/** How long the host waits before a bot may take over the seat of a person who is absent from now on. Null: for ever. */
export const graceOf = (plan: ClockPlan, state: ClockState, seat: number, now: Ms): number | null =>
  graceMs(plan, plan.type === 'live' ? leftNow(state, seat, now) : 0);

/** Clients get the time left, not a time of day, because their clocks differ. Null without clocks. */
export const clockViewOf = (plan: ClockPlan, state: ClockState, now: Ms): ClockView | null => {
  if (plan.type === 'none') return null;
  const { banks, running } = state;
  const isShown = (timer: Timer): boolean =>
    isOfKind(timer, 'decision') ||
    (isOfKind(timer, 'undo') && banks !== null && timerOf(running, timer.seat, 'decision') === null);
  return {
    banks: banks === null ? null : banks.map((_, seat) => leftNow(state, seat, now)),
    running: running.filter(isShown).map((timer) => ({
      decision: timer.decision,
      seat: timer.seat,
      remainingMs: isOfKind(timer, 'undo') ? leftNow(state, timer.seat, now) : leftOf(timer, now),
    })),
  };
};
