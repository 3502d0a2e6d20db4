/** The texts of the game in five languages: every event and refusal of random matches has one complete sentence. */

import { readFileSync } from 'node:fs';
import {
  byCode,
  byType,
  canonicalJson,
  carryOut,
  type Explanation,
  LANGUAGES,
  type Language,
  pick,
  type Seat,
  type Sentence,
  seatAt,
  seededChance,
} from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import {
  ACTION_TYPES,
  type Action,
  CARD_IDS,
  CARDS,
  type Event,
  LOTS,
  type Refusal,
  SIZES,
  type State,
  TILE_IDS,
  vegasShowdown,
} from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { loadText, type VegasShowdownText } from '../text/index.ts';
import { it } from '../text/it.ts';
import { ru } from '../text/ru.ts';
import { put } from './positions.ts';

const TEXTS: Readonly<Record<Language, VegasShowdownText>> = { en, ru, it, fr, de };

const plain = (sentence: Sentence): string =>
  sentence
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('seat' in piece) return ['Ä', 'Ö', 'Ü', 'Å', 'Ø'][piece.seat] ?? '?';
      if ('money' in piece) return `${piece.money}¢`;
      return 'name' in piece ? piece.name : '?';
    })
    .join('');

const ACTIONS: readonly Action[] = [
  { type: 'bid', lot: 'premier#1', amount: 27 },
  { type: 'bid', lot: 'slots#2', amount: 5 },
  { type: 'bid', lot: 'lounge', amount: 7 },
  { type: 'bid', lot: 'restaurant', amount: 57 },
  { type: 'renovate' },
  { type: 'publicity' },
  { type: 'pass' },
  { type: 'lift', tile: 'slots', cell: [0, 2] },
  { type: 'place', ...put('lounge', 3, 3) },
  { type: 'place', ...put('lounge', 0, 2, 180) },
  { type: 'stack', size: 'small' },
  { type: 'done' },
];

const RARE_EVENTS: readonly Event[] = [
  { type: 'turnPassed', seat: seatAt(0) },
  { type: 'sheetFilled', seat: seatAt(0) },
  { type: 'cardIdle', card: 'slots-fame' },
  { type: 'stackFoundEmpty', card: 'pull-strings', size: null },
  { type: 'incomeCollected', amounts: [0, 0, 0] },
  { type: 'matchEnded', ending: 'sheet', winners: [seatAt(0), seatAt(1)], tieBreak: 'shared', totals: [9, 9] },
  { type: 'matchEnded', ending: 'sheet', winners: [seatAt(0)], tieBreak: 'money', totals: [1, 1] },
];

const RARE_REFUSALS: readonly Refusal[] = [
  { code: 'noSuchSeat', seat: 99, seats: 2 },
  { code: 'matchOver' },
  { code: 'mustAct' },
  { code: 'stackEmpty', size: 'large' },
  { code: 'lotBarred', lot: 'lounge', card: 'lounge-strike' },
  { code: 'actionBarred', action: 'renovate', card: 'building-inspectors' },
  { code: 'bidEqual', lot: 'lounge', amount: 21, next: null },
  { code: 'bidBelowStanding', lot: 'lounge', amount: 9, standing: 21, next: null },
  { code: 'bidTooDear', lot: 'lounge', amount: 21, money: 20 },
  { code: 'liftsUsed', max: 2 },
  { code: 'liftAfterPlacing' },
  { code: 'notRenovating' },
  { code: 'placesUsed', max: 2 },
  { code: 'notAside', tile: 'theater' },
  { code: 'notThere', tile: 'slots', cell: [3, 3] },
  { code: 'sameTurn', tile: 'lounge', turn: 180, use: 0 },
  { code: 'outside', tile: 'buffet', cells: [[7, 4]] },
  { code: 'occupied', tile: 'buffet', cells: [[3, 4]] },
  { code: 'missingPrerequisite', tile: 'theater', missing: ['lounge', 'fancy-lounge'] },
  { code: 'notConnected', tile: 'slots', cell: [3, 3], entrance: 'casino', reached: 'hotel', walls: [] },
  { code: 'notConnected', tile: 'lounge', cell: [3, 3], entrance: 'either', reached: null, walls: [] },
  { code: 'noLoungeDoor', tile: 'night-club', cell: [3, 3], doors: [] },
  { code: 'sheetBroken', faults: [{ code: 'missingPrerequisite', tile: 'fancy-restaurant', missing: ['restaurant'] }] },
];

/** The events and refusals of random matches, and the rare ones. */
const collectOutput = (): { events: Event[]; refusals: Refusal[] } => {
  const events: Event[] = [...RARE_EVENTS];
  const refusals: Refusal[] = [...RARE_REFUSALS];
  for (const seats of [3, 4, 5]) {
    const chance = seededChance(seats);
    const { state, events: dealt } = vegasShowdown.setup({ premierRemoval: 'reach3', sheet: '3-2-2' }, seats, chance);
    events.push(...dealt);
    for (let [seat] = vegasShowdown.toAct(state); seat !== undefined; [seat] = vegasShowdown.toAct(state)) {
      refusals.push(...refusedNow(state, seat));
      const action = pick(vegasShowdown.legalActions(state, seat), chance, 'test');
      events.push(...carryOut(vegasShowdown, state, seat, action, chance));
    }
  }
  return { events: distinct(events), refusals: distinct(refusals) };
};

