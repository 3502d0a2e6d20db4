/** The rules page of Vegas Showdown against the rules and the data themselves. */

import {
  CARD_IDS,
  CARDS,
  droppedPrice,
  PREMIER_TRACK,
  progressOf,
  TILE_IDS,
  TILES,
} from '@fremont/games/vegas-showdown';
import { loadText } from '@fremont/games/vegas-showdown/text';
import { LANGUAGES, type Language } from '@fremont/kernel';
import { describe, expect, test, vi } from 'vitest';
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
import type { ShowdownRules } from '../src/games/vegas-showdown/rules/figures.ts';
import { rulesInAll, sentencesByRule } from './support/rules.ts';

// Only browsers load messages. The marks do not depend on them.
vi.mock('../src/i18n/index.ts', () => ({
  money: (dollars: number) => `$${dollars}`,
  list: (names: readonly string[]) => names.join(', '),
}));

const TEXTS = rulesInAll('vegas-showdown');

describe('the rules page of Vegas Showdown', () => {
  test('lists the short rules in the order of the sections', () => {
    const sections = TEXTS.en.steps.map(({ section }) => Number(section));
    expect(sections).toEqual([...sections].sort((one, other) => one - other));
  });
});

/** Identified by a word that no other sentence of the rule has. */
type KeyPhrases = Readonly<Record<'3.2' | '3.5' | '4.4' | '5.1' | '5.5', RegExp>>;

describe('a rule that is easily forgotten is present', () => {
  const KEY_PHRASES: Readonly<Record<Language, KeyPhrases>> = {
    en: { '3.2': /board order/, '3.5': /no lot.*second Slots/, '4.4': /entrance/i, '5.1': /rules/, '5.5': /all three/ },
    ru: { '3.2': /порядку поля/, '3.5': /лота нет.*второй лот/, '4.4': /вход/i, '5.1': /правил/, '5.5': /все три/ },
    it: {
      '3.2': /tabellone/,
      '3.5': /non ha lotto.*secondo/,
      '4.4': /ingresso/,
      '5.1': /regole/,
      '5.5': /tutte e tre/,
    },
    fr: { '3.2': /plateau/, '3.5': /pas de lot.*second/, '4.4': /entrée/, '5.1': /règles/, '5.5': /les trois/ },
    de: { '3.2': /Spielbretts/, '3.5': /kein Angebot.*zweite/, '4.4': /Eingang/, '5.1': /Regeln/, '5.5': /alle drei/ },
  };

  test.each(LANGUAGES)('in %s', (language) => {
    const rules = sentencesByRule(TEXTS[language]);
    for (const [number, phrase] of Object.entries(KEY_PHRASES[language])) expect(rules[number], number).toMatch(phrase);
  });
});

/** As `rules/index.ts` hands them to the drawings; `fronts.test.ts` checks that all words are there. */
const showdownRules = async (): Promise<ShowdownRules> =>
  ({ ...TEXTS.en, game: await loadText('en') }) as unknown as ShowdownRules;

describe('reconstructed data is marked', () => {
  const unsureTags = (tags: object): number =>
    Object.values(tags).filter(({ certainty }) => certainty === 'RECONSTRUCTED').length;

  test.each(LANGUAGES)('and the legend in %s explains it, with the file to correct', (language) => {
    const { words, reconstructed } = TEXTS[language];
    expect(words['unsureSign']?.length).toBeGreaterThan(5);
    expect(words['unsureLegend']?.length).toBeGreaterThan(20);
    expect(reconstructed).toContain('packages/games/vegas-showdown/data');
    expect(reconstructed).toContain('npx fremont data vegas-showdown');
  });

  test.each(TILE_IDS)('on %s wherever its data says so', async (tile) => {
    const text = await showdownRules();
    const marks = tileFacts(tile, text).flatMap(({ values }) => values.filter(({ isUnsure }) => isUnsure)).length;
    // Corners and their quarters are one value on the page.
    const { corners, quarters } = TILES[tile].tags;
    const both = corners?.certainty === 'RECONSTRUCTED' && quarters?.certainty === 'RECONSTRUCTED' ? 1 : 0;
    expect(marks).toBe(unsureTags(TILES[tile].tags) - both);
  });

  test('on event cards wherever their data says so', async () => {
    const text = await showdownRules();
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
