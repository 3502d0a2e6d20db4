import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fremont as inProcess } from '../src/fremont.ts';
import { COMMAND_NAMES } from '../src/help.ts';
import { fremont, type Ran, scratchFolder } from './fremont.ts';

const { folder, remove } = scratchFolder();
const file = (name: string): string => join(folder, name);
beforeAll(() => {
  writeFileSync(file('broken.json'), '{"game":');
  writeFileSync(file('chess.json'), '{"game":"chess"}');
  writeFileSync(file('seatless.json'), '{"game":"las-vegas","rulesVersion":1}');
  writeFileSync(file('old.json'), '{"game":"las-vegas","rulesVersion":0,"options":{},"seats":2}');
});
afterAll(remove);

/** A call, and a text that the error must contain. */
const CALLS: readonly (readonly [args: string, words: string])[] = [
  ['', 'simulate'],
  ['gamble', 'no command "gamble"'],
  ['help gamble', 'no command "gamble"'],
  ['simulate', 'name a game: lords-of-vegas'],
  ['simulate chess', 'no game "chess"'],
  ['simulate constructor', 'no game "constructor"'],
  ['simulate las-vegas --seats 9', 'seats 2 to 5'],
  ['simulate las-vegas --seats two', '--seats takes a whole number'],
  ['simulate las-vegas --matches 0', '--matches must be at least 1'],
  ['simulate las-vegas --seed 1.5', '--seed takes a whole number'],
  ['simulate las-vegas --options {', '--options is not JSON'],
  ['simulate las-vegas --options {"edition":"platinum"}', '“edition” must be one of classic, royale-base, or royale.'],
  ['simulate las-vegas --options {"winnings":null}', '“winnings” must be one of open or hidden.'],
  ['simulate las-vegas --options {"players":3}', 'There is no “players”. Known here: edition, '],
  [
    'simulate las-vegas --options {"edition":"royale","faces":["A1","A2"]}',
    '“faces” = A1 and “faces” = A2 do not go together.',
  ],
  [
    'simulate las-vegas --seats 5 --options {"neutralDice":true}',
    '“neutralDice” = true and “seats” = 5 do not go together.',
  ],
  ['simulate las-vegas --bots psychic', 'no bot "psychic"'],
  ['simulate las-vegas --bots greedy,', '--bots takes names'],
  ['simulate las-vegas --seats 2 --bots random,random,random', '3 bots for 2 seats'],
  ['simulate las-vegas --speed 3', 'no flag "--speed"; there are --seats, --matches, '],
  ['simulate las-vegas --matches -3', '--matches needs a value'],
  ['simulate las-vegas --matches', '--matches needs a value'],
  ['simulate las-vegas --json=yes', '--json takes no value'],
  ['simulate las-vegas lords-of-vegas', 'unexpected word "lords-of-vegas"'],
  ['laws chess', 'no game "chess"'],
  ['golden chess', 'no game "chess"'],
  ['tournament las-vegas', '--bots'],
  ['tournament las-vegas --bots greedy', 'seats 2 to 5'],
  ['play las-vegas --me 2', '--me must be at most 1'],
  ['play las-vegas --lang es', 'no language "es"'],
  [`play las-vegas --record ${file('nowhere/match.json')}`, 'cannot write'],
  ['admin', 'name what to do: reports, '],
  ['admin constructor', 'name what to do: reports, '],
  ['admin token', '--new makes a new token'],
  ['admin audit', 'set ADMIN_TOKEN'],
  ['replay', 'name the file'],
  ['replay nowhere.json', 'no file "nowhere.json"'],
  [`replay ${file('broken.json')}`, 'is not JSON'],
  [`replay ${file('chess.json')}`, 'no game "chess"'],
  [`replay ${file('old.json')}`, 'rules 0'],
  [`replay ${file('seatless.json')}`, 'seats 2 to 5'],
  ['bench luck', 'no benchmark "luck"'],
  ['backup', 'name the file to write'],
  ['backup one two', 'unexpected word "two"'],
  [`backup ${file('broken.json')}`, 'exists already'],
];

/** Runs in this process, because forty child processes would take a minute. */
const called = async (args: string): Promise<Ran> => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const code = await inProcess(args.split(' ').filter((word) => word !== ''));
    return { code, stdout: log.mock.calls.join('\n'), stderr: error.mock.calls.join('\n') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
};

describe('a wrong call gets one clear line on standard error and exit code 2', () => {
  it.each(CALLS)('fremont %s', async (args, words) => {
    const { code, stdout, stderr } = await called(args);
    expect(stderr).toContain(words);
    expect(stderr).toMatch(/^fremont: [^\n]+$/);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  it('also in a child process with empty standard input', async () => {
    const { code, stdout, stderr } = await fremont(['try', 'las-vegas']);
    expect(stderr).toMatch(/^fremont: standard input is not JSON[^\n]+\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

describe('help', () => {
  it('lists every command, and help <command> lists its flags', async () => {
    const { stdout, code } = await called('help');
    for (const name of COMMAND_NAMES) expect(stdout).toContain(`\n  ${name} `);
    expect(code).toBe(0);
    expect((await called('help simulate')).stdout).toContain('--records');
    expect((await called('simulate --help')).stdout).toContain('--records');
  });

  it('is separate from --version, which prints the version', async () => {
    expect((await called('--version')).stdout).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
