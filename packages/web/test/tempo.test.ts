/** The pace of a table adapts to the person, and forced moves are played. */

import './support/browser.ts';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/settings/index.ts';
import { playForcedMoves } from '../src/table/forced-moves.ts';
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
    tempo.skipped();
    tempo.skipped();
    tempo.decisionOpened();
    expect(tempo.storySpeed(false)).toBe(4);
    tempo.decisionOpened();
    expect(tempo.storySpeed(false)).toBe(2);
    tempo.decisionOpened();
    expect(tempo.storySpeed(false)).toBe(1);
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

describe('a forced move', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const tableWith = (forced: string | null) => {
    const sent: string[] = [];
    const forcedAction = signal<string | null>(forced);
    const isSending = signal(false);
    const commands = { isSending, act: (action: string) => sent.push(action) };
    const stop = playForcedMoves({ forcedAction, commands } as never);
    return { sent, forcedAction, isSending, stop };
  };

  it('is sent once, after a moment', () => {
    const { sent } = tableWith('place 5');
    expect(sent).toEqual([]);
    vi.runAllTimers();
    expect(sent).toEqual(['place 5']);
  });

  it('is not sent if the player was faster, or the table is closed', () => {
    const faster = tableWith('place 5');
    faster.isSending.value = true;
    const closed = tableWith('place 5');
    closed.stop();
    vi.runAllTimers();
    expect([faster.sent, closed.sent]).toEqual([[], []]);
  });
});
