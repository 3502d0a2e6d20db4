/** The story that the screen of Vegas Showdown plays of an update: its frames, its motions and its time. */

import { type Event, type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { atRest, type Frame, framesOf } from '../src/games/vegas-showdown/frame.ts';
import { beatsOf, STORY_MS_MAX } from '../src/games/vegas-showdown/story.ts';
import { type RecordedUpdate, updatesOf } from './support/updates.ts';

const OPTIONS = at(vegasShowdown.variants, 0).options;

const beatsOfUpdate = (update: RecordedUpdate<VegasShowdown>, calm = false) =>
  beatsOf(update, atRest(update.before), calm);

/** Every event of these updates with its frame. */
const framed = (updates: readonly RecordedUpdate<VegasShowdown>[]): { event: Event; frame: Frame }[] =>
  updates.flatMap((update) => {
    const frames = framesOf(update, atRest(update.before));
    return update.events.map((event, index) => ({ event, frame: at(frames, index) }));
  });

/** By seat: the amount for one, nothing for the others. */
const only = ({ view }: Frame, seat: number, amount: number): number[] =>
  view.chairs.map((_, index) => (index === seat ? amount : 0));

describe.each([3, 5])('a match of %i', (seats) => {
  const updates = updatesOf(vegasShowdown, OPTIONS, seats, 5);
  const frames = framed(updates);

  it('shows the view at each event, and at the last one the view that the table settles on', () => {
    for (const update of updates) {
      const shown = framesOf(update, atRest(update.before)).map(({ view }) => view);
      expect(shown).toEqual(update.views);
      expect(shown.at(-1)).toEqual(update.after);
    }
  });

  it('shows the money that an event pays or costs', () => {
    const paid = frames.flatMap(({ event, frame }) => {
      if (event.type === 'incomeCollected' || event.type === 'cardPaid') return [[frame.money, event.amounts]];
      return event.type === 'tileBought' ? [[frame.money, only(frame, event.seat, -event.amount)]] : [];
    });
    expect(paid.length).toBeGreaterThan(0);
    for (const [shown, expected] of paid) expect(shown).toEqual(expected);
  });

  it('shows the Fame that cards, Publicity and the final account give', () => {
    const given = frames.flatMap(({ event, frame }) => {
      if (event.type === 'cardFamed') return [[frame.fame, event.amounts]];
      if (event.type === 'itemScored') return [[frame.fame, event.fame]];
      return event.type === 'publicityChosen' ? [[frame.fame, only(frame, event.seat, event.fame)]] : [];
    });
    expect(given.length).toBeGreaterThan(0);
    for (const [shown, expected] of given) expect(shown).toEqual(expected);
  });

  it('puts the sheet on stage while a tile is laid or lifted, and the account while the end is counted', () => {
    const builds = frames.flatMap(({ event, frame }) =>
      event.type === 'tilePlaced' || event.type === 'tileLifted' ? [[frame.shown, { seat: event.seat }]] : [],
    );
    expect(builds.length).toBeGreaterThan(0);
    for (const [shown, expected] of builds) expect(shown).toEqual(expected);
    const items = frames.filter(({ event }) => event.type === 'itemScored').map(({ frame }) => frame);
    expect(items.length).toBeGreaterThan(0);
    expect(items.map((frame) => [frame.shown, frame.items?.length])).toEqual(
      items.map((_, index) => ['account', index + 1]),
    );
  });

  it('lasts no longer than its time limit', () => {
    for (const update of updates) {
      const length = beatsOfUpdate(update).reduce((sum, { ms }) => sum + ms, 0);
      expect(length).toBeLessThanOrEqual(STORY_MS_MAX + 0.001);
    }
  });

  it('moves nothing in a calm story', () => {
    const moved = updates.flatMap((update) => beatsOfUpdate(update, true).filter(({ motion }) => motion !== null));
    expect(moved).toEqual([]);
  });
});

describe('the motions of a match of 3', () => {
  const updates = updatesOf(vegasShowdown, OPTIONS, 3, 5);
  const beats = updates.flatMap((update) => beatsOfUpdate(update));

  it('move the marker of every bid from its seat to its space', () => {
    const bids = updates.flatMap(({ events }) => events.filter(({ type }) => type === 'bidMade'));
    const moved = beats.flatMap(({ motion }) => (motion?.type === 'bid' ? [motion] : []));
    expect(moved.length).toBe(bids.length);
    expect(moved.length).toBeGreaterThan(0);
  });

  it('move every minimum that drops', () => {
    const dropped = beats.flatMap(({ motion }) => (motion?.type === 'prices' ? [motion.moves.length] : []));
    expect(dropped.length).toBeGreaterThan(0);
    expect(Math.min(...dropped)).toBeGreaterThan(0);
  });
});
