/** The parts of the finale that no game has for itself: the reader's line, the lead, the towers, the choice. */

import type { Outcome } from '@fremont/kernel';
import { seatAt } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { labelled, spread, ticksOf } from '../src/table/on-demand/finale/chart-layout.ts';
import { chooseHighlights } from '../src/table/on-demand/finale/choose-highlights.ts';
import type { Highlight } from '../src/table/on-demand/finale/game-finale.ts';
import { lastLeadChange } from '../src/table/on-demand/finale/lead.ts';
import { podium, towerWindows, windowUnit } from '../src/table/on-demand/finale/windows.ts';
import { yourLine } from '../src/table/on-demand/finale/your-line.ts';

const outcomeOf = (placings: number[], scores: number[]): Outcome => ({ placings, scores, ending: 'over' });
const lineOf = (placings: number[], scores: number[], you: number | null) =>
  yourLine({ outcome: outcomeOf(placings, scores), you: you === null ? null : seatAt(you) });

describe('the line for the reader', () => {
  it('is the distance to the next better seat', () => {
    expect(lineOf([2, 3, 1, 4], [470, 390, 480, 310], 0)).toEqual({ type: 'short', place: 2, of: [2], gap: 10 });
    expect(lineOf([2, 3, 1, 4], [470, 390, 480, 310], 3)).toEqual({ type: 'short', place: 4, of: [1], gap: 80 });
  });

  it('is the lead over the second for the winner', () => {
    expect(lineOf([2, 1], [20, 26], 1)).toEqual({ type: 'ahead', place: 1, of: [0], gap: 6 });
  });

  it('names the rule where the scores are level', () => {
    expect(lineOf([2, 3, 1], [440, 430, 440], 0)).toEqual({ type: 'levelShort', place: 2, of: [2] });
    expect(lineOf([2, 3, 1], [440, 430, 440], 2)).toEqual({ type: 'levelAhead', place: 1, of: [0] });
  });

  it('names those who share the win, and nobody else', () => {
    expect(lineOf([1, 1, 3], [50, 50, 40], 0)).toEqual({ type: 'shared', place: 1, with: [1] });
    expect(lineOf([1, 1, 3], [50, 50, 40], 2)).toEqual({ type: 'short', place: 3, of: [0, 1], gap: 10 });
  });

  it('does not exist for spectators', () => {
    expect(lineOf([1, 2], [50, 40], null)).toBeNull();
  });
});

describe('the lead', () => {
  const series = {
    marks: [1, 2, 3, 4],
    values: [
      [0, 150, 290, 340, 470],
      [0, 110, 220, 370, 480],
    ],
  };

  it('changes for good when the winner passes the last leader', () => {
    expect(lastLeadChange(series, seatAt(1))).toEqual({ index: 2, before: [0] });
  });

  it('never changes if the winner was always in front', () => {
    const values = [...series.values].reverse().map((line) => [...line].reverse());
    expect(lastLeadChange({ marks: series.marks, values: [[0, 9, 9, 9, 9], values[0] ?? []] }, seatAt(1))).toBeNull();
  });
});

describe('the towers', () => {
  it('have one window per unit, up to sixty windows', () => {
    expect(windowUnit(10_000, 480_000)).toBe(10_000);
    expect(windowUnit(10_000, 610_000)).toBe(20_000);
    expect(windowUnit(1, 60)).toBe(1);
    expect(windowUnit(1, 91)).toBe(2);
  });

  it('show a part of a unit as a dim window, and room for the missing one', () => {
    expect(towerWindows(61, 2, false)).toEqual({ lit: 30, half: true, rows: 8 });
    expect(towerWindows(40, 1, false)).toEqual({ lit: 40, half: false, rows: 10 });
    expect(towerWindows(40, 1, true)).toEqual({ lit: 40, half: false, rows: 11 });
    expect(towerWindows(-3, 1, false)).toEqual({ lit: 0, half: false, rows: 1 });
  });

  it('stand as on a podium', () => {
    expect(podium([1, 2, 3, 4])).toEqual([2, 1, 3, 4]);
    expect(podium([1, 2])).toEqual([2, 1]);
  });
});

describe('the chart', () => {
  it('has round ticks that reach the largest value', () => {
    expect(ticksOf(480_000)).toEqual([0, 100_000, 200_000, 300_000, 400_000, 500_000]);
    expect(ticksOf(29)).toEqual([0, 10, 20, 30]);
    expect(ticksOf(0)).toEqual([0, 1]);
  });

  it('moves labels of equal scores apart and keeps their order', () => {
    const [first = 0, second = 0, third = 0] = spread([60, 58, 90]);
    expect(second).toBeLessThan(first);
    expect(first - second).toBeGreaterThanOrEqual(22);
    expect(third - first).toBeGreaterThanOrEqual(22);
  });

  it('labels the last mark and few others', () => {
    expect(labelled(4)).toEqual([0, 1, 2, 3]);
    expect(labelled(21)).toEqual([0, 4, 8, 12, 16, 20]);
  });
});

describe('the choice of highlights', () => {
  const made = (version: number, swing: number[], kind = 'win', subject = `${version}`): Highlight => ({
    kind,
    version,
    event: 0,
    mark: 1,
    subject,
    swing,
  });
  const versions = (candidates: Highlight[], you: number | null, best = 100): number[] =>
    chooseHighlights(candidates, you === null ? null : seatAt(you), best).map(({ version }) => version);

  it('takes the largest swings of the reader, in order of time', () => {
    const all = [made(1, [5, 90]), made(2, [-40, 0]), made(3, [30, 0]), made(4, [60, 0])];
    expect(versions(all, 0)).toEqual([2, 3, 4]);
  });

  it('keeps a gain if the reader had one', () => {
    const all = [made(1, [-40], 'a'), made(2, [-50], 'b'), made(3, [-60], 'c'), made(4, [10], 'd')];
    expect(versions(all, 0)).toEqual([2, 3, 4]);
  });

  it('prefers another kind, and shows a subject once', () => {
    const all = [made(1, [50]), made(2, [49]), made(3, [48]), made(4, [40], 'tie'), made(5, [60], 'tie', '1')];
    expect(versions(all, 0)).toEqual([2, 3, 5]);
  });

  it('leaves out what decided nothing', () => {
    expect(versions([made(1, [4])], 0)).toEqual([]);
  });

  it('tells spectators of the largest swings of any seat', () => {
    expect(versions([made(1, [0, 90]), made(2, [-20, 0]), made(3, [0, 30]), made(4, [0, 10])], null)).toEqual([
      1, 2, 3,
    ]);
  });
});
