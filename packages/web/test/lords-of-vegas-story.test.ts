/** The story that the screen of Lords of Vegas plays of an update: its frames, its motions and its time. */

import {
  type Event,
  type Face,
  type LordsOfVegas,
  type LotId,
  lordsOfVegas,
  lotAt,
  type View,
} from '@fremont/games/lords-of-vegas';
import { at, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { atRest, type Frame, framesOf } from '../src/games/lords-of-vegas/frame.ts';
import { beatsOf, STORY_MS_MAX } from '../src/games/lords-of-vegas/story.ts';
import { type RecordedUpdate, updatesOf } from './support/updates.ts';

const OPTIONS = at(lordsOfVegas.variants, 0).options;

const beatsOfUpdate = (update: RecordedUpdate<LordsOfVegas>, calm = false) =>
  beatsOf(update, atRest(update.before), calm);

/** Every event of these updates with its frame. */
const framed = (updates: readonly RecordedUpdate<LordsOfVegas>[]): { event: Event; frame: Frame }[] =>
  updates.flatMap((update) => {
    const frames = framesOf(update, atRest(update.before));
    return update.events.map((event, index) => ({ event, frame: at(frames, index) }));
  });

describe.each([2, 4])('a match of %i', (seats) => {
  const updates = updatesOf(lordsOfVegas, OPTIONS, seats, 5);

  it('shows the view at each event, and at the last one the view that the table settles on', () => {
    for (const update of updates) {
      const shown = framesOf(update, atRest(update.before)).map(({ view }) => view);
      expect(shown).toEqual(update.views);
      expect(shown.at(-1)).toEqual(update.after);
    }
  });

  it('shows as gains the money that an event pays or costs', () => {
    const frames = framed(updates);
    const paid = frames.filter(({ event }) => event.type === 'lotsPaid' || event.type === 'casinoPaid');
    expect(paid.length).toBeGreaterThan(0);
    for (const { event, frame } of paid) expect(frame.gains).toEqual('money' in event ? event.money : null);
    const built = frames.flatMap(({ event, frame }) => (event.type === 'built' ? [{ event, frame }] : []));
    expect(built.length).toBeGreaterThan(0);
    for (const { event, frame } of built)
      expect(frame.gains).toEqual(frame.view.chairs.map((_, seat) => (seat === event.seat ? -event.cost : 0)));
  });

  it('keeps the card visible from its draw until the next turn or the end', () => {
    for (const update of updates) {
      let card: string | null = null;
      for (const { event, frame } of framed([update])) {
        if (event.type === 'cardDrawn') card = event.card;
        if (event.type === 'turnBegan' || event.type === 'matchEnded') card = null;
        expect(frame.card?.card ?? null).toBe(card);
      }
    }
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

const RED = seatAt(2);

/** A gold casino of Red that shows these dice. */
const boardOf = (dice: Partial<Record<LotId, Face>>): View => {
  const { state } = lordsOfVegas.setup(OPTIONS, 4, seededChance(1));
  for (const [lot, value] of Object.entries(dice) as [LotId, Face][])
    Object.assign(lotAt(state.lots, lot), { marker: null, tile: 'gold', die: { owner: RED, value } });
  return lordsOfVegas.view(state, RED);
};

describe('placing reorganised dice', () => {
  /** Steps between two placements, in matches of all seats. */
  const updates = [2, 3, 4]
    .flatMap((seats) => [5, 6, 7, 8].flatMap((seed) => updatesOf(lordsOfVegas, OPTIONS, seats, seed)))
    .filter(({ before, after }) => before.phase.type === 'placingDice' && after.phase.type === 'placingDice');

  it('keeps the crown and the cost of every casino in every frame', () => {
    expect(updates.length).toBeGreaterThan(0);
    const crowned = ({ casinos }: View) => casinos.map(({ id, boss, pips }) => ({ id, boss, pips }));
    for (const update of updates)
      for (const { frame } of beatsOfUpdate(update)) expect(crowned(frame.view)).toEqual(crowned(update.before));
  });
});

describe('a die placed where another result lay', () => {
  it('lights the tile that gets the other result too, and draws both', () => {
    const lots = { A1: 6, A2: 4, A3: 2 } as const;
    const after = boardOf({ ...lots, A1: 2, A3: 6 });
    const placed: Event = { type: 'diePlaced', seat: RED, lot: 'A1', value: 2, swapped: { lot: 'A3', value: 6 } };
    const [beat] = beatsOf({ events: [placed], views: [after] }, atRest(boardOf(lots)), false);
    expect(beat?.motion).toEqual({ type: 'drop', lots: ['A1', 'A3'] });
    expect((['A1', 'A2', 'A3'] as const).map((lot) => lotAt(beat?.frame.view.lots ?? [], lot).die?.value)).toEqual([
      2, 4, 6,
    ]);
  });
});

describe('a gamble', () => {
  const updates = updatesOf(lordsOfVegas, OPTIONS, 4, 5);

  it('is rolled in public, with the casino of the bet lit', () => {
    const gambles = updates.flatMap((update) =>
      beatsOfUpdate(update)
        .filter(({ frame }) => frame.roll?.type === 'gambleRolled')
        .map(({ frame, motion }) => ({ frame, motion, bet: atRest(update.before).lit })),
    );
    expect(gambles.length).toBeGreaterThan(0);
    expect(gambles.map(({ motion }) => motion?.type)).toEqual(
      gambles.map((_, index) => ['roll', undefined][index % 2]),
    );
    for (const { frame, bet } of gambles) {
      expect(frame.lit.length).toBeGreaterThan(0);
      expect(frame.lit).toEqual(bet);
    }
  });
});
