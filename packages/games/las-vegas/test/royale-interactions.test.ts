/** Interactions of tiles: one test for every row of the table of interactions, and the refusals of illegal answers. */

import { at, carryOut, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, lasVegas } from '../index.ts';
import { optionsOf } from './positions.ts';
import {
  asking,
  black,
  dieIn,
  go,
  keep,
  lastDie,
  paid,
  put,
  refusal,
  rolled,
  royale,
  supplyIn,
  tileOf,
  types,
} from './royale-positions.ts';

describe('a closed casino', () => {
  const closedFour = () => {
    const state = royale(['H2', 'F2', 'E1', 'D2']);
    tileOf(state, 'E1').closed = 4;
    return state;
  };

  test('a chip pass is not needed when only the closed number was rolled', () => {
    const state = rolled(keep(closedFour(), 0, 2), 0, [4, 4]);
    expect(refusal(state, 0, { type: 'pass' })).toEqual({ code: 'passIsFree', closed: 4 });
  });

  test('keeps gray dice, moves and activations out', () => {
    const state = put(rolled(keep(closedFour(), 0, 2), 0, [1, 2]), 4, 1, 1);
    go(state, 0, { type: 'place', face: 2 });
    expect(refusal(state, 0, { type: 'handicap', from: 4, slot: 'chip' })).toEqual({
      code: 'casinoClosed',
      casino: 4,
      instead: { type: 'casinos', casinos: [1, 2, 3, 5, 6] },
    });
    go(state, 0, { type: 'handicap', from: 5, slot: 'move' });
    expect(refusal(state, 0, { type: 'putDie', die: 'small', casino: 4 })).toEqual({
      code: 'casinoClosed',
      casino: 4,
      instead: { type: 'move', put: true, take: [2, 6] },
    });
    state.phase = { type: 'deciding', decision: { type: 'activateTile', seat: seatAt(0), casino: 1 } };
    expect(refusal(state, 0, { type: 'activateTile', casino: 4 })).toEqual({
      code: 'casinoClosed',
      casino: 4,
      instead: { type: 'casinos', casinos: [2, 3] },
    });
  });

  test('freezes the majority of the Power Play holder', () => {
    const state = put(closedFour(), 4, 0, 2);
    at(state.casinos, 3).gray = 0;
    tileOf(state, 'F2').slots.move -= 2;
    tileOf(state, 'D2').holder = seatAt(0);
    keep(state, 1, 2, 0, 5);
    rolled(state, 1, [5, 5]);
    go(state, 1, { type: 'place', face: 5 });
    expect(tileOf(state, 'D2').holder).toBe(0);
  });

  test('takes no Prime Time die', () => {
    const state = royale(['B1', 'E1']);
    tileOf(state, 'E1').closed = 4;
    put(state, 1, 0, 2);
    go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 }, black(4, 5));
    expect(refusal(state, 0, { type: 'primeTime', put: [4] })).toEqual({
      code: 'casinoClosed',
      casino: 4,
      instead: { type: 'black', dice: [5] },
    });
    expect(refusal(state, 0, { type: 'primeTime', put: [5] })).toBeNull();
  });

  test('is never the casino of the tile itself, even when My Choice activates it', () => {
    const state = rolled(keep(royale(['H2', 'E1']), 0, 2), 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 }, black(4, 4));
    go(state, 0, { type: 'myChoice', result: 4 });
    go(state, 0, { type: 'activateTile', casino: 2 });
    expect(refusal(state, 0, { type: 'close', casino: 2 })).toEqual({
      code: 'ownCasino',
      casino: 2,
      at: [1, 3, 4, 5, 6],
    });
    expect(refusal(state, 0, { type: 'keepClosed' })).toEqual({ code: 'nothingClosed' });
    go(state, 0, { type: 'close', casino: 1 });
    expect(tileOf(state, 'E1').closed).toBe(1);
    state.phase = { type: 'deciding', decision: { type: 'close', seat: seatAt(0), casino: 2 } };
    expect(refusal(state, 0, { type: 'close', casino: 1 })).toEqual({
      code: 'alreadyClosed',
      casino: 1,
      at: [3, 4, 5, 6],
    });
    expect(refusal(state, 0, { type: 'keepClosed' })).toBeNull();
  });
});

