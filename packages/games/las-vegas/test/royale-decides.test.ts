/** Matches that one face decided: without the effect of its tile another seat would have won. */

import { readdirSync, readFileSync } from 'node:fs';
import { at, type Chance, carryOut, cloneJson, type Match, seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type Golden, replayGolden } from '../../conformance/index.ts';
import {
  type Action,
  CHIP_VALUE,
  type DieSize,
  type Event,
  FACES,
  type Face,
  type LasVegas,
  lasVegas,
  TILE_FACES,
} from '../index.ts';
import type { Position } from './positions.ts';
import { tileOf } from './royale-positions.ts';

const FOLDER = new URL('./golden/', import.meta.url);
const NOT_BY_MONEY = ['block-it', 'knockout', 'power-play', 'prime-time'].map(
  (face) => `royale-${face}-decides-3.json`,
);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('-decides-3.json'));

const readGolden = (file: string): Golden<LasVegas> =>
  JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden<LasVegas>;

const replayFile = (file: string): Match<LasVegas> => replayGolden(lasVegas, readGolden(file));

test('every face has decided a match of its own', () => {
  expect(files.flatMap((file) => readGolden(file).options.faces ?? []).sort()).toEqual([...TILE_FACES]);
});

const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);

/** The seat that an event of a tile paid, and the money. */
const gainOf = (event: Event): { readonly seat: number; readonly money: number } | null => {
  if (event.type === 'tilePaid') return { seat: event.seat, money: event.chips * CHIP_VALUE + sumOf(event.bills) };
  if (event.type !== 'finePaid') return null;
  return { seat: event.seat, money: sumOf(event.change) - event.chips * CHIP_VALUE - sumOf(event.bills) };
};

const byMoney = files.filter((file) => !NOT_BY_MONEY.includes(file));

test.each(byMoney)('%s: the winner would not have been ahead without the money of the tile', (file) => {
  const { steps } = replayFile(file);
  const outcome = lasVegas.outcome(at(steps, steps.length - 1).state);
  const without = [...(outcome?.scores ?? [])];
  for (const event of steps.flatMap(({ events }) => events)) {
    const gain = gainOf(event);
    if (gain !== null) without[gain.seat] = at(without, gain.seat) - gain.money;
  }
  const winner = outcome?.placings.indexOf(1) ?? -1;
  expect(Math.max(...without)).toBeGreaterThan(at(without, winner));
});

/** The last action of a match pays its last round, which needs no draws. */
const NO_DRAWS: Chance = {
  int() {
    throw new Error('a draw after the last round');
  },
};

interface LastMoment {
  /** The state before the last action. */
  readonly before: Position;
  /** The events of the last round. */
  readonly events: readonly Event[];
  /** Whether the winner still wins, alone or shared, after a change of the position or with another last action. */
  isStillWon(change: (state: Position) => void, instead?: Action): boolean;
}

const lastMoment = (file: string): LastMoment => {
  const { steps, record } = replayFile(file);
  const winner = readGolden(file).outcome?.placings.indexOf(1) ?? -1;
  const before = cloneJson(at(steps, steps.length - 2).state) as Position;
  const { seat, action } = at(record.entries, record.entries.length - 1);
  const events = steps.slice(0, -1).flatMap((step) => step.events);
  const isStillWon: LastMoment['isStillWon'] = (change, instead = action) => {
    const state = cloneJson(before);
    change(state);
    carryOut(lasVegas, state, seatAt(seat), instead, NO_DRAWS);
    return lasVegas.outcome(state)?.placings[winner] === 1;
  };
  expect(isStillWon(() => {})).toBe(true);
  return { before, events: events.slice(events.findLastIndex(({ type }) => type === 'roundBegan')), isStillWon };
};

interface LooseDie {
  readonly seat: number;
  readonly die: DieSize;
}

/** All results of a roll. */
const falls = (count: number): readonly (readonly Face[])[] =>
  count === 0 ? [[]] : falls(count - 1).flatMap((fall) => FACES.map((face) => [...fall, face]));

const addDie = (state: Position, face: Face, { seat, die }: LooseDie, count: 1 | -1): void => {
  at(at(state.casinos, face - 1).dice, seat)[die] += count;
};

/** The share of all rolls of these dice into casinos in which the winner does not win. */
const shareLost = ({ isStillWon }: LastMoment, dice: readonly LooseDie[]): number => {
  const all = falls(dice.length);
  const lost = all.filter((fall) => {
    const land = (state: Position): void => {
      for (const [index, face] of fall.entries()) addDie(state, face, at(dice, index), 1);
    };
    return !isStillWon(land);
  });
  return lost.length / all.length;
};

describe('faces that pay nothing', () => {
  test('Prime Time: without the last black dice another seat would have won', () => {
    const { isStillWon } = lastMoment('royale-prime-time-decides-3.json');
    expect(isStillWon(() => {}, { type: 'primeTime', put: [] })).toBe(false);
  });

  test('Block It!: without the gray dice of the last round another seat would have won', () => {
    const { isStillWon } = lastMoment('royale-block-it-decides-3.json');
    const clear = (state: Position): void => {
      for (const casino of state.casinos) casino.gray = 0;
    };
    expect(isStillWon(clear)).toBe(false);
  });

  test('Power Play: if the dice it placed in the last round had been rolled, another seat would mostly have won', () => {
    const moment = lastMoment('royale-power-play-decides-3.json');
    const played = moment.events.filter((event) => event.type === 'powerPlayed');
    expect(played.length).toBeGreaterThan(0);
    for (const { casino, ...die } of played) addDie(moment.before, casino, die, -1);
    expect(shareLost(moment, played)).toBeGreaterThan(1 / 2);
  });

  test('Knockout: if the dice in the bar had been rolled into casinos, another seat would mostly have won', () => {
    const moment = lastMoment('royale-knockout-decides-3.json');
    const barred = tileOf(moment.before, 'E2').bar.flatMap(({ small, big }, seat): LooseDie[] => [
      ...Array.from({ length: small }, () => ({ seat, die: 'small' as const })),
      ...Array.from({ length: big }, () => ({ seat, die: 'big' as const })),
    ]);
    expect(barred.length).toBeGreaterThan(0);
    expect(shareLost(moment, barred)).toBeGreaterThan(1 / 2);
  });
});
