/** The story the screen of Lords of Vegas tells of an update: it ends on the view that was sent, within its time. */

import { type Event, type LordsOfVegas, lordsOfVegas, type View } from '@fremont/games/lords-of-vegas';
import {
  at,
  cloneJson,
  lastStep,
  type Match,
  playMatch,
  seatAt,
  seededChance,
  startMatch,
  stateOf,
} from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { atRest, type Frame, frameAfter } from '../src/games/lords-of-vegas/frame.ts';
import { planOf, STORY_MS_MAX } from '../src/games/lords-of-vegas/plan.ts';

interface Told {
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
}

/** Every update of one random match, as seat 0 is sent it. Chances of the talk about deals come from the game itself. */
const updatesOf = (seats: number, seed: number): Told[] => {
  const chance = seededChance(seed);
  const { options } = at(lordsOfVegas.variants, 0);
  let match: Match<LordsOfVegas> = startMatch(lordsOfVegas, options, seats, chance);
  const viewNow = (): View => lordsOfVegas.view(stateOf(match), seatAt(0));
  const updates: Told[] = [];
  while (lordsOfVegas.outcome(stateOf(match)) === null) {
    const before = viewNow();
    const seat = at(lordsOfVegas.toAct(stateOf(match)), 0);
    const legal = lordsOfVegas.legalActions(stateOf(match), seat);
    const played = playMatch(match, seat, at(legal, chance.int(legal.length, 'choice')), chance);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value;
    updates.push({ before, events: lastStep(match).events, after: viewNow() });
  }
  return updates;
};

/** What lies on the board and what everybody has. */
const pictured = ({ turn, turnNumber, chairs, lots, casinos }: View): unknown =>
  cloneJson({
    turn,
    turnNumber,
    chairs: chairs.map(({ money, points }) => ({ money, points })),
    lots: lots.map(({ marker, tile, die }) => ({ marker, tile, die })),
    casinos: casinos.map(({ id, boss, lots: members }) => ({ id, boss, members })),
  });

describe.each([2, 4])('a match of %i', (seats) => {
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

  it('lets nothing move for calm eyes', () => {
    const moved = updates.flatMap(({ before, events, after }) =>
      planOf(events, atRest(before), after, true).filter(({ motion }) => motion !== null),
    );
    expect(moved).toEqual([]);
  });
});
