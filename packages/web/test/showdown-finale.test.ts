/** The finale of Vegas Showdown: Fame over time and highlights, from the events of golden matches. */

import { vegasShowdown } from '@fremont/games/vegas-showdown';
import { seatAt } from '@fremont/kernel';
import { describe, expect, it, test } from 'vitest';
import { fameByTurn } from '../src/games/vegas-showdown/on-demand/finale/fame.ts';
import { highlightsOf } from '../src/games/vegas-showdown/on-demand/finale/highlights.ts';
import { chooseHighlights } from '../src/table/on-demand/finale/choose-highlights.ts';
import { finishedMatch, goldenFiles } from './support/finished.ts';

test.each(goldenFiles('vegas-showdown'))('the Fame of %s ends with the final scoring', (file) => {
  const { history, seats, outcome, state } = finishedMatch(vegasShowdown, file);
  const { values, marks } = fameByTurn(history, seats);
  expect(values.map((line) => line.at(-1))).toEqual(outcome.scores);
  // Before it stands the Fame that the seats held.
  expect(values.map((line) => line.at(-2))).toEqual(state.chairs.map(({ fame }) => fame));
  expect(marks.length).toBe(state.turn + 1);
});

describe('a match of three by the rulebook', () => {
  const { history, seats, outcome } = finishedMatch(vegasShowdown, 'rulebook-3.json');
  const highlights = highlightsOf(history, seats);

  it('tells the first of two dear tiles and a lost auction', () => {
    const chosen = chooseHighlights(highlights, seatAt(0), Math.max(...outcome.scores));
    expect(chosen.map(({ kind, mark }) => [kind, mark])).toEqual([
      ['purchase', 15],
      ['purchase', 24],
      ['outbid', 26],
    ]);
    expect(chosen[2]).toMatchObject({ seat: 2, from: 0, tile: 'fancy-lounge', price: 42 });
  });

  it('finds no highlight in a card that treats all seats alike', () => {
    const { history: events, seats: four } = finishedMatch(vegasShowdown, 'all-pass-4.json');
    const cover = highlightsOf(events, four).find((one) => one.kind === 'card' && one.card === 'magazine-cover');
    expect(cover).toMatchObject({ amounts: [2, 2, 2, 2], swing: [0, 0, 0, 0] });
  });
});
