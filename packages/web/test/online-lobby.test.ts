/** Finding and planning online tables: codes, filters, seats, time left, votes. */

import './support/browser.ts';
import { type GameTypes, seatAt } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import type { Chair, TableListing } from '@fremont/table/protocol';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { addOnlineSeat, chairsOf, fittingOnlineSeats, sittingOf } from '../src/online/setup/seats.ts';
import { hasVoted, mayVote, voteOn } from '../src/online/table/votes.ts';
import { codeIn } from '../src/online/table-code.ts';
import { timeOf } from '../src/online/time-left.ts';
import { ALL, hiddenBy, isShown, soonestOf } from '../src/pages/lobby/filter.ts';
import { joined } from '../src/pages/lobby/pages.ts';
import type { AnyTableModel, CommandDraft } from '../src/table/extras.ts';
import { toggled } from '../src/ui/toggled.ts';

describe('a code', () => {
  test.each([
    ['lpkqnn', 'LPKQNN'],
    [' lp-kq nn ', 'LPKQNN'],
    ['LPKQNNXYZ', 'LPKQNN'],
    // Codes contain no I and O, because they look like digits.
    ['I0O1ab', 'AB'],
  ])('typed as %j is read as %j', (typed, code) => expect(codeIn(typed)).toBe(code));
});

const BOT: Chair = { type: 'bot', level: 'greedy', colour: 'pool' };

const LINE: TableListing = {
  id: 'friday11',
  status: 'lobby',
  title: 'Friday',
  game: 'las-vegas',
  options: { edition: 'classic' },
  clock: { type: 'none' },
  host: { id: 'ada', name: 'Ada', colour: 'cherry' },
  chairs: [
    {
      type: 'person',
      person: { id: 'ada', name: 'Ada', colour: 'cherry' },
      name: 'Ada',
      colour: 'cherry',
      ready: false,
    },
    { type: 'person', person: null, name: null, colour: 'pool', ready: false },
    { type: 'person', person: null, name: null, colour: 'lemon', ready: false },
  ],
  updated: 0,
  yourTurn: false,
};

describe('the filters of the lobby', () => {
  test('show every table at first', () => {
    const lines: TableListing[] = [
      LINE,
      { ...LINE, status: 'running', chairs: [BOT, BOT] },
      { ...LINE, options: { edition: 'royale-base' }, clock: { type: 'days', days: 3 } },
    ];
    expect(hiddenBy(ALL, lines)).toBe(0);
  });

  test.each([
    ['edition', { ...ALL, kinds: toggled(ALL.kinds, 'las-vegas/classic') }],
    ['pace', { ...ALL, paces: toggled(ALL.paces, 'none') }],
    ['company', { ...ALL, seatings: toggled(ALL.seatings, 'people') }],
    ['state', { ...ALL, stages: toggled(ALL.stages, 'free') }],
  ])('hide a table by its %s', (_what, filter) => expect(isShown(filter, LINE)).toBe(false));

  test('recommend the table that starts soonest: one free chair before two, live clocks before days', () => {
    const [host, , free] = LINE.chairs;
    if (host === undefined || free === undefined) throw new Error('a table of three');
    const one: TableListing = { ...LINE, id: 'onechair', chairs: [host, free] };
    const slow: TableListing = { ...one, id: 'slowones', clock: { type: 'days', days: 3 } };
    const running: TableListing = { ...LINE, id: 'running1', status: 'running', updated: 9 };
    expect(soonestOf([running, slow, LINE, one])?.id).toBe(one.id);
    expect(soonestOf([running, slow, LINE])?.id).toBe(LINE.id);
    expect(soonestOf([running, slow])?.id).toBe(slow.id);
    expect(soonestOf([running])).toBeNull();
  });

  test('never hide an unknown game', () => {
    expect(isShown({ ...ALL, kinds: [] }, { ...LINE, options: { edition: 'from the future' } })).toBe(true);
    expect(isShown({ ...ALL, kinds: [] }, { ...LINE, game: 'from-the-future' })).toBe(true);
  });

  test('use the default edition if the options name none', () => {
    expect(isShown({ ...ALL, kinds: ['las-vegas/classic'] }, { ...LINE, options: {} })).toBe(true);
    expect(isShown({ ...ALL, kinds: ['las-vegas/royale-base'] }, { ...LINE, options: {} })).toBe(false);
  });
});

