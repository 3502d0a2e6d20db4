/** The recorded chance of a lesson, what a browser remembers of it, and the place of the coach's card. */

import './support/browser.ts';
import type { GameTypes } from '@fremont/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessonKey } from '../src/lessons/keys.ts';
import { rememberedLesson, rememberLesson } from '../src/lessons/on-demand/memory.ts';
import { type Box, placeCard } from '../src/lessons/on-demand/place-card.ts';
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
  const card = { width: 370, height: 240 };
  const box = (left: number, top: number, width: number, height: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });

  test('is to the right of its spot where there is room, otherwise to the left', () => {
    expect(placeCard([box(300, 100, 120, 600)], [], card, desktop).side).toBe('right');
    expect(placeCard([box(1250, 100, 120, 600)], [], card, desktop).side).toBe('left');
  });

  test('is below its spot on a phone, otherwise above', () => {
    expect(placeCard([box(0, 100, 390, 90)], [], card, phone).side).toBe('below');
    expect(placeCard([box(0, 560, 390, 90)], [], card, phone).side).toBe('above');
  });

  test('never covers the control to press', () => {
    const control = box(0, 220, 390, 60);
    const { side, top } = placeCard([box(0, 100, 390, 90)], [control], card, phone);
    expect([side, top + card.height <= 100 || top >= 280]).toEqual([null, true]);
  });

  test('covers as little as possible if it must cover something', () => {
    const { top } = placeCard([box(0, 0, 390, 700)], [], card, phone);
    expect(top).toBe(phone.height - card.height - 8);
  });
});
