/** Matches that one face decided: without what its tile paid or took, somebody else would have been ahead. */

import { readdirSync, readFileSync } from 'node:fs';
import { at } from '@fremont/kernel';
import { expect, test } from 'vitest';
import { type Golden, replayGolden } from '../../conformance/index.ts';
import { CHIP_VALUE, type Event, type LasVegas, lasVegas } from '../index.ts';

const FOLDER = new URL('./golden/', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('-decides-3.json'));

const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);

/** What an event of a tile brought to whom. */
const gainOf = (event: Event): { readonly seat: number; readonly money: number } | null => {
  if (event.type === 'tilePaid') return { seat: event.seat, money: event.chips * CHIP_VALUE + sumOf(event.bills) };
  if (event.type !== 'finePaid') return null;
  return { seat: event.seat, money: sumOf(event.change) - event.chips * CHIP_VALUE - sumOf(event.bills) };
};

test.each(files)('%s: the winner would not have been ahead without the tile', (file) => {
  const golden = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden<LasVegas>;
  const { steps } = replayGolden(lasVegas, golden);
  const outcome = lasVegas.outcome(at(steps, steps.length - 1).state);
  const without = [...(outcome?.scores ?? [])];
  for (const event of steps.flatMap(({ events }) => events)) {
    const gain = gainOf(event);
    if (gain !== null) without[gain.seat] = at(without, gain.seat) - gain.money;
  }
  const winner = outcome?.placings.indexOf(1) ?? -1;
  expect(Math.max(...without)).toBeGreaterThan(at(without, winner));
});
