/** The text tables: complete, readable and in their own language. */

import { readFileSync } from 'node:fs';
import {
  at,
  byCode,
  byType,
  LANGUAGES,
  type Language,
  lastStep,
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
import { type Action, COMPANIES, type Event, lordsOfVegas, type Refusal } from '../index.ts';
import { loadText } from '../text/index.ts';
import type { LordsOfVegasText } from '../text/types.ts';
import { RULE_OF } from '../text/words.ts';

const TEXTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadText(language)] as const)),
) as Record<Language, LordsOfVegasText>;

const spell = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  if ('seat' in piece) return at(['Ä', 'Ö', 'Ü', 'Å'], piece.seat);
  if ('money' in piece) return String(piece.money);
  return 'dice' in piece ? piece.dice.join(' ') : piece.name;
};
const plain = (sentence: Sentence): string => sentence.map(spell).join('');

const [BLUE, GREEN] = [seatAt(0), seatAt(1)];

/** Events that random matches rarely contain, and amounts of one, which inflect words. */
const RARE_EVENTS: readonly Event[] = [
  { type: 'cardReplaced', seat: BLUE, card: 'F5' },
  { type: 'lotGivenUp', seat: BLUE, lot: 'A1' },
  { type: 'endCardLaid', cards: null },
  { type: 'tileTakenOver', seat: BLUE, lot: 'A5', from: GREEN, value: 3, movedFrom: 'C1' },
  { type: 'tileTakenOver', seat: BLUE, lot: 'A5', from: null, value: 3, movedFrom: null },
  { type: 'pointsScored', seat: BLUE, casino: 'A1', colour: 'gold', points: 1, from: 8, to: 8, lost: 1 },
  { type: 'pointsScored', seat: BLUE, casino: 'A1', colour: 'gold', points: 3, from: 8, to: 10, lost: 1 },
  { type: 'matchEnded', ending: 'endCard', winners: [BLUE], tieBreak: 'money', points: [9, 9], money: [2, 1] },
  { type: 'matchEnded', ending: 'endCard', winners: [BLUE, GREEN], tieBreak: 'shared', points: [9, 9], money: [1, 1] },
];

const RARE_REFUSALS: readonly Refusal[] = [
  { code: 'noSuchSeat', seat: 99, seats: 2 },
  { code: 'matchOver' },
  { code: 'blockUnused' },
  { code: 'lotOwned', lot: 'A3', owner: GREEN },
  { code: 'notAdjacent', casino: 'A1', lot: 'A6' },
  { code: 'notBoss', casino: 'A1', boss: null, value: null, best: null },
  { code: 'noBoss', casino: 'A1' },
  { code: 'betTooHigh', bet: 6, max: 5 },
  { code: 'waived', action: 'gamble', casino: 'A1' },
  { code: 'noTile', colour: 'gold', needed: 1, left: 0 },
  { code: 'noTile', colour: 'gold', needed: 3, left: 2 },
  { code: 'moveDieNeeded' },
  { code: 'moveDieNotNeeded', left: 1 },
  { code: 'notYourMarker', lot: 'A1' },
  { code: 'notYourDie', lot: 'A1', owner: null },
  { code: 'lotNotOpen', lot: 'A1', open: ['A2', 'A3'] },
  { code: 'noSuchResult', value: 6, left: [1, 2] },
  { code: 'emptyDeal' },
  { code: 'offersUsedUp', limit: 8 },
  { code: 'dealDice', seat: BLUE, dice: 13, limit: 12 },
  { code: 'dealMarkers', seat: BLUE, markers: 11, limit: 10 },
  { code: 'dealWaiver', lot: 'A1' },
  { code: 'dealAction', refusal: { code: 'drawFirst' } },
];

