/** The odds lens: what it is asked, what it drops, and that it remembers its switch table by table. */

import { lasVegas } from '@fremont/games/las-vegas';
import { at, seatAt, seededChance } from '@fremont/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LensDesk } from '../src/lens/desk.ts';
import { Lens, type LensPort } from '../src/lens/lens.ts';
import type { Answered, Asked, Question } from '../src/lens/protocol.ts';

const ME = seatAt(0);
const OPTIONS = { edition: 'classic', neutralDice: false, winnings: 'open' } as const;

/** Seat 0 has rolled. */
const questionOf = (seed: number): Question => {
  const { state } = lasVegas.setup(OPTIONS, 2, seededChance(seed));
  lasVegas.advance(state, ME, { type: 'roll' }, seededChance(seed));
  return { game: 'las-vegas', view: lasVegas.view(state, ME), viewer: ME, legal: lasVegas.legalActions(state, ME) };
};

describe('the desk', () => {
  const answers: Answered[] = [];
  const waiting: (() => void)[] = [];
  let desk = new LensDesk({ answer: () => {}, later: () => {} });

  beforeEach(() => {
    answers.length = 0;
    waiting.length = 0;
    desk = new LensDesk({ answer: (answer) => answers.push(answer), later: (run) => waiting.push(run) });
  });

  const workOn = (steps = Number.POSITIVE_INFINITY): void => {
    for (let step = 0; step < steps && waiting.length > 0; step++) waiting.shift()?.();
  };

  test('answers early, again from more playouts, and then rests', () => {
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

  test('drops what it was working on when it is asked something else', () => {
    desk.receive({ id: 1, question: questionOf(1) });
    workOn(3);
    desk.receive({ id: 2, question: questionOf(2) });
    workOn();
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([2]));
  });

  test('stops when nobody looks any more', () => {
    desk.receive({ id: 1, question: questionOf(1) });
    workOn(2);
    desk.receive({ id: 2, question: null });
    workOn();
    expect(answers).toEqual([]);
  });

  test('has nothing to say about a game without a lens', () => {
    desk.receive({ id: 1, question: { ...questionOf(1), game: 'chess' } });
    expect(waiting).toEqual([]);
  });
});

describe('the lens of a table', () => {
  /** A worker that keeps what it is sent; the test answers. */
  const testPort = () => {
    const asked: Asked[] = [];
    const heard = new Map<string, (event: unknown) => void>();
    const port = {
      postMessage: (message: Asked) => asked.push(message),
      addEventListener: (type: string, listener: (event: unknown) => void) => heard.set(type, listener),
      terminate: () => heard.clear(),
    } as unknown as LensPort;
    const answer = (data: Answered): void => heard.get('message')?.({ data });
    return { port, asked, answer, fail: () => heard.get('error')?.({}) };
  };

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is off at first, and every table remembers its own switch', () => {
    const [ada, bo] = [new Lens('a'), new Lens('b')];
    expect(ada.isOn.value).toBe(false);
    ada.toggle();
    bo.toggle();
    bo.toggle();
    expect(new Lens('a').isOn.value).toBe(true);
    expect(new Lens('b').isOn.value).toBe(false);
  });

  test('is off where what was kept makes no sense', () => {
    localStorage.setItem('fremont.lens', '{"a":');
    expect(new Lens('a').isOn.value).toBe(false);
    localStorage.setItem('fremont.lens', '{"a":true}');
    expect(new Lens('a').isOn.value).toBe(false);
  });

  test('starts no worker before it is looked through', () => {
    const lens = new Lens('t', () => expect.fail('a worker was started'));
    lens.look(null);
    expect(lens.odds.value).toBeNull();
  });

  test('shows only what answers its last question', () => {
    const { port, asked, answer } = testPort();
    const lens = new Lens('t', () => port);
    lens.look(questionOf(1));
    lens.look(questionOf(2));
    const [first, second] = asked;
    answer({ id: first?.id ?? 0, odds: { late: true } });
    expect(lens.odds.value).toBeNull();
    answer({ id: second?.id ?? 0, odds: { right: true } });
    expect(lens.odds.value).toEqual({ right: true });
    lens.look(null);
    expect(lens.odds.value).toBeNull();
  });

  test('says so when its worker dies, and starts another when it is switched on again', () => {
    const ports = [testPort(), testPort()];
    let started = 0;
    const lens = new Lens('t', () => at(ports, started++).port);
    lens.look(questionOf(1));
    at(ports, 0).fail();
    expect(lens.hasFailed.value).toBe(true);
    lens.toggle();
    expect(lens.hasFailed.value).toBe(false);
    lens.look(questionOf(1));
    expect(started).toBe(2);
  });
});
