/** The story the screen of Vegas Showdown tells of an update: it ends on the view that was sent, within its time. */

import { type Event, type VegasShowdown, type View, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, lastStep, type Match, playMatch, seatAt, seededChance, startMatch, stateOf } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { atRest, type Frame, frameAfter } from '../src/games/vegas-showdown/frame.ts';
import { planOf, STORY_MS_MAX } from '../src/games/vegas-showdown/plan.ts';

interface Told {
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
}

/** Every update of one random match, as seat 0 is sent it. */
const updatesOf = (seats: number, seed: number): Told[] => {
  const chance = seededChance(seed);
  const { options } = at(vegasShowdown.variants, 0);
  let match: Match<VegasShowdown> = startMatch(vegasShowdown, options, seats, chance);
  const viewNow = (): View => vegasShowdown.view(stateOf(match), seatAt(0));
  const updates: Told[] = [];
  while (vegasShowdown.outcome(stateOf(match)) === null) {
    const before = viewNow();
    const seat = at(vegasShowdown.toAct(stateOf(match)), 0);
    const legal = vegasShowdown.legalActions(stateOf(match), seat);
    const played = playMatch(match, seat, at(legal, chance.int(legal.length, 'choice')), chance);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value;
    updates.push({ before, events: lastStep(match).events, after: viewNow() });
  }
  return updates;
};

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
  const updates = updatesOf(seats, 5);

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
