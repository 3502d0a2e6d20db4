/** Points that the rulebooks leave open: one test per ruling. */

import { barrierAfter } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { casinosOf, type LotId, lordsOfVegas, paymentOf } from '../index.ts';
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

const dice = (lots: readonly LotId[], value: 1 | 2 | 3 | 4 | 5 | 6 = 1): Position['lots'] =>
  Object.fromEntries(lots.map((id) => [id, ['gold', RED, value]]));

/** Twelve red dice, alone or in small casinos of several colours. */
const TWELVE: Position['lots'] = {
  ...dice(['C1', 'C2', 'C4', 'C5', 'C7', 'C8', 'C10', 'C11', 'C12']),
  D1: ['brown', RED, 1],
  D2: ['brown', RED, 1],
  D3: ['brown', RED, 1],
};

describe('taking over', () => {
  test('a foreign die is replaced with the value it shows, before anything is paid', () => {
    const before = position({ lots: { A2: ['silver', RED, 2], A5: ['silver', RED, 6] }, turn: BLUE });
    const { state, events } = drawCard(before, 'A5');
    expect(lot(state, 'A5').die).toEqual({ owner: BLUE, value: 6 });
    expect(bossAt(state, 'A5')).toBe(BLUE);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('tileTakenOver')).toBeLessThan(types.indexOf('casinoPaid'));
    expect(pointsOf(state)[BLUE]).toBe(2);
  });

  test('a tile without a die takes the printed value', () => {
    const { state } = drawCard(position({ lots: { A5: ['gold'] }, turn: BLUE }), 'A5');
    expect(lot(state, 'A5').die).toEqual({ owner: BLUE, value: 3 });
  });

  test('an own die stays as it is, and the card pays', () => {
    const { state, events } = drawCard(position({ lots: { A5: ['silver', RED, 6] } }), 'A5');
    expect(lot(state, 'A5').die).toEqual({ owner: RED, value: 6 });
    expect(events.map(({ type }) => type)).toContain('casinoPaid');
  });

  test('a drawer cannot refuse a lot or a tile (mandatory-card)', () => {
    const drawing = position({ lots: { A5: ['silver', GREEN, 6] }, phase: { type: 'drawing' } });
    expect(lordsOfVegas.legalActions(drawing, RED)).toEqual([{ type: 'draw' }]);
    const marked = drawCard(drawing, 'A4').state;
    expect(lot(marked, 'A4').marker).toBe(RED);
    const taken = drawCard(drawing, 'A5').state;
    expect(lot(taken, 'A5').die?.owner).toBe(RED);
    expect([marked.phase, taken.phase]).toEqual([{ type: 'playing' }, { type: 'playing' }]);
  });

  test('a tie it makes is rerolled at once, before payments (tie-outside-actions)', () => {
    const before = position({ lots: { A2: ['silver', RED, 5], A5: ['silver', RED, 5] }, turn: BLUE });
    const { events, state } = drawCard(before, 'A5', rolls([RED, 2], [BLUE, 4]));
    const types = events.map(({ type }) => type);
    expect(types.indexOf('tieSettled')).toBeLessThan(types.indexOf('casinoPaid'));
    expect(changes(before, state)).toEqual([4, 0, 2, 0]);
  });

  test('with all twelve dice out the drawer moves one (takeover-no-die)', () => {
    const before = position({ lots: { ...TWELVE, A5: ['purple', GREEN, 4] } });
    const { state } = drawCard(before, 'A5');
    expect(state.phase).toEqual({ type: 'movingDie', lot: 'A5' });
    expect(lordsOfVegas.legalActions(state, RED)).toHaveLength(12);
    const offer = { type: 'offer', to: BLUE, give: goods({ money: 1 }), take: goods() } as const;
    expect(refusal(state, GREEN, offer)).toMatchObject({ code: 'choicePending', seat: RED });
    const moved = act(state, RED, { type: 'moveDie', from: 'D3' });
    expect(lot(moved.state, 'A5').die).toEqual({ owner: RED, value: 4 });
    expect(lot(moved.state, 'D3')).toMatchObject({ tile: 'brown', die: null });
  });
});

