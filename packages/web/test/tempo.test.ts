/** The pace of a table adapts to the person. */

import './support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../src/settings/index.ts';
import { Tempo } from '../src/table/tempo.ts';

Object.assign(globalThis, { document: { hidden: false } });

const speedsOf = (tempo: Tempo) => ({ own: tempo.storySpeed(true), others: tempo.storySpeed(false) });

beforeEach(() => {
  settings.speed.value = 1;
});

describe('a person who skips', () => {
  it('makes the stories and pauses of others faster, not their own', () => {
    const tempo = new Tempo();
    const pause = tempo.paceMs.value;
    tempo.skipped();
    expect(speedsOf(tempo)).toEqual({ own: 1, others: 2 });
    expect(tempo.paceMs.value).toBe(pause / 2);
    tempo.skipped();
    tempo.skipped();
    expect(speedsOf(tempo)).toEqual({ own: 1, others: 4 });
  });

  it('keeps the speed while they go on skipping, and gets it back step by step when they watch', () => {
    const tempo = new Tempo();
    const watchRound = (): void => {
      tempo.othersActed();
      tempo.decisionOpened();
    };
    tempo.skipped();
    tempo.skipped();
    watchRound();
    expect(tempo.storySpeed(false)).toBe(4);
    watchRound();
    expect(tempo.storySpeed(false)).toBe(2);
    watchRound();
    expect(tempo.storySpeed(false)).toBe(1);
  });

  it('keeps the speed through several decisions of one turn', () => {
    const tempo = new Tempo();
    tempo.othersActed();
    tempo.skipped();
    for (let decision = 0; decision < 5; decision++) tempo.decisionOpened();
    expect(tempo.storySpeed(false)).toBe(2);
  });
});

describe('fast-forward', () => {
  it('plays no story and lets bots act at once, until the next decision', () => {
    const tempo = new Tempo();
    tempo.toggleForward();
    expect(speedsOf(tempo)).toEqual({ own: Number.POSITIVE_INFINITY, others: Number.POSITIVE_INFINITY });
    expect(tempo.paceMs.value).toBe(0);
    tempo.decisionOpened();
    expect(speedsOf(tempo)).toEqual({ own: 1, others: 1 });
  });

  it('stops when it is pressed again', () => {
    const tempo = new Tempo();
    tempo.toggleForward();
    tempo.toggleForward();
    expect(tempo.storySpeed(false)).toBe(1);
  });
});
