/** Commands about whole matches: replay, golden, laws. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lasVegas } from '@fremont/games/las-vegas';
import { describe, expect, it } from 'vitest';
import { fremont, fremontJson, scratchFolder } from './fremont.ts';

const GOLDEN_FOLDER = fileURLToPath(new URL('../../games/las-vegas/test/golden/', import.meta.url));
const CLASSIC_3 = join(GOLDEN_FOLDER, 'classic-3.json');

describe('replay', () => {
  it('prints all events and the result', async () => {
    const { stdout, code } = await fremont(['replay', CLASSIC_3]);
    expect(stdout).toMatch(/^ {3}Round 1 began; Seat 0 goes first\./);
    expect(stdout).toContain('1. Seat 0\n   Seat 0 rolled [');
    expect(stdout).toContain('Final result');
    expect(code).toBe(0);
  });

  it('stops at --at', async () => {
    const at = async (entries: string) =>
      fremontJson<{ at: number; outcome: object | null; state: { phase: { type: string } } }>([
        'replay',
        CLASSIC_3,
        '--at',
        entries,
        '--json',
      ]);
    expect(await at('0')).toMatchObject({ at: 0, outcome: null, state: { phase: { type: 'rolling' } } });
    expect(await at('1')).toMatchObject({ at: 1, outcome: null, state: { phase: { type: 'placing' } } });
    const { code, stderr } = await fremont(['replay', CLASSIC_3, '--at', '9999']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^fremont: --at must be at most \d+, not 9999\n$/);
  });

  it('names the entry at which a tampered record fails', async () => {
    const { folder, remove } = scratchFolder();
    const record = JSON.parse(readFileSync(CLASSIC_3, 'utf8')) as { entries: { seat: number }[] };
    const file = join(folder, 'tampered.json');
    writeFileSync(file, JSON.stringify({ ...record, entries: record.entries.slice(1) }));
    const { code, stdout, stderr } = await fremont(['replay', file]);
    expect(stderr).toMatch(/^fremont: .*does not replay: entry 0: refused, rollFirst\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(1);
    remove();
  });
});

describe('golden', () => {
  const records = readdirSync(GOLDEN_FOLDER).map((name) => ({
    name,
    ...(JSON.parse(readFileSync(join(GOLDEN_FOLDER, name), 'utf8')) as {
      options: object;
      seats: number;
      outcome: { placings: number[]; scores: number[] };
    }),
  }));

  it('replays every record and counts them', async () => {
    const { stdout, code } = await fremont(['golden', 'las-vegas']);
    expect(stdout).toBe(`${records.length} golden records replayed, 0 of them wrong\n`);
    expect(code).toBe(0);
  });

  it('prints the same as JSON', async () => {
    // The template has two records.
    expect(await fremontJson(['golden', 'template', '--json'])).toEqual({ records: 2, faults: [] });
  });

  it('covers every variant with every number of seats', () => {
    for (const { options, seats } of lasVegas.variants)
      for (let count = seats.min; count <= seats.max; count++)
        expect(records.map((record) => ({ options: record.options, seats: record.seats }))).toContainEqual({
          options,
          seats: count,
        });
  });

  it('covers every way a match can be decided', () => {
    const best = ({ scores }: { scores: number[] }) => scores.filter((score) => score === Math.max(...scores)).length;
    const winners = ({ placings }: { placings: number[] }) => placings.filter((placing) => placing === 1).length;
    const decided = records.map(({ outcome }) => {
      if (best(outcome) === 1) return 'by money';
      return winners(outcome) === 1 ? 'by number of bills and chips' : 'shared';
    });
    expect(new Set(decided)).toEqual(new Set(['by money', 'by number of bills and chips', 'shared']));
  });
});

describe('laws', () => {
  it('of the template are kept', async () => {
    const { stdout, code } = await fremont(['laws', 'template', '--matches', '2', '--seed', '3']);
    expect(stdout).toMatch(/^kept {4}1 /);
    expect(stdout).toMatch(/25 laws kept, 0 broken, over \d+ matches/);
    expect(stdout).not.toContain('simulator');
    expect(code).toBe(0);
  });

  it('of a game with a simulator compare it with the rules', async () => {
    const { stdout, code } = await fremont(['laws', 'las-vegas', '--matches', '1']);
    expect(stdout).toMatch(/^simulator: plays as the rules do, \d+ matches and \d+ actions compared$/m);
    expect(code).toBe(0);
  });

  // The tests of the games package check the real games without a child process.
  it('are reported as JSON with the unused actions', async () => {
    interface Report {
      readonly laws: readonly { readonly fault: string | null }[];
      readonly unusedActions: readonly string[];
    }
    const report = await fremontJson<Report>(['laws', 'template', '--matches', '2', '--json']);
    expect(report.laws.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(report.laws).toHaveLength(25);
    expect(report.unusedActions).toEqual([]);
  });
});