describe('the eleventh marker (marker-limit)', () => {
  const TEN: readonly LotId[] = ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5'];
  const before = position({ lots: Object.fromEntries(TEN.map((id) => [id, { marker: RED }])) });
  const { state } = drawCard(before, 'C1');

  test('makes the drawer give up one of the ten, not the lot just drawn', () => {
    expect(state.phase).toEqual({ type: 'givingUpLot', lot: 'C1' });
    expect(lordsOfVegas.legalActions(state, RED)).toHaveLength(10);
    expect(refusal(state, RED, { type: 'giveUpLot', lot: 'C1' })).toEqual({ code: 'notYourMarker', lot: 'C1' });
  });

  test('is paid after the choice: ten lots, ten dollars', () => {
    const after = act(state, RED, { type: 'giveUpLot', lot: 'A2' });
    expect(lot(after.state, 'A2').marker).toBeNull();
    expect(lot(after.state, 'C1').marker).toBe(RED);
    expect(changes(before, after.state)[RED]).toBe(10);
  });
});

describe('supplies', () => {
  const NINE: readonly LotId[] = ['C1', 'C2', 'C4', 'C5', 'C7', 'C8', 'C10', 'C11', 'C12'];

  test('without a gold tile no seat builds or sprawls in gold', () => {
    const before = position({ lots: { ...dice(NINE), A2: { marker: RED } } });
    expect(refusal(before, RED, { type: 'build', lot: 'A2', colour: 'gold' })).toEqual({
      code: 'noTile',
      colour: 'gold',
      needed: 1,
      left: 0,
    });
    expect(refusal(before, RED, { type: 'sprawl', from: 'C1', to: 'C6' })).toMatchObject({ code: 'noTile' });
  });

  test('remodelling three tiles needs three', () => {
    const seven = Object.fromEntries(NINE.slice(0, 7).map((id) => [id, ['brown', GREEN, 1]]));
    const mine: Position['lots'] = { A1: ['gold', RED, 3], A2: ['gold', RED, 2], A3: ['gold', RED, 5] };
    const before = position({ lots: { ...seven, ...mine } });
    expect(refusal(before, RED, { type: 'remodel', casino: 'A1', colour: 'brown' })).toEqual({
      code: 'noTile',
      colour: 'brown',
      needed: 3,
      left: 2,
    });
  });

  const shortOfDice = position({ lots: { ...TWELVE, E1: { marker: RED } } });

  test('with twelve dice out a build moves one; its tile stays without an owner', () => {
    expect(refusal(shortOfDice, RED, { type: 'build', lot: 'E1', colour: 'aqua' })).toEqual({ code: 'moveDieNeeded' });
    const action = { type: 'build', lot: 'E1', colour: 'aqua', moveDieFrom: 'C5' } as const;
    const { state } = act(shortOfDice, RED, action);
    expect(lot(state, 'C5')).toMatchObject({ tile: 'gold', die: null });
    expect(lot(state, 'E1').die).toEqual({ owner: RED, value: 3 });
  });

  test('a boss may sprawl with the very die that makes one boss', () => {
    const before = position({
      lots: { ...TWELVE, D1: ['brown', RED, 5], D4: ['silver', GREEN, 1], D5: ['brown', GREEN, 3] },
    });
    const action = { type: 'sprawl', from: 'D1', to: 'D6', moveDieFrom: 'D1' } as const;
    const { state } = act(before, RED, action);
    expect(lot(state, 'D1')).toMatchObject({ tile: 'brown', die: null });
    // D6 prints a 2: with the 5 gone, Green's 3 is the highest die.
    expect(lot(state, 'D6').die).toEqual({ owner: RED, value: 2 });
    expect(bossAt(state, 'D1')).toBe(GREEN);
  });

  test('no die is moved while the supply has dice', () => {
    const before = position({ lots: { A1: ['gold', RED, 3], A2: { marker: RED } } });
    const action = { type: 'build', lot: 'A2', colour: 'gold', moveDieFrom: 'A1' } as const;
    expect(refusal(before, RED, action)).toEqual({ code: 'moveDieNotNeeded', left: 11 });
  });

  test('a die moved away can leave a tie behind, which is rerolled (tie-outside-actions)', () => {
    const lots: Position['lots'] = { ...TWELVE, D1: ['brown', RED, 6], D4: ['brown', GREEN, 2], D2: ['brown', RED, 2] };
    const before = position({ lots: { ...lots, E1: { marker: RED } } });
    const action = { type: 'build', lot: 'E1', colour: 'aqua', moveDieFrom: 'D1' } as const;
    const { events } = act(before, RED, action, rolls([RED, 5], [GREEN, 3]));
    expect(events.map(({ type }) => type)).toEqual(['built', 'tieRerolled', 'tieSettled']);
  });
});

