/** The story the screen of Lords of Vegas tells of an update: it ends on the view that was sent, within its time. */

import { lordsOfVegas, type View } from '@fremont/games/lords-of-vegas';
import { at, cloneJson } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { atRest, type Frame, frameAfter } from '../src/games/lords-of-vegas/frame.ts';
import { planOf, STORY_MS_MAX } from '../src/games/lords-of-vegas/plan.ts';
import { updatesOf } from './support/updates.ts';

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
  const updates = updatesOf(lordsOfVegas, at(lordsOfVegas.variants, 0).options, seats, 5);

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

describe('a gamble', () => {
  const updates = updatesOf(lordsOfVegas, at(lordsOfVegas.variants, 0).options, 4, 5);

  it('is rolled where everybody sees it, with the casino of the bet lit', () => {
    const told = updates.flatMap(({ before, events, after }) =>
      planOf(events, atRest(before), after).filter(({ frame }) => frame.roll?.type === 'gambleRolled'),
    );
    expect(told.length).toBeGreaterThan(0);
    for (const { frame, motion } of told) {
      expect(motion).toEqual({ type: 'roll' });
      expect(frame.lit.length).toBeGreaterThan(0);
    }
  });
});
