/** The recorded chance of a lesson, what a browser remembers of it, and the place of the coach's card. */

import './support/browser.ts';
import { type GameTypes, seededChance } from '@fremont/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessonKey } from '../src/lessons/keys.ts';
import { rememberedLesson, rememberLesson } from '../src/lessons/on-demand/memory.ts';
import { type Box, CARD_FORMS, type CardForm, placeCard, type Size } from '../src/lessons/on-demand/place-card.ts';
import { lessonChance, type ScriptedTable } from '../src/lessons/script.ts';
import { act, browser, need, openAs } from './support/tabs.ts';

const LESSON = {
  game: 'las-vegas',
  options: { edition: 'classic' },
  occupants: [
    { type: 'person', name: 'Ada', colour: 'cherry' },
    { type: 'bot', name: 'Bruno', colour: 'pool', level: 'greedy' },
    { type: 'bot', name: 'Chiara', colour: 'lemon', level: 'greedy' },
  ],
  lesson: 'classic',
} as const;

describe('the chance of a lesson', () => {
  const script = { seed: 1, streams: { 'dice:0': [4, 4, 0] } };
  const recordOf = (draws: readonly string[]): ScriptedTable => ({
    version: draws.length,
    isLegal: () => true,
    record: () =>
      ({ setupDraws: [], entries: [{ draws: draws.map((stream) => [stream, 6, 0]) }] }) as unknown as ReturnType<
        ScriptedTable['record']
      >,
  });

  test('draws what is written, then what the seed says', () => {
    const chance = lessonChance(script, () => null);
    const drawn = [6, 6, 6, 6].map((n) => chance.int(n, 'dice:0'));
    expect(drawn.slice(0, 3)).toEqual([4, 4, 0]);
    expect(lessonChance(script, () => recordOf(['dice:0', 'dice:0', 'dice:0'])).int(6, 'dice:0')).toBe(drawn[3]);
  });

  test('goes on at its place after a reload or an undo', () => {
    let table = recordOf(['dice:0', 'dice:0']);
    const chance = lessonChance(script, () => table);
    expect(chance.int(6, 'dice:0')).toBe(0);
    table = recordOf(['dice:0']);
    expect(chance.int(6, 'dice:0')).toBe(4);
  });

  test('never draws a value that does not exist', () => {
    expect(lessonChance(script, () => null).int(3, 'dice:0')).toBeLessThan(3);
  });
});

describe('a table with a lesson', () => {
  const firstRoll = async (lesson: object): Promise<unknown> => {
    const { openTab } = browser();
    const link = openTab();
    const id = await link.call('create', { table: { ...LESSON, ...lesson } });
    const client = await openAs(link, id);
    await act(client);
    const { update } = await client.snapshot('spectator');
    const { phase } = update.view as GameTypes['view'] & { phase: { roll?: { small: readonly number[] } } };
    return [client.setting.lesson, phase.roll?.small];
  };

  test('rolls what its plan says, on every device', async () => {
    expect(await firstRoll({})).toEqual(['classic', [5, 5, 5, 2, 4, 6, 1, 6]]);
    expect(await firstRoll({})).toEqual(await firstRoll({}));
  });

  test('is an ordinary one if the app does not know the lesson', async () => {
    const [lesson] = (await firstRoll({ lesson: 'forgotten' })) as [string | undefined];
    expect(lesson).toBeUndefined();
  });

  test('is followed by an ordinary rematch', async () => {
    const { openTab, store } = browser();
    const link = openTab();
    const id = await link.call('create', { table: LESSON });
    const next = await link.call('rematch', { id });
    expect([need(await store.get(id)).lesson, need(await store.get(next)).lesson]).toEqual(['classic', undefined]);
  });
});

