/** Untrusted JSON: the error names the field, nested ones by their path, and the values it allows. */

import { describe, expect, test } from 'vitest';
import { lordsOfVegas } from '../index.ts';

const goods = { money: 1, lots: [], dice: [] };
const offer = { type: 'offer', to: 1, give: goods, take: goods };
const build = { type: 'build', lot: 'A1', colour: 'gold' };
const waiver = { action: 'gamble', casino: 'B1' };

describe('options', () => {
  test('default to gifts and an even split of the deck', () => {
    expect(lordsOfVegas.decodeOptions({}, 3)).toEqual({ ok: true, value: { gifts: true, endCardJitter: false } });
  });

  test.each([
    [{ gifts: 'no' }, 'giftsNotBoolean', 'gifts'],
    [{ gifts: null }, 'giftsNotBoolean', 'gifts'],
    [{ endCardJitter: 1 }, 'endCardJitterNotBoolean', 'endCardJitter'],
  ])('%j names the option and what it allows', (json, code, key) => {
    const error = { code, key, allowed: { type: 'oneOf', values: [true, false] } };
    expect(lordsOfVegas.decodeOptions(json, 3)).toEqual({ ok: false, error });
  });
});

describe('actions', () => {
  test.each([
    offer,
    { ...offer, action: { type: 'build', lot: 'A1', colour: 'gold' } },
    { ...offer, waiver: { action: 'gamble', casino: 'B1' } },
    { type: 'counter', offer: 1, revision: 2, give: goods, take: { money: 0, lots: ['A1'], dice: ['B2'] } },
    { type: 'sprawl', from: 'A1', to: 'A2', moveDieFrom: 'C3' },
    { type: 'withdraw', offer: 1, revision: 1 },
  ])('%j is itself', (json) => {
    expect(lordsOfVegas.decodeAction(json)).toEqual({ ok: true, value: json });
  });

  test.each([
    [{ type: 'build', lot: 'Z1', colour: 'gold' }, 'unknownLot', 'lot'],
    [{ type: 'build', lot: 'A1', colour: 'pink' }, 'unknownColour', 'colour'],
    [{ type: 'build', lot: 'A1', colour: 'gold', moveDieFrom: null }, 'unknownLot', 'moveDieFrom'],
    [{ type: 'build', lot: 'A1', colour: 'gold', price: 5 }, 'unknownField', 'price'],
    [{ type: 'gamble', casino: 'A1', bet: 0 }, 'badAmount', 'bet'],
    [{ type: 'placeDie', lot: 'A1', value: 7 }, 'unknownFace', 'value'],
    [{ type: 'layOff' }, 'notBoolean', 'layOff'],
    [{ ...offer, to: 4 }, 'badSeat', 'to'],
    [{ ...offer, give: { ...goods, money: -1 } }, 'badAmount', 'give.money'],
    [{ ...offer, take: { ...goods, lots: ['A1', 'A1'] } }, 'badGoods', 'take.lots'],
    [{ ...offer, take: { ...goods, promise: true } }, 'unknownField', 'take.promise'],
    [{ ...offer, action: { type: 'draw' } }, 'badDealAction', 'action.type'],
    [{ ...offer, action: { type: 'build', lot: 'A1', colour: 'gold', free: true } }, 'unknownField', 'action.free'],
    [{ ...offer, waiver: { action: 'build', casino: 'B1' } }, 'badWaiver', 'waiver.action'],
    [{ type: 'accept', offer: 1, revision: 0 }, 'badOffer', 'revision'],
  ])('%j is %s at %s', (json, code, key) => {
    expect(lordsOfVegas.decodeAction(json)).toMatchObject({ ok: false, error: { code, key } });
  });
});

test.each([
  [{ action: [build, build] }, 'action'],
  [{ waiver: [waiver, waiver] }, 'waiver'],
  [{ to: [1, 2] }, 'to'],
  [{ third: 2 }, 'third'],
])('a deal has two sides, one action and one waiver at most (two-parties): %j is refused', (more, key) => {
  expect(lordsOfVegas.decodeAction({ ...offer, action: build, waiver })).toMatchObject({ ok: true });
  expect(lordsOfVegas.decodeAction({ ...offer, ...more })).toMatchObject({ ok: false, error: { key } });
});

test('money of negative zero is zero', () => {
  const text =
    '{"type":"offer","to":1,"give":{"money":-0,"lots":[],"dice":[]},"take":{"money":-0,"lots":[],"dice":[]}}';
  const decoded = lordsOfVegas.decodeAction(JSON.parse(text));
  expect(decoded.ok && decoded.value.type === 'offer' && Object.is(decoded.value.give.money, 0)).toBe(true);
});
