/** Finding and planning online tables: codes, filters, seats, time left, votes. */

import './support/browser.ts';
import { type GameTypes, seatAt } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import type { Chair, TableLine } from '@fremont/table/protocol';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { addOnlineSeat, chairsOf, fittingOnlineSeats, sittingOf } from '../src/online/setup/seats.ts';
import { hasVoted, mayVote, voteOn } from '../src/online/table/votes.ts';
import { codeIn } from '../src/online/table-code.ts';
import { timeOf } from '../src/online/time-left.ts';
import { ALL, hiddenBy, isShown, sorted, toggled } from '../src/pages/lobby/filter.ts';
import type { Sitting, Wish } from '../src/table/extras.ts';

describe('a code', () => {
  test.each([
    ['lpkqnn', 'LPKQNN'],
    [' lp-kq nn ', 'LPKQNN'],
    ['LPKQNNXYZ', 'LPKQNN'],
    // I and O are no letters of codes: they look like digits.
    ['I0O1ab', 'AB'],
  ])('typed as %j is read as %j', (typed, code) => expect(codeIn(typed)).toBe(code));
});

const BOT: Chair = { type: 'bot', level: 'greedy', colour: 'pool' };

const LINE: TableLine = {
  id: 'friday11',
  status: 'lobby',
  title: 'Friday',
  game: 'las-vegas',
  options: { edition: 'classic' },
  clock: { type: 'none' },
  host: { id: 'ada', name: 'Ada', colour: 'cherry' },
  chairs: [
    { type: 'person', person: { id: 'ada', name: 'Ada', colour: 'cherry' }, name: 'Ada', colour: 'cherry' },
    { type: 'person', person: null, name: null, colour: 'pool' },
    { type: 'person', person: null, name: null, colour: 'lemon' },
  ],
  updated: 0,
  yourTurn: false,
};

describe('the filters of the lobby', () => {
  test('show every table at first', () => {
    const lines: TableLine[] = [
      LINE,
      { ...LINE, status: 'running', chairs: [BOT, BOT] },
      { ...LINE, options: { edition: 'royale-base' }, clock: { type: 'days', days: 3 } },
    ];
    expect(hiddenBy(ALL, lines)).toBe(0);
  });

  test.each([
    ['edition', { ...ALL, kinds: toggled(ALL.kinds, 'las-vegas/classic') }],
    ['pace', { ...ALL, paces: toggled(ALL.paces, 'none') }],
    ['company', { ...ALL, companies: toggled(ALL.companies, 'people') }],
    ['state', { ...ALL, states: toggled(ALL.states, 'free') }],
  ])('hide a table by its %s', (_what, filter) => expect(isShown(filter, LINE)).toBe(false));

  test('put the table first that starts soonest: one free chair before two, people who are there before days', () => {
    const [host, , free] = LINE.chairs;
    if (host === undefined || free === undefined) throw new Error('a table of three');
    const one: TableLine = { ...LINE, id: 'onechair', chairs: [host, free] };
    const slow: TableLine = { ...one, id: 'slowones', clock: { type: 'days', days: 3 } };
    const running: TableLine = { ...LINE, id: 'running1', status: 'running', updated: 9 };
    expect(sorted([running, slow, LINE, one]).map(({ id }) => id)).toEqual([one.id, LINE.id, slow.id, running.id]);
  });

  test('never hide a game this page does not know', () => {
    expect(isShown({ ...ALL, kinds: [] }, { ...LINE, options: { edition: 'from the future' } })).toBe(true);
    expect(isShown({ ...ALL, kinds: [] }, { ...LINE, game: 'from-the-future' })).toBe(true);
  });

  test('know the usual edition where the options name none', () => {
    expect(isShown({ ...ALL, kinds: ['las-vegas/classic'] }, { ...LINE, options: {} })).toBe(true);
    expect(isShown({ ...ALL, kinds: ['las-vegas/royale-base'] }, { ...LINE, options: {} })).toBe(false);
  });
});

