/** The rules files of the games, and the reader that turns them into pages. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@fremont/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readRules } from '../plugins/rules.ts';
import { parseRules } from '../plugins/rules-book.ts';
import { RulesFault } from '../plugins/rules-markdown.ts';
import { GAMES_FOLDER, rulesIn, sentencesByRule } from './support/rules.ts';

const WITH_RULES = readdirSync(GAMES_FOLDER).filter((game) => existsSync(join(GAMES_FOLDER, game, 'rules.en.md')));

const BOOK = `<!-- a note for engineers
in two lines -->

# Rules of Dice

:::lead
Roll them.
:::

## The goal
::section 1

Roll **high**.

::figure roll

## 1. Rolling

### 1.1 The roll

Roll all dice, as often
as you like:

- *one* die,
- or more,
  as in §2.1.

:::example roll
Ada rolls.
:::

### 1.2
::editions old new
::reconstructed

Keep them.

## 2. The end
::editions new

### 2.1

It ends.

:::picture end new
The end.
:::

:::reconstructed
We do not know.
:::

:::words
- names: Ada, Bruno
- takes: takes {money}
:::
`;

describe('the files of the games', () => {
  test('are those of every game', () => {
    expect(WITH_RULES).toEqual(expect.arrayContaining(['las-vegas', 'lords-of-vegas', 'template', 'vegas-showdown']));
  });

  test.each(WITH_RULES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    'rules of %s in %s are well formed and in step with the English ones',
    (game, language) => expect(readRules(GAMES_FOLDER, game, language).faults).toEqual([]),
  );

  test.each(WITH_RULES)('rules of %s have the same figures in every language', (game) => {
    const figuresIn = (text: string): string[] => (text.match(/\d+/gu) ?? []).sort();
    const english = sentencesByRule(rulesIn(game, 'en'));
    for (const language of LANGUAGES) {
      for (const [number, rule] of Object.entries(sentencesByRule(rulesIn(game, language))))
        expect(figuresIn(rule), `${language} ${number}`).toEqual(figuresIn(english[number] ?? ''));
    }
  });
});

describe('a rules file', () => {
  const { text } = parseRules(BOOK);

  test('has a title, a lead, words and a note on what is reconstructed', () => {
    expect(text).toMatchObject({
      title: 'Rules of Dice',
      leads: { all: 'Roll them.' },
      words: { names: 'Ada, Bruno', takes: 'takes {money}' },
      reconstructed: 'We do not know.',
    });
  });

  test('has steps that lead to sections', () => {
    expect(text.steps).toEqual([
      { title: 'The goal', section: '1', body: [['Roll ', { strong: 'high' }, '.']], figures: ['roll'] },
    ]);
  });

  test('has paragraphs and lists without the line breaks of the file', () => {
    expect(text.sections[0]?.rules[0]).toEqual({
      number: '1.1',
      title: 'The roll',
      body: [
        ['Roll all dice, as often as you like:'],
        {
          list: [
            [{ emphasis: 'one' }, ' die,'],
            ['or more, as in ', { rule: '2.1' }, '.'],
          ],
        },
      ],
      figures: ['roll'],
    });
  });

  test('has rules of some editions, the own ones or those of the section', () => {
    expect(text.sections[0]?.rules[1]).toMatchObject({ editions: ['old', 'new'], isReconstructed: true });
    expect(text.sections[1]?.rules[0]?.editions).toEqual(['new']);
  });

  test('has figures with captions', () => {
    expect(text.figures).toEqual({
      roll: { caption: 'Ada rolls.', isExample: true },
      end: { caption: 'The end.', isExample: false, editions: ['new'] },
    });
  });
});

/** The fault in the book after one line of it has become another. */
const faultAfter = (line: string, changed: string): string => {
  expect(BOOK).toContain(`\n${line}\n`);
  try {
    parseRules(BOOK.replace(`\n${line}\n`, `\n${changed}\n`));
  } catch (error) {
    if (error instanceof RulesFault) return `${error.line}: ${error.message}`;
    throw error;
  }
  return 'none';
};

