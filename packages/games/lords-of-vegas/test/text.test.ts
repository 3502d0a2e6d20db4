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

/** Random matches with deals, and everything they said, did and refused. */
const said = { events: [] as Event[], actions: [] as Action[], refusals: [] as Refusal[] };
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

  test('everything that happened, was refused or offered is a whole, clean sentence', () => {
    const sentences = [
      ...said.events.map((event) => plain(byType(text.log, event))),
      ...said.refusals.map((refusal) => plain(byCode(text.refusals, refusal).why)),
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

test('the matches told of most kinds of events and refusals', () => {
  expect(new Set(said.events.map(({ type }) => type)).size).toBeGreaterThan(28);
  expect(new Set(said.refusals.map(({ code }) => code)).size).toBeGreaterThan(20);
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

test('every rule that a refusal cites has a heading or a number in RULES.md', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const isThere = (rule: string): boolean => new RegExp(`^(## )?${rule.replace('.', '\\.')}[. ]`, 'm').test(rules);
  const missing = Object.values(RULE_OF).filter((rule) => !isThere(rule));
  expect(missing).toEqual([]);
});