describe('reorganising', () => {
  test('one die used blocks the whole casino it has become part of (reorg-after-growth)', () => {
    const before = position({ lots: { A2: ['gold', RED, 2], A3: { marker: RED } } });
    const rolled = act(before, RED, { type: 'reorganise', casino: 'A2' }, rolls([RED, 1])).state;
    const grown = act(rolled, RED, { type: 'build', lot: 'A3', colour: 'gold' }).state;
    expect(refusal(grown, RED, { type: 'reorganise', casino: 'A2' })).toEqual({
      code: 'reorganisedAlready',
      lot: 'A2',
    });
  });

  test('a tie reroll does not use up the die (tie-reroll-vs-reorg-limit)', () => {
    const before = position({ lots: { A1: { marker: RED }, A2: ['gold', GREEN, 3] } });
    const built = act(before, RED, { type: 'build', lot: 'A1', colour: 'gold' }, rolls([RED, 4], [GREEN, 2])).state;
    expect(refusal(built, RED, { type: 'reorganise', casino: 'A1' })).toBeNull();
    // The reverse: both dice were just reorganised to 5, and are still rerolled.
    const thrown = [...rolls([RED, 5], [GREEN, 5]), ...rolls([RED, 2], [GREEN, 6])];
    const { state } = act(built, RED, { type: 'reorganise', casino: 'A1' }, thrown);
    expect(bossAt(state, 'A1')).toBe(GREEN);
  });

  test('the lock stays with the lot when its die is traded, and moves with a die that is moved (reorg-lock-carrier)', () => {
    const before = position({ lots: { A2: ['gold', RED, 2] } });
    const rolled = act(before, RED, { type: 'reorganise', casino: 'A2' }, rolls([RED, 1])).state;
    const traded = deal(rolled, RED, YELLOW, { give: goods({ dice: ['A2'] }), take: goods({ money: 1 }) }).state;
    expect(lot(traded, 'A2').reorganised).toBe(true);
    const short = position({ lots: { ...TWELVE, E1: { marker: RED } } });
    const once = act(short, RED, { type: 'reorganise', casino: 'D1' }, rolls([RED, 1, 1, 1])).state;
    const action = { type: 'build', lot: 'E1', colour: 'aqua', moveDieFrom: 'D3' } as const;
    const moved = act(once, RED, action).state;
    expect([lot(moved, 'D3').reorganised, lot(moved, 'E1').reorganised]).toEqual([false, true]);
  });

  test('every owner places their own results, the active player first, then clockwise; equal results need no decision', () => {
    const lots: Position['lots'] = {
      A1: ['gold', BLUE, 1],
      A2: ['gold', BLUE, 2],
      A3: ['gold', RED, 3],
      A4: ['gold', RED, 6],
      A5: ['gold', GREEN, 4],
      A6: ['gold', GREEN, 4],
    };
    const thrown = rolls([BLUE, 2], [BLUE, 3], [RED, 1], [RED, 5], [GREEN, 4], [GREEN, 4]);
    const { state } = act(position({ lots }), RED, { type: 'reorganise', casino: 'A1' }, thrown);
    expect(lordsOfVegas.toAct(state)).toEqual([RED]);
    const red = act(state, RED, { type: 'placeDie', lot: 'A3', value: 5 }).state;
    expect(lordsOfVegas.toAct(red)).toEqual([BLUE]);
    expect(refusal(red, BLUE, { type: 'placeDie', lot: 'A1', value: 6 })).toEqual({
      code: 'noSuchResult',
      value: 6,
      left: [2, 3],
    });
    const offer = { type: 'offer', to: BLUE, give: goods({ money: 1 }), take: goods() } as const;
    expect(refusal(red, RED, offer)).toMatchObject({ code: 'choicePending', seat: BLUE });
    const done = act(red, BLUE, { type: 'placeDie', lot: 'A2', value: 2 }).state;
    expect(done.phase).toEqual({ type: 'playing' });
    expect((['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] as const).map((id) => lot(done, id).die?.value)).toEqual([
      3, 2, 5, 1, 4, 4,
    ]);
  });

  test('placing never changes the boss or the sum of the dice, not even between two steps (placing-keeps-boss)', () => {
    const lots: Position['lots'] = {
      A1: ['gold', RED, 1],
      A2: ['gold', RED, 2],
      A3: ['gold', RED, 3],
      A6: ['gold', BLUE, 1],
    };
    const thrown = rolls([RED, 6, 4, 2], [BLUE, 5]);
    const rolled = act(position({ lots }), RED, { type: 'reorganise', casino: 'A1' }, thrown).state;
    const placed = act(rolled, RED, { type: 'placeDie', lot: 'A1', value: 2 });
    const [casino] = lordsOfVegas.view(placed.state, 'spectator').casinos;
    // Red still has the 6: it lies on a tile whose die is not placed yet.
    expect(casino).toMatchObject({ boss: RED, pips: 6 + 4 + 2 + 5 });
    expect((['A1', 'A2', 'A3', 'A6'] as const).map((id) => lot(placed.state, id).die?.value)).toEqual([2, 4, 6, 5]);
    expect(placed.events).toEqual([
      { type: 'diePlaced', seat: RED, lot: 'A1', value: 2, swapped: { lot: 'A3', value: 6 } },
    ]);
    const done = act(placed.state, RED, { type: 'placeDie', lot: 'A2', value: 4 });
    expect(done.events).toEqual([
      { type: 'diePlaced', seat: RED, lot: 'A2', value: 4, swapped: null },
      { type: 'diePlaced', seat: RED, lot: 'A3', value: 6, swapped: null },
    ]);
    expect(bossAt(done.state, 'A1')).toBe(RED);
  });

  test('is refused for a seat without a die in the casino', () => {
    const before = position({ lots: { A2: ['gold', YELLOW, 2] } });
    expect(refusal(before, RED, { type: 'reorganise', casino: 'A2' })).toMatchObject({ code: 'noDieThere' });
  });
});

test('a new turn clears the locks, the gamble and the number of offers', () => {
  const before = position({ lots: { A2: ['gold', RED, 2], B1: ['aqua', YELLOW, 5] } });
  const rolled = act(before, RED, { type: 'reorganise', casino: 'A2' }, rolls([RED, 1])).state;
  const bet = act(rolled, RED, { type: 'gamble', casino: 'B1', bet: 1 }).state;
  const lost = act(bet, YELLOW, { type: 'layOff', layOff: false }, rolls([RED, 3, 4])).state;
  const offer = { type: 'offer', to: BLUE, give: goods({ money: 1 }), take: goods() } as const;
  const offered = act(lost, RED, offer).state;
  expect(offered).toMatchObject({ gambled: true, offersMade: [0, 0, 1, 0] });
  expect(lot(offered, 'A2').reorganised).toBe(true);
  const next = act(offered, RED, { type: 'endTurn' }).state;
  expect(next).toMatchObject({ turn: YELLOW, turnNumber: 2, gambled: false, offers: [], offersMade: [0, 0, 0, 0] });
  expect(lot(next, 'A2').reorganised).toBe(false);
});

describe('casinos', () => {
  test('never reach across a street or the Strip', () => {
    const lots: Position['lots'] = {
      A4: ['gold', RED, 4],
      C1: ['gold', RED, 4],
      A6: ['gold', RED, 6],
      B4: ['gold', RED, 6],
    };
    const state = position({ lots });
    expect(casinosOf(state)).toHaveLength(4);
    // C2 lies below A5, and B1 right of A3: a street and the Strip run between them.
    const apart: Position['lots'] = { A5: ['gold', RED, 3], A3: ['brown', RED, 3] };
    for (const [from, to] of [
      ['A5', 'C2'],
      ['A3', 'B1'],
    ] as const)
      expect(refusal(position({ lots: apart }), RED, { type: 'sprawl', from, to })).toEqual({
        code: 'notAdjacent',
        casino: from,
        lot: to,
      });
  });

  test('without dice neither pay nor score, and allow no action (dieless-casino)', () => {
    const before = position({ lots: { A2: ['gold'], A5: ['gold'] } });
    expect(paymentOf(before, 'gold').casinos).toEqual([]);
    expect(refusal(before, RED, { type: 'remodel', casino: 'A2', colour: 'aqua' })).toMatchObject({ code: 'notBoss' });
    expect(refusal(before, RED, { type: 'gamble', casino: 'A2', bet: 1 })).toEqual({ code: 'noBoss', casino: 'A2' });
  });

  test('count tiles without a die for points', () => {
    const before = position({ lots: { A2: ['gold', RED, 1], A5: ['gold'] } });
    expect(paymentOf(before, 'gold').casinos[0]?.score).toMatchObject({ seat: RED, to: 2 });
  });

  test('are not remodelled into their own colour (remodel-same-colour)', () => {
    const before = position({ lots: { A2: ['gold', RED, 1] } });
    expect(refusal(before, RED, { type: 'remodel', casino: 'A2', colour: 'gold' })).toMatchObject({
      code: 'sameColour',
    });
  });
});

describe('gambling', () => {
  const before = position({ lots: { A1: ['gold', GREEN, 3], B1: ['gold', RED, 3] }, money: { [RED]: 4 } });

  test('is refused in the own casino, above the own money, and twice', () => {
    expect(refusal(before, RED, { type: 'gamble', casino: 'B1', bet: 1 })).toEqual({ code: 'ownCasino', casino: 'B1' });
    expect(refusal(before, RED, { type: 'gamble', casino: 'A1', bet: 5 })).toEqual({
      code: 'cannotAfford',
      cost: 5,
      money: 4,
    });
    const bet = act(before, RED, { type: 'gamble', casino: 'A1', bet: 2 }).state;
    const offer = { type: 'offer', to: BLUE, give: goods({ money: 1 }), take: goods() } as const;
    expect(refusal(bet, RED, offer)).toMatchObject({ code: 'choicePending', seat: GREEN });
    const done = act(bet, GREEN, { type: 'layOff', layOff: false }, rolls([RED, 3, 3])).state;
    expect(refusal(done, RED, { type: 'gamble', casino: 'A1', bet: 1 })).toEqual({ code: 'gambledAlready' });
  });

  test('takes whole dollars, at least one (min-bet)', () => {
    expect(lordsOfVegas.decodeAction({ type: 'gamble', casino: 'A1', bet: 0 }).ok).toBe(false);
    expect(lordsOfVegas.decodeAction({ type: 'gamble', casino: 'A1', bet: 1.5 }).ok).toBe(false);
  });
});

describe('the end', () => {
  const drawing = { type: 'drawing' } as const;

  test('End of Game pays lots and the Strip, and the drawer does not play (end-card)', () => {
    const lots: Position['lots'] = { A1: { marker: RED }, A3: ['gold', BLUE, 5], C5: ['gold', GREEN, 6] };
    const before = position({ lots, phase: drawing, cardsBeforeEnd: 0 });
    const { state } = act(before, RED, { type: 'draw' });
    expect(changes(before, state)).toEqual([5, 0, 1, 0]);
    expect(state.phase).toEqual({ type: 'over', ending: 'endCard' });
    expect(refusal(state, RED, { type: 'endTurn' })).toEqual({ code: 'matchOver' });
    expect(lordsOfVegas.outcome(state)?.placings).toEqual([1, 3, 2, 3]);
  });

  const ninety = (lots: Position['lots'], points: Position['points']) =>
    drawCard(position({ lots: lots ?? {}, points: points ?? {}, turn: BLUE }), 'A4');

  const NINE = Object.fromEntries(
    (['C1', 'C2', 'C4', 'C5', 'C7', 'C8', 'C10', 'C11', 'C12'] as const).map((id) => [id, ['gold', RED, 1]]),
  ) as Position['lots'];

  test('90 points win at once, even on the turn of another seat', () => {
    const { state } = ninety(NINE, { [RED]: 81 });
    expect(state.phase).toEqual({ type: 'over', ending: 'ninetyPoints' });
    expect(lordsOfVegas.outcome(state)?.placings[RED]).toBe(1);
  });

  test('two seats that reach 90 on one card are both paid in full, and the richer wins (two-players-at-90)', () => {
    const block = (['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'] as const).map((id) => [
      id,
      ['brown', GREEN, 1],
    ]);
    const lots = { ...NINE, ...(Object.fromEntries(block) as Position['lots']) };
    const before = position({ lots, points: { [RED]: 81, [GREEN]: 81 }, money: { [RED]: 5, [GREEN]: 6 }, turn: BLUE });
    // A6 pays the Strip, where the gold casino has C12 and the brown one D1, D4 and D7.
    const { state } = drawCard(before, 'A6');
    expect(pointsOf(state)).toEqual([0, 90, 90, 0]);
    expect(changes(before, state)).toEqual([1, 9, 9, 0]);
    expect(lordsOfVegas.outcome(state)).toMatchObject({ placings: [3, 1, 2, 4], ending: 'ninetyPoints' });
  });

  test('money breaks a tie of points, and equal money shares the win (end-tiebreak, money-tie)', () => {
    const over = (money: Position['money']) =>
      lordsOfVegas.outcome(
        position({
          phase: { type: 'over', ending: 'endCard' },
          points: { [BLUE]: 20, [GREEN]: 18, [RED]: 20 },
          money: money ?? {},
        }),
      )?.placings;
    expect(over({ [BLUE]: 9, [GREEN]: 40, [RED]: 3, [YELLOW]: 0 })).toEqual([1, 3, 2, 4]);
    expect(over({ [BLUE]: 9, [GREEN]: 40, [RED]: 9, [YELLOW]: 0 })).toEqual([1, 3, 1, 4]);
  });

  test('90 reached on End of Game counts as the end of the deck', () => {
    const lots: Position['lots'] = { ...NINE, C12: ['gold', RED, 1] };
    const before = position({ lots, points: { [RED]: 81 }, phase: drawing, cardsBeforeEnd: 0 });
    const { state } = act(before, RED, { type: 'draw' });
    expect(pointsOf(state)[RED]).toBe(90);
    expect(state.phase).toEqual({ type: 'over', ending: 'endCard' });
  });

  test('no seat trades after it', () => {
    const { state } = ninety(NINE, { [RED]: 81 });
    const offer = { type: 'offer', to: BLUE, give: goods({ money: 1 }), take: goods() } as const;
    expect(refusal(state, RED, offer)).toEqual({ code: 'matchOver' });
  });
});

describe('a chain of F cards with two players', () => {
  const chain = (before: ReturnType<typeof position>, ...cards: readonly LotId[]) => {
    const unseen = [...before.unseen];
    const script = cards.map((card) => {
      const index = unseen.indexOf(card);
      unseen.splice(index, 1);
      return ['deck', unseen.length + 1, index] as const;
    });
    return act({ ...before, phase: { type: 'drawing' } }, before.turn, { type: 'draw' }, script);
  };

  test('stops when a seat reaches 90: no further card is drawn', () => {
    const nine = (['C1', 'C2', 'C4', 'C5', 'C7', 'C8', 'C10', 'C11', 'C12'] as const).map((id) => [
      id,
      ['gold', GREEN, 1],
    ]);
    const before = position({ seats: 2, turn: BLUE, lots: Object.fromEntries(nine), points: { [GREEN]: 81 } });
    const { state } = chain(before, 'F3');
    expect(state.phase).toEqual({ type: 'over', ending: 'ninetyPoints' });
    expect(state.discards).toEqual(['F3']);
  });

  test('may reach End of Game, which ends the match', () => {
    const lots: Position['lots'] = { A1: { marker: GREEN }, C5: ['silver', GREEN, 4] };
    const before = position({ seats: 2, turn: BLUE, lots, cardsBeforeEnd: 1 });
    const { state } = chain(before, 'F2');
    expect(state.phase).toEqual({ type: 'over', ending: 'endCard' });
    // F2 pays the lot and Green's silver 4; End of Game the lot again, and C5 is not at the Strip.
    expect(changes(before, state)).toEqual([0, 6]);
  });
});

describe('the depth of End of Game', () => {
  test.each([
    [3, 32],
    [4, 30],
  ])('with %i players it lies under %i cards', (seats, depth) => {
    const chance = { int: (n: number, stream: string) => (stream === 'dice:0' ? n - 1 : 0) };
    expect(lordsOfVegas.setup({ gifts: true, endCardJitter: false }, seats, chance).state.cardsBeforeEnd).toBe(depth);
  });

  test('with jitter it is hidden from all viewers, up to two cards higher or lower (end-card-position)', () => {
    const chance = { int: (n: number, stream: string) => (stream === 'dice:0' || stream === 'setup' ? n - 1 : 0) };
    const { state, events } = lordsOfVegas.setup({ gifts: true, endCardJitter: true }, 4, chance);
    expect(state.cardsBeforeEnd).toBe(32);
    expect(lordsOfVegas.view(state, RED).cardsBeforeEnd).toBeNull();
    expect(events).toContainEqual({ type: 'endCardLaid', cards: null });
  });

  test.each([false, true])('drawing it cannot be undone freely, with jitter %s (end-card-undo)', (endCardJitter) => {
    const state = position({ phase: { type: 'drawing' }, cardsBeforeEnd: 0, options: { endCardJitter } });
    const entry = { seat: RED, draws: [] };
    const { events } = act(state, RED, { type: 'draw' });
    expect(barrierAfter(lordsOfVegas, entry, events, RED)).toEqual({ code: 'reveal' });
  });

  test('seats tied for the start roll again, in seat order (first-player-tie)', () => {
    const thrown = { 'dice:0': [5, 5, 0, 0], 'dice:1': [5, 5, 1, 1], 'dice:2': [0, 0] } as Record<string, number[]>;
    const chance = { int: (_n: number, stream: string) => thrown[stream]?.shift() ?? 0 };
    const { state } = lordsOfVegas.setup({ gifts: true, endCardJitter: false }, 3, chance);
    expect(state.turn).toBe(GREEN);
  });
});

test('money, points and lots are visible to every viewer (open-money)', () => {
  const state = position({ money: { [BLUE]: 7 } });
  expect(lordsOfVegas.view(state, 'spectator')).toEqual(lordsOfVegas.view(state, BLUE));
});
