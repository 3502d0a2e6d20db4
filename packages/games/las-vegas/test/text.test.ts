/** The text tables: complete, readable and in their own language. */

import { readFileSync } from 'node:fs';
import {
  at,
  byCode,
  byType,
  canonicalJson,
  type Explanation,
  LANGUAGES,
  type Language,
  lastStep,
  type Match,
  type Piece,
  pick,
  playMatch,
  type Sentence,
  seatAt,
  seatList,
  seededChance,
  startMatch,
  stateOf,
} from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { CASINO_NAMES } from '../data/names.ts';
import { type Action, type Event, FACES, type LasVegas, lasVegas, type Refusal } from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { loadText } from '../text/index.ts';
import { it } from '../text/it.ts';
import { ru } from '../text/ru.ts';
import type { LasVegasText } from '../text/types.ts';

const TEXTS: Readonly<Record<Language, LasVegasText>> = { en, ru, it, fr, de };
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Seats are spelled as letters and money as digits, so that every word of a sentence comes from its text table. */
const SEAT_NAMES = ['Ä', 'Ö', 'Ü', 'Å', 'Ø'];

const spell = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  if ('seat' in piece) return at(SEAT_NAMES, piece.seat);
  if ('money' in piece) return String(piece.money);
  if ('dice' in piece) return piece.dice.join(' ');
  return piece.name;
};
const plain = (sentence: Sentence): string => sentence.map(spell).join('');

const ACTIONS: readonly Action[] = [
  { type: 'roll' },
  { type: 'pass' },
  ...FACES.map((face): Action => ({ type: 'place', face })),
];

interface MatchOutput {
  readonly events: readonly Event[];
  readonly refusals: readonly Refusal[];
}

const refusalsIn = (match: Match<LasVegas>): Refusal[] =>
  seatList(match.record.seats).flatMap((seat) =>
    ACTIONS.map((action) => lasVegas.check(stateOf(match), seat, action)).filter((refusal) => refusal !== null),
  );

/** The events and refusals of a random match. */
const randomMatch = (variant: (typeof lasVegas.variants)[number], seats: number, seed: number): MatchOutput => {
  const chance = seededChance(seed);
  let match = startMatch(lasVegas, variant.options, seats, chance);
  const events: Event[] = [...lastStep(match).events];
  const refusals = refusalsIn(match);
  while (lasVegas.outcome(stateOf(match)) === null) {
    const seat = at(lasVegas.toAct(stateOf(match)), 0);
    const played = playMatch(match, seat, pick(lasVegas.legalActions(stateOf(match), seat), chance, 'walk'), chance);
    if (!played.ok) throw new Error(`refused: ${played.error.code}`);
    match = played.value;
    events.push(...lastStep(match).events);
    refusals.push(...refusalsIn(match));
  }
  return { events, refusals };
};

/** Events that random matches rarely contain. */
const RARE_EVENTS: readonly Event[] = [
  { type: 'billsLaid', casino: 2, bills: [] },
  { type: 'winningsShown', seat: seatAt(1), bills: [] },
  { type: 'starterChosen', seat: seatAt(1), casino: null },
  { type: 'matchEnded', winners: [seatAt(0)], tieBreak: 'items', totals: [200_000, 200_000] },
  { type: 'matchEnded', winners: [seatAt(0), seatAt(1)], tieBreak: 'shared', totals: [200_000, 200_000] },
  { type: 'goldenReturned', seat: seatAt(1), casino: 1, die: 'big' },
  { type: 'goldenReturned', seat: seatAt(1), casino: 1, die: 'small' },
  { type: 'goldenTaken', seat: seatAt(1), casino: 1, die: 'big' },
  { type: 'tileTied', casino: 3, strength: 2, seats: [seatAt(0), seatAt(1)] },
  { type: 'tilePaid', seat: seatAt(0), casino: 1, face: 'A2', chips: 0, bills: [80_000], minted: 1 },
  { type: 'tilePaid', seat: seatAt(0), casino: 1, face: 'A2', chips: 0, bills: [40_000, 40_000], minted: 0 },
  { type: 'tilePaid', seat: seatAt(0), casino: 1, face: 'B2', chips: 1, bills: [], minted: 0 },
  { type: 'finePaid', seat: seatAt(0), casino: 2, bills: [], chips: 0, change: [], minted: 0 },
  { type: 'finePaid', seat: seatAt(0), casino: 2, bills: [], chips: 5, change: [], minted: 0 },
  { type: 'finePaid', seat: seatAt(0), casino: 2, bills: [60_000], chips: 2, change: [30_000], minted: 1 },
  { type: 'tokenTaken', seat: seatAt(0), casino: 2, face: 'D2', from: seatAt(1) },
  { type: 'primeTimePut', seat: seatAt(0), casino: 2, put: [] },
  { type: 'primeTimePut', seat: seatAt(0), casino: 2, put: [3, 3] },
  { type: 'niceDieDisplaced', seat: seatAt(1), casino: 2, value: 5, die: 'big' },
  { type: 'powerLost', seat: seatAt(1), casino: 2 },
];

