import { expect, test } from 'vitest';
import { ruleFaults } from '../check-rules.mjs';
import { planted } from './planted.ts';

const bookOf = (game: string, rules: string, rulings: string) => ({
  [`packages/games/${game}/rules.en.md`]: rules,
  [`packages/games/${game}/RULINGS.md`]: rulings,
  [`packages/games/${game}/test/turn.test.ts`]: "test('passes twice (DT-01)', () => {});",
});

const TREE = {
  ...bookOf(
    'dice',
    '## 1. Turns\n\n### 1.1\n\nRoll.\n\n### 1.2 Placing\n\nPlace.\n',
    '| R01 | Twice? | no | `turn.test.ts` DT-01, passes |\n',
  ),
  ...bookOf('cards', '## 7. Draw\n\n### 7.1\n\nDraw.\n', ''),
};

const faultsOf = (file: string, text: string): readonly string[] => ruleFaults(planted({ ...TREE, [file]: text }));

test.each([
  ['// RULES 1.3', 'there is no rule 1.3'],
  ['// RULES 1.1, 1.2 and 7.1', 'there is no rule 7.1'],
  ['// RULES 1.1 to 1.9: all of it', 'there is no rule 1.9'],
  ["{ why, rule: '2.1' }", 'there is no rule 2.1'],
  ['// Rulings R01, R02', 'there is no ruling R02'],
])('%s of a game without it is a fault', (line, why) => {
  expect(faultsOf('packages/games/dice/rules/turn.ts', `\n${line}`)).toEqual([
    `packages/games/dice/rules/turn.ts:2: ${why}`,
  ]);
});

test('citations of existing headings, numbers and rulings are good', () => {
  const cited = "// RULES 1, 1.1 and 1.2 (ruling R01)\nconst text = { rule: '1.2' };";
  expect(faultsOf('packages/bots/src/dice/greedy.ts', cited)).toEqual([]);
});

test('a file named after a game cites its rules, any other file those of any game', () => {
  expect(faultsOf('packages/cli/src/dice.ts', '// RULES 7.1')).toEqual([
    'packages/cli/src/dice.ts:1: there is no rule 7.1',
  ]);
  expect(faultsOf('packages/cli/src/all.ts', '// RULES 7.1 and 1.1')).toEqual([]);
});

test.each([
  ['`lost.test.ts`', 'there is no lost.test.ts'],
  ['the types allow no other', 'the ruling names no test'],
  ['`turn.test.ts` DT-02', 'turn.test.ts says nothing of "DT-02"'],
  ['`turn.test.ts`, "passes twice", "passes thrice"', 'turn.test.ts says nothing of "passes thrice"'],
])('a ruling pinned by %s is a fault', (pin, why) => {
  const row = `| R01 | Twice? | no | ${pin} |`;
  expect(faultsOf('packages/games/dice/RULINGS.md', `${row}\n`)).toEqual([`packages/games/dice/RULINGS.md:1: ${why}`]);
});