describe('the pages of the lobby', () => {
  test('show a table once that moved from one page to the next', () => {
    const [a, b, c] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((id) => ({ ...LINE, id }));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three tables');
    expect(joined({ tables: [a, b], more: 2 }, { tables: [b, c], more: 0 })).toEqual({ tables: [a, b, c], more: 0 });
  });
});

describe('the seats of a new online table', () => {
  const seats = [
    { key: 1, kind: 'me', name: '' },
    { key: 2, kind: 'open', name: '' },
    { key: 3, kind: 'steady', name: '' },
    { key: 4, kind: 'friend', name: ' Ben ' },
  ] as const;

  test('are chairs for people or for bots', () => {
    expect(chairsOf(seats)).toEqual([
      { type: 'person' },
      { type: 'person' },
      { type: 'bot', level: 'steady' },
      { type: 'person' },
    ]);
  });

  test('are taken at once by me and my friends', () => {
    expect(sittingOf(seats)).toEqual([
      { seat: 0, name: null },
      { seat: 3, name: 'Ben' },
    ]);
  });

  test('keep distinct keys when one is added', () => {
    const keys = addOnlineSeat(seats, 'open').map(({ key }) => key);
    expect(new Set(keys).size).toBe(5);
  });

  test('are added and removed to fit another game, but never my own', () => {
    const kindsFor = (min: number, max: number) => fittingOnlineSeats(seats, { min, max }).map(({ kind }) => kind);
    expect(kindsFor(5, 6)).toEqual(['me', 'open', 'steady', 'friend', 'open']);
    expect(kindsFor(2, 3)).toEqual(['me', 'open', 'steady']);
    expect(kindsFor(1, 1)).toEqual(['me']);
  });
});

describe('time left', () => {
  const clock = { banks: [60_000, 45_000], running: [{ decision: '1.4', seat: 1, remainingMs: 30_000 }], at: 1_000 };

  test('runs for the seat that must act, and stops for the others', () => {
    expect(timeOf(clock, seatAt(1), 6_000)).toEqual({ ms: 25_000, isRunning: true });
    expect(timeOf(clock, seatAt(0), 6_000)).toEqual({ ms: 60_000, isRunning: false });
  });

  test('never falls below zero, and never grows', () => {
    expect(timeOf(clock, seatAt(1), 99_000)?.ms).toBe(0);
    expect(timeOf(clock, seatAt(1), 0)?.ms).toBe(30_000);
  });

  test('is null at a table without clocks, and exists only for the acting seat with days per turn', () => {
    expect(timeOf(null, seatAt(0), 0)).toBeNull();
    expect(timeOf({ ...clock, banks: null }, seatAt(0), 6_000)).toBeNull();
  });
});

/** Ada and a friend are at this device, so they have one vote on the bot at the third seat. */
const modelWith = (
  keep: readonly number[],
  people: readonly number[],
): { model: AnyTableModel; sent: CommandDraft[] } => {
  const sent: CommandDraft[] = [];
  const update = {
    players: [
      { by: 'person', why: null, present: true },
      { by: 'person', why: null, present: true },
      { by: 'bot', why: 'left', present: true },
    ],
    votes: [{ about: seatAt(2), keep: keep.map(seatAt), needed: 2 }],
  } as unknown as Update<GameTypes>;
  const model = {
    people: people.map(seatAt),
    update: signal(update),
    commands: { send: (draft: CommandDraft) => sent.push(draft) },
  };
  return { model: model as unknown as AnyTableModel, sent };
};

describe('a vote on the bot of an absent player', () => {
  test('is given once for all seats of this device', () => {
    const { model, sent } = modelWith([], [0, 1]);
    expect(mayVote(model, seatAt(2))).toBe(true);
    voteOn(model, seatAt(2), true);
    expect(sent).toEqual([{ type: 'vote', seat: 0, about: 2, keep: true }]);
    expect(mayVote(modelWith([0], [0, 1]).model, seatAt(2))).toBe(false);
  });

  test('can be taken back', () => {
    const { model, sent } = modelWith([0], [0]);
    expect([mayVote(model, seatAt(2)), hasVoted(model, seatAt(2))]).toEqual([false, true]);
    voteOn(model, seatAt(2), false);
    expect(sent).toEqual([{ type: 'vote', seat: 0, about: 2, keep: false }]);
  });

  test('is not open to spectators, nor to the seat in question', () => {
    expect(mayVote(modelWith([], []).model, seatAt(2))).toBe(false);
    expect(mayVote(modelWith([], [2]).model, seatAt(2))).toBe(false);
  });
});