describe('Power Play and dice that move', () => {
  test('the neutral dice equal to the holder take the token away', () => {
    const state = royale(['D2'], 2);
    at(state.casinos, 0).neutral = { small: 0, big: 0 };
    put(state, 1, 0, 2);
    tileOf(state, 'D2').holder = seatAt(0);
    at(state.casinos, 0).neutral = { small: 2, big: 0 };
    rolled(keep(state, 1, 2), 1, [3, 3]);
    // Some neutral dice are missing in this position, so it is played without the check of faults.
    const events = carryOut(lasVegas, state, seatAt(1), { type: 'place', face: 3 }, black());
    expect(types(events)).toContain('powerLost');
  });

  test('a holder who takes a die out may lose the token', () => {
    const state = put(put(royale(['F2', 'D2']), 2, 0, 2), 2, 1, 1);
    tileOf(state, 'D2').holder = seatAt(0);
    rolled(keep(state, 0, 2), 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 });
    go(state, 0, { type: 'handicap', from: 6, slot: 'move' });
    expect(types(go(state, 0, { type: 'takeDie', die: 'small', casino: 2 }))).toContain('powerLost');
  });

  test('after a Power Play placement nothing may be laid on Nice Dice', () => {
    const state = put(royale(['D2', 'H1']), 1, 0, 2);
    tileOf(state, 'D2').holder = seatAt(0);
    const events = go(state, 0, { type: 'powerPlay', die: 'small', casino: 2 });
    expect(types(events)).toContain('nothingHappened');
    expect(asking(state)).toBe('nothing');
  });
});

describe('dice that come back', () => {
  test('the last die placed at Knockout brings back those in the bar: the round goes on', () => {
    const state = royale(['E2']);
    tileOf(state, 'E2').bar[0] = { small: 1, big: 0 };
    supplyIn(state, 0).small -= 1;
    const events = go(lastDie(state, 0, 1), 0, { type: 'place', face: 1 });
    expect(types(events)).toContain('diceUnbarred');
    expect([state.round, state.turn, state.phase.type]).toEqual([1, 0, 'rolling']);
  });

  test('from turn 401 of a round no die can be taken back', () => {
    const state = put(rolled(keep(royale(['F2']), 0, 2), 0, [1, 3]), 5, 1, 1);
    if (state.royale !== null) state.royale.turns = 401;
    go(state, 0, { type: 'place', face: 1 });
    go(state, 0, { type: 'handicap', from: 6, slot: 'move' });
    expect(refusal(state, 0, { type: 'takeDie', die: 'small', casino: 1 })).toEqual({
      code: 'noMoreTaking',
      turns: 400,
    });
    expect(refusal(state, 0, { type: 'putDie', die: 'small', casino: 1 })).toBeNull();
  });
});

