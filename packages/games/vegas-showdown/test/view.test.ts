/** RULES 6: what is known, and what untrusted JSON turns into. */

import { seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { prerequisiteChart, vegasShowdown } from '../index.ts';
import { dealt, put } from './positions.ts';

test('everybody sees the same, and what is unseen is a count of kinds without an order (ruling R17)', () => {
  const state = dealt(4);
  const seen = vegasShowdown.view(state, seatAt(0));
  expect(seen).toEqual(vegasShowdown.view(state, 'spectator'));
  expect(vegasShowdown.guess(seen, seatAt(0), seededChance(1))).toEqual(state);
});

test('the chart says what each tile needs and whether a sheet has it', () => {
  const chart = prerequisiteChart([put('slots', 0, 2)]);
  expect(chart.find(({ tile }) => tile === 'dragon-room')).toEqual({
    tile: 'dragon-room',
    count: 1,
    needs: [
      { tile: 'slots', met: true },
      { tile: 'fancy-slots', met: false },
    ],
    ready: false,
  });
  expect(chart.filter(({ ready }) => ready).map(({ tile }) => tile)).toContain('fancy-slots');
});

describe('untrusted JSON', () => {
  test.each([
    [{ type: 'bid', lot: 'premier#5', amount: 5 }, 'unknownLot'],
    [{ type: 'bid', lot: 'lounge', amount: 9.5 }, 'unknownAmount'],
    [{ type: 'bid', lot: 'lounge', amount: '9' }, 'unknownAmount'],
    [{ type: 'place', tile: 'casino', cell: [0, 0], turn: 0 }, 'unknownTile'],
    [{ type: 'place', tile: 'slots', cell: [7, 0], turn: 0 }, 'unknownCell'],
    [{ type: 'place', tile: 'slots', cell: [0, 0], turn: 45 }, 'unknownTurn'],
    [{ type: 'lift', tile: 'slots', cell: 'A1' }, 'unknownCell'],
    [{ type: 'stack', size: 'huge' }, 'unknownSize'],
    [{ type: 'roll' }, 'unknownAction'],
    [null, 'notAnObject'],
  ])('%j is no action', (json, error) => {
    expect(vegasShowdown.decodeAction(json)).toEqual({ ok: false, error });
  });

  test('options have the rulebook as their default', () => {
    expect(vegasShowdown.decodeOptions({}, 3)).toEqual({
      ok: true,
      value: { premierRemoval: 'reach3', sheet: '3-2-2' },
    });
    expect(vegasShowdown.decodeOptions({ sheet: '4-4-4' }, 3)).toEqual({ ok: false, error: 'unknownSheet' });
    expect(vegasShowdown.decodeOptions({ premierRemoval: 3 }, 3)).toEqual({ ok: false, error: 'unknownRemoval' });
    expect(vegasShowdown.decodeOptions({ dice: 3 }, 3)).toEqual({ ok: false, error: 'unknownOption' });
  });
});
