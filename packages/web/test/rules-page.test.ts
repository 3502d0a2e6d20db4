/** The rules page of Las Vegas against the rules themselves. */

import { EDITIONS, settleCasino, TILE_FACES } from '@fremont/games/las-vegas';
import { LANGUAGES } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { FILLED, NEUTRAL, PAIRS, PAYOUT, ROLL } from '../src/games/las-vegas/rules/examples.ts';
import { sectionOf } from '../src/games/las-vegas/rules/figures.ts';
import { isIn, leadOf, ruleOf, sectionsIn } from '../src/pages/rules/book.ts';
import { rulesInAll } from './support/rules.ts';

const TEXTS = rulesInAll('las-vegas');

describe('the rules page', () => {
  test.each(LANGUAGES)('has an introduction to every edition in %s', (language) => {
    const leads = EDITIONS.map((edition) => leadOf(TEXTS[language], edition));
    expect(leads.filter((lead) => lead.length < 40)).toEqual([]);
  });

  test.each(EDITIONS)('the short way through %s goes from the goal to the end in order, tiles last', (edition) => {
    const sections = TEXTS.en.steps
      .filter((step) => isIn(edition, step.editions))
      .map(({ section }) => Number(section));
    expect(sections).toEqual([...sections].sort((a, b) => a - b));
    expect(sections[0]).toBe(1);
    expect(sections).toContain(6);
  });

  test('only the edition with tiles has the sections about them', () => {
    expect(EDITIONS.map((edition) => [edition, sectionsIn(TEXTS.en, edition).length])).toEqual([
      ['classic', 8],
      ['royale-base', 8],
      ['royale', 26],
    ]);
  });

  test('a rule of one edition is not read in another', () => {
    expect(ruleOf(TEXTS.en, '3.1')?.editions).toEqual(['classic']);
    expect(ruleOf(TEXTS.en, '3.2')?.editions).toEqual(['royale-base', 'royale']);
    expect(ruleOf(TEXTS.en, '19.6')).toMatchObject({ editions: ['royale'], isReconstructed: true });
  });

  test('every tile face is drawn after the first rule of its section', () => {
    const drawn = TILE_FACES.map((face) => ruleOf(TEXTS.en, `${sectionOf(face)}.1`)?.figures);
    expect(drawn).toEqual(TILE_FACES.map((face) => [face]));
  });
});

describe('the examples do what their captions say', () => {
  test('payout: Bruno and Chiara tie, Ada takes the higher bill, Dora the other', () => {
    const { ties, awards } = settleCasino(PAYOUT.casino);
    expect(ties).toEqual([{ strength: 3, participants: [1, 2] }]);
    expect(awards.map(({ taker }) => taker)).toEqual([0, 3]);
  });

  test('neutral dice: they tie with Ada, Bruno takes the first bill, the second goes back', () => {
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
