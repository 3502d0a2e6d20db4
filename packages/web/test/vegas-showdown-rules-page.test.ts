/** The rules page of Vegas Showdown against the rules and the data themselves. */

import { readFileSync } from 'node:fs';
import {
  CARD_IDS,
  CARDS,
  droppedPrice,
  PREMIER_TRACK,
  progressOf,
  TILE_IDS,
  TILES,
} from '@fremont/games/vegas-showdown';
import { loadText } from '@fremont/games/vegas-showdown/text/index';
import { LANGUAGES, type Language } from '@fremont/kernel';
import { describe, expect, test, vi } from 'vitest';
import { text as de } from '../src/games/vegas-showdown/rules/de.ts';
import { text as en } from '../src/games/vegas-showdown/rules/en.ts';
import {
  BIDS,
  CLUB,
  DROP,
  PASSAGES,
  RENOVATION,
  reportOf,
  SCORED,
  SCORED_ACCOUNT,
  SHAPE,
} from '../src/games/vegas-showdown/rules/examples.ts';
import { cardFacts, isUnsureSpace, tileFacts } from '../src/games/vegas-showdown/rules/facts.ts';
import { text as fr } from '../src/games/vegas-showdown/rules/fr.ts';
import { text as it } from '../src/games/vegas-showdown/rules/it.ts';
import { text as ru } from '../src/games/vegas-showdown/rules/ru.ts';
import { RULES, SECTIONS, type ShowdownWords, STEPS } from '../src/games/vegas-showdown/rules/structure.ts';

// Messages are fetched by browsers only; which values are marked does not depend on them.
vi.mock('../src/i18n/index.ts', () => ({
  money: (dollars: number) => `$${dollars}`,
  list: (names: readonly string[]) => names.join(', '),
}));

const TEXTS: Readonly<Record<Language, ShowdownWords>> = { en, ru, it, fr, de };
const RULES_FILE = readFileSync(new URL('../../games/vegas-showdown/RULES.md', import.meta.url), 'utf8');
const NUMBERS: readonly string[] = RULES.map(({ number }) => number);

const numbersIn = (pattern: RegExp): string[] => [...RULES_FILE.matchAll(pattern)].map(([, number = '']) => number);

