/** The story the screen of Vegas Showdown tells of an update: it ends on the view that was sent, within its time. */

import { type View, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { atRest, type Frame, frameAfter } from '../src/games/vegas-showdown/frame.ts';
import { planOf, STORY_MS_MAX } from '../src/games/vegas-showdown/plan.ts';
import { updatesOf } from './support/updates.ts';

/** What is on offer and what everybody has. */
const pictured = ({ turn, dealer, chairs, spaces }: View): unknown => ({
  turn,
  dealer,
  spaces,
  chairs: chairs.map(({ money, population, revenue, fame, sheet, aside, choice, outbid }) => ({
    counters: [money, population, revenue, fame],
    tiles: [sheet, aside],
    choice,
    outbid,
  })),
});

describe.each([3, 5])('a match of %i', (seats) => {
  const updates = updatesOf(vegasShowdown, at(vegasShowdown.variants, 0).options, seats, 5);

  it('is told so that every story ends on the view that was sent', () => {
    for (const { before, events, after } of updates) {
      const last = events.reduce<Frame>((frame, event) => frameAfter(frame, event, after), atRest(before));
      expect(pictured(last.view)).toEqual(pictured(after));
    }
  });

  it('keeps nobody waiting longer than its time', () => {
    for (const { before, events, after } of updates) {
      const length = planOf(events, atRest(before), after).reduce((sum, { ms }) => sum + ms, 0);
      expect(length).toBeLessThanOrEqual(STORY_MS_MAX + 0.001);
    }
  });
});

describe('what moves in a match of 3', () => {
  const updates = updatesOf(vegasShowdown, at(vegasShowdown.variants, 0).options, 3, 5);
  const motions = updates.flatMap(({ before, events, after }) => planOf(events, atRest(before), after));

  it('is the marker of every bid, from its seat to where it comes to lie', () => {
    const bids = updates.flatMap(({ events }) => events.filter(({ type }) => type === 'bidMade'));
    const moved = motions.flatMap(({ motion }) => (motion?.type === 'bid' ? [motion] : []));
    expect(moved.length).toBe(bids.length);
    expect(moved.length).toBeGreaterThan(0);
  });

  it('is every minimum that drops', () => {
    const dropped = motions.flatMap(({ motion }) => (motion?.type === 'prices' ? [motion.lots.length] : []));
    expect(dropped.length).toBeGreaterThan(0);
    expect(Math.min(...dropped)).toBeGreaterThan(0);
  });
});
