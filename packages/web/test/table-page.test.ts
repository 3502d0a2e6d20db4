/** Parts of the table page that need no DOM: keys, stories, names, arrow keys. */

import { describe, expect, it } from 'vitest';
import { type Beat, fitInto, newBeatPlayer } from '../src/table/beats.ts';
import { type Control, controlForKey, writtenKey } from '../src/table/controls.ts';
import { nextBox } from '../src/table/grid-keys.ts';
import { playersOf } from '../src/table/players.ts';

const control = (id: string, keys: string[], off: Control['off'] = null): Control => ({
  id,
  keys,
  label: id,
  off,
  run: () => undefined,
});

const press = (
  code: string,
  held: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean; altKey?: boolean } = {},
) => ({
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

const REASON = { why: ['not now'], remedy: null, href: null };

describe('keys', () => {
  const controls = [
    control('place', ['Digit5'], REASON),
    control('roll', ['KeyR', 'Enter']),
    control('confirm', ['Enter']),
    control('undo', ['Ctrl+KeyZ']),
    control('redo', ['Ctrl+Shift+KeyZ']),
  ];

  it('find their control', () => {
    expect(controlForKey(controls, press('KeyR'))?.id).toBe('roll');
    expect(controlForKey(controls, press('KeyQ'))).toBeUndefined();
  });

  it('prefer enabled controls, and the first of two', () => {
    expect(controlForKey(controls, press('Enter'))?.id).toBe('roll');
    const off = [control('roll', ['Enter'], REASON), control('confirm', ['Enter'])];
    expect(controlForKey(off, press('Enter'))?.id).toBe('confirm');
  });

  it('reach disabled controls, so that these show the reason', () => {
    expect(controlForKey(controls, press('Digit5'))?.off).toBe(REASON);
  });

  it('distinguish undo and redo, and accept Command as Ctrl', () => {
    expect(controlForKey(controls, press('KeyZ', { ctrlKey: true }))?.id).toBe('undo');
    expect(controlForKey(controls, press('KeyZ', { metaKey: true, shiftKey: true }))?.id).toBe('redo');
    expect(controlForKey(controls, press('KeyZ'))).toBeUndefined();
  });

  it('leave combinations with Alt to the browser', () => {
    expect(controlForKey(controls, press('KeyR', { altKey: true }))).toBeUndefined();
  });

  it('have labels, with named keys in the language', () => {
    const german = { Ctrl: 'Strg', Shift: 'Umschalt', Enter: 'Eingabe', Escape: 'Esc', Space: 'Leertaste' };
    const keys = ['KeyR', 'Digit5', 'Ctrl+Shift+KeyZ', 'Escape', 'Shift+Slash', 'NumpadEnter'];
    const written = keys.map((key) => writtenKey(key, (named) => german[named]));
    expect(written).toEqual(['R', '5', 'Strg+Umschalt+Z', 'Esc', '?', 'Eingabe']);
  });
});

const beat = (frame: string, ms = 0): Beat<string, never> => ({
  frame,
  motion: null,
  eventsTold: 0,
  plate: null,
  ms,
  sound: null,
});

/** Records the frames instead of drawing them. */
const audience = (speed = 1, onShow: (frame: string) => void = () => undefined) => {
  const seen: string[] = [];
  const teller = newBeatPlayer<string, never>({
    show: ({ frame }) => {
      seen.push(frame);
      onShow(frame);
    },
    rendered: () => Promise.resolve(),
    measure: () => null,
    animate: () => [],
    speed: () => speed,
  });
  return { seen, teller };
};

describe('a story', () => {
  it('is shown beat by beat', async () => {
    const { seen, teller } = audience();
    await teller.play([beat('roll'), beat('place')]);
    expect(seen).toEqual(['roll', 'place']);
  });

  it('ends at once when it is cut short', async () => {
    const day = 24 * 3600 * 1000;
    const { seen, teller } = audience(1, () => teller.finish());
    await teller.play([beat('roll', day), beat('place', day)]);
    expect(seen).toEqual(['roll']);
  });

  it('ends at once on a hidden page, which draws no frames', async () => {
    const seen: string[] = [];
    const teller = newBeatPlayer<string, never>({
      show: ({ frame }) => {
        seen.push(frame);
        queueMicrotask(() => teller.finish());
      },
      rendered: () => new Promise(() => undefined),
      measure: () => null,
      animate: () => [],
      speed: () => 1,
    });
    await teller.play([beat('roll'), beat('place')]);
    expect(seen).toEqual(['roll']);
  });

  it('is skipped at instant speed', async () => {
    const { seen, teller } = audience(Number.POSITIVE_INFINITY);
    await teller.play([beat('roll')]);
    expect(seen).toEqual([]);
  });

  it('can be played again after it was cut short', async () => {
    const { seen, teller } = audience(1, (frame) => frame === 'first' && teller.finish());
    await teller.play([beat('first'), beat('never')]);
    await teller.play([beat('second')]);
    expect(seen).toEqual(['first', 'second']);
  });

  it('is shortened evenly and never lengthened', () => {
    expect(fitInto([beat('a', 600), beat('b', 200)], 400).map(({ ms }) => ms)).toEqual([300, 100]);
    expect(fitInto([beat('a', 100)], 400).map(({ ms }) => ms)).toEqual([100]);
  });
});

describe('players', () => {
  const person = (name: string) => ({ type: 'person', name, colour: 'cherry' }) as const;

  it('have one letter on their badge, two if names share the first letter', () => {
    const initials = playersOf([person('Ada'), person('Bruno'), person('Anton')]).map(({ initial }) => initial);
    expect(initials).toEqual(['Ad', 'B', 'An']);
  });

  it('have letters of any script', () => {
    expect(playersOf([person('дмитрий'), person(' 𐐀nna')]).map(({ initial }) => initial)).toEqual(['Д', '𐐀']);
  });
});

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(20, 20)];

  it('go to the nearest cell straight ahead', () => {
    expect(nextBox(boxes, box(0, 0), [1, 0])).toBe(1);
    expect(nextBox(boxes, box(20, 0), [0, 1])).toBe(3);
  });

  it('stay at the edge', () => {
    expect(nextBox(boxes, box(40, 0), [1, 0])).toBe(-1);
  });
});
