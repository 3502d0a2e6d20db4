/** What a person is told after they were away: at most seven lines, those about them first. */

import './support/browser.ts';
import { type Event, type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { loadText } from '@fremont/games/las-vegas/text';
import { type Seat, seatAt, seatList } from '@fremont/kernel';
import type { HistoryStep } from '@fremont/table';
import { describe, expect, it } from 'vitest';
import { lasVegasScreen } from '../src/games/las-vegas/screen.tsx';
import type { GameScreen } from '../src/table/game-screen.ts';
import { LINES_MAX, type Missed, missedSince } from '../src/table/on-demand/catch-up/choose-lines.ts';
import { finishedMatch } from './support/finished.ts';

const screen = lasVegasScreen as unknown as GameScreen<never>;
const text = await loadText('en', 'classic');

const readerAt = (...people: readonly Seat[]) => ({
  screen,
  people,
  sentenceOf: (event: never) => screen.sentenceOf(text as never, event),
});

const missedBy = (people: readonly Seat[], history: readonly HistoryStep<LasVegas>[], since: number): Missed =>
  missedSince(readerAt(...people), history as never, since);

const [ADA, BRUNO] = [seatAt(0), seatAt(1)];

const placed = (seat: Seat, casino: 1 | 2 | 3 | 4 | 5 | 6): Event => ({
  type: 'dicePlaced',
  seat,
  casino,
  dice: { small: 1, big: 0 },
  neutral: 0,
});
const rolled = (seat: Seat): Event => ({
  type: 'diceRolled',
  seat,
  roll: { own: { small: [1], big: null }, neutral: { small: [], big: null } } as never,
});
const won = (seat: Seat): Event => ({ type: 'billWon', casino: 1, seat, bill: 30, rank: 1, strength: 2 });

const step = (version: number, ...events: readonly Event[]): HistoryStep<LasVegas> => ({ version, seat: null, events });

/** The versions of the lines. */
const versionsIn = ({ lines }: Missed): readonly number[] => lines.map(({ version }) => version);

describe('what was missed', () => {
  it('begins after the last version that was seen, and leaves out rolls, whose dice are placed next', () => {
    const history = [step(1, placed(BRUNO, 1)), step(2, rolled(BRUNO)), step(3, placed(BRUNO, 2))];
    expect(versionsIn(missedBy([ADA], history, 1))).toEqual([3]);
    expect(missedBy([ADA], history, 3)).toEqual({ lines: [], more: 0 });
  });

  it('says at most seven lines, the newest, in the order in which they happened', () => {
    const history = Array.from({ length: 10 }, (_, index) =>
      step(index + 1, placed(BRUNO, ((index % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6)),
    );
    expect(LINES_MAX).toBe(7);
    const missed = missedBy([ADA], history, 0);
    expect(versionsIn(missed)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(missed.more).toBe(3);
  });

  it('prefers what is about the reader, even if it is older', () => {
    const others = Array.from({ length: 9 }, (_, index) =>
      step(index + 2, placed(BRUNO, ((index % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6)),
    );
    const history = [step(1, won(ADA)), ...others];
    expect(versionsIn(missedBy([ADA], history, 0))).toEqual([1, 5, 6, 7, 8, 9, 10]);
    expect(versionsIn(missedBy([BRUNO], history, 0))).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });

  it('of any stretch of a whole match is at most seven lines of it', () => {
    const { history, seats } = finishedMatch(lasVegas, 'classic-4.json');
    for (const seat of seatList(seats))
      for (let since = 0; since < history.length; since += 11) {
        const { lines, more } = missedBy([seat], history, since);
        expect(lines.length).toBeLessThanOrEqual(7);
        expect(lines.every(({ version }) => version > since)).toBe(true);
        expect(more === 0 || lines.length === 7).toBe(true);
        expect(versionsIn({ lines, more })).toEqual(versionsIn({ lines, more }).toSorted((a, b) => a - b));
      }
  });
});
