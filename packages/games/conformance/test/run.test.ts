import { type Game, ok, type Seat } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { type NeonRow, neonRow } from '../../template/index.ts';
import { faultsOf, type Golden, LAWS, runLaws } from '../index.ts';
import { cheering } from './cheering.ts';

const once = { matches: 1, seed: 1 };

/** Both seats place the same dice and hold the same tip, so no sign pays. RULES 4.3 and 5.2 of Neon Row. */
const DARK: Golden<NeonRow> = {
  game: 'template',
  rulesVersion: 1,
  options: { dice: 2 },
  seats: 2,
  setupDraws: [
    ['setup', 3, 0],
    ['setup', 3, 0],
    ['setup', 2, 0],
  ],
  entries: [0, 1].flatMap((index) => {
    const seat = index as Seat;
    const twos = [1, 1].map((value) => [`dice:${seat}`, 3, value] as const);
    return [
      { seat, action: { type: 'roll' }, draws: twos },
      { seat, action: { type: 'place', sign: 2 }, draws: [] },
    ] as const;
  }),
  outcome: { placings: [1, 1], scores: [0, 0], ending: 'rowDark' },
};

const faultOf = (number: number, game: Game<NeonRow>, goldens: readonly Golden<NeonRow>[] = []): string | null =>
  runLaws(game, { ...once, goldens }).laws.find((law) => law.number === number)?.fault ?? null;

describe('a run of the laws', () => {
  it('numbers the laws from 1 to 25', () => {
    expect(LAWS.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  it('walks every variant with every number of seats', () => {
    // Two variants, each for two, three and four seats.
    expect(runLaws(neonRow, { matches: 2, seed: 1 }).matches).toBe(2 * 3 * 2);
  });

  it('counts actions, events, refusals and endings', () => {
    const { actions, coverage } = runLaws(neonRow, once);
    expect(coverage.actions).toEqual({ roll: actions / 2, place: actions / 2 });
    expect(coverage.events['matchEnded']).toBe(6);
    expect(coverage.refusals['notYourTurn']).toBeGreaterThan(0);
  });

  it('gives the same report for the same seed', () => {
    expect(runLaws(neonRow, once)).toEqual(runLaws(neonRow, once));
  });

  it('reports where a law was broken', () => {
    const deaf: Game<NeonRow> = { ...neonRow, faults: () => ['the sign is out'] };
    expect(faultOf(1, deaf)).toBe('two dice, 2 seats, seed 1: template: the sign is out');
  });

  it('names action types that no match used', () => {
    const boastful = { ...neonRow, meta: { ...neonRow.meta, actionTypes: ['roll', 'place', 'fly'] } };
    expect(runLaws(boastful, once).unusedActions).toEqual(['fly']);
  });

  it('restores the clock and Math.random, even when the game throws', () => {
    const before = { random: Math.random, date: globalThis.Date };
    runLaws({ ...neonRow, setup: () => Math.random() as never }, once);
    expect({ random: Math.random, date: globalThis.Date }).toEqual(before);
    expect(Date.now()).toBeGreaterThan(0);
  });

  it('catches a decoder that calls the clock', () => {
    const dated: Game<NeonRow> = {
      ...neonRow,
      decodeAction: (json) => (Date.now() > 0 ? neonRow.decodeAction(json) : ok({ type: 'roll' })),
    };
    expect(faultOf(19, dated)).toContain('the rules called Date.now');
  });
});

describe('golden records', () => {
  // Only the two-dice variant with three seats, where the walked matches all pay something.
  const bright: Game<NeonRow> = {
    ...neonRow,
    variants: [{ name: 'two dice', options: { dice: 2 }, seats: { min: 3, max: 3 } }],
  };

  it('count as matches that reached their ending', () => {
    expect(faultOf(16, bright)).toContain('no match ended by rowDark');
    expect(faultOf(16, bright, [DARK])).toBeNull();
  });

  it('must end with their expected outcome', () => {
    const wrong = { ...DARK, outcome: { placings: [1, 2], scores: [30, 0], ending: 'rowDark' } };
    expect(faultOf(16, bright, [wrong])).toContain('the golden record ends otherwise: .placings.1: 1 against 2');
  });

  it('must replay', () => {
    expect(faultOf(16, bright, [{ ...DARK, entries: DARK.entries.slice(1) }])).toContain('entry 0: refused, rollFirst');
  });

  it('must end', () => {
    const { outcome: _, ...record } = DARK;
    expect(faultOf(16, bright, [{ ...record, entries: DARK.entries.slice(0, 2) }])).toContain('does not end');
  });
});

describe('off-turn actions', () => {
  it('are played and checked like all other actions', () => {
    const report = runLaws(cheering, { matches: 3, seed: 1, goldens: [DARK] });
    expect(faultsOf(report)).toEqual([]);
    expect(report.coverage.actions['cheer']).toBeGreaterThan(0);
  });

  it('break law 4 unless meta declares them', () => {
    const undeclared = { ...cheering, meta: { ...cheering.meta, offTurnActions: [] } };
    const broken = faultsOf(runLaws(undeclared, { matches: 1, seed: 1, goldens: [DARK] }));
    expect(broken.map(({ number }) => number)).toEqual([4]);
  });
});