const refusedNow = (state: State, seat: Seat): Refusal[] => {
  const next = seatAt((seat + 1) % state.chairs.length);
  const all = [
    ...ACTIONS.map((action) => vegasShowdown.check(state, seat, action)),
    vegasShowdown.check(state, next, { type: 'done' }),
  ];
  return all.filter((refusal) => refusal !== null);
};

const distinct = <T>(list: readonly T[]): T[] => [...new Map(list.map((one) => [canonicalJson(one), one])).values()];
const { events, refusals } = collectOutput();

const explanationTexts = ({ why, remedy }: Explanation): string[] =>
  remedy === null ? [plain(why)] : [plain(why), plain(remedy)];

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const text = TEXTS[language];
  const FINISHED = /^[«\p{L}\d][^{}]*[^\s.]\.$/su;
  const ROUGH = /\b(undefined|null|NaN)\b|object| {2}| [.,](?!\d)/;

  test('describe every event in one complete sentence', () => {
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(text.log)));
    for (const event of events) {
      const sentence = plain(byType(text.log, event));
      expect(sentence, JSON.stringify(event)).toMatch(FINISHED);
      expect(sentence).not.toMatch(ROUGH);
    }
  });

  test('explain every refusal, with a rule that exists', () => {
    const rules = readFileSync(new URL('../rules.en.md', import.meta.url), 'utf8');
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(Object.keys(text.refusals)));
    for (const refusal of refusals) {
      const explanation = byCode(text.refusals, refusal);
      expect(rules).toContain(`\n### ${explanation.rule}\n`);
      for (const sentence of explanationTexts(explanation)) {
        expect(sentence, JSON.stringify(refusal)).toMatch(FINISHED);
        expect(sentence).not.toMatch(ROUGH);
      }
    }
  });

  // RULES 5.5 is Pull Strings, 5.6 Express Permits, 3.7 the choice of an action, 3.9 building.
  test.each([
    ['stack', '5.5'],
    ['permit', '5.6'],
    ['choosing', '3.7'],
    ['building', '3.9'],
  ] as const)('in phase %s an action that the phase does not accept cites rule %s', (asked, rule) => {
    expect(byCode(text.refusals, { code: 'notNow', asked }).rule).toBe(rule);
  });

  test('refuse a seat that is not on turn by the order of the seats, a rule that applies in every phase', () => {
    expect(byCode(text.refusals, { code: 'notYourTurn', turn: seatAt(1) }).rule).toBe('1.4');
  });

  test('name every tile, card and lot differently', () => {
    const titles = CARD_IDS.map((card) => text.cards[card].title);
    expect(new Set(titles).size).toBe(CARD_IDS.length);
    expect(new Set(TILE_IDS.map((tile) => text.names.tiles[tile])).size).toBe(TILE_IDS.length);
    expect(new Set(LOTS.map((lot) => text.names.lots[lot])).size).toBe(LOTS.length);
    for (const card of CARD_IDS) expect(text.cards[card].effect).toMatch(/[^.]\.$/);
  });

  test('say that cards about the most or the least affect all tied seats', () => {
    const ranking = CARD_IDS.filter((card) => CARDS[card].effect.type.startsWith('rank'));
    expect(ranking).toHaveLength(5);
    for (const card of ranking) expect(text.cards[card].effect).toMatch(/^(Everyone|Все|Tutti|Tous|Alle)[ ,]/);
  });

  test('have a short label for every action and a longer one', () => {
    const shown: readonly Action[] = [...ACTIONS, ...SIZES.map((size): Action => ({ type: 'stack', size }))];
    expect(new Set(shown.map(({ type }) => type))).toEqual(new Set(ACTION_TYPES));
    for (const action of shown) {
      const { label, labelLong } = byType(text.actions, action);
      expect(label.length, label).toBeLessThanOrEqual(14);
      expect(labelLong.length).toBeGreaterThan(label.length);
    }
  });

  test('have the same entries as English, none of them empty or left in English', () => {
    const same = new Set<string>();
    for (const [path, value] of fixedTexts(text)) {
      expect(value.trim().length, path).toBeGreaterThan(1);
      if (language !== 'en' && value === new Map(fixedTexts(en)).get(path)) same.add(path);
    }
    expect(fixedTexts(text).map(([path]) => path)).toEqual(fixedTexts(en).map(([path]) => path));
    // Words that are the same in both languages, and the title.
    const allowed =
      /title|\.tiles\.(lounge|restaurant|theater|buffet)|\.lots\.(lounge|restaurant)|zones\.(hotel|casino)|dealer|population|casino|hotel/;
    expect([...same].filter((path) => !allowed.test(path))).toEqual([]);
  });

  test('can be loaded alone', async () => {
    expect(await loadText(language)).toBe(text);
  });
});

const fixedTexts = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => fixedTexts(inner, `${path}.${key}`));
};

test('Russian counts tiles and Fame in the right form', () => {
  expect([1, 2, 5, 21].map(ru.counts.tiles)).toEqual(['1 плитка', '2 плитки', '5 плиток', '21 плитка']);
  const points = ['1 очко Репутации', '2 очка Репутации', '5 очков Репутации', '21 очко Репутации'];
  expect([1, 2, 5, 21].map(ru.counts.fame)).toEqual(points);
});
