/** The seats of a new table. */

import { SEAT_COLOURS } from '@fremont/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addSeat,
  decodeSeats,
  type NameSource,
  occupantsOf,
  SEAT_KINDS,
  type SeatDraft,
  soloSeats,
} from '../src/setup/draft.ts';
import {
  moveSeat,
  nameFault,
  peopleSeats,
  recolourSeat,
  removeSeat,
  renameSeat,
  shuffleSeats,
  swapNames,
  turnSeat,
  withAllNames,
} from '../src/setup/seat-edits.ts';

const NAMES: NameSource = {
  person: (number) => `Player ${number}`,
  bots: ['Bruno', 'Chiara', 'Dora', 'Edie', 'Felix'],
};
const RANGE = { min: 2, max: 5 };

const solo = soloSeats('Ada', 2, 'steady', NAMES);
const namesOf = (seats: readonly SeatDraft[]): string[] => seats.map(({ name }) => name);
const keyOf = (seats: readonly SeatDraft[], name: string): number =>
  seats.find((seat) => seat.name === name)?.key ?? -1;

describe('a quick table', () => {
  test('is the player and bots with names and colours of their own', () => {
    expect(occupantsOf(solo)).toEqual([
      { type: 'person', name: 'Ada', colour: 'cherry' },
      { type: 'bot', name: 'Bruno', colour: 'pool', level: 'steady' },
      { type: 'bot', name: 'Chiara', colour: 'lemon', level: 'steady' },
    ]);
  });

  test('gives no bot the name of the player', () => {
    expect(namesOf(soloSeats('bruno', 1, 'novice', NAMES))).toEqual(['bruno', 'Chiara']);
  });
});

test('two bots swap their characters and keep their places, colours and levels', () => {
  const swapped = swapNames(solo, keyOf(solo, 'Bruno'), keyOf(solo, 'Chiara'));
  expect(namesOf(swapped)).toEqual(['Ada', 'Chiara', 'Bruno']);
  expect(swapped.map(({ key, colour, kind }) => [key, colour, kind])).toEqual(
    solo.map(({ key, colour, kind }) => [key, colour, kind]),
  );
});

describe('a name', () => {
  const faultOf = (name: string) => {
    const seats = renameSeat(solo, keyOf(solo, 'Ada'), name);
    return seats[0] === undefined ? 'no seat' : nameFault(seats, seats[0]);
  };

  test('is valid when it is present, short and unique', () => expect(faultOf('Zoë')).toBeNull());
  test('may be blank, and is then filled in', () => {
    const seats = renameSeat(solo, keyOf(solo, 'Ada'), '  ');
    expect(faultOf('  ')).toBeNull();
    expect(namesOf(withAllNames(seats, NAMES))).toEqual([NAMES.person(1), ...namesOf(solo).slice(1)]);
  });
  test('may have twenty characters', () => expect(faultOf('a'.repeat(20))).toBeNull());
  test('must not have twenty-one', () => expect(faultOf('a'.repeat(21))).toBe('nameLong'));
  test('counts characters as people do', () => expect(faultOf('🎲'.repeat(20))).toBeNull());
  test('must not be taken, whatever its case and spaces', () => expect(faultOf(' BRUNO ')).toBe('nameTaken'));

  test('is kept without spaces around it', () => {
    const seats = renameSeat(solo, keyOf(solo, 'Ada'), '  Ada   Lovelace ');
    expect(occupantsOf(seats)[0]?.name).toBe('Ada Lovelace');
  });
});

