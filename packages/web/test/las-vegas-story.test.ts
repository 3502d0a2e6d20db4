/** The story of an update: it ends on the final view, within its time limit. */

import './support/browser.ts';
import { type Event, type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { atRest, type Frame, framesOf } from '../src/games/las-vegas/frame.ts';
import { matrixOf } from '../src/games/las-vegas/matrix.ts';
import { beatsOf, type LasVegasBeat, PAYOUT_MS_MAX } from '../src/games/las-vegas/story.ts';
import { tiles } from '../src/games/las-vegas/tiles/index.ts';
import { setTilesModule } from '../src/games/las-vegas/tiles-module.ts';
import { type RecordedUpdate, updatesOf } from './support/updates.ts';

setTilesModule(tiles);

const MATCHES = lasVegas.variants.flatMap((variant) =>
  [variant.seats.min, variant.seats.max].map((seats) => ({ name: `${variant.name}, ${seats} seats`, variant, seats })),
);

const beatsOfUpdate = (update: RecordedUpdate<LasVegas>, calm = false): LasVegasBeat[] =>
  beatsOf(update, atRest(update.before), calm);

/** Every event of an update with its frame. */
const framed = (update: RecordedUpdate<LasVegas>): { event: Event; frame: Frame }[] => {
  const frames = framesOf(update, atRest(update.before));
  return update.events.map((event, index) => ({ event, frame: at(frames, index) }));
};

const isBillPaid = ({ type }: Event): boolean => type === 'billWon' || type === 'billReturned';

const PAYOUT_BOUNDS: readonly Event['type'][] = ['roundEnded', 'roundBegan', 'matchEnded'];

/** Values and takers of the visible bills. */
const billsShown = (frame: Frame): string =>
  JSON.stringify(matrixOf(frame, null).map(({ bills }) => bills.map(({ value, taker }) => [value, taker])));

/** How many bills are marked as gone. */
const goneIn = (frame: Frame): number =>
  matrixOf(frame, null).flatMap(({ bills }) => bills.filter(({ gone }) => gone)).length;

const placeOfDice = ({ inTray, roll, opening }: Frame): string => {
  if (opening) return inTray ? 'tray too early' : 'opening';
  if (roll !== null) return inTray ? 'tumbling' : 'tumbling elsewhere';
  return inTray ? 'tray' : 'board';
};

describe.each(MATCHES)('a match of $name', ({ variant, seats }) => {
  const updates = updatesOf(lasVegas, variant.options, seats, 7);

  it('shows the view at each event, and at the last one the view that the table settles on', () => {
    for (const update of updates) {
      const shown = framesOf(update, atRest(update.before)).map(({ view }) => view);
      expect(shown).toEqual(update.views);
      expect(shown.at(-1)).toEqual(update.after);
    }
  });

  it('keeps the bills of a payout visible, each with its taker, and marks those that are paid', () => {
    const payouts = updates.filter(({ events }) => events.some(isBillPaid));
    expect(payouts.length).toBeGreaterThan(0);
    for (const update of payouts) {
      const paying = framed(update).filter(({ frame }) => frame.payout !== null);
      // Prime Time comes before the first bill and changes the takers.
      const fromFirst = paying.slice(paying.findIndex(({ event }) => isBillPaid(event)));
      expect(new Set(fromFirst.map(({ frame }) => billsShown(frame))).size).toBe(1);
      const paid = fromFirst.map((_, index) => fromFirst.slice(0, index + 1).filter(({ event }) => isBillPaid(event)));
      expect(fromFirst.map(({ frame }) => goneIn(frame))).toEqual(paid.map(({ length }) => length));
    }
  });

  it('shows a payout from the end of a round until the next round begins or the match is over', () => {
    const last = ({ events }: RecordedUpdate<LasVegas>, count: number): Event | undefined =>
      events.slice(0, count).findLast(({ type }) => PAYOUT_BOUNDS.includes(type));
    for (const update of updates) {
      const wasPaying = atRest(update.before).payout !== null;
      for (const [index, { frame }] of framed(update).entries()) {
        const bound = last(update, index + 1)?.type;
        expect(frame.payout !== null).toBe(bound === undefined ? wasPaying : bound === 'roundEnded');
      }
    }
  });

  it('has the dice in the tray until they are rolled, and none there while a round is laid out', () => {
    const lies = { turnBegan: 'tray', diceRolled: 'board', dicePlaced: 'board', billsLaid: 'opening' } as const;
    const frames = updates.flatMap(framed);
    for (const [type, place] of Object.entries(lies)) {
      const places = frames.filter(({ event }) => event.type === type).map(({ frame }) => placeOfDice(frame));
      expect(new Set(places)).toEqual(new Set([place]));
    }
    const tumbling = updates.flatMap((update) =>
      beatsOfUpdate(update).filter(({ motion }) => motion?.type === 'tumble'),
    );
    expect(new Set(tumbling.map(({ frame }) => placeOfDice(frame)))).toEqual(new Set(['tumbling']));
  });

  it('shows a casino payout in at most six seconds', () => {
    for (const update of updates) {
      const payout = beatsOfUpdate(update).filter(isCasinoPayout);
      expect(lengthOf(payout)).toBeLessThanOrEqual(PAYOUT_MS_MAX + 0.001);
    }
  });

  it('adds events to the log no earlier than it shows them', () => {
    for (const update of updates) {
      const shown = beatsOfUpdate(update).map((beat) => beat.eventsTold);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      expect(Math.max(...shown)).toBeLessThanOrEqual(update.events.length);
    }
  });

  it('has no motion when calm', () => {
    for (const update of updates) {
      const beats = beatsOfUpdate(update, true);
      expect(beats.filter(({ motion }) => motion !== null)).toEqual([]);
      expect(beats.filter(isCasinoPayout).length).toBeLessThanOrEqual(1);
    }
  });
});

/** The sentences of tiles have their own durations. */
const isCasinoPayout = ({ frame }: LasVegasBeat): boolean => frame.payout !== null && frame.tileEvent === null;

const lengthOf = (beats: readonly LasVegasBeat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);

describe('the story of one payout', () => {
  const [payout] = updatesOf(lasVegas, at(lasVegas.variants, 0).options, 5, 3).filter(({ events }) =>
    events.some(({ type }) => type === 'roundEnded'),
  );
  if (payout === undefined) throw new Error('a match has rounds');
  const beats = beatsOfUpdate(payout);

  it('goes through the casinos from one to six', () => {
    const casinos = beats.flatMap(({ frame }) => frame.payout?.casino ?? []);
    expect(casinos).toEqual([...casinos].sort((a, b) => a - b));
    expect(new Set(casinos)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('pays one bill per flight, best first in each casino', () => {
    const flights = beats.flatMap(({ motion }) =>
      motion?.type === 'pay' || motion?.type === 'putBack' ? [motion] : [],
    );
    const bills = payout.events.filter(({ type }) => type === 'billWon' || type === 'billReturned');
    expect(flights).toHaveLength(bills.length);
    for (const casino of [1, 2, 3, 4, 5, 6]) {
      const order = flights.filter((flight) => flight.casino === casino).map(({ index }) => index);
      expect(order).toEqual(order.map((_, index) => index));
    }
  });

  it('lays the bills of the next round before the first turn', () => {
    const laid = beats.filter(({ motion }) => motion?.type === 'lay');
    expect(laid).toHaveLength(6);
    expect(laid.every(({ frame }) => frame.opening)).toBe(true);
  });
});
