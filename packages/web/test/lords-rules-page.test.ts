/** The rules page of Lords of Vegas against the rules themselves. */

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
import { leadOf } from '../src/pages/rules/book.ts';
import { rulesInAll, sentencesByRule } from './support/rules.ts';

const TEXTS = rulesInAll('lords-of-vegas');
const BOSS_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /boss/u,
  ru: /владел/u,
  it: /boss/u,
  fr: /patron/u,
  de: /Boss/u,
};

describe('the rules page of Lords of Vegas', () => {
  test('lists the short rules in the order of the sections', () => {
    const sections = TEXTS.en.steps.map(({ section }) => Number(section));
    expect(sections).toEqual([...sections].sort((one, other) => one - other));
  });

  test.each(LANGUAGES)('says in %s what the game is about', (language) => {
    expect(leadOf(TEXTS[language], '').length).toBeGreaterThan(40);
  });

  test.each(LANGUAGES)(
    'says in %s that ties come before payments, and that placing dice keeps the boss',
    (language) => {
      const { '3.3': takeOver = '', '4.5': reorganise = '' } = sentencesByRule(TEXTS[language]);
      const [lastOfTakeOver, lastOfReorganise] = [takeOver, reorganise].map((rule) => rule.split(/(?<=[.!]) /u).at(-1));
      expect(lastOfTakeOver).toContain('5.1');
      expect(lastOfReorganise).toMatch(BOSS_WORDS[language]);
    },
  );
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

  test('tie: two fives, so there is no boss', () => {
    expect(casinoAround(TIE, 'B1')).toMatchObject({ lots: ['B1', 'B2', 'B4'], boss: null });
  });
});
