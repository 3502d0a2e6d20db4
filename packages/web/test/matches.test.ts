/** The list of matches: what it knows about an entry, and its filter. */

import './support/browser.ts';
import { seatAt } from '@fremont/kernel';
import type { Occupant } from '@fremont/table';
import type { TableListing } from '@fremont/table/protocol';
import { describe, expect, test, vi } from 'vitest';
import { ALL, type Filter, isShown } from '../src/pages/matches/filter.ts';
import { listingOfLocal, listingOfOnline, type MatchListing, resultOf } from '../src/pages/matches/listings.ts';
import type { TableSummary } from '../src/tables/types.ts';
import { spokenIn } from './support/coach-words.ts';

/** Texts come from the build of the web app. */
vi.mock('../src/i18n/index.ts', () => ({ t: (key: string) => spokenIn('en', key, {}) }));

const person = (name: string): Occupant => ({ type: 'person', name, colour: 'cherry' });
const bot = (name: string): Occupant => ({ type: 'bot', name, colour: 'pool', level: 'steady' });

const tableOf = (occupants: readonly Occupant[], change: Partial<TableSummary> = {}): TableSummary => ({
  id: 'one',
  game: 'las-vegas',
  options: { edition: 'classic' },
  occupants,
  createdAt: 1,
  playedAt: 2,
  version: 9,
  toAct: [],
  outcome: { placings: [1, 2], scores: [300, 200], ending: 'lastRound' },
  actions: 8,
  broken: false,
  ...change,
});

const ALONE = [person('Zoë Élan'), bot('Bruno')];

const listing: TableListing = {
  id: 'onlineone',
  status: 'over',
  title: 'Desert Rats',
  game: 'lords-of-vegas',
  options: {},
  clock: { type: 'none' },
  host: null,
  chairs: [
    { type: 'person', person: { id: 'ada', name: 'Ada', colour: 'cherry' }, name: null, colour: 'cherry', ready: true },
    { type: 'person', person: { id: 'ben', name: 'Ben', colour: 'pool' }, name: null, colour: 'pool', ready: true },
  ],
  updated: 5,
  yourTurn: false,
  result: { actions: 120, outcome: { placings: [2, 1], scores: [44, 49], ending: 'deck' } },
};

describe('an entry of the list of matches', () => {
  test('is won or lost by a single person, and by nobody at a shared device', () => {
    expect(resultOf(listingOfLocal(tableOf(ALONE)))).toBe('won');
    const second = { placings: [2, 1], scores: [1, 2], ending: 'lastRound' };
    expect(resultOf(listingOfLocal(tableOf(ALONE, { outcome: second })))).toBe('lost');
    expect(resultOf(listingOfLocal(tableOf([person('Ada'), person('Ben')])))).toBe('other');
    expect(resultOf(listingOfLocal(tableOf([bot('Ada'), bot('Ben')])))).toBe('other');
  });

  test('of an online table knows the seat of its reader and the stored result', () => {
    const entry = listingOfOnline(listing, 'ada');
    expect(entry).toMatchObject({ own: [0], actions: 120, playedAt: 5, title: 'Desert Rats', status: 'over' });
    expect(resultOf(entry)).toBe('lost');
    expect(resultOf(listingOfOnline(listing, 'ben'))).toBe('won');
    expect(resultOf(listingOfOnline(listing, 'a spectator'))).toBe('other');
  });

  test('of an online match that was abandoned has no result', () => {
    const { result: _, ...abandoned } = listing;
    expect(listingOfOnline(abandoned, 'ada')).toMatchObject({ outcome: null, actions: null });
  });

  test('says whose turn it is', () => {
    const running = { outcome: null, toAct: [seatAt(0)] };
    expect(listingOfLocal(tableOf(ALONE, running)).isYourTurn).toBe(true);
    expect(listingOfLocal(tableOf(ALONE, { ...running, toAct: [seatAt(1)] })).isYourTurn).toBe(false);
  });
});

describe('the filter of the list of matches', () => {
  const local = listingOfLocal(tableOf(ALONE));
  const online = listingOfOnline(listing, 'ada');
  const shown = (change: Partial<Filter>): readonly MatchListing[] =>
    [local, online].filter((entry) => isShown({ ...ALL, ...change }, entry));

  test.each<[string, Partial<Filter>, readonly MatchListing[]]>([
    ['everything at first', {}, [local, online]],
    ['one game', { kinds: ['lords-of-vegas'] }, [online]],
    ['matches between people', { companies: ['people'] }, [online]],
    ['this device', { where: ['device'] }, [local]],
    ['lost matches', { results: ['lost'] }, [online]],
    ['a title by the beginnings of its words', { search: 'rat des' }, [online]],
    ['a name without its accents', { search: 'ZOE elan' }, [local]],
    ['nothing that has no such word', { search: 'zoe rats' }, []],
  ])('shows %s', (_, change, expected) => {
    expect(shown(change)).toEqual(expected);
  });

  test('hides no running match because of its result', () => {
    const running = listingOfLocal(tableOf(ALONE, { outcome: null }));
    expect(isShown({ ...ALL, results: [] }, running)).toBe(true);
  });
});