/** Refusals that random matches contain rarely or never, each at least once. Most of them are refusals of tiles. */
const RARE_REFUSALS: readonly Refusal[] = [
  { code: 'noSuchSeat', seat: 99, seats: 2 },
  { code: 'notAsked', seat: seatAt(1) },
  { code: 'decideFirst', instead: { type: 'decide', decision: 'close' } },
  { code: 'nothingToDecide' },
  { code: 'tileNotInPlay', faces: ['F2', 'H2'] },
  { code: 'casinoClosed', casino: 4, instead: { type: 'casinos', casinos: [1, 2] } },
  { code: 'passIsFree', closed: 4 },
  { code: 'openNumberRolled', instead: { type: 'place', faces: [1, 4], chip: true } },
  { code: 'noPowerToken', holder: seatAt(1), instead: { type: 'roll' } },
  { code: 'noPowerToken', holder: null, instead: { type: 'freePass' } },
  { code: 'notInSupply', die: 'big', use: 'knockout', instead: { type: 'die', die: 'small' } },
  { code: 'notInSupply', die: 'small', use: 'golden', instead: { type: 'die', die: 'big' } },
  { code: 'notInCasino', die: 'big', casino: 2, instead: { type: 'move', put: true, take: [] } },
  { code: 'notInCasino', die: 'small', casino: 2, instead: { type: 'move', put: false, take: [1, 3] } },
  { code: 'notInCasino', die: 'small', casino: 2, instead: { type: 'move', put: true, take: [3] } },
  { code: 'noMoreTaking', turns: 400 },
  { code: 'ownCasino', casino: 1, at: [2, 4] },
  { code: 'ownTile', casino: 1, at: [2, 3] },
  { code: 'alreadyClosed', casino: 3, at: [2, 4] },
  { code: 'nothingClosed' },
  { code: 'noCluster', cluster: 3, left: [1, 2] },
  { code: 'noGrayDie', casino: 2, at: [1, 4] },
  { code: 'slotsFull', slot: 'chip', free: ['money', 'move'] },
  { code: 'slotsFull', slot: 'money', free: ['chip'] },
  { code: 'slotsFull', slot: 'move', free: ['money'] },
  { code: 'tooManyDice', casino: 2, have: { small: 2, big: 0 } },
  { code: 'dieNotRolled', die: 'big', value: 5 },
  { code: 'dieNotRolled', die: 'small', value: 5 },
  { code: 'cellStuck', value: 5 },
  { code: 'otherResult', rolled: [2, 4] },
  { code: 'noTileThere', casino: 5, at: [1, 2] },
  { code: 'blackDiceDiffer', rolled: [2, 4], instead: { type: 'black', dice: [2, 4] } },
  { code: 'blackDiceDiffer', rolled: [2, 4], instead: { type: 'black', dice: [4] } },
  { code: 'emptyPile' },
  { code: 'tokensDiffer', tokens: [60_000, 20_000, 20_000, 0, 0, 0] },
];

