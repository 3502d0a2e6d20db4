import { byCode, byType, type Explanation, type Piece, type Sentence, seatAt } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import type { Event, Refusal } from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { it as italian } from '../text/it.ts';
import { ru } from '../text/ru.ts';

const LANGUAGES = { en, ru, it: italian, fr, de };
const seat = seatAt(1);

const EVENTS: readonly Event[] = [
  { type: 'tipDealt', seat, tip: null },
  { type: 'tipDealt', seat, tip: 2 },
  { type: 'turnBegan', seat },
  { type: 'diceRolled', seat, roll: [1, 3] },
  { type: 'dicePlaced', seat, sign: 3, count: 2 },
  { type: 'tipShown', seat, tip: 1 },
  { type: 'signPaid', sign: 2, seat, money: 50 },
  { type: 'signDark', sign: 1 },
  { type: 'matchEnded', ending: 'rowPaid' },
  { type: 'matchEnded', ending: 'rowDark' },
];

const REFUSALS: readonly Refusal[] = [
  { code: 'noSuchSeat', seat: 99, seats: 2 },
  { code: 'matchOver' },
  { code: 'notYourTurn', turn: seat },
  { code: 'rollFirst' },
  { code: 'alreadyRolled' },
  { code: 'notRolled', sign: 2, roll: [3, 1, 3] },
];

/** The references in a sentence, which are the same in every language. A name counts by its key. */
const placesOf = (sentence: Sentence): string[] =>
  sentence
    .filter((piece: Piece) => typeof piece !== 'string')
    .map((place) => JSON.stringify('key' in place ? place.key : place))
    .sort();

const sentencesOf = ({ why, remedy }: Explanation): Sentence => [...why, ...(remedy ?? [])];

const plainText = (sentence: Sentence): string => sentence.filter((piece) => typeof piece === 'string').join('');

describe.each(Object.entries(LANGUAGES))('Neon Row in %s', (language, text) => {
  it.each(EVENTS)('describes $type with the same references as English', (event) => {
    expect(placesOf(byType(text.log, event))).toEqual(placesOf(byType(en.log, event)));
  });

  it.each(REFUSALS)('explains $code with the same references and rule as English', (refusal) => {
    const explanation = byCode(text.refusals, refusal);
    expect(placesOf(sentencesOf(explanation))).toEqual(placesOf(sentencesOf(byCode(en.refusals, refusal))));
    expect(explanation.rule).toBe(byCode(en.refusals, refusal).rule);
  });

  it('has its own words for every sentence', () => {
    const words = EVENTS.map((event) => plainText(byType(text.log, event)));
    expect(words.every((word) => /\p{L}/u.test(word))).toBe(true);
    if (language !== 'en') expect(words).not.toEqual(EVENTS.map((event) => plainText(byType(en.log, event))));
  });

  it('names the rolled numbers once each when a number was not rolled', () => {
    const { remedy } = text.refusals.notRolled({ code: 'notRolled', sign: 2, roll: [3, 1, 3] });
    expect(plainText(remedy ?? [])).toContain('1, 3');
  });
});
