import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fremont, scratchFolder, startFremont } from './fremont.ts';

const play = (input: string, ...args: string[]) => fremont(['play', 'las-vegas', '--seed', '7', ...args], { input });

/** Chooses the first action of the list, more often than the longest match needs. */
const FIRST_ALWAYS = '1\n'.repeat(400);

describe('play', () => {
  it('plays from the deal to the final result', async () => {
    const { folder, remove } = scratchFolder();
    const file = join(folder, 'match.json');
    const { code, stdout, stderr } = await play(FIRST_ALWAYS, '--seats', '2', '--record', file);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toContain('Round 1 of 4');
    expect(stdout).toContain('Round 4 of 4');
    expect(stdout).toContain('1  Roll all your dice');
    expect(stdout).toMatch(/Final result\n {2}1\. Seat \d \((?:you|greedy)\) {2}\$[\d,]+\n {2}2\. /);
    const replayed = await fremont(['replay', file, '--json']);
    expect(JSON.parse(replayed.stdout)).toMatchObject({ seats: 2, outcome: { ending: 'lastRoundPaid' } });
    expect((JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }).entries.length).toBeGreaterThan(32);
    remove();
  });

  it('accepts typed actions and explains a refusal with rule and remedy', async () => {
    const { code, stdout } = await play('place 4\nroll\nroll\npass\nplace 9\n0\n\nquit\n', '--seats', '2');
    expect(stdout).toContain('> place 4\nThe dice have not been rolled yet. (rule 4.1)\nRoll first.\n');
    // Seed 7 gives seat 0 a roll without a 2 or a 4.
    expect(stdout).toContain('Place every 1 in Lone Ace');
    expect(stdout).toContain('> roll\nThe dice have already been rolled this turn. (rule 4.2)\n');
    expect(stdout).toContain('> pass\nYou cannot pass in the classic edition. (rule 4.3)\n');
    expect(stdout).toContain('> place 9\n"place 9" is not an action.\n“face” must be one of 1, 2, 3, 4, 5, or 6.\n');
    expect(stdout).toContain('> 0\nThe list goes from 1 to ');
    expect(stdout).toContain('Type a number from the list');
    expect(stdout).toMatch(/Match left\. Actions played: 1\.\n$/);
    expect(code).toBe(0);
  });

  it('explains that a number was not rolled, and which were', async () => {
    const { stdout } = await play('roll\nplace 2\n', '--seats', '2');
    const rolled = /rolled ((?:\[\d\])+)\./.exec(stdout)?.[1] ?? '';
    expect(rolled).not.toContain('[2]');
    expect(stdout).toMatch(/There is no 2 in the roll\. \(rule 4\.2\)\nPlace [\d, or]+\.\n/);
  });

  it.each([
    ['en', 'Match left. Actions played: 1.', 'rule 4.1'],
    ['ru', 'Партия прервана. Сыграно действий: 1.', 'правило 4.1'],
    ['it', 'Partita interrotta. Azioni giocate: 1.', 'regola 4.1'],
    ['fr', 'Partie quittée. Actions jouées\u202f: 1.', 'règle 4.1'],
    ['de', 'Partie verlassen. Gespielte Aktionen: 1.', 'Regel 4.1'],
  ])('speaks %s, by flag and by environment', async (language, left, rule) => {
    const input = 'place 4\nroll\n';
    const byFlag = await play(input, '--seats', '2', '--lang', language);
    expect(byFlag.stdout).toContain(left);
    expect(byFlag.stdout).toContain(rule);
    const env = { LANG: `${language}_XX.UTF-8` };
    const byEnv = await fremont(['play', 'las-vegas', '--seed', '7', '--seats', '2'], { input, env });
    expect(byEnv.stdout).toBe(byFlag.stdout);
  });

  it('lets several people share the terminal, bots of several levels between them', async () => {
    const { stdout } = await play('1\n', '--seats', '4', '--me', '0,2', '--bots', 'random,greedy');
    for (const name of ['Seat 0 (you)', 'Seat 1 (random)', 'Seat 2 (you)', 'Seat 3 (greedy)'])
      expect(stdout).toContain(name);
  });

  it('shows the chips and neutral dice of royale-base and accepts a pass', async () => {
    const { stdout } = await play('roll\npass\n', '--seats', '2', '--options', '{"edition":"royale-base"}');
    expect(stdout).toContain('Seat 0 (you)  $0, 0 bills, 2 chips, 8 dice');
    expect(stdout).toContain('Neutral ●');
    expect(stdout).toContain('Pay a chip and keep your dice');
    expect(stdout).toContain('Seat 0 (you)  $0, 0 bills, 1 chip, 8 dice');
  });

  it('accepts typed actions of a tile, with capitals and without', async () => {
    const options = '{"edition":"royale","faces":["A1"]}';
    // Seed 7 gives seat 0 a roll with a 1 in it, and Lucky Punch lies at casino 1.
    const input = 'ROLL\nluckyHide 1\nplace 1\nluckyHide 4\nluckyHide 2\n';
    const { stdout } = await play(input, '--seats', '2', '--options', options);
    expect(stdout).toContain('> luckyHide 1\nNo tile asks for this now. (rule 9.8)\n');
    expect(stdout).toContain('> luckyHide 4\n"luckyHide 4" is not an action.\n“count” must be one of 1, 2, or 3.\n');
    expect(stdout).toContain('> luckyHide 2\nSeat 0 (you) hid 2 tokens in a fist.\n');
  });

  it('ends cleanly on Ctrl-C', async () => {
    const child = startFremont(['play', 'las-vegas', '--seed', '7']);
    let stdout = '';
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    const asked = new Promise<void>((resolve) => {
      child.stdout.on('data', (text) => {
        stdout += text;
        if (stdout.includes('> ')) resolve();
      });
    });
    await asked;
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(stdout).toContain('Match left. Actions played: 0.');
    expect(stderr).toBe('');
  });

  it('plays the template, which has no screen of its own', async () => {
    const input = '1\n'.repeat(20);
    const { stdout, code } = await fremont(['play', 'template', '--bots', 'random', '--seed', '1'], { input });
    expect(stdout).toContain('Final result');
    expect(code).toBe(0);
  });
});