const outputs: MatchOutput[] = lasVegas.variants.flatMap((variant) =>
  [variant.seats.min, variant.seats.max].map((seats) => randomMatch(variant, seats, seats)),
);
/** Removes duplicates, because most refusals of a match repeat. */
const distinct = <T>(list: readonly T[]): readonly T[] => [
  ...new Map(list.map((one) => [canonicalJson(one), one])).values(),
];
const events = distinct([...outputs.flatMap((one) => one.events), ...RARE_EVENTS]);
const refusals = distinct([...outputs.flatMap((one) => one.refusals), ...RARE_REFUSALS]);

const logOf = (text: LasVegasText, event: Event): string => plain(byType(text.log, event));
const explain = (text: LasVegasText, refusal: Refusal): Explanation => byCode(text.refusals, refusal);

const explanationTexts = ({ why, remedy }: Explanation): string[] =>
  remedy === null ? [plain(why)] : [plain(why), plain(remedy)];

/** All fixed texts of a table, each with its path. */
const fixedTexts = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => fixedTexts(inner, `${path}.${key}`));
};

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const text = TEXTS[language];

  test('describe every event of random matches in one complete sentence', () => {
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(text.log)));
    for (const event of events) {
      const sentence = logOf(text, event);
      expect(sentence, JSON.stringify(event)).toMatch(/^\p{Lu}[^{}$]*[^\s.]\.$/u);
      expect(sentence).not.toMatch(/undefined|null|NaN|object| {2}| [.,:]/);
    }
  });

  test('explain every refusal of random matches', () => {
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(Object.keys(text.refusals)));
    for (const refusal of refusals)
      for (const sentence of explanationTexts(explain(text, refusal))) {
        expect(sentence).toMatch(/^\p{Lu}[^{}$]*[^\s.]\.$/u);
        expect(sentence).not.toMatch(/undefined|null|NaN|object| {2}/);
      }
  });

  test('have a short label for every action that fits twelve characters, and a longer one', () => {
    for (const action of ACTIONS) {
      const { label, labelLong } = byType(text.actions, action);
      expect(label.length, label).toBeLessThanOrEqual(12);
      expect(labelLong.length).toBeGreaterThan(label.length);
    }
    expect(new Set(ACTIONS.map((action) => byType(text.actions, action).label)).size).toBe(ACTIONS.length);
  });

  test('have the same entries as English, none of them empty', () => {
    const paths = (one: LasVegasText): string[] => fixedTexts(one).map(([path]) => path);
    expect(paths(text)).toEqual(paths(en));
    for (const [path, value] of fixedTexts(text)) expect(value.trim().length, path).toBeGreaterThan(2);
  });

  test('can be loaded alone', async () => {
    expect(await loadText(language)).toBe(text);
  });

  test('say the same without the words of tiles, at tables that have none', async () => {
    const withoutTiles = await loadText(language, 'classic');
    expect(withoutTiles.tiles).toEqual({});
    const variants = lasVegas.variants.filter(({ options }) => options.edition !== 'royale');
    expect(variants.length).toBeGreaterThan(1);
    for (const { events, refusals } of variants.map((variant, index) => randomMatch(variant, 3, index))) {
      expect(refusals.length).toBeGreaterThan(0);
      for (const event of events) expect(byType(withoutTiles.log, event)).toEqual(byType(text.log, event));
      for (const refusal of refusals)
        expect(byCode(withoutTiles.refusals, refusal)).toEqual(byCode(text.refusals, refusal));
    }
  });
});

