/** The story a screen tells of an update: it ends on the view that was sent, within its time. */

import './support/browser.ts';
import { lasVegas, type View } from '@fremont/games/las-vegas';
import { at, cloneJson } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { atRest, type Frame, frameAfter } from '../src/games/las-vegas/frame.ts';
import { type LasVegasBeat, PAYOUT_MS_MAX, planOf } from '../src/games/las-vegas/plan.ts';
import { setTilesPart } from '../src/games/las-vegas/royale.ts';
import { tiles } from '../src/games/las-vegas/tiles/index.ts';
import { updatesOf } from './support/updates.ts';

setTilesPart(tiles);

const MATCHES = lasVegas.variants.flatMap((variant) =>
  [variant.seats.min, variant.seats.max].map((seats) => ({ name: `${variant.name}, ${seats} seats`, variant, seats })),
);

/** The board and the seats; what lies in the pile is no part of the picture until the view brings it. */
const pictured = ({ round, turn, chairs, casinos, royale }: View, isPaying: boolean): unknown =>
  cloneJson({
    round,
    turn,
    chairs,
    // Paid bills stay in the picture, marked as gone, until the payout is over.
    casinos: casinos.map(({ bills, ...rest }) => ({ ...rest, bills: isPaying ? [] : bills })),
    tiles: royale?.tiles ?? null,
    closed: royale?.closed ?? null,
  });

const isPaying = ({ royale }: View): boolean => (royale?.payout ?? null) !== null;

/** What a tile asks comes with the view; no event tells it. */
const asked = ({ phase }: View): boolean => phase.type === 'deciding';

describe.each(MATCHES)('a match of $name', ({ variant, seats }) => {
  const updates = updatesOf(lasVegas, variant.options, seats, 7);

  it('is told so that every story ends on the view that was sent', () => {
    for (const { before, events, after } of updates) {
      const last = events.reduce<Frame>((frame, event) => frameAfter(frame, event, after), atRest(before));
      expect(pictured(last.view, isPaying(after))).toEqual(pictured(after, isPaying(after)));
      if (!asked(after)) expect(cloneJson(last.view.phase)).toEqual(cloneJson(after.phase));
    }
  });

  it('never takes longer than six seconds over what the casinos pay', () => {
    for (const { before, events, after } of updates) {
      const payout = planOf(events, atRest(before), after).filter(isCasinoPayout);
      expect(lengthOf(payout)).toBeLessThanOrEqual(PAYOUT_MS_MAX + 0.001);
    }
  });

  it('writes its log no faster than it is told', () => {
    for (const { before, events, after } of updates) {
      const told = planOf(events, atRest(before), after).map((beat) => beat.told);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(Math.max(...told)).toBeLessThanOrEqual(events.length);
    }
  });

  it('lets nothing move for calm eyes', () => {
    for (const { before, events, after } of updates) {
      const beats = planOf(events, atRest(before), after, true);
      expect(beats.filter(({ motion }) => motion !== null)).toEqual([]);
      expect(beats.filter(isCasinoPayout).length).toBeLessThanOrEqual(1);
    }
  });
});

/** What tiles do meanwhile are sentences to be read, in their own time. */
const isCasinoPayout = ({ frame }: LasVegasBeat): boolean => frame.payout !== null && frame.story === null;

const lengthOf = (beats: readonly LasVegasBeat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);

describe('the story of one payout', () => {
  const [told] = updatesOf(lasVegas, at(lasVegas.variants, 0).options, 5, 3).filter(({ events }) =>
    events.some(({ type }) => type === 'roundEnded'),
  );
  if (told === undefined) throw new Error('a match has rounds');
  const beats = planOf(told.events, atRest(told.before), told.after);

  it('goes through the casinos from one to six', () => {
    const casinos = beats.flatMap(({ frame }) => frame.payout?.casino ?? []);
    expect(casinos).toEqual([...casinos].sort((a, b) => a - b));
    expect(new Set(casinos)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('pays one bill per flight, best first in each casino', () => {
    const flights = beats.flatMap(({ motion }) =>
      motion?.type === 'pay' || motion?.type === 'putBack' ? [motion] : [],
    );
    const bills = told.events.filter(({ type }) => type === 'billWon' || type === 'billReturned');
    expect(flights).toHaveLength(bills.length);
    for (const casino of [1, 2, 3, 4, 5, 6]) {
      const order = flights.filter((flight) => flight.casino === casino).map(({ index }) => index);
      expect(order).toEqual(order.map((_, index) => index));
    }
  });

  it('lays the bills of the next round before anybody takes a turn', () => {
    const laid = beats.filter(({ motion }) => motion?.type === 'lay');
    expect(laid).toHaveLength(6);
    expect(laid.every(({ frame }) => frame.opening)).toBe(true);
  });
});
