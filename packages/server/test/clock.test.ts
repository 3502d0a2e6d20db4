/** The clocks of a match: the time left for each seat, and the deadlines. */

import { seatAt } from '@fremont/kernel';
import type { AfterCommit, DecisionId, LogEntry } from '@fremont/table';
import type { ClockPlan } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import {
  type ClockState,
  clockAfter,
  clockViewOf,
  graceOf,
  isOutOfTime,
  loadedClock,
  postponed,
  startClock,
} from '../src/host/clock.ts';

const NOON = 1_794_700_800_000;
const LIVE: ClockPlan = { type: 'live', bankS: 60, incrementS: 5 };
const DAYS: ClockPlan = { type: 'days', days: 3 };
const DAY_MS = 86_400_000;
/** The allowance for the network, which every deadline includes. */
const NETWORK_MS = 1_000;

const after = (asks: readonly DecisionId[], change: Partial<AfterCommit> = {}): AfterCommit => ({
  asks: asks.map((id) => ({ id, seat: seatAt(Number(id.split('.')[0])) })),
  actionsBefore: 0,
  actions: 1,
  progress: 1,
  undoAsk: null,
  playedBy: ['person', 'person', 'bot'],
  outcome: null,
  ...change,
});

const entryOf = (entry: object): LogEntry => ({ version: 1, command: '', ...entry }) as LogEntry;
const actionOf = (seat: number): LogEntry => entryOf({ type: 'action', seat, action: {}, draws: [] });

const LEAVE = entryOf({ type: 'seat', seat: 0, by: 'bot', why: 'left' });
const TIMEOUT = entryOf({ type: 'seat', seat: 0, by: 'bot', why: 'timeout' });
const RETURN = entryOf({ type: 'seat', seat: 0, by: 'person', why: 'returned' });
const UNDO = entryOf({ type: 'undo', seat: 0, to: 0, consent: [] });
const ASK_UNDO = entryOf({ type: 'undoAsk', seat: 0, consent: [] });
const REFUSAL = entryOf({ type: 'undoAnswer', seat: 1, accept: false });
/** After an entry that is not an action. */
const STILL: Partial<AfterCommit> = { actionsBefore: 0, actions: 0, progress: null };
/** After the only action was undone. */
const UNDONE: Partial<AfterCommit> = { actionsBefore: 1, actions: 0, progress: null };
const HERE = after(['0.0'], STILL);
const AWAY = after(['0.0'], { ...STILL, playedBy: ['bot', 'person', 'bot'] });

const dealt = (plan: ClockPlan): ClockState => ({ ...startClock(plan, 3), running: [] });
const asked = (plan: ClockPlan, decision: DecisionId = '0.0') =>
  clockAfter(plan, dealt(plan), null, after([decision]), NOON).state;

describe('without clocks', () => {
  test('nothing runs', () => {
    const { state, timers } = clockAfter({ type: 'none' }, dealt({ type: 'none' }), null, after(['0.0']), NOON);
    expect(timers).toEqual({ set: [], done: [] });
    expect(clockViewOf({ type: 'none' }, state, NOON)).toBeNull();
  });
});