describe('no English in other languages', () => {
  const split = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);
  /** The printed tiles have English names in every language. */
  const tileNames = (text: LasVegasText): string =>
    Object.values(text.tiles)
      .map(({ name }) => name)
      .join(' ');
  /** Proper names, and the names that the record format gives options and actions. */
  const NAMES = split(`${Object.values(CASINO_NAMES).join(' ')} ${tileNames(en)} Las Vegas Royale JSON
    edition neutralDice winnings classic royale-base open hidden true false tiles faces noRepeat exactChange roll place pass`);
  /** Words that are spelled alike in both languages. */
  const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
    ru: [],
    it: ['all', 'bar', 'base', 'come', 'due', 'fine'],
    fr: [
      'action',
      'actions',
      'bar',
      'base',
      'chose',
      'casino',
      'casinos',
      'face',
      'faces',
      'options',
      'option',
      'pile',
      'piles',
    ],
    de: ['also', 'bank', 'bar', 'casino', 'casinos', 'chip', 'chips', 'die', 'option', 'was'],
  };
  const wordsOf = (sentences: readonly string[]): Set<string> =>
    new Set(sentences.flatMap(split).filter((word) => word.length > 2));

  const everything = (text: LasVegasText): string[] => [
    ...events.map((event) => logOf(text, event)),
    ...refusals.flatMap((refusal) => explanationTexts(explain(text, refusal))),
    ...ACTIONS.flatMap((action) => Object.values(byType(text.actions, action))),
    ...fixedTexts(text).map(([, value]) => value),
    ...Object.values(text.counts).flatMap((counted) => [counted(1), counted(2), counted(5)]),
  ];
  const english = wordsOf(everything(en));

  test.each(OTHERS)('%s shares no word with English that is not a name', (language) => {
    const allowed = new Set([...NAMES, ...(SAME_WORDS[language] ?? [])]);
    const leaked = [...wordsOf(everything(TEXTS[language]))].filter((word) => english.has(word) && !allowed.has(word));
    expect(leaked).toEqual([]);
  });

  test.each(OTHERS)('%s describes every event in its own words', (language) => {
    for (const event of events) expect(logOf(TEXTS[language], event)).not.toBe(logOf(en, event));
  });
});

describe('rule numbers', () => {
  const rules = readFileSync(new URL('../rules.en.md', import.meta.url), 'utf8');

  test('cited by refusals exist in rules.en.md and are the same in every language', () => {
    for (const refusal of refusals) {
      const { rule } = explain(en, refusal);
      expect(rules).toMatch(new RegExp(`^### ${rule.replace('.', '\\.')}$`, 'm'));
      for (const language of OTHERS) expect(explain(TEXTS[language], refusal).rule).toBe(rule);
    }
  });
});