describe('seats', () => {
  test('a person who becomes a bot gets a bot’s name', () => {
    expect(namesOf(turnSeat(solo, keyOf(solo, 'Ada'), 'novice', NAMES))).toEqual(['Dora', 'Bruno', 'Chiara']);
  });

  test('a bot of another level keeps its name', () => {
    const seats = turnSeat(solo, keyOf(solo, 'Bruno'), 'novice', NAMES);
    expect(seats[1]).toMatchObject({ kind: 'novice', name: 'Bruno' });
  });

  test('choosing a taken colour swaps the two', () => {
    const seats = recolourSeat(solo, keyOf(solo, 'Ada'), 'lemon');
    expect(seats.map(({ colour }) => colour)).toEqual(['lemon', 'pool', 'cherry']);
  });

  test('moving down changes places with the next', () => {
    expect(namesOf(moveSeat(solo, keyOf(solo, 'Ada'), 1))).toEqual(['Bruno', 'Ada', 'Chiara']);
  });

  test('the first cannot move up and the last cannot move down', () => {
    expect(moveSeat(solo, keyOf(solo, 'Ada'), -1)).toBe(solo);
    expect(moveSeat(solo, keyOf(solo, 'Chiara'), 1)).toBe(solo);
  });

  test('shuffling follows the given numbers and keeps every seat', () => {
    // Always picks the last remaining seat, so the order is reversed.
    expect(namesOf(shuffleSeats(solo, () => 0.999))).toEqual(['Chiara', 'Bruno', 'Ada']);
  });

  test('people who share one screen are numbered', () => {
    expect(namesOf(peopleSeats(2, NAMES))).toEqual(['Player 1', 'Player 2']);
  });

  test('colours and keys stay distinct after random changes', () => {
    type Step = (seats: readonly SeatDraft[], pick: number) => readonly SeatDraft[];
    const keyAt = (seats: readonly SeatDraft[], pick: number): number => seats[pick % seats.length]?.key ?? 0;
    const steps: readonly Step[] = [
      (seats) => (seats.length < RANGE.max ? addSeat(seats, 'person', NAMES) : seats),
      (seats, pick) => (seats.length > RANGE.min ? removeSeat(seats, keyAt(seats, pick)) : seats),
      (seats, pick) => recolourSeat(seats, keyAt(seats, pick), SEAT_COLOURS[pick % SEAT_COLOURS.length] ?? 'cherry'),
      (seats, pick) => turnSeat(seats, keyAt(seats, pick), SEAT_KINDS[pick % SEAT_KINDS.length] ?? 'person', NAMES),
      (seats, pick) => moveSeat(seats, keyAt(seats, pick), pick % 2 === 0 ? 1 : -1),
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(steps.length - 1), fc.nat(30)), { maxLength: 40 }), (plan) => {
        const seats = plan.reduce((now, [step, pick]) => steps[step]?.(now, pick) ?? now, solo);
        expect(new Set(seats.map(({ colour }) => colour)).size).toBe(seats.length);
        expect(new Set(seats.map(({ key }) => key)).size).toBe(seats.length);
      }),
    );
  });
});

describe('stored seats', () => {
  test('are restored', () => {
    const kept = JSON.parse(JSON.stringify(solo));
    expect(occupantsOf(decodeSeats(kept, RANGE) ?? [])).toEqual(occupantsOf(solo));
  });

  test('name the levels that replace the bots of an older set-up', () => {
    const old = [
      { kind: 'person', name: 'Ada', colour: 'cherry' },
      { kind: 'random', name: 'Bruno', colour: 'pool' },
      { kind: 'greedy', name: 'Chiara', colour: 'lemon' },
      { kind: 'sampler', name: 'Dora', colour: 'cactus' },
    ];
    expect(decodeSeats(old, { min: 2, max: 4 })?.map(({ kind }) => kind)).toEqual([
      'person',
      'novice',
      'steady',
      'sharp',
    ]);
  });

  test.each([
    ['no list', {}],
    ['too few', solo.slice(0, 1)],
    ['an unknown kind', [{ kind: 'grandmaster', name: 'Ada', colour: 'cherry' }, solo[1]]],
    ['an unknown colour', [{ kind: 'person', name: 'Ada', colour: 'beige' }, solo[1]]],
    ['two seats of one colour', [solo[0], solo[0]]],
    ['a name that is none', [{ kind: 'person', name: 7, colour: 'cherry' }, solo[1]]],
    ['nothing in it', [null, null]],
  ])('are forgotten when they make no sense: %s', (_what, json) => {
    expect(decodeSeats(json, RANGE)).toBeNull();
  });
});