describe('a time bank', () => {
  test('runs for the seat that is asked, and not for bots', () => {
    const { timers } = clockAfter(LIVE, dealt(LIVE), null, after(['1.0', '2.0']), NOON);
    expect(timers).toEqual({
      set: [{ decision: '1.0', seat: 1, kind: 'decision', due: NOON + 60_000 + NETWORK_MS }],
      done: [],
    });
  });

  test('shrinks by the time used and grows by the increment, up to its start value', () => {
    const used = clockAfter(LIVE, asked(LIVE), actionOf(0), after(['1.1']), NOON + 20_000);
    expect(used.state.banks).toEqual([45_000, 60_000, 60_000]);
    expect(used.timers.done).toEqual(['0.0']);
    expect(used.timers.set).toMatchObject([{ decision: '1.1', due: NOON + 20_000 + 60_000 + NETWORK_MS }]);
    const quick = clockAfter(LIVE, asked(LIVE), actionOf(0), after(['1.1']), NOON + 1_000);
    expect(quick.state.banks).toEqual([60_000, 60_000, 60_000]);
  });

  test('is not charged for network time', () => {
    const { state } = clockAfter(LIVE, asked(LIVE), actionOf(0), after(['1.1']), NOON + 60_500);
    expect(state.banks?.[0]).toBe(5_000);
  });

  test('continues with the next decision of the same seat', () => {
    const { state, timers } = clockAfter(LIVE, asked(LIVE), actionOf(0), after(['0.1']), NOON + 20_000);
    expect(timers.set).toMatchObject([{ decision: '0.1', due: NOON + 20_000 + 45_000 + NETWORK_MS }]);
    expect(state.running).toHaveLength(1);
  });

  test('keeps running during a vote or an undo request of others', () => {
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

  test('loses the time of an undone decision, without an increment', () => {
    const undo = entryOf({ type: 'undo', seat: 1, to: 0, consent: [0] });
    const { state } = clockAfter(LIVE, asked(LIVE), undo, after(['1.1']), NOON + 20_000);
    expect(state.banks).toEqual([40_000, 60_000, 60_000]);
  });

  test('stops when a bot takes over, and holds half a minute when the player returns, once in a match', () => {
    const gone = clockAfter(LIVE, asked(LIVE), TIMEOUT, AWAY, NOON + 61_000);
    expect(gone.state.banks).toEqual([0, 60_000, 60_000]);
    expect(gone.timers).toMatchObject({ done: ['0.0'], set: [{ decision: '0.0', kind: 'away' }] });
    expect(clockViewOf(LIVE, gone.state, NOON + 61_000)?.running).toEqual([]);
    expect(isOutOfTime(LIVE, gone.state, 0, NOON + 90_000)).toBe(false);
    const back = clockAfter(LIVE, gone.state, RETURN, HERE, NOON + 90_000);
    expect(back.state.banks?.[0]).toBe(30_000);
    const deadline = { decision: '0.0', kind: 'decision', due: NOON + 90_000 + 30_000 + NETWORK_MS };
    expect(back.timers.set).toMatchObject([deadline]);
    const again = clockAfter(LIVE, back.state, TIMEOUT, AWAY, deadline.due);
    expect(isOutOfTime(LIVE, again.state, 0, deadline.due)).toBe(true);
    const second = clockAfter(LIVE, again.state, RETURN, HERE, deadline.due);
    expect(second.state.banks?.[0]).toBe(0);
    expect(second.state.running).toMatchObject([deadline]);
  });

  test('is charged for the time away if the person returns before the bot has acted', () => {
    const gone = clockAfter(LIVE, asked(LIVE), LEAVE, AWAY, NOON + 55_000);
    expect(gone.state.banks?.[0]).toBe(5_000);
    const back = clockAfter(LIVE, gone.state, RETURN, HERE, NOON + 57_000);
    expect(back.state.banks?.[0]).toBe(3_000);
    expect(back.timers.set).toMatchObject([{ decision: '0.0', kind: 'decision', due: NOON + 60_000 + NETWORK_MS }]);
  });

  test('stays as it was on leaving if the bot acts meanwhile, and returning adds nothing', () => {
    const gone = clockAfter(LIVE, asked(LIVE), LEAVE, AWAY, NOON + 55_000);
    const next = after(['1.2'], { playedBy: ['bot', 'person', 'bot'] });
    const played = clockAfter(LIVE, gone.state, actionOf(0), next, NOON + 58_000);
    expect(played.state.banks?.[0]).toBe(5_000);
    const back = clockAfter(LIVE, played.state, RETURN, after(['1.2'], STILL), NOON + 59_000);
    expect(back.state.banks?.[0]).toBe(5_000);
  });

  test('earns an increment once for each progress of the match', () => {
    const first = clockAfter(LIVE, asked(LIVE), actionOf(0), after(['1.1']), NOON + 20_000);
    expect(first.state.banks?.[0]).toBe(45_000);
    const undone = clockAfter(LIVE, first.state, UNDO, after(['0.2'], UNDONE), NOON + 21_000);
    const redone = clockAfter(LIVE, undone.state, actionOf(0), after(['1.3']), NOON + 22_000);
    expect(redone.state.banks?.[0]).toBe(44_000);
    const later = after(['0.4'], { actionsBefore: 1, actions: 2, progress: 2 });
    const next = clockAfter(LIVE, redone.state, actionOf(1), later, NOON + 23_000);
    const third = after(['1.5'], { actionsBefore: 2, actions: 3, progress: 3 });
    expect(clockAfter(LIVE, next.state, actionOf(0), third, NOON + 23_000).state.banks?.[0]).toBe(49_000);
  });

  test('earns nothing for an offer, and the offer does not move the deadline', () => {
    const offer = after(['0.1'], { progress: null });
    const { state } = clockAfter(LIVE, asked(LIVE), actionOf(0), offer, NOON + 20_000);
    expect(state.banks?.[0]).toBe(40_000);
    expect(state.running).toMatchObject([{ decision: '0.1', due: NOON + 60_000 + NETWORK_MS }]);
  });

  test('does not get the network allowance again for a decision that was open before', () => {
    const late = NOON + 60_400;
    const undone = clockAfter(LIVE, asked(LIVE), UNDO, after(['1.1'], UNDONE), late);
    const again = clockAfter(LIVE, undone.state, actionOf(1), after(['0.2']), late);
    expect(again.state.running).toMatchObject([{ decision: '0.2', due: late + 600 }]);
  });

  test('runs for an open undo request of a seat that is not asked', () => {
    const asking = after(['1.0'], { undoAsk: { seat: seatAt(0), version: 1 }, progress: null });
    const { state, timers } = clockAfter(LIVE, asked(LIVE, '1.0'), ASK_UNDO, asking, NOON + 1_000);
    expect(timers.set).toEqual([{ decision: '0.1', seat: 0, kind: 'undo', due: NOON + 21_000 }]);
    expect(clockViewOf(LIVE, state, NOON + 8_000)).toEqual({
      banks: [53_000, 52_000, 60_000],
      running: [
        { decision: '1.0', seat: 1, remainingMs: 52_000 },
        { decision: '0.1', seat: 0, remainingMs: 53_000 },
      ],
    });
    const refused = clockAfter(LIVE, state, REFUSAL, after(['1.0'], STILL), NOON + 11_000);
    expect(refused.state.banks?.[0]).toBe(50_000);
    expect(refused.timers).toEqual({ set: [], done: ['0.1'] });
  });

  test('is not charged twice for an undo request of the seat that is asked', () => {
    const asking = after(['0.0'], { undoAsk: { seat: seatAt(0), version: 1 }, progress: null });
    const { state } = clockAfter(LIVE, asked(LIVE), ASK_UNDO, asking, NOON + 1_000);
    const refused = clockAfter(LIVE, state, REFUSAL, HERE, NOON + 11_000);
    expect(clockViewOf(LIVE, refused.state, NOON + 11_000)?.banks?.[0]).toBe(49_000);
  });

  test('ends the undo request when it runs out', () => {
    const poor = { ...asked(LIVE, '1.0'), banks: [3_000, 60_000, 60_000] };
    const asking = after(['1.0'], { undoAsk: { seat: seatAt(0), version: 1 }, progress: null });
    const { state } = clockAfter(LIVE, poor, ASK_UNDO, asking, NOON);
    expect(state.running).toMatchObject([{ seat: 1 }, { kind: 'undo', due: NOON + 3_000 }]);
    const expired = clockAfter(LIVE, state, REFUSAL, after(['1.0'], STILL), NOON + 4_000);
    expect(expired.state.banks?.[0]).toBe(0);
  });

  test('that an older server stored is loaded', () => {
    const stored = { banks: [1_000, 2_000, 3_000] };
    expect(loadedClock(LIVE, 3, stored)).toEqual({ ...startClock(LIVE, 3), banks: [1_000, 2_000, 3_000] });
    expect(loadedClock(DAYS, 3, null)).toEqual(startClock(DAYS, 3));
  });

  test('ends with the match', () => {
    const { state, timers } = clockAfter(
      LIVE,
      asked(LIVE),
      actionOf(0),
      after([], { outcome: { placings: [1, 2, 3], scores: [3, 2, 1], ending: '' } }),
      NOON,
    );
    expect(timers.done).toEqual(['0.0']);
    expect(state.running).toEqual([]);
  });

  test('is sent as time left, not as a time of day', () => {
    expect(clockViewOf(LIVE, asked(LIVE), NOON + 15_000)).toEqual({
      banks: [45_000, 60_000, 60_000],
      running: [{ decision: '0.0', seat: 0, remainingMs: 45_000 }],
    });
    expect(clockViewOf(LIVE, asked(LIVE), NOON + DAY_MS)?.running).toEqual([
      { decision: '0.0', seat: 0, remainingMs: 0 },
    ]);
  });

  test('does not run while the server is away', () => {
    const moved = postponed(asked(LIVE), DAY_MS);
    expect(clockViewOf(LIVE, moved, NOON + DAY_MS + 15_000)?.running).toMatchObject([{ remainingMs: 45_000 }]);
  });
});

describe('an undo request', () => {
  const NONE: ClockPlan = { type: 'none' };
  const asking = after(['1.0'], { undoAsk: { seat: seatAt(0), version: 1 }, progress: null });

  test.each([
    [NONE, 20_000],
    [LIVE, 20_000],
    [DAYS, DAY_MS],
  ])('expires: %o', (plan, ms) => {
    const { state } = clockAfter(plan, asked(plan, '1.0'), ASK_UNDO, asking, NOON);
    expect(state.running).toContainEqual({ decision: '0.1', seat: 0, kind: 'undo', due: NOON + ms });
    const voted = clockAfter(plan, state, entryOf({ type: 'vote', seat: 1 }), asking, NOON + 5_000);
    expect(voted.timers).toEqual({ set: [], done: [] });
    const { timers } = clockAfter(plan, state, REFUSAL, after(['1.0'], STILL), NOON + 5_000);
    expect(timers).toEqual({ set: [], done: ['0.1'] });
  });
});

describe('the grace for an absent person', () => {
  test('is a minute, or the time left if that is more', () => {
    const rich: ClockPlan = { type: 'live', bankS: 300, incrementS: 0 };
    expect(graceOf({ type: 'none' }, dealt({ type: 'none' }), 0, NOON)).toBe(60_000);
    expect(graceOf(rich, asked(rich), 0, NOON + 100_000)).toBe(200_000);
    expect(graceOf(rich, asked(rich), 0, NOON + 290_000)).toBe(60_000);
    expect(graceOf(rich, asked(rich), 1, NOON + 290_000)).toBe(300_000);
  });

  test('has no end in a match by the day', () => {
    expect(graceOf(DAYS, asked(DAYS), 0, NOON)).toBeNull();
  });
});

describe('days', () => {
  test('do not start again after leaving and returning', () => {
    const gone = clockAfter(DAYS, asked(DAYS), LEAVE, AWAY, NOON + DAY_MS);
    const back = clockAfter(DAYS, gone.state, RETURN, HERE, NOON + 2 * DAY_MS);
    expect(back.state.running).toMatchObject([{ kind: 'decision', due: NOON + 3 * DAY_MS + NETWORK_MS }]);
    expect(isOutOfTime(DAYS, gone.state, 0, NOON + 2 * DAY_MS)).toBe(false);
    expect(isOutOfTime(DAYS, gone.state, 0, NOON + 3 * DAY_MS)).toBe(true);
  });

  test('continue after an undo with what was left when the decision was answered', () => {
    const played = clockAfter(DAYS, asked(DAYS), actionOf(0), after(['1.1']), NOON + DAY_MS);
    const undone = clockAfter(DAYS, played.state, UNDO, after(['0.2'], UNDONE), NOON + 2 * DAY_MS);
    expect(undone.state.running).toMatchObject([{ decision: '0.2', due: NOON + 4 * DAY_MS + NETWORK_MS }]);
    // The decision that the undo withdrew continues too, when it is asked again.
    const redone = clockAfter(DAYS, undone.state, actionOf(0), after(['1.3']), NOON + 2 * DAY_MS);
    expect(redone.state.running).toMatchObject([{ decision: '1.3', due: NOON + 4 * DAY_MS + NETWORK_MS }]);
  });

  test('do not start again with an offer', () => {
    const offer = after(['0.1'], { progress: null });
    const { state } = clockAfter(DAYS, asked(DAYS), actionOf(0), offer, NOON + DAY_MS);
    expect(state.running).toMatchObject([{ decision: '0.1', due: NOON + 3 * DAY_MS + NETWORK_MS }]);
  });

  test('start again with every decision', () => {
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
