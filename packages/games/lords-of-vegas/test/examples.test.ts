/** Every worked example of the rulebooks, with the dice and places of the printed figures. */

import { scriptedChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import {
  buildCost,
  CARDS_OF_PAYER,
  casinosOf,
  END_CARD,
  LOT_CARDS,
  LOTS,
  lordsOfVegas,
  payerOf,
  paymentOf,
  remodelCost,
  startMoneyOf,
  trackMove,
} from '../index.ts';
import {
  act,
  BLUE,
  bossAt,
  changes,
  deal,
  drawCard,
  GREEN,
  goods,
  lot,
  type Position,
  pointsOf,
  position,
  RED,
  refusal,
  rolls,
  YELLOW,
} from './positions.ts';

describe('set-up', () => {
  test('start values of 4 and 7 make $11', () => {
    expect(startMoneyOf('A6') + startMoneyOf('A1')).toBe(11);
  });

  test('the deck is five colours of nine, three Strip cards and End of Game', () => {
    expect(Object.values(CARDS_OF_PAYER).map((cards) => cards.length)).toEqual([9, 9, 9, 9, 9, 3]);
    expect(LOT_CARDS).toHaveLength(48);
  });

  test('every lot has exactly one card, and End of Game names no lot (cards-match-lots)', () => {
    expect(Object.values(CARDS_OF_PAYER).flat().sort()).toEqual([...LOTS].sort());
    expect(LOTS).not.toContain(END_CARD);
    expect(payerOf(END_CARD)).toBe('strip');
  });
});

const FIGURE: Position['lots'] = {
  D1: ['brown', RED, 3],
  D3: { marker: GREEN },
  D4: ['gold', BLUE, 2],
  D5: ['gold', GREEN, 1],
  D6: ['purple', YELLOW, 2],
  D7: ['gold', GREEN, 5],
  D9: ['gold', YELLOW, 6],
};

describe('the draw of gold D8', () => {
  const before = position({ lots: FIGURE, turn: YELLOW });
  const { state, events } = drawCard(before, 'D8');

  test('marks D8 for Yellow, whose new marker already pays', () => {
    expect(lot(state, 'D8').marker).toBe(YELLOW);
    expect(events.find(({ type }) => type === 'lotsPaid')).toEqual({ type: 'lotsPaid', money: [0, 1, 0, 1] });
  });

  test('pays $2 to Blue, $6 to Green and $6 to Yellow for gold dice, and no other seat', () => {
    expect(changes(before, state)).toEqual([2, 7, 0, 7]);
  });

  test('gives Green three points for three tiles and Yellow one for one', () => {
    expect(pointsOf(state)).toEqual([0, 3, 0, 1]);
  });

  test('enters the smaller casino first', () => {
    expect(events.flatMap((event) => (event.type === 'casinoPaid' ? [event.lots] : []))).toEqual([
      ['D9'],
      ['D4', 'D5', 'D7'],
    ]);
  });
});

test('a Strip card pays the casinos that touch the Strip, all of them, and no others', () => {
  const { casinos } = paymentOf(position({ lots: FIGURE }), 'strip');
  expect(casinos.map(({ casino }) => casino.lots)).toEqual([['D1'], ['D4', 'D5', 'D7']]);
  expect(casinos.map(({ money }) => money)).toEqual([
    [0, 0, 3, 0],
    [2, 6, 0, 0],
  ]);
  expect(casinos.map(({ score }) => [score?.seat, score?.to])).toEqual([
    [RED, 1],
    [GREEN, 3],
  ]);
});

describe('the score track', () => {
  test.each([
    [1, 8],
    [2, 10],
    [3, 10],
    [4, 12],
    [5, 12],
  ])('from 8, a casino of %i leads to %i', (size, to) => {
    expect(trackMove(8, size).to).toBe(to);
  });

  const gold = (points: number, lots: Position['lots']): number => {
    const { casinos } = paymentOf(position({ lots: lots ?? {}, points: { [RED]: points } }), 'gold');
    return casinos.at(-1)?.score?.to ?? points;
  };

  test('several casinos of one tile never cross the break at 8', () => {
    expect(gold(8, { A1: ['gold', RED, 1], B1: ['gold', RED, 1], C1: ['gold', RED, 1] })).toBe(8);
  });

  test('smallest first helps: from 7, casinos of 1 and 2 lead to 10', () => {
    expect(gold(7, { A1: ['gold', RED, 1], A2: ['gold', RED, 1], B1: ['gold', RED, 1] })).toBe(10);
  });

  test('smallest first hurts: from 7, casinos of 2 and 3 lead to 10, not 12', () => {
    const three: Position['lots'] = { A1: ['gold', RED, 1], A2: ['gold', RED, 1], A3: ['gold', RED, 1] };
    expect(gold(7, { ...three, B1: ['gold', RED, 1], B2: ['gold', RED, 1] })).toBe(10);
  });
});

test('a red 5 in a paying casino brings Red $5', () => {
  const before = position({ lots: { A3: ['aqua', RED, 5] }, turn: BLUE });
  expect(changes(before, drawCard(before, 'B5').state)[RED]).toBe(5);
});

describe('build and sprawl in block A', () => {
  test('A2 costs $6 and shows a 2', () => {
    const before = position({ lots: { A2: { marker: RED } } });
    const { state } = act(before, RED, { type: 'build', lot: 'A2', colour: 'gold' });
    expect(changes(before, state)[RED]).toBe(-6);
    expect(lot(state, 'A2')).toMatchObject({ marker: null, tile: 'gold', die: { owner: RED, value: 2 } });
  });

  const beside = position({ lots: { A2: ['gold', RED, 2], A3: { marker: YELLOW } } });

  test('sprawling from A2 to A5 costs $18 and shows a 3', () => {
    const { state } = act(beside, RED, { type: 'sprawl', from: 'A2', to: 'A5' });
    expect(changes(beside, state)[RED]).toBe(-18);
    expect(lot(state, 'A5')).toMatchObject({ tile: 'gold', die: { owner: RED, value: 3 } });
  });

  test('A3 is refused because Yellow owns it', () => {
    expect(refusal(beside, RED, { type: 'sprawl', from: 'A2', to: 'A3' })).toEqual({
      code: 'lotOwned',
      lot: 'A3',
      owner: YELLOW,
    });
  });
});

describe('remodel and reorganise', () => {
  const before = position({ lots: { A2: ['gold', RED, 2], A5: ['gold', RED, 3], A3: ['brown', YELLOW, 5] } });
  const merged = act(before, RED, { type: 'remodel', casino: 'A2', colour: 'brown' }).state;

  test('Red pays $10 and Yellow becomes boss of all three tiles with the 5', () => {
    expect(changes(before, merged)[RED]).toBe(-10);
    expect(casinosOf(merged).map(({ lots }) => lots)).toEqual([['A2', 'A3', 'A5']]);
    expect(bossAt(merged, 'A2')).toBe(YELLOW);
  });

  // Lot order: A2 Red 2, A3 Yellow 2, A5 Red 5; Red then puts the 5 on A2.
  const rolled = act(merged, RED, { type: 'reorganise', casino: 'A2' }, rolls([RED, 2], [YELLOW, 2], [RED, 5]));
  const placed = act(rolled.state, RED, { type: 'placeDie', lot: 'A2', value: 5 });

  test('reorganising costs $10, Red places 5 on A2 and 2 on A5 and is boss', () => {
    expect(changes(merged, placed.state)[RED]).toBe(-10);
    expect([lot(placed.state, 'A2').die, lot(placed.state, 'A5').die]).toEqual([
      { owner: RED, value: 5 },
      { owner: RED, value: 2 },
    ]);
    expect(bossAt(placed.state, 'A2')).toBe(RED);
  });

  test('the two 2s are not on top, so nothing is rerolled', () => {
    expect(placed.events.map(({ type }) => type)).toEqual(['diePlaced', 'diePlaced']);
  });

  test('the same casino cannot be reorganised again this turn', () => {
    expect(refusal(placed.state, RED, { type: 'reorganise', casino: 'A2' })).toEqual({
      code: 'reorganisedAlready',
      lot: 'A2',
    });
  });
});

describe('ties', () => {
  test('only the two 5s are rerolled; Green becomes boss with a 4 that took no part', () => {
    const before = position({
      turn: GREEN,
      lots: {
        A1: ['gold', GREEN, 5],
        A4: ['gold', GREEN, 4],
        A2: ['brown', RED, 5],
        A5: ['brown', RED, 2],
        A3: ['brown', YELLOW, 2],
      },
    });
    const remodel = { type: 'remodel', casino: 'A1', colour: 'brown' } as const;
    const { state, events } = act(before, GREEN, remodel, rolls([GREEN, 3], [RED, 3]));
    expect(changes(before, state)[GREEN]).toBe(-10);
    expect(events.filter(({ type }) => type === 'tieRerolled')).toHaveLength(1);
    expect(bossAt(state, 'A1')).toBe(GREEN);
  });

  const joined = (third: 2 | 4) =>
    position({ lots: { A1: { marker: RED }, A2: ['gold', GREEN, 3], A3: ['gold', YELLOW, third === 4 ? 2 : 1] } });

  test('a third player can end up on top: 3 and 3 reroll to 1 and 1, then Yellow has the 2', () => {
    const build = { type: 'build', lot: 'A1', colour: 'gold' } as const;
    const { state } = act(joined(4), RED, build, rolls([RED, 1], [GREEN, 1]));
    expect(bossAt(state, 'A1')).toBe(YELLOW);
  });

  test('a reroll that ties again is rerolled again', () => {
    const build = { type: 'build', lot: 'A1', colour: 'gold' } as const;
    const { state, events } = act(joined(2), RED, build, rolls([RED, 6], [GREEN, 6], [RED, 2], [GREEN, 5]));
    expect(events.map(({ type }) => type)).toEqual(['built', 'tieRerolled', 'tieRerolled', 'tieSettled']);
    expect(bossAt(state, 'A1')).toBe(GREEN);
  });

  test('a rerolled die that ties with one that took no part is rerolled with it', () => {
    const build = { type: 'build', lot: 'A1', colour: 'gold' } as const;
    const draws = rolls([RED, 2], [GREEN, 1], [RED, 4], [YELLOW, 5]);
    const { state, events } = act(joined(4), RED, build, draws);
    const rolled = events.flatMap((event) =>
      event.type === 'tieRerolled' ? [event.dice.map(({ lot: id }) => id)] : [],
    );
    expect(rolled).toEqual([
      ['A1', 'A2'],
      ['A1', 'A3'],
    ]);
    expect(bossAt(state, 'A1')).toBe(YELLOW);
  });

  test('all dice at the top are rerolled, two of one player among them', () => {
    const before = position({ lots: { A1: { marker: RED }, A2: ['gold', GREEN, 3], A4: ['gold', RED, 3] } });
    const build = { type: 'build', lot: 'A1', colour: 'gold' } as const;
    const { state } = act(before, RED, build, rolls([RED, 1], [GREEN, 6], [RED, 5]));
    expect((['A1', 'A2', 'A4'] as const).map((id) => lot(state, id).die?.value)).toEqual([1, 6, 5]);
    expect(bossAt(state, 'A1')).toBe(GREEN);
  });

  test('rerolls stop when one player has all the highest dice (one-player-on-top)', () => {
    const before = position({ lots: { A1: { marker: RED }, A2: ['gold', GREEN, 3], A4: ['gold', RED, 3] } });
    const build = { type: 'build', lot: 'A1', colour: 'gold' } as const;
    const { state, events } = act(before, RED, build, rolls([RED, 6], [GREEN, 1], [RED, 6]));
    expect(events.filter(({ type }) => type === 'tieRerolled')).toHaveLength(1);
    expect(bossAt(state, 'A1')).toBe(RED);
  });

  test('dice of one player that share the top are left alone', () => {
    const before = position({ lots: { A1: { marker: RED }, A4: ['gold', RED, 3], A2: ['gold', GREEN, 2] } });
    const { state } = act(before, RED, { type: 'build', lot: 'A1', colour: 'gold' });
    expect(bossAt(state, 'A1')).toBe(RED);
  });
});

describe('gambling', () => {
  const house: Position['lots'] = { A1: ['gold', RED, 6], A2: ['gold', RED, 1], A3: ['gold', RED, 1] };

  test('Yellow bets $4 of at most $15 in a casino of three, rolls 3 and wins $4 from Red', () => {
    const before = position({ lots: house, turn: YELLOW });
    expect(refusal(before, YELLOW, { type: 'gamble', casino: 'A1', bet: 16 })).toEqual({
      code: 'betTooHigh',
      bet: 16,
      max: 15,
    });
    const bet = act(before, YELLOW, { type: 'gamble', casino: 'A1', bet: 4 });
    const { state } = act(bet.state, RED, { type: 'layOff', layOff: false }, rolls([YELLOW, 1, 2]));
    expect(changes(before, state)).toEqual([0, 0, -4, 4]);
  });

  test.each([
    // bet, lay-off, dice, Red's money before, change of Yellow, change of Red, change of the bank
    [5, false, [3, 4], 50, -5, 5, 0],
    [5, true, [3, 4], 50, -5, 2, 3],
    [5, true, [4, 5], 50, 5, -2, -3],
    [5, true, [1, 1], 50, 10, -5, -5],
    [6, true, [6, 6], 50, 12, -6, -6],
    [5, false, [6, 6], 50, 10, -10, 0],
    [10, false, [5, 6], 3, 3, -3, 0],
    [10, true, [5, 6], 3, 8, -3, -5],
    [1, true, [3, 4], 50, -1, 0, 1],
  ] as const)(
    'bet %i, lay-off %s, dice %j, boss with $%i: gambler %i, boss %i, bank %i',
    (bet, layOff, dice, money, won, house_, bank) => {
      const before = position({ lots: house, turn: YELLOW, money: { [RED]: money } });
      const placed = act(before, YELLOW, { type: 'gamble', casino: 'A1', bet });
      const { state, events } = act(placed.state, RED, { type: 'layOff', layOff }, rolls([YELLOW, ...dice]));
      expect(events.at(-1)).toMatchObject({ type: 'gambleRolled', gambler: won, house: house_, bank });
      expect([changes(before, state)[YELLOW], changes(before, state)[RED]]).toEqual([won, house_]);
    },
  );
});

describe('trading', () => {
  test('a die for a lot: the die keeps its value', () => {
    const before = position({ lots: { A2: ['gold', RED, 6], C1: { marker: YELLOW } } });
    const terms = { give: goods({ dice: ['A2'] }), take: goods({ lots: ['C1'] }) };
    const { state } = deal(before, RED, YELLOW, terms);
    expect(lot(state, 'A2').die).toEqual({ owner: YELLOW, value: 6 });
    expect(lot(state, 'C1').marker).toBe(RED);
  });

  test('a die for money, on the turn of another seat', () => {
    const before = position({ lots: { A2: ['gold', RED, 6] }, turn: BLUE });
    const { state } = deal(before, RED, YELLOW, { give: goods({ dice: ['A2'] }), take: goods({ money: 12 }) });
    expect(lot(state, 'A2').die).toEqual({ owner: YELLOW, value: 6 });
    expect(changes(before, state)).toEqual([0, 0, 12, -12]);
  });

  test('an action of the active player for money: Yellow pays Red $11 to remodel', () => {
    const before = position({ lots: { A2: ['gold', RED, 2] } });
    const action = { type: 'remodel', casino: 'A2', colour: 'brown' } as const;
    const { state } = deal(before, YELLOW, RED, { give: goods({ money: 11 }), take: goods(), action });
    expect(lot(state, 'A2').tile).toBe('brown');
    expect(changes(before, state)).toEqual([0, 0, 6, -11]);
    expect(buildCost('A2') + remodelCost({ lots: ['A2'] } as never)).toBe(11);
  });

  test('a lot and a die for two dice', () => {
    const before = position({
      lots: { A2: ['gold', RED, 6], C1: { marker: RED }, D1: ['aqua', YELLOW, 1], D9: ['aqua', YELLOW, 2] },
    });
    const terms = { give: goods({ lots: ['C1'], dice: ['A2'] }), take: goods({ dice: ['D1', 'D9'] }) };
    const { state } = deal(before, RED, YELLOW, terms);
    expect(['A2', 'D1', 'D9'].map((id) => lot(state, id as 'A2').die?.owner)).toEqual([YELLOW, RED, RED]);
    expect(lot(state, 'C1').marker).toBe(YELLOW);
  });

  test('paid not to reorganise: the waived action is refused until the turn ends', () => {
    const before = position({ lots: { A2: ['gold', RED, 2], A3: ['gold', YELLOW, 5] } });
    const waiver = { action: 'reorganise', casino: 'A2' } as const;
    const { state } = deal(before, RED, YELLOW, { give: goods(), take: goods({ money: 3 }), waiver });
    expect(refusal(state, RED, { type: 'reorganise', casino: 'A2' })).toEqual({
      code: 'waived',
      action: 'reorganise',
      casino: 'A2',
    });
    expect(act(state, RED, { type: 'endTurn' }).state.waivers).toEqual([]);
  });
});

describe('two players', () => {
  const table = (): ReturnType<typeof position> =>
    position({ seats: 2, turn: BLUE, lots: { A1: { marker: GREEN }, C5: ['silver', GREEN, 4] } });

  test('F8, F2 and C4 in a row: three payments, one marker', () => {
    const before = table();
    const draws = ['F8', 'F2', 'C4'] as const;
    const start = { ...before, phase: { type: 'drawing' } as const };
    const unseen = [...before.unseen];
    const script = draws.map((card) => {
      const index = unseen.indexOf(card);
      unseen.splice(index, 1);
      return ['deck', unseen.length + 1, index] as const;
    });
    const { state, events } = act(start, BLUE, { type: 'draw' }, script);
    expect(events.filter(({ type }) => type === 'lotsPaid')).toHaveLength(3);
    // Lots: Green's marker three times; F2 is silver, so Green's 4 pays once.
    expect(changes(before, state)).toEqual([1, 7]);
    expect(lot(state, 'C4').marker).toBe(BLUE);
    expect(['F2', 'F8'].map((id) => lot(state, id as 'F2').marker)).toEqual([null, null]);
  });

  test('F cards dealt are replaced: Blue gets F5, A1, A2 and starts with $15', () => {
    // Index 43 of 48 is F5; then A1, A2 for Blue; A3, A4 for Green; Blue wins the start with 12 to 2.
    const script = [
      ['deck', 48, 43],
      ['deck', 47, 0],
      ['deck', 46, 0],
      ['deck', 45, 0],
      ['deck', 44, 0],
    ] as const;
    const chance = scriptedChance([...script, ...rolls([BLUE, 6, 6], [GREEN, 1, 1])]);
    const { state } = lordsOfVegas.setup({ gifts: true, endCardJitter: false }, 2, chance);
    expect(state.discards).toEqual(['F5', 'A1', 'A2', 'A3', 'A4']);
    expect(state.chairs[0]?.money).toBe(15);
    // 43 cards are left, a quarter of them rounded down lies below End of Game.
    expect(state.cardsBeforeEnd).toBe(33);
  });
});