describe('My Choice 4 counts real dice only', () => {
  const through = (face: 'D1' | 'C1' | 'D2' | 'G2') => {
    const state = rolled(keep(royale(['H2', face]), 0, 2), 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 }, black(4, 4));
    go(state, 0, { type: 'myChoice', result: 4 });
    return { state, events: go(state, 0, { type: 'activateTile', casino: 2 }) };
  };

  test('Pay Day pays for the two casinos that hold dice, not for the third that was activated', () => {
    expect(paid(through('D1').events)).toEqual([{ seat: 0, chips: 2, bills: [] }]);
  });

  test('Double Down moves only dice that lie there', () => {
    const state = put(royale(['H2', 'G2']), 2, 0, 2, 1);
    rolled(keep(state, 0, 2), 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 }, black(4, 4));
    go(state, 0, { type: 'myChoice', result: 4 });
    go(state, 0, { type: 'activateTile', casino: 2 });
    expect(asking(state)).toBe('doubleDown');
    const have = { small: 2, big: 1 };
    expect(refusal(state, 0, { type: 'doubleDown', small: 3, big: 1 })).toEqual({
      code: 'tooManyDice',
      casino: 2,
      have,
    });
    go(state, 0, { type: 'doubleDown', ...have });
    expect([tileOf(state, 'G2').dice[0], dieIn(state, 2, 0)]).toEqual([have, { small: 0, big: 0 }]);
  });

  test.each(['C1', 'D2', 'G2'] as const)('%s gives nothing without dice there', (face) => {
    const { state, events } = through(face);
    expect(types(events)).toContain('nothingHappened');
    expect(asking(state)).toBe('nothing');
  });
});

describe('neighbours and illegal answers', () => {
  test('Lucky Punch asks the next seat even when it has no dice left', () => {
    const state = keep(royale(['A1']), 1, 0);
    rolled(keep(state, 0, 2), 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 });
    go(state, 0, { type: 'luckyHide', count: 1 });
    expect(lasVegas.toAct(state)).toEqual([1]);
  });

  test('an answer by the wrong seat, of the wrong type, repeated, or for a tile not in play has its own refusal', () => {
    const state = rolled(keep(royale(['A1']), 0, 2), 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 });
    expect(refusal(state, 1, { type: 'luckyHide', count: 1 })).toEqual({ code: 'notAsked', seat: 0 });
    expect(refusal(state, 0, { type: 'roll' })).toEqual({
      code: 'decideFirst',
      instead: { type: 'decide', decision: 'luckyHide' },
    });
    expect(refusal(state, 0, { type: 'block', cluster: 1, casino: 2 })).toEqual({
      code: 'tileNotInPlay',
      faces: ['F1'],
    });
    go(state, 0, { type: 'luckyHide', count: 1 });
    expect(refusal(state, 0, { type: 'luckyHide', count: 1 })).toEqual({ code: 'notAsked', seat: 1 });
    go(state, 1, { type: 'luckyGuess', count: 1 });
    expect(refusal(state, 1, { type: 'luckyGuess', count: 1 })).toEqual({ code: 'nothingToDecide' });
  });

  test('piles of the Black Box must be two, not empty, and hold its tokens', () => {
    const state = put(royale(['G1']), 1, 0, 2);
    go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 });
    const all = [60_000, 20_000, 20_000, 0, 0, 0];
    expect(refusal(state, 1, { type: 'blackSplit', piles: [all, []] })).toEqual({ code: 'emptyPile' });
    expect(refusal(state, 1, { type: 'blackSplit', piles: [[60_000], [60_000]] })).toEqual({
      code: 'tokensDiffer',
      tokens: all,
    });
  });

  test('Block It! refuses a group that is used, and lists the groups that are left', () => {
    const state = rolled(keep(royale(['F1']), 0, 2), 0, [1, 3]);
    const { clusters } = tileOf(state, 'F1');
    clusters.splice(clusters.indexOf(3), 1);
    at(state.casinos, 5).gray = 3;
    go(state, 0, { type: 'place', face: 1 });
    expect(refusal(state, 0, { type: 'block', cluster: 3, casino: 2 })).toEqual({
      code: 'noCluster',
      cluster: 3,
      left: [1, 2],
    });
  });

  test('My Choice cannot activate a casino without a tile', () => {
    const state = rolled(keep(royale(['H2', 'D1']), 0, 2), 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 }, black(4, 4));
    go(state, 0, { type: 'myChoice', result: 4 });
    expect(refusal(state, 0, { type: 'activateTile', casino: 5 })).toEqual({ code: 'noTileThere', casino: 5, at: [2] });
  });

  test('only the seat that made a hidden choice or a split sees it', () => {
    const state = rolled(keep(royale(['A1']), 0, 2), 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 });
    const [hidden] = go(state, 0, { type: 'luckyHide', count: 3 });
    if (hidden === undefined) throw new Error('no event was found');
    const seen = (seat: number) => lasVegas.view(state, seatAt(seat)).royale?.tiles[0];
    expect([seen(0), seen(1)]).toEqual([
      { face: 'A1', hidden: 3 },
      { face: 'A1', hidden: null },
    ]);
    expect(lasVegas.viewEvent(hidden, seatAt(1))).toEqual({ type: 'luckyHidden', seat: 0, casino: 1, count: null });
    expect(dieIn(state, 1, 0).small).toBe(1);
  });
});

