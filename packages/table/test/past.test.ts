/** The past of a running match in pages, as one viewer may know it. */

import { readFileSync } from 'node:fs';
import { lasVegas } from '@fremont/games/las-vegas';
import { anyGame, at, type GameTypes, type MatchRecord, seatAt, seatList, type Viewer } from '@fremont/kernel';
import type { Occupant, SeenStep } from '@fremont/table';
import { SEAT_COLOURS } from '@fremont/table';
import { decodePast, encodePast, LIMITS, pastAnswer } from '@fremont/table/protocol';
import { Replay } from '@fremont/table/replay';
import { describe, expect, test } from 'vitest';
import { entriesOf, settingOfRecord } from '../src/from-record.ts';
import { dealtMatch, type MatchState, withEntry } from '../src/match-state.ts';
import { pastOf } from '../src/past.ts';

const GAME = anyGame(lasVegas);
const GOLDEN = new URL('../../games/las-vegas/test/golden/classic-with-hidden-winnings-3.json', import.meta.url);
const RECORD = JSON.parse(readFileSync(GOLDEN, 'utf8')) as MatchRecord<GameTypes>;
const OCCUPANTS: readonly Occupant[] = seatList(3).map((seat) => ({
  type: 'person',
  name: `P${seat}`,
  colour: at(SEAT_COLOURS, seat),
}));

const played = (actions: number): MatchState<GameTypes> =>
  entriesOf(RECORD)
    .slice(0, actions)
    .reduce((match, entry) => withEntry(match, entry), dealtMatch(GAME, settingOfRecord('m', RECORD, OCCUPANTS)));

/** As a client reads it: page after page, over the wire. */
const readAll = (match: MatchState<GameTypes>, viewer: Viewer, pageSize: number): SeenStep<GameTypes>[] => {
  const steps: SeenStep<GameTypes>[] = [];
  for (;;) {
    const wire: unknown = JSON.parse(JSON.stringify(encodePast(pastOf(match, viewer, steps.length, pageSize))));
    const answer = pastAnswer(wire);
    if (!answer.ok) throw new Error(answer.error);
    const page = decodePast(answer.value);
    if (!page.ok) throw new Error(`step ${page.error}`);
    expect(page.value.from).toBe(steps.length);
    steps.push(...page.value.steps);
    if (steps.length > page.value.last) return steps;
  }
};

const ACTIONS = RECORD.entries.length - 3;

describe('the past of a running match', () => {
  const match = played(ACTIONS);
  const replay = Replay.of(GAME, { record: RECORD, occupants: OCCUPANTS });
  if (!replay.ok) throw new Error(replay.error.code);

  test.each([
    ['a seat', seatAt(1), LIMITS.pastSteps],
    ['a spectator', 'spectator' as const, 7],
  ])('shows %s what they saw at every place and at every event', (_name, viewer, pageSize) => {
    const steps = readAll(match, viewer, pageSize);
    expect(steps).toHaveLength(ACTIONS + 1);
    for (const [place, step] of steps.entries()) {
      const { view, toAct, outcome } = replay.value.look(place, viewer);
      expect([step.version, step.view, step.toAct, step.outcome]).toEqual([place, view, toAct, outcome]);
      if (place === 0) continue;
      const { events, moments } = replay.value.story(place, viewer);
      expect([step.events, step.moments]).toEqual([events, moments]);
    }
  });

  test('holds no winnings of others, not even in what has passed', () => {
    const bills = (viewer: Viewer, chair: number): readonly unknown[] =>
      readAll(match, viewer, 40).map(({ view }) => (view as { chairs: { bills: unknown }[] }).chairs[chair]?.bills);
    expect(bills(seatAt(1), 1).every((one) => one !== null)).toBe(true);
    expect(bills(seatAt(1), 0).every((one) => one === null)).toBe(true);
    expect(bills('spectator', 1).every((one) => one === null)).toBe(true);
  });

  test('leaves out what was undone', () => {
    const undone = withEntry(match, {
      type: 'undo',
      version: ACTIONS + 1,
      command: 'f'.repeat(32),
      seat: seatAt(0),
      to: ACTIONS - 2,
      consent: [],
    } as unknown as Parameters<typeof withEntry>[1]);
    expect(readAll(undone, 'spectator', 40)).toHaveLength(ACTIONS - 1);
  });

  test('is empty behind the last place', () => {
    expect(pastOf(match, 'spectator', ACTIONS + 1, 40)).toEqual({ from: ACTIONS + 1, last: ACTIONS, steps: [] });
    expect(pastOf(match, 'spectator', 999_999, 40).steps).toEqual([]);
  });
});

describe('a page that does not fit', () => {
  const step = { step: { version: 1, seat: 0, events: [] }, toAct: [], outcome: null };
  test.each([
    ['without a view', { ...step, views: [] }],
    ['with a change of nothing', { ...step, views: [{ view: { chairs: [1] } }] }],
    ['with a view that is no object', { ...step, views: [{ view: [7] }] }],
    ['with another field', { ...step, views: [{ other: [{}] }] }],
  ])('%s is refused by the number of its step', (_name, one) => {
    const answer = pastAnswer({ from: 0, last: 0, steps: [one] });
    if (!answer.ok) throw new Error(answer.error);
    expect(decodePast(answer.value)).toEqual({ ok: false, error: 0 });
  });
});