describe('the seats of a new online table', () => {
  const seats = [
    { key: 1, kind: 'me', name: '' },
    { key: 2, kind: 'open', name: '' },
    { key: 3, kind: 'greedy', name: '' },
    { key: 4, kind: 'friend', name: ' Ben ' },
  ] as const;

  test('are chairs for people or for bots', () => {
    expect(chairsOf(seats)).toEqual([
      { type: 'person' },
      { type: 'person' },
      { type: 'bot', level: 'greedy' },
      { type: 'person' },
    ]);
  });

  test('are taken at once by me and my friends', () => {
    expect(sittingOf(seats)).toEqual([
      { seat: 0, name: null },
      { seat: 3, name: 'Ben' },
    ]);
  });

  test('keep apart when one is added', () => {
    const keys = addOnlineSeat(seats, 'open').map(({ key }) => key);
    expect(new Set(keys).size).toBe(5);
  });

  test('are filled up and cut down to what another game takes, but never my own', () => {
    const kindsFor = (min: number, max: number) => fittingOnlineSeats(seats, { min, max }).map(({ kind }) => kind);
    expect(kindsFor(5, 6)).toEqual(['me', 'open', 'greedy', 'friend', 'open']);
    expect(kindsFor(2, 3)).toEqual(['me', 'open', 'greedy']);
    expect(kindsFor(1, 1)).toEqual(['me']);
  });
});

describe('time left', () => {
  const clock = { banks: [60_000, 45_000], running: [{ decision: '1.4', seat: 1, remainingMs: 30_000 }], at: 1_000 };

  test('runs for whoever is asked, and stands for the others', () => {
    expect(timeOf(clock, seatAt(1), 6_000)).toEqual({ ms: 25_000, isRunning: true });
    expect(timeOf(clock, seatAt(0), 6_000)).toEqual({ ms: 60_000, isRunning: false });
  });

  test('never falls below nothing, and never grows', () => {
    expect(timeOf(clock, seatAt(1), 99_000)?.ms).toBe(0);
    expect(timeOf(clock, seatAt(1), 0)?.ms).toBe(30_000);
  });

  test('is nobody’s at a table without clocks, and only the asked one’s by days', () => {
    expect(timeOf(null, seatAt(0), 0)).toBeNull();
    expect(timeOf({ ...clock, banks: null }, seatAt(0), 6_000)).toBeNull();
  });
});

/** Ada and a friend at this device; a bot plays for the third, whom two may vote on. */
const sittingWith = (keep: readonly number[], people: readonly number[]): { sitting: Sitting; sent: Wish[] } => {
  const sent: Wish[] = [];
  const update = {
    players: [
      { by: 'person', why: null, present: true },
      { by: 'person', why: null, present: true },
      { by: 'bot', why: 'left', present: true },
    ],
    votes: [{ about: seatAt(2), keep: keep.map(seatAt), needed: 2 }],
  } as unknown as Update<GameTypes>;
  const sitting = { people: people.map(seatAt), update: signal(update), send: (wish: Wish) => sent.push(wish) };
  return { sitting: sitting as unknown as Sitting, sent };
};

describe('a vote on a bot that stands in', () => {
  test('is given for one seat of this device after the other', () => {
    const { sitting, sent } = sittingWith([0], [0, 1]);
    voteOn(sitting, seatAt(2), true);
    expect(sent).toEqual([{ type: 'vote', seat: 1, about: 2, keep: true }]);
  });

  test('can be taken back', () => {
    const { sitting, sent } = sittingWith([0], [0]);
    expect([mayVote(sitting, seatAt(2)), hasVoted(sitting, seatAt(2))]).toEqual([false, true]);
    voteOn(sitting, seatAt(2), false);
    expect(sent).toEqual([{ type: 'vote', seat: 0, about: 2, keep: false }]);
  });

  test('is not for spectators, nor for the one it is about', () => {
    expect(mayVote(sittingWith([], []).sitting, seatAt(2))).toBe(false);
    expect(mayVote(sittingWith([], [2]).sitting, seatAt(2))).toBe(false);
  });
});
