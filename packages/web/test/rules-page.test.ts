/** The rules page against the rules themselves. */

import { readFileSync } from 'node:fs';
import { EDITIONS, settleCasino } from '@fremont/games/las-vegas';
import { LANGUAGES, type Language } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { text as de } from '../src/games/las-vegas/rules/de.ts';
import { text as en } from '../src/games/las-vegas/rules/en.ts';
import { FILLED, NEUTRAL, PAIRS, PAYOUT, ROLL } from '../src/games/las-vegas/rules/examples.ts';
import { text as fr } from '../src/games/las-vegas/rules/fr.ts';
import { text as it } from '../src/games/las-vegas/rules/it.ts';
import { text as ru } from '../src/games/las-vegas/rules/ru.ts';
import { type LasVegasRules, RULES, SECTIONS, STEPS } from '../src/games/las-vegas/rules/structure.ts';
import { isIn, leadOf, type StepEntry } from '../src/pages/rules/book.ts';

const TEXTS: Readonly<Record<Language, LasVegasRules>> = { en, ru, it, fr, de };
const RULES_FILE = readFileSync(new URL('../../games/las-vegas/RULES.md', import.meta.url), 'utf8');

const numbersIn = (pattern: RegExp): string[] => [...RULES_FILE.matchAll(pattern)].map(([, number = '']) => number);

describe('the rules page', () => {
  test('has every rule of RULES.md under its number, and no other', () => {
    expect(RULES.map(({ number }) => number)).toEqual(numbersIn(/^(\d+\.\d+) /gmu));
  });

  test('has every section of RULES.md', () => {
    expect([...SECTIONS]).toEqual(numbersIn(/^## (\d+)\. /gmu));
  });

  test.each(LANGUAGES)('links in %s lead to rules that exist', (language) => {
    const text = TEXTS[language];
    const all = [...Object.values(text.rules), ...Object.values(text.steps).map((step) => step.text)];
    const links = all.flatMap((one) => [...one.matchAll(/§(\d+\.\d+)/gu)].map(([, number]) => number));
    expect(links.filter((number) => !RULES.some((rule) => rule.number === number))).toEqual([]);
  });

  test.each(LANGUAGES)('says something under every number in %s, and closes every stress', (language) => {
    for (const [number, rule] of Object.entries(TEXTS[language].rules)) {
      expect(rule.length, number).toBeGreaterThan(10);
      expect(rule.split('**').length % 2, number).toBe(1);
    }
  });

  test.each(LANGUAGES)('says in %s what every edition is about', (language) => {
    const leads = EDITIONS.map((edition) => leadOf(TEXTS[language], edition));
    expect(leads.filter((lead) => lead.length < 40)).toEqual([]);
  });

  test.each(EDITIONS)('the short way through %s goes from the goal to the end in order, tiles last', (edition) => {
    const sections = (STEPS as readonly StepEntry[])
      .filter((step) => isIn(edition, step.editions))
      .map(({ section }) => Number(section));
    expect(sections).toEqual([...sections].sort((a, b) => a - b));
    expect(sections[0]).toBe(1);
    expect(sections).toContain(6);
  });
});

describe('the examples do what their captions say', () => {
  test('payout: Bruno and Chiara tie, Ada takes the higher bill, Dora the other', () => {
    const { ties, awards } = settleCasino(PAYOUT.casino);
    expect(ties).toEqual([{ strength: 3, participants: [1, 2] }]);
    expect(awards.map(({ taker }) => taker)).toEqual([0, 3]);
  });

  test('neutral dice: they tie with Ada, Bruno takes the first bill, nobody the second', () => {
    const { ties, awards } = settleCasino(NEUTRAL.casino);
    expect(ties).toEqual([{ strength: 2, participants: [0, 'neutral'] }]);
    expect(awards.map(({ taker }) => taker)).toEqual([1, null]);
  });

  test('filling: two bills are not enough, three are', () => {
    const [first = 0, second = 0, third = 0] = FILLED;
    expect(first + second).toBeLessThan(50_000);
    expect(first + second + third).toBe(70_000);
  });

  test('pairs: by sums, and of equal sums the higher single bill first', () => {
    const sums = PAIRS.map(([high, low]) => high + low);
    expect(sums).toEqual([190_000, 140_000, 140_000, 130_000, 100_000, 70_000]);
    expect(PAIRS[1]?.[0]).toBeGreaterThan(PAIRS[2]?.[0] ?? 0);
  });

  test('placing: one 1, two 3s and three 5s', () => {
    expect(ROLL).toEqual([1, 3, 3, 5, 5, 5]);
  });
});
