/** The clocks of a match as values: whose time runs, what is left, which deadlines that makes. */

import { seatAt } from '@fremont/kernel';
import type { Aftermath, DecisionId, LogEntry } from '@fremont/table';
import type { ClockPlan } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import { type ClockState, clockAfter, clockViewOf, postponed, startBanks } from '../src/host/clock.ts';

const NOON = 1_794_700_800_000;
const LIVE: ClockPlan = { type: 'live', bankS: 60, incrementS: 5 };
const DAYS: ClockPlan = { type: 'days', days: 3 };
const DAY_MS = 86_400_000;
/** Added to every deadline for the way of a click through the network. */
const NETWORK_MS = 1_000;

const after = (asks: readonly DecisionId[], change: Partial<Aftermath> = {}): Aftermath => ({
  asks: asks.map((id) => ({ id, seat: seatAt(Number(id.split('.')[0])) })),
  playedBy: ['person', 'person', 'bot'],
  over: false,
  ...change,
});

const entryOf = (entry: object): LogEntry => ({ version: 1, command: '', ...entry }) as LogEntry;
const actionOf = (seat: number): LogEntry => entryOf({ type: 'action', seat, action: {}, draws: [] });

const dealt = (plan: ClockPlan): ClockState => ({ ...startBanks(plan, 3), running: [] });
const asked = (plan: ClockPlan, decision: DecisionId = '0.0') =>
  clockAfter(plan, dealt(plan), null, after([decision]), NOON).state;

describe('without clocks', () => {
  test('nothing runs', () => {
    const { state, timers } = clockAfter({ type: 'none' }, dealt({ type: 'none' }), null, after(['0.0']), NOON);
    expect(timers).toEqual({ set: [], done: [] });
    expect(clockViewOf({ type: 'none' }, state, NOON)).toBeNull();
  });
});

describe('a supply of time', () => {
  test('runs for whoever is asked, and bots have all the time in the world', () => {
    const { timers } = clockAfter(LIVE, dealt(LIVE), null, after(['1.0', '2.0']), NOON);
    expect(timers).toEqual({
      set: [{ decision: '1.0', seat: 1, kind: 'decision', due: NOON + 60_000 + NETWORK_MS }],
      done: [],
    });
  });

  test('shrinks by what was used and grows by the increment, never above what it was', () => {
    const used = clockAfter(LIVE, asked(LIVE), actionOf(0), after(['1.1']), NOON + 20_000);
    expect(used.state.banks).toEqual([45_000, 60_000, 60_000]);
    expect(used.timers.done).toEqual(['0.0']);
    expect(used.timers.set).toMatchObject([{ decision: '1.1', due: NOON + 20_000 + 60_000 + NETWORK_MS }]);
    const quick = clockAfter(LIVE, asked(LIVE), actionOf(0), after(['1.1']), NOON + 1_000);
    expect(quick.state.banks).toEqual([60_000, 60_000, 60_000]);
  });

  test('is not charged for the way through the network', () => {
    const { state } = clockAfter(LIVE, asked(LIVE), actionOf(0), after(['1.1']), NOON + 60_500);
    expect(state.banks?.[0]).toBe(5_000);
  });

  test('goes on for the next question to the same seat', () => {
    const { state, timers } = clockAfter(LIVE, asked(LIVE), actionOf(0), after(['0.1']), NOON + 20_000);
    expect(timers.set).toMatchObject([{ decision: '0.1', due: NOON + 20_000 + 45_000 + NETWORK_MS }]);
    expect(state.running).toHaveLength(1);
  });

  test('runs on through a vote or a request of others', () => {
    const before = asked(LIVE);
    const { state, timers } = clockAfter(
      LIVE,
      before,
      entryOf({ type: 'vote', seat: 1 }),
      after(['0.0']),
      NOON + 9_000,
    );
    expect(timers).toEqual({ set: [], done: [] });
    expect(state.running).toEqual(before.running);
  });

  test('is used up by a question that was taken back, without an increment', () => {
    const undo = entryOf({ type: 'undo', seat: 1, to: 0, consent: [0] });
    const { state } = clockAfter(LIVE, asked(LIVE), undo, after(['1.1']), NOON + 20_000);
    expect(state.banks).toEqual([40_000, 60_000, 60_000]);
  });

  test('stops for a bot that stands in, and is at least half a minute for whoever comes back', () => {
    const timeout = entryOf({ type: 'seat', seat: 0, by: 'bot', why: 'timeout' });
    const away = after(['0.0'], { playedBy: ['bot', 'person', 'bot'] });
    const gone = clockAfter(LIVE, asked(LIVE), timeout, away, NOON + 61_000);
    expect(gone.state).toEqual({ banks: [0, 60_000, 60_000], running: [] });
    expect(gone.timers.done).toEqual(['0.0']);
    const back = entryOf({ type: 'seat', seat: 0, by: 'person', why: 'returned' });
    const { state, timers } = clockAfter(LIVE, gone.state, back, after(['0.0']), NOON + 90_000);
    expect(state.banks?.[0]).toBe(30_000);
    expect(timers.set).toMatchObject([{ decision: '0.0', due: NOON + 90_000 + 30_000 + NETWORK_MS }]);
  });

  test('ends with the match', () => {
    const { state, timers } = clockAfter(LIVE, asked(LIVE), actionOf(0), after([], { over: true }), NOON);
    expect(timers.done).toEqual(['0.0']);
    expect(state.running).toEqual([]);
  });

  test('is shown as time left, not as a time of day', () => {
    expect(clockViewOf(LIVE, asked(LIVE), NOON + 15_000)).toEqual({
      banks: [45_000, 60_000, 60_000],
      running: [{ decision: '0.0', seat: 0, remainingMs: 45_000 }],
    });
    expect(clockViewOf(LIVE, asked(LIVE), NOON + DAY_MS)?.running).toEqual([
      { decision: '0.0', seat: 0, remainingMs: 0 },
    ]);
  });

  test('stands still while the server was away', () => {
    const moved = postponed(asked(LIVE), DAY_MS);
    expect(clockViewOf(LIVE, moved, NOON + DAY_MS + 15_000)?.running).toMatchObject([{ remainingMs: 45_000 }]);
  });
});

describe('days', () => {
  test('are given anew for every decision', () => {
    const first = asked(DAYS);
    expect(first.running).toMatchObject([{ due: NOON + 3 * DAY_MS + NETWORK_MS }]);
    const { timers, state } = clockAfter(DAYS, first, actionOf(0), after(['0.1']), NOON + 2 * DAY_MS);
    expect(timers.set).toMatchObject([{ decision: '0.1', due: NOON + 5 * DAY_MS + NETWORK_MS }]);
    expect(clockViewOf(DAYS, state, NOON + 2 * DAY_MS)).toEqual({
      banks: null,
      running: [{ decision: '0.1', seat: 0, remainingMs: 3 * DAY_MS }],
    });
  });
});
