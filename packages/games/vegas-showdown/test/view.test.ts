/** RULES 6: the views, and the decoding of untrusted JSON. */

import { seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { prerequisiteChart, vegasShowdown } from '../index.ts';
import { dealt, put } from './positions.ts';

test('all viewers have the same view, and unseen tiles and cards have counts but no order (ruling R17)', () => {
  const state = dealt(4);
  const seen = vegasShowdown.view(state, seatAt(0));
  expect(seen).toEqual(vegasShowdown.view(state, 'spectator'));
  expect(vegasShowdown.guess(seen, seatAt(0), seededChance(1))).toEqual(state);
});

test('the chart lists the prerequisites of each tile and whether a sheet has them', () => {
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
    [{ type: 'bid', lot: 'premier#5', amount: 5 }, 'unknownLot', 'lot'],
    [{ type: 'bid', lot: 'lounge', amount: 9.5 }, 'unknownAmount', 'amount'],
    [{ type: 'bid', lot: 'lounge', amount: '9' }, 'unknownAmount', 'amount'],
    [{ type: 'bid', lot: 'lounge', amount: 9, raise: true }, 'unknownField', 'raise'],
    [{ type: 'place', tile: 'casino', cell: [0, 0], turn: 0 }, 'unknownTile', 'tile'],
    [{ type: 'place', tile: 'slots', cell: [7, 0], turn: 0 }, 'unknownCell', 'cell.0'],
    [{ type: 'place', tile: 'slots', cell: [0, 5], turn: 0 }, 'unknownCell', 'cell.1'],
    [{ type: 'place', tile: 'slots', cell: [0, 0], turn: 45 }, 'unknownTurn', 'turn'],
    [{ type: 'lift', tile: 'slots', cell: 'A1' }, 'unknownCell', 'cell'],
    [{ type: 'stack', size: 'huge' }, 'unknownSize', 'size'],
    [{ type: 'roll' }, 'unknownAction', 'type'],
    [null, 'notAnObject', ''],
  ])('%j is no action', (json, code, key) => {
    expect(vegasShowdown.decodeAction(json)).toMatchObject({ ok: false, error: { code, key } });
  });

  test('the error of an invalid amount lists the allowed range', () => {
    expect(vegasShowdown.decodeAction({ type: 'bid', lot: 'lounge', amount: -1 })).toEqual({
      ok: false,
      error: { code: 'unknownAmount', key: 'amount', allowed: { type: 'whole', min: 0, max: 10_000 } },
    });
  });

  test('a negative zero decodes to zero', () => {
    const bid = vegasShowdown.decodeAction(JSON.parse('{"type":"bid","lot":"lounge","amount":-0}'));
    expect(bid.ok && bid.value.type === 'bid' && Object.is(bid.value.amount, 0)).toBe(true);
  });

  // `toEqual` distinguishes 0 from -0. JSON can contain -0, but a state must not, because JSON.stringify writes it as
  // 0.
  test.each([
    ['{"type":"bid","lot":"lounge","amount":-0}', { type: 'bid', lot: 'lounge', amount: 0 }],
    ['{"type":"lift","tile":"slots","cell":[-0,2]}', { type: 'lift', tile: 'slots', cell: [0, 2] }],
    ['{"type":"place","tile":"slots","cell":[2,-0],"turn":-0}', { type: 'place', ...put('slots', 2, 0) }],
  ])('%s is read with 0 in place of -0', (json, action) => {
    expect(vegasShowdown.decodeAction(JSON.parse(json))).toEqual({ ok: true, value: action });
  });

  test('a standing order with -0 decodes to 0', () => {
    const json = '{"turn":-0,"wishes":[{"lot":"lounge","max":-0}],"otherwise":"wait"}';
    expect(vegasShowdown.orders?.decode(JSON.parse(json))).toEqual({
      ok: true,
      value: { turn: 0, wishes: [{ lot: 'lounge', max: 0 }], otherwise: 'wait' },
    });
  });

  test('options have the rulebook as their default', () => {
    expect(vegasShowdown.decodeOptions({}, 3)).toEqual({
      ok: true,
      value: { premierRemoval: 'reach3', sheet: '3-2-2' },
    });
    expect(vegasShowdown.decodeOptions({ sheet: '4-4-4' }, 3)).toEqual({
      ok: false,
      error: { code: 'unknownSheet', key: 'sheet', allowed: { type: 'oneOf', values: ['3-2-2', '2-3-2', '3-1-3'] } },
    });
    expect(vegasShowdown.decodeOptions({ premierRemoval: 3 }, 3)).toMatchObject({
      error: { code: 'unknownRemoval', key: 'premierRemoval' },
    });
    expect(vegasShowdown.decodeOptions({ dice: 3 }, 3)).toMatchObject({
      error: { code: 'unknownOption', key: 'dice' },
    });
  });
});