/** The events, actions and refusals of random matches with deals. */
const said = { events: [...RARE_EVENTS], actions: [] as Action[], refusals: [...RARE_REFUSALS] };
for (const seed of [1, 2, 3]) {
  const chance = seededChance(seed);
  let match = startMatch(lordsOfVegas, { gifts: false, endCardJitter: seed === 1 }, seed + 1, chance);
  said.events.push(...lastStep(match).events);
  while (lordsOfVegas.outcome(stateOf(match)) === null) {
    const seats = seatList(seed + 1);
    const seat = chance.int(3, 'walk') > 0 ? at(lordsOfVegas.toAct(stateOf(match)), 0) : pick(seats, chance, 'walk');
    const open = lordsOfVegas.proposals?.(lordsOfVegas.view(stateOf(match), seat), seat, chance) ?? [];
    const list = chance.int(4, 'walk') === 0 ? open : lordsOfVegas.legalActions(stateOf(match), seat);
    if (list.length === 0) continue;
    const action = pick(list, chance, 'walk');
    for (const one of seats) {
      const refused = lordsOfVegas.check(stateOf(match), one, pick([action, ...said.actions], chance, 'walk'));
      if (refused !== null) said.refusals.push(refused);
    }
    const played = playMatch(match, seat, action, chance);
    if (!played.ok) throw new Error(`refused: ${played.error.code}`);
    match = played.value;
    said.actions.push(action);
    said.events.push(...lastStep(match).events);
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  const text = TEXTS[language];

  test('every event, refusal and action has a complete, clean sentence', () => {
    const sentences = [
      ...said.events.map((event) => plain(byType(text.log, event))),
      ...said.refusals.flatMap((refusal) => {
        const { why, remedy } = byCode(text.refusals, refusal);
        return remedy === null ? [plain(why)] : [plain(why), plain(remedy)];
      }),
    ];
    expect(
      [...new Set(sentences)].filter((one) => !/^\S.*[.?!]$/.test(one) || /\b(undefined|null)\b|\{|\}| {2}/.test(one)),
    ).toEqual([]);
  });

  test('labels of actions fit a button', () => {
    const labels = said.actions.map((action) => byType(text.actions, action).label);
    expect([...new Set(labels)].filter((label) => label.length > 14)).toEqual([]);
  });
});

test('every type of event and refusal is covered', () => {
  expect(new Set(said.events.map(({ type }) => type))).toEqual(new Set(Object.keys(TEXTS.en.log)));
  expect(new Set(said.refusals.map(({ code }) => code))).toEqual(new Set(Object.keys(TEXTS.en.refusals)));
});

describe('one of a thing', () => {
  const stays = {
    type: 'pointsScored',
    seat: BLUE,
    casino: 'A1',
    colour: 'gold',
    points: 1,
    from: 8,
    to: 8,
    lost: 1,
  } as const;
  const whyOf = (language: Language, refusal: Refusal): string => plain(byCode(TEXTS[language].refusals, refusal).why);

  test('has no verb in the plural: a point that is too few', () => {
    const sentences = LANGUAGES.map((language) => plain(byType(TEXTS[language].log, stays)));
    expect(sentences.filter((one) => /1 point are|1 Punkt reichen|1 punto non bastano/.test(one))).toEqual([]);
  });

  test('has no verb in the plural: a die in the supply, a tile that is needed', () => {
    expect(whyOf('en', { code: 'moveDieNotNeeded', left: 1 })).not.toMatch(/are 1 die/);
    const needed = (language: Language) => whyOf(language, { code: 'noTile', colour: 'gold', needed: 1, left: 0 });
    expect(needed('it')).not.toMatch(/servono 1/);
    expect(needed('ru')).not.toMatch(/нужно 1 /);
  });
});

test('no sentence of another language is left in English', () => {
  const words = (language: Language): string[] => said.events.map((event) => plain(byType(TEXTS[language].log, event)));
  const english = new Set(words('en'));
  for (const language of LANGUAGES.filter((one) => one !== 'en'))
    expect(words(language).filter((one) => english.has(one))).toEqual([]);
});

test('companies keep their names in every language', () => {
  for (const language of LANGUAGES) expect(TEXTS[language].names.payers.gold).toBe(COMPANIES.gold.name);
});

test('every rule that a refusal cites has a heading or a number in rules.en.md', () => {
  const rules = readFileSync(new URL('../rules.en.md', import.meta.url), 'utf8');
  const isThere = (rule: string): boolean =>
    new RegExp(`^(## ${rule}\\.|### ${rule.replace('.', '\\.')}$)`, 'm').test(rules);
  const missing = Object.values(RULE_OF).filter((rule) => !isThere(rule));
  expect(missing).toEqual([]);
});

describe('a deal in words', () => {
  const nothing = { money: 0, lots: [], dice: [] };
  const money = { ...nothing, money: 148 };
  const terms = { from: BLUE, to: GREEN, give: nothing, take: nothing, action: null, waiver: null };

  test.each(LANGUAGES)('in %s leaves out the side that gives nothing', (language) => {
    const { deal } = TEXTS[language];
    const empty = plain(deal(terms)).split(' ').at(-1) ?? '';
    for (const sided of [
      { ...terms, take: money },
      { ...terms, give: money },
    ]) {
      const sentence = plain(deal(sided));
      expect(sentence).toMatch(/Ä.*148|148.*Ä/);
      expect(sentence).toContain('Ö');
      expect(sentence).not.toContain(empty);
    }
  });

  test('names a promise behind the exchange', () => {
    const waiver = { action: 'reorganise', casino: 'B1' } as const;
    expect(plain(TEXTS.en.deal({ ...terms, take: money, waiver }))).toBe(
      'Ä gets 148 from Ö; promise: not to reorganise the casino at B1 this turn',
    );
  });
});
