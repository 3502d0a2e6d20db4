/** The finale of Las Vegas: money over time and highlights, from the events of golden matches. */

import { lasVegas } from '@fremont/games/las-vegas';
import { seatAt } from '@fremont/kernel';
import { describe, expect, it, test } from 'vitest';
import { highlightsOf } from '../src/games/las-vegas/on-demand/finale/highlights.ts';
import { moneyByRound } from '../src/games/las-vegas/on-demand/finale/money.ts';
import { chooseHighlights } from '../src/table/on-demand/finale/choose-highlights.ts';
import { finishedMatch, goldenFiles } from './support/finished.ts';

test.each(goldenFiles('las-vegas'))('the money of %s ends with the totals of the match', (file) => {
  const { history, seats, outcome } = finishedMatch(lasVegas, file);
  const { values, marks } = moneyByRound(history, seats);
  expect(values.map((line) => line.at(-1))).toEqual(outcome.scores);
  expect(values.map(({ length }) => length)).toEqual(outcome.scores.map(() => marks.length + 1));
});

describe('a classic match of four', () => {
  const { history, seats, outcome } = finishedMatch(lasVegas, 'classic-4.json');
  const highlights = highlightsOf(history, seats);
  const chosenFor = (you: number | null) =>
    chooseHighlights(highlights, you === null ? null : seatAt(you), Math.max(...outcome.scores));

  it('has the money of every seat after each of its four rounds', () => {
    expect(moneyByRound(history, seats)).toEqual({
      marks: [1, 2, 3, 4],
      values: [
        [0, 90_000, 140_000, 200_000, 350_000],
        [0, 110_000, 200_000, 200_000, 260_000],
        [0, 150_000, 240_000, 290_000, 440_000],
        [0, 80_000, 160_000, 320_000, 350_000],
      ],
    });
  });

  it('finds the bill that a tie cost, and the step of the event', () => {
    // Casino 4 in round 3: seats 1 and 2 tie with four dice, 0 and 3 with one die, so nobody takes the 90,000.
    const ties = highlights.filter(({ kind, mark, casino }) => kind === 'tie' && mark === 3 && casino === 4);
    expect(ties.map(({ swing }) => swing)).toEqual([
      [0, -90_000, -90_000, 0],
      [-90_000, 0, 0, -90_000],
    ]);
    for (const { version, event } of ties) {
      const step = history.find((one) => one.version === version);
      expect(step?.events[event]).toMatchObject({ type: 'tieCancelled', casino: 4 });
    }
  });

  it('finds the placement that overtook a seat', () => {
    // Casino 2 in round 2: seat 0 adds three dice, passes seat 2 and takes the 50,000.
    const steal = highlights.find(({ kind, mark, casino }) => kind === 'steal' && mark === 2 && casino === 2);
    expect(steal).toMatchObject({ seat: 0, from: 2, bill: 50_000, dice: { small: 3, big: 0 } });
    expect(history.find(({ version }) => version === steal?.version)?.events[steal?.event ?? -1]).toMatchObject({
      type: 'dicePlaced',
      seat: 0,
      casino: 2,
    });
  });

  it('tells the winner of the largest gain, a lost casino and a costly tie, in order', () => {
    expect(chosenFor(2).map(({ kind, mark, swing }) => [kind, mark, swing[2]])).toEqual([
      ['win', 1, 80_000],
      ['steal', 2, -50_000],
      ['tie', 3, -90_000],
    ]);
  });

  it('tells spectators of different subjects, whoever they are about', () => {
    const subjects = chosenFor(null).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
    expect(new Set(subjects).size).toBe(3);
  });
});

test('a fine of Bad Luck is a loss, a payment of a tile a gain', () => {
  const { history, seats } = finishedMatch(lasVegas, 'royale-bad-luck-decides-3.json');
  const tiles = highlightsOf(history, seats).filter((one) => one.kind === 'tile');
  expect(tiles.length).toBeGreaterThan(0);
  for (const { version, event, seat, swing } of tiles) {
    const paid = history.find((one) => one.version === version)?.events[event];
    expect(Math.sign(swing[seat] ?? 0)).toBe(paid?.type === 'finePaid' ? -1 : 1);
  }
});
