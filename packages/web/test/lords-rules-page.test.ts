/** The rules page of Lords of Vegas against the rules themselves. */

import { readFileSync } from 'node:fs';
import {
  casinoAround,
  GAMBLE_WAYS,
  LOT_FACTS,
  lotAt,
  paymentOf,
  shareOf,
  sprawlCost,
  trackMove,
} from '@fremont/games/lords-of-vegas';
import { LANGUAGES, type Language } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { text as de } from '../src/games/lords-of-vegas/rules/de.ts';
import { text as en } from '../src/games/lords-of-vegas/rules/en.ts';
import {
  ADA,
  BRUNO,
  CASINO,
  CHIARA,
  CLIMB,
  CLIMB_SPACES,
  DORA,
  OPEN_LOTS,
  SPRAWL,
  TIE,
} from '../src/games/lords-of-vegas/rules/examples.ts';
import { text as fr } from '../src/games/lords-of-vegas/rules/fr.ts';
import { text as it } from '../src/games/lords-of-vegas/rules/it.ts';
import { text as ru } from '../src/games/lords-of-vegas/rules/ru.ts';
import { type LordsRules, RULES, SECTIONS, STEPS } from '../src/games/lords-of-vegas/rules/structure.ts';
import { leadOf } from '../src/pages/rules/book.ts';

const TEXTS: Readonly<Record<Language, LordsRules>> = { en, ru, it, fr, de };
const RULES_FILE = readFileSync(new URL('../../games/lords-of-vegas/RULES.md', import.meta.url), 'utf8');

const numbersIn = (pattern: RegExp): string[] => [...RULES_FILE.matchAll(pattern)].map(([, number = '']) => number);

describe('the rules page of Lords of Vegas', () => {
  test('has every rule of RULES.md under its number, and no other', () => {
    expect(RULES.map(({ number }) => number)).toEqual(numbersIn(/^(\d+\.\d+) /gmu));
  });

  test('has every section of RULES.md', () => {
    expect([...SECTIONS]).toEqual(numbersIn(/^## (\d+)\. /gmu));
  });

  test('goes the short way in the order of the sections', () => {
    const sections = STEPS.map(({ section }) => Number(section));
    expect(sections).toEqual([...sections].sort((one, other) => one - other));
  });

  test.each(LANGUAGES)('links in %s lead to rules that exist', (language) => {
    const text = TEXTS[language];
    const all = [...Object.values(text.rules), ...Object.values(text.steps).map((step) => step.text)];
    const links = all.flatMap((one) => [...one.matchAll(/§(\d+\.\d+)/gu)].map(([, number]) => number));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((number) => !RULES.some((rule) => rule.number === number))).toEqual([]);
  });

  test.each(LANGUAGES)('says something under every number in %s, and closes every stress', (language) => {
    expect(leadOf(TEXTS[language], '').length).toBeGreaterThan(40);
    for (const [number, rule] of Object.entries(TEXTS[language].rules)) {
      expect(rule.length, number).toBeGreaterThan(10);
      expect(rule.split('**').length % 2, number).toBe(1);
    }
  });

  test.each(LANGUAGES)('prices, spaces and payments in %s are those of RULES.md', (language) => {
    const figuresIn = (text: string): string[] => text.match(/\d+/gu) ?? [];
    for (const number of ['1.2', '1.6', '3.4', '4.4'] as const) {
      const [, rule = ''] = new RegExp(`^${number} ([^]*?)\n\n`, 'mu').exec(RULES_FILE) ?? [];
      expect(figuresIn(TEXTS[language].rules[number]), number).toEqual(figuresIn(rule));
    }
  });
});

describe('the examples do what their captions say', () => {
  test('lots: Bruno has A1, Ada A6, and only the third column touches the Strip', () => {
    expect(lotAt(OPEN_LOTS.lots, 'A1').marker).toBe(BRUNO);
    expect(lotAt(OPEN_LOTS.lots, 'A6').marker).toBe(ADA);
    expect(LOT_FACTS.A6.touchesStrip).toBe(true);
    expect(LOT_FACTS.A1.touchesStrip).toBe(false);
  });

  test('casino: three tiles together under Chiara, C9 alone', () => {
    expect(casinoAround(CASINO, 'C1')).toMatchObject({ lots: ['C1', 'C2', 'C4'], boss: CHIARA });
    expect(casinoAround(CASINO, 'C9')).toMatchObject({ lots: ['C9'], boss: ADA });
  });

  test('payday: $4 and 3 points for Chiara, $3 for Dora, $2 for Bruno, $5 and a point for Ada', () => {
    const chairs = [ADA, BRUNO, CHIARA, DORA].map(() => ({ money: 0, points: 0 }));
    const payment = paymentOf({ lots: CASINO.lots, chairs }, 'aqua');
    expect([ADA, BRUNO, CHIARA, DORA].map((seat) => shareOf(payment, seat))).toEqual([
      { money: 5, points: 1, lost: 0 },
      { money: 2, points: 0, lost: 0 },
      { money: 4, points: 3, lost: 0 },
      { money: 3, points: 0, lost: 0 },
    ]);
  });

  test('track: from 18 four points lead to 20, and two are lost', () => {
    expect(trackMove(CLIMB.from, CLIMB.tiles)).toEqual({ to: 20, lost: 2 });
    expect(CLIMB_SPACES).toContain(20);
  });

  test('sprawl: D3 for $24 and D5 for $16 are free beside the casino, D4 is Bruno’s', () => {
    const beside = casinoAround(SPRAWL, 'D1')?.lots.flatMap((lot) => LOT_FACTS[lot].neighbours);
    expect(beside).toEqual(expect.arrayContaining(['D3', 'D4', 'D5']));
    expect([sprawlCost('D3'), sprawlCost('D5')]).toEqual([24, 16]);
    expect(lotAt(SPRAWL.lots, 'D4').marker).toBe(BRUNO);
  });

  test('gamble: the boss wins in 20 of 36 cases', () => {
    expect(GAMBLE_WAYS).toEqual({ double: 2, win: 14, lose: 20 });
  });

  test('tie: two fives, so nobody is boss', () => {
    expect(casinoAround(TIE, 'B1')).toMatchObject({ lots: ['B1', 'B2', 'B4'], boss: null });
  });
});