describe('numbers in sentences', () => {
  const placed = (text: LasVegasText, small: number, big: number, neutral: number): string =>
    logOf(text, { type: 'dicePlaced', seat: seatAt(0), casino: 4, dice: { small, big }, neutral });
  const passed = (text: LasVegasText, chipsLeft: number): string =>
    logOf(text, { type: 'turnPassed', seat: seatAt(0), chipsLeft });

  // The forms a Russian reader expects: 1 and 21 alike, 2 to 4 alike, 5 to 20 alike.
  test.each([
    [1, '1 кубик', '1 фишка', '1 купюра', '1 нейтральный кубик'],
    [2, '2 кубика', '2 фишки', '2 купюры', '2 нейтральных кубика'],
    [5, '5 кубиков', '5 фишек', '5 купюр', '5 нейтральных кубиков'],
    [11, '11 кубиков', '11 фишек', '11 купюр', '11 нейтральных кубиков'],
    [21, '21 кубик', '21 фишка', '21 купюра', '21 нейтральный кубик'],
  ])('Russian nouns with %i', (count, dice, chips, bills, neutralDice) => {
    const { counts } = ru;
    expect([counts.dice(count), counts.chips(count), counts.bills(count), counts.neutralDice(count)]).toEqual([
      dice,
      chips,
      bills,
      neutralDice,
    ]);
  });

  test('Russian sentences inflect chips and bills: one chip and one bill change their ending', () => {
    expect(logOf(ru, { type: 'chipsGiven', each: 1 })).toBe('Каждый игрок получает 1 фишку.');
    expect(logOf(ru, { type: 'chipsGiven', each: 2 })).toBe('Каждый игрок получает 2 фишки.');
    const shown = (count: number): string =>
      logOf(ru, { type: 'winningsShown', seat: seatAt(0), bills: Array<number>(count).fill(10_000) });
    expect(shown(1)).toBe('Ä открывает 1 купюру на 10000.');
    expect(shown(11)).toBe('Ä открывает 11 купюр на 110000.');
    expect(shown(21)).toBe('Ä открывает 21 купюру на 210000.');
  });

  test('name small, big and neutral dice that are placed', () => {
    expect(placed(en, 1, 0, 0)).toBe('Ä placed 1 die in Four Leaf.');
    expect(placed(en, 3, 0, 0)).toBe('Ä placed 3 dice in Four Leaf.');
    expect(placed(en, 0, 1, 0)).toBe('Ä placed the big die in Four Leaf.');
    expect(placed(de, 2, 1, 0)).toBe('Ä hat 2 Würfel und den großen ins Four Leaf gelegt.');
    expect(placed(de, 0, 0, 1)).toBe('Ä hat 1 neutralen Würfel ins Four Leaf gelegt.');
    expect(placed(fr, 1, 0, 2)).toBe('Ä a placé 1 dé et 2 dés neutres au Four Leaf.');
    expect(placed(it, 0, 0, 2)).toBe('Ä ha piazzato 2 dadi neutri al Four Leaf.');
    expect(placed(ru, 5, 1, 0)).toBe('Ä ставит 5 кубиков и большой кубик в Four Leaf.');
  });

  test('inflect the chips left after a pass, and name the last chip', () => {
    expect(passed(en, 1)).toBe('Ä paid a chip to pass, with 1 chip left.');
    expect(passed(en, 0)).toBe('Ä paid the last chip to pass.');
    expect(passed(it, 1)).toBe('Ä ha pagato una fiche per passare, ne resta 1.');
    expect(passed(it, 3)).toBe('Ä ha pagato una fiche per passare, ne restano 3.');
    expect(passed(ru, 5)).toBe('Ä платит фишку и пропускает ход, в запасе ещё 5 фишек.');
    expect(passed(de, 2)).toBe('Ä hat mit einem Chip gepasst und behält 2 Chips.');
  });

  test('ranks are ordinals', () => {
    const won = (text: LasVegasText, rank: number): string =>
      logOf(text, { type: 'billWon', casino: 1, seat: seatAt(0), bill: 30_000, rank, strength: 2 });
    expect([1, 2, 3, 4].map((rank) => /\d(st|nd|rd|th)/.exec(won(en, rank))?.[0])).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
    ]);
    expect(won(fr, 1)).toContain('1re place');
    expect(won(fr, 2)).toContain('2e place');
  });

  test('name the grey dice, the neutral dice or no winner of a bill', () => {
    const logOfReturn = (text: LasVegasText, taker: 'gray' | 'neutral' | null): string =>
      logOf(text, { type: 'billReturned', casino: 4, bill: 90_000, taker });
    expect(logOfReturn(en, 'gray')).toBe('The grey dice won 90000 in Four Leaf; the bill went under the pile.');
    expect(logOfReturn(ru, 'gray')).toBe('Купюру на 90000 в Four Leaf выигрывают серые кубики, она уходит под стопку.');
    expect(logOfReturn(it, 'gray')).toBe(
      'I dadi grigi hanno vinto 90000 al Four Leaf, la banconota torna sotto il mazzo.',
    );
    expect(logOfReturn(fr, 'gray')).toBe('Les dés gris ont gagné 90000 au Four Leaf, le billet retourne sous la pile.');
    expect(logOfReturn(de, 'gray')).toBe(
      'Die grauen Würfel haben im Four Leaf 90000 gewonnen, der Schein kam unter den Stapel.',
    );
    expect(logOfReturn(en, 'neutral')).toMatch(/^The neutral dice won/);
    expect(logOfReturn(en, null)).toMatch(/^No player won/);
  });

  test('lists are joined the way the language does, neutral dice included', () => {
    const tie: Event = {
      type: 'tieCancelled',
      casino: 4,
      strength: 2,
      participants: [seatAt(0), seatAt(1), 'neutral'],
    };
    expect(logOf(en, tie)).toBe('In Four Leaf, Ä, Ö, and the neutral dice tied at 2 and cancelled each other out.');
    expect(logOf(ru, tie)).toBe('Ничья в Four Leaf при силе 2: Ä, Ö и нейтральные кубики выбывают.');
    expect(logOf(fr, tie)).toContain('Ä, Ö et les dés neutres sont à égalité');
    const choose = explain(de, {
      code: 'noSuchDie',
      face: 2,
      instead: { type: 'place', faces: [1, 4, 6], chip: false },
    });
    expect(plain(choose.remedy ?? [])).toBe('Lege 1, 4 oder 6.');
  });
});
