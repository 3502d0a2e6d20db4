/** The odds lens: questions, replacement of questions, and the stored switch per table. */

import { lasVegas } from '@fremont/games/las-vegas';
import { at, carryOut, seatAt, seededChance } from '@fremont/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lens, type LensPort } from '../src/lens/lens.ts';
import type { LensReply, LensRequest, Question } from '../src/lens/protocol.ts';
import { LensRunner } from '../src/lens/runner.ts';

const ME = seatAt(0);
const OPTIONS = { edition: 'classic', neutralDice: false, winnings: 'open' } as const;

/** Seat 0 has rolled. */
const questionOf = (seed: number): Question => {
  const { state } = lasVegas.setup(OPTIONS, 2, seededChance(seed));
  carryOut(lasVegas, state, ME, { type: 'roll' }, seededChance(seed));
  return { game: 'las-vegas', view: lasVegas.view(state, ME), viewer: ME, legal: lasVegas.legalActions(state, ME) };
};

describe('the runner', () => {
  const answers: LensReply[] = [];
  const waiting: (() => void)[] = [];
  let desk = new LensRunner({ answer: () => {}, later: () => {} });

  beforeEach(() => {
    answers.length = 0;
    waiting.length = 0;
    desk = new LensRunner({ answer: (answer) => answers.push(answer), later: (run) => waiting.push(run) });
  });

  const workOn = (steps = Number.POSITIVE_INFINITY): void => {
    for (let step = 0; step < steps && waiting.length > 0; step++) waiting.shift()?.();
  };

  test('answers early, again from more playouts, and then stops', () => {
    const question = questionOf(1);
    desk.receive({ id: 7, question });
    workOn();
    expect(answers.map(({ id }) => id)).toEqual([7, 7, 7]);
    const playouts = answers.map(({ odds }) => (odds as { playouts: number }).playouts);
    // 200, 800 and 2,400 playouts in all, spread over the numbers that were rolled.
    const numbers = question.legal.length;
    [200, 800, 2_400].forEach((total, index) => {
      expect(at(playouts, index) * numbers).toBeGreaterThanOrEqual(total);
      expect(at(playouts, index) * numbers).toBeLessThan(total + 50);
    });
  });

  test('drops its work when it gets another question', () => {
    desk.receive({ id: 1, question: questionOf(1) });
    workOn(3);
    desk.receive({ id: 2, question: questionOf(2) });
    workOn();
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([2]));
  });

  test('stops when it gets no question', () => {
    desk.receive({ id: 1, question: questionOf(1) });
    workOn(2);
    desk.receive({ id: 2, question: null });
    workOn();
    expect(answers).toEqual([]);
  });

  test('does not answer for a game without a lens', () => {
    desk.receive({ id: 1, question: { ...questionOf(1), game: 'chess' } });
    expect(waiting).toEqual([]);
  });
});

describe('the lens of a table', () => {
  /** A worker that records messages. The test answers. */
  const testPort = () => {
    const asked: LensRequest[] = [];
    const listeners = new Map<string, (event: unknown) => void>();
    const port = {
      postMessage: (message: LensRequest) => asked.push(message),
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      terminate: () => listeners.clear(),
    } as unknown as LensPort;
    const answer = (data: LensReply): void => listeners.get('message')?.({ data });
    return { port, asked, answer, fail: () => listeners.get('error')?.({}) };
  };

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is off at first, and every table stores its own switch', () => {
    const [ada, bo] = [new Lens('a'), new Lens('b')];
    expect(ada.isOn.value).toBe(false);
    ada.toggle();
    bo.toggle();
    bo.toggle();
    expect(new Lens('a').isOn.value).toBe(true);
    expect(new Lens('b').isOn.value).toBe(false);
  });

  test('is off if the stored value is invalid', () => {
    localStorage.setItem('fremont.lens', '{"a":');
    expect(new Lens('a').isOn.value).toBe(false);
    localStorage.setItem('fremont.lens', '{"a":true}');
    expect(new Lens('a').isOn.value).toBe(false);
  });

  test('starts no worker before the first question', () => {
    const lens = new Lens('t', () => expect.fail('a worker was started'));
    lens.ask(null);
    expect(lens.odds.value).toBeNull();
  });

  test('shows only answers to its last question', () => {
    const { port, asked, answer } = testPort();
    const lens = new Lens('t', () => port);
    lens.ask(questionOf(1));
    lens.ask(questionOf(2));
    const [first, second] = asked;
    answer({ id: first?.id ?? 0, odds: { late: true } });
    expect(lens.odds.value).toBeNull();
    answer({ id: second?.id ?? 0, odds: { right: true } });
    expect(lens.odds.value).toEqual({ right: true });
    lens.ask(null);
    expect(lens.odds.value).toBeNull();
  });

  test('reports a crashed worker, and starts another when it is switched on again', () => {
    const ports = [testPort(), testPort()];
    let started = 0;
    const lens = new Lens('t', () => at(ports, started++).port);
    lens.ask(questionOf(1));
    at(ports, 0).fail();
    expect(lens.hasFailed.value).toBe(true);
    lens.toggle();
    expect(lens.hasFailed.value).toBe(false);
    lens.ask(questionOf(1));
    expect(started).toBe(2);
  });
});