describe('a malformed file is refused with the line', () => {
  test.each([
    ['### 1.1 The roll', '### The roll', '19: a rule needs a number: "### 3.2"'],
    ['### 1.2', '### 1.3', '32: rule 1.2 is missing before rule 1.3'],
    ['## 2. The end', '## 3. The end', '38: section 2 is missing before section 3'],
    ['## 2. The end', '## The end', '38: a section needs a number: "## 3. Title"'],
    ['## 2. The end', '# The end', '38: there is a second title'],
    ['# Rules of Dice', '', '1: there is no title'],
    ['::reconstructed', '::rebuilt', '34: ::rebuilt is unknown'],
    ['::section 1', '', '10: a step names the section that has it in full: "::section 3"'],
    ['::section 1', '::section 4', '11: there is no rule 4'],
    ['::figure roll', '::figure lost', '15: there is no figure lost'],
    ['  as in §2.1.', '  as in §2.2.', '19: there is no rule 2.2'],
    ['Roll **high**.', 'Roll **high.', '13: "*" is not closed or not allowed here'],
    ['Roll **high**.', 'Roll [high](#high).', '13: "](" is not closed or not allowed here'],
    ['Roll **high**.', '> Roll high.', '13: "> Roll high." is not Markdown that rules may use'],
    ['Roll **high**.', '1. Roll high.', '13: "1. Roll high." is not Markdown that rules may use'],
    ['Roll **high**.', ':: figure roll', '13: ":: figure roll" is not Markdown that rules may use'],
    ['  as in §2.1.', 'as in §2.1.', '26: a line of a list begins with "- ", or with two spaces to continue an item'],
    ['It ends.', '', '41: there is no text under this heading'],
    ['::editions new', 'Always.', '39: a text in a section needs a heading with a number'],
    ['::editions new', '::editions', '39: ::editions names no edition'],
    ['::editions new', '::figure roll', '39: a figure belongs to a step or a rule'],
    ['::reconstructed', '::reconstructed partly', '34: "partly" is too much here'],
    [':::reconstructed', ':::lead new', '34: there is no note on reconstructed data'],
    ['- takes: takes {money}', '- names: Ada', '53: there is a second word names'],
    [':::picture end new', ':::picture roll', '45: there is a second figure roll'],
    ['The end.', '**The** end.', '45: one paragraph without marks belongs here'],
    ['- takes: takes {money}', '- takes', '53: :::words has lines of the form "- name: text"'],
    ['It ends.', 'It ends.\n\n:::', '45: ":::" is not Markdown that rules may use'],
    ['We do not know.', 'We do not know.\n\n### 2.3', '52: "### 2.3" is not Markdown that rules may use'],
  ])('%s as %s', (line, changed, fault) => expect(faultAfter(line, changed)).toBe(fault));

  test('a directive that never ends', () => {
    expect(() => parseRules('# Rules\n\n:::lead\nRoll them.\n')).toThrow(':::lead has no end');
  });
});

describe('a translation that is out of step with the English rules', () => {
  const faultsOf = (line: string, changed: string): readonly string[] => {
    const games = mkdtempSync(join(tmpdir(), 'fremont-rules-'));
    onTestFinished(() => rmSync(games, { recursive: true }));
    mkdirSync(join(games, 'dice'));
    writeFileSync(join(games, 'dice/rules.en.md'), BOOK);
    writeFileSync(join(games, 'dice/rules.de.md'), BOOK.replace(`\n${line}\n`, `\n${changed}\n`));
    return readRules(games, 'dice', 'de').faults;
  };

  test.each([
    ['It ends.', 'Es endet.\n\n### 2.2\n\nGanz.', 'dice/rules.de.md:41: has "rule 2.1, only in new"'],
    ['::editions old new', '::editions old', 'dice/rules.de.md:32: has "rule 1.2, only in old, reconstructed"'],
    ['::reconstructed', '', 'dice/rules.de.md:32: has "rule 1.2, only in old and new"'],
    [':::example roll', ':::picture roll', 'dice/rules.de.md:28: has "the picture roll"'],
    ['::figure roll', '', 'dice/rules.de.md:10: has "a step to section 1"'],
    ['  as in §2.1.', '  wie immer.', 'dice/rules.de.md:19: has "rule 1.1 with a title, with the figure roll"'],
    ['- takes: takes {money}', '- takes: nimmt', 'dice/rules.de.md:53: has "the word takes"'],
  ])('%s as %s', (line, changed, fault) => {
    const faults = faultsOf(line, changed);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  test('the fault says what the English rules have, and where', () => {
    expect(faultsOf('- takes: takes {money}', '- nimmt: nimmt {money}')).toEqual([
      'dice/rules.de.md:53: has "the word nimmt {money}", the English rules have "the word takes {money}" in line 53',
    ]);
  });

  test('translated words are in step', () => expect(faultsOf('It ends.', 'Es endet.')).toEqual([]));
});
