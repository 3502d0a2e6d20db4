import { describe, expect, it } from 'vitest';
import {
  askedSeat,
  choicesOf,
  type Game,
  nextActors,
  offTurnChoices,
  scriptedChance,
  seatAt,
  seatList,
  startMatch,
  stateOf,
} from '../src/index.ts';
import { type Jar, jar } from './jar.ts';

const SEAT_0 = seatAt(0);
const SEAT_1 = seatAt(1);
const SEAT_2 = seatAt(2);

/** Seat 2 may look at any time; seat 0 is asked first. */
const nosyJar: Game<Jar> = {
  ...jar,
  meta: { ...jar.meta, offTurnActions: ['look'] },
  legalActions: (state, seat) => (seat === SEAT_2 ? [{ type: 'look' }] : jar.legalActions(state, seat)),
};

const dealt = (game: Game<Jar>, coins = 5) =>
  stateOf(startMatch(game, { coins }, 3, scriptedChance([['penny', 3, 1]])));

describe('the next actor', () => {
  it('is the seat that owes a decision', () => {
    expect(askedSeat(jar, dealt(jar))).toBe(SEAT_0);
    expect([...nextActors(jar, dealt(jar), seatList(3))]).toEqual([{ seat: SEAT_0, isAsked: true }]);
  });

  it('is first a seat with an off-turn action', () => {
    expect([...nextActors(nosyJar, dealt(nosyJar), seatList(3))]).toEqual([
      { seat: SEAT_2, isAsked: false },
      { seat: SEAT_0, isAsked: true },
    ]);
  });

  it('is one of the candidates', () => {
    expect([...nextActors(nosyJar, dealt(nosyJar), [SEAT_1, SEAT_2])]).toEqual([{ seat: SEAT_2, isAsked: false }]);
    expect([...nextActors(nosyJar, dealt(nosyJar), [SEAT_0])]).toEqual([{ seat: SEAT_0, isAsked: true }]);
  });

  it('is no seat once the match is over', () => {
    expect(askedSeat(jar, dealt(jar, 0))).toBeUndefined();
    expect([...nextActors(jar, dealt(jar, 0), seatList(3))]).toEqual([]);
  });
});

describe('the choices of a seat', () => {
  it('are the legal actions of a seat that owes a decision', () => {
    expect(choicesOf(jar, dealt(jar), SEAT_0)).toHaveLength(4);
    expect(offTurnChoices(nosyJar, dealt(nosyJar), SEAT_0)).toEqual([]);
  });

  it('include off-turn actions of a seat that owes none', () => {
    expect(choicesOf(nosyJar, dealt(nosyJar), SEAT_2)).toEqual([{ type: 'look' }]);
    expect(offTurnChoices(nosyJar, dealt(nosyJar), SEAT_2)).toEqual([{ type: 'look' }]);
  });

  it('are not computed for a seat that cannot act', () => {
    const strict: Game<Jar> = {
      ...jar,
      legalActions: () => {
        throw new Error('listed the actions of a seat that cannot act');
      },
    };
    expect(choicesOf(strict, dealt(jar), SEAT_1)).toEqual([]);
    expect(offTurnChoices(strict, dealt(jar), SEAT_1)).toEqual([]);
  });
});