describe('Prime Time in its own casino', () => {
  /** Seats 1 and 2 tie with three each, so seat 0 wins with two ahead of seat 3 with one, and rolls 1 and 5. */
  const primeTime = () => {
    const state = royale(['B1'], 4);
    for (const [seat, small] of [2, 3, 3, 1].entries()) put(state, 1, seat, small);
    go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 }, black(1, 5));
    expect(lasVegas.toAct(state)).toEqual([0]);
    return state;
  };
  const firstAtOne = (events: readonly Event[]) =>
    events.find((event) => event.type === 'billWon' && event.casino === 1 && event.rank === 1);

  test('the winner stays first without putting a die here', () => {
    expect(firstAtOne(go(primeTime(), 0, { type: 'primeTime', put: [5] }))).toMatchObject({ seat: 0, strength: 2 });
  });

  test('a third die ties the winner too: another seat is first, and does not roll', () => {
    const state = primeTime();
    const events = go(state, 0, { type: 'primeTime', put: [1] });
    expect(firstAtOne(events)).toMatchObject({ seat: 3, strength: 1 });
    expect(types(events)).not.toContain('blackRolled');
    expect([state.round, asking(state)]).toEqual([2, 'nothing']);
  });
});

describe('when the box runs out', () => {
  test('of chips, the bank still pays them', () => {
    const state = rolled(keep(royale(['D1'], 5), 0, 2), 0, [1, 3]);
    for (const chair of state.chairs) chair.chips = 4;
    // Dice at casino 6 and now at casino 1.
    expect(paid(go(state, 0, { type: 'place', face: 1 }))).toEqual([{ seat: 0, chips: 2, bills: [] }]);
    expect(state.chairs.map(({ chips }) => chips)).toEqual([6, 4, 4, 4, 4]);
  });

  test('of bills of 30,000, My Choice creates one', () => {
    const state = rolled(keep(royale(['H2']), 0, 2), 0, [1, 3]);
    const bank = state.royale?.bank ?? [];
    const thirties = bank.filter((bill) => bill === 30_000);
    bank.splice(0, thirties.length);
    state.returned.push(...thirties);
    go(state, 0, { type: 'place', face: 1 }, black(3, 3));
    const events = go(state, 0, { type: 'myChoice', result: 3 });
    expect(events).toContainEqual(expect.objectContaining({ type: 'tilePaid', bills: [30_000], minted: 1 }));
  });
});

test('six tiles: casinos 4 to 6 activate theirs, and no tile is used twice with either face (R29)', () => {
  const state = rolled(keep(royale(['A1', 'B1', 'C1', 'D1', 'E2', 'F1']), 0, 2, 0, 1), 0, [4, 6]);
  expect(types(go(state, 0, { type: 'place', face: 4 }))).toContain('tileActivated');
  const options = optionsOf('royale', { tiles: 6, noRepeat: false, exactChange: false });
  for (let seed = 1; seed <= 20; seed++) {
    const { tiles } = lasVegas.setup(options, 3, seededChance(seed)).state.royale ?? { tiles: [] };
    expect(new Set(tiles.map(({ face }) => face.charAt(0))).size).toBe(6);
  }
});