describe('the memory of lessons', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const key = lessonKey('las-vegas', 'classic');

  test('knows an offer, a table and the steps that are done', () => {
    expect(rememberedLesson(key)).toBeNull();
    rememberLesson(key, {});
    rememberLesson(key, { table: 'abc', done: ['roll'] });
    expect(rememberedLesson(key)).toEqual({ table: 'abc', done: ['roll'], isAway: false });
  });

  test.each(['no JSON', '7', '{"las-vegas/classic": {"table": 5, "done": "roll", "isAway": 1}}'])(
    'survives %s in the storage',
    (text) => {
      stored.set('fremont.lessons', text);
      rememberLesson(key, { done: ['roll'] });
      expect(rememberedLesson(key)).toEqual({ table: null, done: ['roll'], isAway: false });
    },
  );
});

describe('the card of the coach', () => {
  const desktop = { width: 1440, height: 900 };
  const phone = { width: 390, height: 844 };
  const sizes = {
    full: { width: 370, height: 240 },
    compact: { width: 370, height: 200 },
    bar: { width: 370, height: 48 },
  };
  const box = (left: number, top: number, width: number, height: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const placed = (
    spots: readonly Box[],
    controls: readonly Box[],
    window: Size,
    forms: readonly CardForm[] = CARD_FORMS,
  ) => {
    const { form, place } = placeCard(spots, controls, forms, (one) => sizes[one], window);
    return { form, ...place, card: box(place.left, place.top, sizes[form].width, sizes[form].height) };
  };
  const isApart = (one: Box, other: Box): boolean =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

  test('is to the right of its spot where there is room, otherwise to the left', () => {
    expect(placed([box(300, 100, 120, 600)], [], desktop).side).toBe('right');
    expect(placed([box(1250, 100, 120, 600)], [], desktop).side).toBe('left');
  });

  test('is below its spot on a phone, otherwise above', () => {
    expect(placed([box(0, 100, 390, 90)], [], phone).side).toBe('below');
    expect(placed([box(0, 560, 390, 90)], [], phone).side).toBe('above');
  });

  test('never covers the control to press', () => {
    const { side, top } = placed([box(0, 100, 390, 90)], [box(0, 220, 390, 60)], phone);
    expect([side, top >= 280]).toEqual([null, true]);
  });

  test('finds the only gap, however narrow it is', () => {
    // 248 between spot and control: the card and 4 on either side.
    const spot = box(0, 0, 390, 300);
    const control = box(0, 548, 390, 296);
    expect(placed([spot], [control], phone)).toMatchObject({ form: 'full', top: 304 });
  });

  test('becomes smaller before it covers anything', () => {
    const spot = box(0, 0, 390, 300);
    expect(placed([spot], [box(0, 530, 390, 314)], phone)).toMatchObject({ form: 'compact', side: 'below' });
    expect(placed([spot], [box(0, 400, 390, 444)], phone)).toMatchObject({ form: 'bar', side: 'below' });
  });

  test('covers nothing wherever spot and control are, as long as the bar fits beside them', () => {
    const chance = seededChance(18);
    for (let trial = 0; trial < 2000; trial++) {
      const window = { width: 390 + chance.int(1100, 'w'), height: 360 + chance.int(600, 'h') };
      // Both lie in the lower part: above them at least the bar and its gaps fit.
      const free = 8 + sizes.bar.height + 4;
      const somewhere = (): Box => {
        const left = chance.int(window.width - 20, 'x');
        const top = free + chance.int(window.height - free - 20, 'y');
        return box(
          left,
          top,
          10 + chance.int(window.width - left - 10, 'x'),
          10 + chance.int(window.height - top - 10, 'y'),
        );
      };
      const [spot, control] = [somewhere(), somewhere()];
      const { card } = placed([spot], [control], window);
      expect([isApart(card, spot), isApart(card, control)], JSON.stringify({ trial, window, spot, control })).toEqual([
        true,
        true,
      ]);
    }
  });

  test('covers as little as possible if it must cover something', () => {
    const { top } = placed([box(0, 0, 390, 700)], [], phone, ['full']);
    expect(top).toBe(phone.height - sizes.full.height - 8);
  });
});
