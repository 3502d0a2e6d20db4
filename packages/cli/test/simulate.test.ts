import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botFor } from '@fremont/bots';
import { lasVegas } from '@fremont/games/las-vegas';
import { type AnyGame, anyGame, type MatchRecord, replay, stateOf } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { simulate as simulateGame } from '../src/commands/simulate.ts';
import { fremont, fremontJson, scratchFolder } from './fremont.ts';

type Counts = Readonly<Record<string, number>>;
interface Report {
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  readonly seconds: number;
  readonly matchesPerSecond: number;
  readonly actionsPerMatch: number;
  readonly endings: Counts;
  readonly actions: Counts;
  readonly events: Counts;
  readonly refusals: Counts;
  readonly faults: number;
  readonly unused: { readonly [kind in 'actions' | 'events' | 'parts']: readonly string[] };
}

const simulate = (...args: string[]): Promise<Report> =>
  fremontJson<Report>(['simulate', 'las-vegas', ...args, '--json']);

const withoutTimes = ({ seconds, matchesPerSecond, refusals, ...rest }: Report) => rest;

describe('simulate', () => {
  it('counts actions and events of classic matches', async () => {
    const report = await simulate('--seats', '3', '--matches', '10', '--seed', '4');
    expect(report).toMatchObject({
      game: 'las-vegas',
      seats: 3,
      matches: 10,
      endings: { lastRoundPaid: 10 },
      faults: 0,
    });
    // RULES 4: every turn is one roll and, without passing, one placement.
    expect(report.actions['roll']).toBe(report.actions['place']);
    expect(report.actionsPerMatch).toBeCloseTo(((report.actions['roll'] ?? 0) * 2) / 10);
    // RULES 2.1: four rounds, six casinos, no chips.
    expect(report.events).toMatchObject({ roundBegan: 40, roundEnded: 40, billsLaid: 240, matchEnded: 10 });
    // Passing belongs to Royale, everything else to its tiles.
    expect(Object.keys(report.actions)).toEqual(['place', 'roll']);
    expect(report.unused.actions).toContain('pass');
    expect(report.unused.events).toContain('chipsGiven');
    expect(report.seconds).toBeGreaterThan(0);
  });

  it('uses every action of royale-base', async () => {
    const report = await simulate('--seats', '5', '--matches', '10', '--options', '{"edition":"royale-base"}');
    expect(Object.keys(report.actions)).toEqual(['pass', 'place', 'roll']);
    expect(report.unused.actions).not.toContain('pass');
    // RULES 2.2 and 3.4: three rounds with chips; a pass or a placement follows every roll.
    expect(report.events).toMatchObject({ roundBegan: 30, chipsGiven: 30 });
    expect((report.actions['pass'] ?? 0) + (report.actions['place'] ?? 0)).toBe(report.actions['roll']);
  });

  it('covers every face, every action and most refusals of royale', async () => {
    const report = await simulate('--seats', '3', '--matches', '60', '--options', '{"edition":"royale","tiles":6}');
    expect(report.faults).toBe(0);
    expect(report.unused.actions).toEqual([]);
    // RULES 11 to 26: fifteen faces are set off, Bad Luck is noted.
    expect(report.unused.parts).toEqual([]);
    expect(Object.keys(report.refusals)).toEqual(expect.arrayContaining(['casinoClosed', 'decideFirst', 'notAsked']));
  });

  it('gives the same result for the same seed, with and without --fast, and another for another seed', async () => {
    const flags = ['--seats', '2', '--matches', '2', '--bots', 'random,greedy', '--seed'];
    const first = withoutTimes(await simulate(...flags, '11'));
    expect(withoutTimes(await simulate(...flags, '11'))).toEqual(first);
    expect(withoutTimes(await simulate(...flags, '11', '--fast'))).toEqual(first);
    expect(withoutTimes(await simulate(...flags, '12'))).not.toEqual(first);
  });

  it('writes records that replay to the end', async () => {
    const { folder, remove } = scratchFolder();
    await simulate('--seats', '3', '--matches', '3', '--records', join(folder, 'new', 'records'));
    const files = readdirSync(join(folder, 'new', 'records'));
    expect(files).toEqual(['match-00000.json', 'match-00001.json', 'match-00002.json']);
    for (const file of files) {
      const record = JSON.parse(readFileSync(join(folder, 'new', 'records', file), 'utf8')) as MatchRecord<never>;
      expect(Object.keys(record)).toEqual(['game', 'rulesVersion', 'options', 'seats', 'setupDraws', 'entries']);
      expect(record.entries.map((entry) => Object.keys(entry))).toContainEqual(['seat', 'action', 'draws']);
      expect(record.setupDraws[0]?.[0]).toBe('deck');
      expect(lasVegas.outcome(stateOf(replay(lasVegas, record)))?.ending).toBe('lastRoundPaid');
    }
    remove();
  });

  it('writes the same first record whatever the number of matches', async () => {
    const { folder, remove } = scratchFolder();
    const recordOf = async (matches: string): Promise<string> => {
      await simulate('--seats', '2', '--matches', matches, '--seed', '8', '--records', join(folder, matches));
      return readFileSync(join(folder, matches, 'match-00000.json'), 'utf8');
    };
    expect(await recordOf('1')).toBe(await recordOf('2'));
    remove();
  });

  it('prints lines for people', async () => {
    const { stdout, code } = await fremont(['simulate', 'template', '--matches', '5', '--seed', '2']);
    expect(stdout).toMatch(/^template: 5 matches of 2 seats/);
    expect(stdout).toMatch(/faults: 0\n$/);
    expect(code).toBe(0);
  });
});

describe('a simulation of broken rules', () => {
  const sound = anyGame(lasVegas);
  const options = { edition: 'classic', neutralDice: false, winnings: 'open' };
  const bot = botFor('las-vegas', 'random');
  if (bot === null) throw new Error('no random bot');
  const run = (game: AnyGame) =>
    simulateGame({
      setting: { game, options, seats: 2 },
      bots: [bot, bot],
      matches: 3,
      seed: 1,
      records: null,
      checksStates: true,
    });

  it('counts every fault of every state and names the first ones', async () => {
    const { report, faultLines } = await run({ ...sound, faults: () => ['a bill is missing'] });
    const actions = Object.values(report.actions).reduce((sum, count) => sum + count, 0);
    // One state per action and one per deal.
    expect(report.faults).toBe(actions + 3);
    expect(faultLines).toHaveLength(10);
    expect(faultLines[0]).toBe('match 0: a bill is missing');
  });

  it('counts a match that throws as one fault and plays the others', async () => {
    let deals = 0;
    const { report, faultLines } = await run({
      ...sound,
      setup: (...given) => {
        deals += 1;
        if (deals === 2) throw new Error('assertion failed: the cards are wet');
        return sound.setup(...given);
      },
    });
    expect(report).toMatchObject({ faults: 1, endings: { lastRoundPaid: 2 } });
    expect(faultLines).toEqual(['match 1: the cards are wet']);
  });

  it('stops a match that does not end', async () => {
    const { report, faultLines } = await run({ ...sound, meta: { ...sound.meta, actionsMax: 10 } });
    expect(report.faults).toBe(3);
    expect(faultLines[0]).toBe('match 0: not over after 10 actions');
  });
});
