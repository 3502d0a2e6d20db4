/** The rules of a game as plain sentences, read from its Markdown files. */

import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@fremont/kernel';
import { readRules } from '../../plugins/rules.ts';
import type { Block, Inline, RulesText } from '../../src/pages/rules/book.ts';

export const GAMES_FOLDER = fileURLToPath(new URL('../../../games', import.meta.url));

export const rulesIn = (game: string, language: Language): RulesText => {
  const { text, faults } = readRules(GAMES_FOLDER, game, language);
  if (text === null) throw new Error(faults.join('\n'));
  return text;
};

export const rulesInAll = (game: string): Readonly<Record<Language, RulesText>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, rulesIn(game, language)])) as Record<Language, RulesText>;

const plain = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (typeof inline === 'string' ? inline : Object.values(inline)[0])).join('');

const sentencesIn = (body: readonly Block[]): string[] =>
  body.flatMap((block) => ('list' in block ? block.list.map(plain) : [plain(block)]));

/** The text of each rule, by its number. */
export const sentencesByRule = ({ sections }: RulesText): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sections.flatMap(({ rules }) => rules.map(({ number, body }) => [number, sentencesIn(body).join(' ')])),
  );

/** All texts that readers see. */
export const sentencesOf = (text: RulesText): string[] => [
  text.title,
  ...Object.values(text.leads),
  ...text.steps.flatMap(({ title, body }) => [title, ...sentencesIn(body)]),
  ...text.sections.flatMap(({ title, rules }) => [
    title,
    ...rules.flatMap((rule) => [...(rule.title === undefined ? [] : [rule.title]), ...sentencesIn(rule.body)]),
  ]),
  ...Object.values(text.figures).map(({ caption }) => caption),
  ...Object.values(text.words),
  ...(text.reconstructed === undefined ? [] : [text.reconstructed]),
];
