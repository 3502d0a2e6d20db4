/** The finale of Lords of Vegas: points over time, bosses and highlights, from the events of golden matches. */

import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { seatAt } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { emptyLots, follow } from '../src/games/lords-of-vegas/on-demand/finale/board.ts';
import { highlightsOf } from '../src/games/lords-of-vegas/on-demand/finale/highlights.ts';
import { pointsByTurn } from '../src/games/lords-of-vegas/on-demand/finale/points.ts';
import { chooseHighlights } from '../src/table/on-demand/finale/choose-highlights.ts';
import { finishedMatch, goldenFiles } from './support/finished.ts';

describe.each(goldenFiles('lords-of-vegas'))('%s', (file) => {
  const { history, seats, outcome, state } = finishedMatch(lordsOfVegas, file);

  it('ends with the points of the match', () => {
    const { values } = pointsByTurn(history, seats);
    expect(values.map((line) => line.at(-1))).toEqual(outcome.scores);
  });

  it('leads to the tiles, dice and markers of the last board', () => {
    const lots = emptyLots();
    for (const event of history.flatMap(({ events }) => events)) follow(lots, event);
    expect(lots).toEqual(state.lots.map((lot) => ({ ...lot, reorganised: false })));
  });

  it('gives no seat more points by casinos taken over than it scored', () => {
    const taken = highlightsOf(history, seats).filter((one) => one.kind === 'takeOver');
    for (const [seat, score] of outcome.scores.entries()) {
      const points = taken.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0);
      expect(points).toBeLessThanOrEqual(score);
    }
  });
});

describe('a standard match of four', () => {
  const { history, seats, outcome } = finishedMatch(lordsOfVegas, 'standard-4.json');
  const chosen = chooseHighlights(highlightsOf(history, seats), seatAt(2), Math.max(...outcome.scores));

  it('tells the third of the casino that a deal took away, and of the two largest payouts', () => {
    expect(outcome.placings[2]).toBe(3);
    expect(chosen.map(({ kind, mark }) => [kind, mark])).toEqual([
      ['takeOver', 18],
      ['payout', 30],
      ['payout', 31],
    ]);
    // Seat 3 scored 8 points with D3 and D6 after the deal.
    expect(chosen[0]).toMatchObject({ seat: 3, from: 2, cause: 'deal', lots: ['D3', 'D6'], points: 8 });
    // The Strip card of turn 31 paid seat 2 33 million and 6 points.
    expect(chosen[2]).toMatchObject({ payer: 'strip', money: [14, 26, 33, 34], points: [0, 6, 6, 3] });
  });
});

it('a gamble moves money between gambler and boss', () => {
  const { history, seats } = finishedMatch(lordsOfVegas, 'standard-3.json');
  const gamble = highlightsOf(history, seats).find(({ kind, version }) => kind === 'gamble' && version === 289);
  // A double one pays twice the bet of 13: 26 million weigh as much as 6.5 points.
  expect(gamble).toMatchObject({ seat: 0, boss: 1, bet: 13, dice: [1, 1], gambler: 26, swing: [6.5, -6.5, 0] });
});