describe('the rules page of Vegas Showdown', () => {
  test('has every rule of RULES.md under its number, and no other', () => {
    expect(NUMBERS).toEqual(numbersIn(/^(\d+\.\d+) /gmu));
  });

  test('has every section of RULES.md', () => {
    expect([...SECTIONS]).toEqual(numbersIn(/^## (\d+)\. /gmu));
  });

  test('goes the short way in the order of the sections', () => {
    const sections = STEPS.map(({ section }) => Number(section));
    expect(sections).toEqual([...sections].sort((one, other) => one - other));
  });

  test.each(LANGUAGES)('links in %s lead to rules that exist', (language) => {
    const { rules, steps } = TEXTS[language];
    const all = [...Object.values(rules), ...Object.values(steps).map((step) => step.text)];
    const links = all.flatMap((one) => [...one.matchAll(/§(\d+\.\d+)/gu)].map(([, number = '']) => number));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((number) => !NUMBERS.includes(number))).toEqual([]);
  });

  test.each(LANGUAGES)('says something under every number in %s, and closes every stress', (language) => {
    for (const [number, rule] of Object.entries(TEXTS[language].rules)) {
      expect(rule.length, number).toBeGreaterThan(10);
      expect(rule.split('**').length % 2, number).toBe(1);
    }
  });

  test.each(LANGUAGES)('figures of the game in %s are those of RULES.md', (language) => {
    const figuresIn = (text: string): string[] => text.match(/\d+/gu) ?? [];
    for (const number of ['1.1', '2.2', '2.5', '8.4', '8.5'] as const) {
      const [, rule = ''] = new RegExp(`^${number} ([^]*?)\n\n`, 'mu').exec(RULES_FILE) ?? [];
      expect(figuresIn(TEXTS[language].rules[number]).sort(), number).toEqual(figuresIn(rule).sort());
    }
  });
});

describe('what is reconstructed is marked', () => {
  const unsureTags = (tags: object): number =>
    Object.values(tags).filter(({ certainty }) => certainty === 'RECONSTRUCTED').length;

  test.each(LANGUAGES)('and the legend in %s says so in words, with the place to put it right', (language) => {
    const { unsure, reconstructed } = TEXTS[language];
    expect(unsure.sign.length).toBeGreaterThan(5);
    expect(unsure.legend.length).toBeGreaterThan(20);
    expect(reconstructed).toContain('packages/games/vegas-showdown/data');
    expect(reconstructed).toContain('npx fremont data vegas-showdown');
  });

  test.each(TILE_IDS)('on %s wherever its data says so', async (tile) => {
    const text = { ...en, game: await loadText('en') };
    const marks = tileFacts(tile, text).flatMap(({ values }) => values.filter(({ isUnsure }) => isUnsure)).length;
    // Corners and their quarters are one value on the page.
    const { corners, quarters } = TILES[tile].tags;
    const both = corners?.certainty === 'RECONSTRUCTED' && quarters?.certainty === 'RECONSTRUCTED' ? 1 : 0;
    expect(marks).toBe(unsureTags(TILES[tile].tags) - both);
  });

  test('on event cards wherever their data says so', async () => {
    const text = { ...en, game: await loadText('en') };
    for (const card of CARD_IDS) {
      const { tags } = CARDS[card];
      const { title, effect, facts } = cardFacts(card, text);
      const isUnsure = (aspect: keyof typeof tags): boolean => tags[aspect].certainty === 'RECONSTRUCTED';
      expect(title.isUnsure, card).toBe(isUnsure('title'));
      expect(effect.isUnsure, card).toBe(isUnsure('kind') || isUnsure('amount'));
      expect(facts[0]?.values[0]?.isUnsure, card).toBe(isUnsure('symbol'));
    }
  });

  test('on the spaces of the premier track that only follow from the others', () => {
    const marked = PREMIER_TRACK.map(({ value }) => value).filter(isUnsureSpace);
    // data/tracks.ts: circle 7, squares 5, 9, 21, 37, 47, 57.
    expect(marked).toEqual([5, 7, 9, 21, 37, 47, 57]);
  });
});

describe('the examples do what their captions say', () => {
  test('drop: from 18 the marker goes to 12, then 7, then the tile leaves', () => {
    expect(TILES[DROP.tile].price).toBe(DROP.from);
    expect([18, 12, 7].map((price) => droppedPrice(price, 'reach3'))).toEqual([12, 7, null]);
  });

  test('bids: 29 is the next space after 25, which is the minimum', () => {
    const spaces = PREMIER_TRACK.map(({ value }) => value);
    expect(spaces[spaces.indexOf(BIDS.beaten) + 1]).toBe(BIDS.standing);
    expect(BIDS.beaten).toBe(BIDS.minimum);
  });

  test('passages: door to door, door to wall, the wrong entrance and the right one', () => {
    expect(PASSAGES.map((trial) => reportOf(trial).fault)).toMatchObject([
      null,
      { code: 'notConnected', reached: null, walls: [{ side: 'S', by: 'own' }] },
      { code: 'notConnected', entrance: 'hotel', reached: 'casino' },
      null,
    ]);
  });

  test('club: below the Lounge it stands, behind the Slots it is only connected', () => {
    const [below, behind] = CLUB.map(reportOf);
    expect(below?.fault).toBeNull();
    expect(behind).toMatchObject({ fault: { code: 'noLoungeDoor' }, reached: ['casino'] });
  });

  test('renovation: only afterwards is the hotel full', () => {
    const hotels = [RENOVATION.before, RENOVATION.after].map((sheet) => progressOf(sheet, SHAPE).hotel.fame);
    expect(hotels).toEqual([0, 5]);
  });

  test('score: 24 on the tiles, 5 + 3 for the sheet, 3 and 4 for ranks, 3 for $37, 1 + 3 for diamonds', () => {
    expect(SCORED[0]).toMatchObject({ population: 11, revenue: 9, fame: 24, money: 37 });
    expect(SCORED_ACCOUNT).toEqual({
      held: 24,
      casino: 0,
      hotel: 5,
      connected: 3,
      population: 3,
      revenue: 4,
      money: 3,
      threeQuarters: 1,
      diamonds: 3,
      total: 46,
    });
  });
});
