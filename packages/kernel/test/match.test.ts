import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  at,
  type Chance,
  canReplay,
  deal,
  draftOf,
  type Entry,
  lastStep,
  type Match,
  type MatchRecord,
  play,
  playMatch,
  replay,
  rewind,
  scriptedChance,
  seatAt,
  seatList,
  seededChance,
  startMatch,
  stateAfter,
  stateOf,
  takeBackBarrier,
} from '../src/index.ts';
import { ACTIONS, type Action, type Jar, jar } from './jar.ts';

const SEAT_0 = seatAt(0);
const SEAT_1 = seatAt(1);
const TAKE: Action = { type: 'take', coins: 1 };
const TOSS: Action = { type: 'toss' };
const LOOK: Action = { type: 'look' };

const mustNotBeAsked: Chance = {
  int: () => {
    throw new Error('asked for a draw');
  },
};

const started = (coins = 5): Match<Jar> => startMatch(jar, { coins }, 2, scriptedChance([['penny', 2, 1]]));

const played = (match: Match<Jar>, seat: number, action: Action, chance: Chance = mustNotBeAsked): Match<Jar> => {
  const result = playMatch(match, seatAt(seat), action, chance);
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
};

const HEADS = (): Chance => scriptedChance([['coin', 2, 1]]);

/** A match of random listed actions. */
const wandered = (seed: number, length: number): Match<Jar> => {
  const chance = seededChance(seed);
  let match = startMatch(jar, { coins: 9 }, 3, chance);
  for (let count = 0; count < length && jar.outcome(stateOf(match)) === null; count++) {
    const seat = at(jar.toAct(stateOf(match)), 0);
    const list = jar.legalActions(stateOf(match), seat);
    match = played(match, seat, at(list, chance.int(list.length, 'choice')), chance);
  }
  return match;
};

describe('dealing', () => {
  it('records the draws of the deal', () => {
    expect(started().record).toEqual({
      game: 'jar',
      rulesVersion: 2,
      options: { coins: 5 },
      seats: 2,
      setupDraws: [['penny', 2, 1]],
      entries: [],
    });
  });

  it.each([1, 4, 2.5, Number.NaN])('refuses a table of %d seats', (seats) => {
    expect(() => deal(jar, { coins: 5 }, seats, seededChance(1))).toThrow(`jar: ${seats} seats`);
  });

  it('stops at a state that is not sound', () => {
    expect(() => deal(jar, { coins: -1 }, 2, seededChance(1))).toThrow('jar: -1 coins in the jar');
  });
});

describe('playing', () => {
  it('adds an entry and a step, and does not change the match before', () => {
    const before = started();
    const after = played(before, 0, TOSS, HEADS());
    expect(after.record.entries).toEqual([{ seat: 0, action: TOSS, draws: [['coin', 2, 1]] }]);
    expect(lastStep(after).events).toEqual([{ type: 'coinTossed', heads: true }]);
    expect(stateOf(after).coins).toBe(6);
    expect(before.record.entries).toEqual([]);
    expect(before.steps).toHaveLength(1);
    expect(stateOf(before).coins).toBe(5);
  });

  it('a refused action changes nothing and draws nothing', () => {
    const match = started();
    const kept = JSON.stringify(match.steps);
    expect(playMatch(match, SEAT_1, TOSS, mustNotBeAsked)).toEqual({ ok: false, error: { code: 'notYourTurn' } });
    expect(JSON.stringify(match.steps)).toBe(kept);
    expect(match.record.entries).toEqual([]);
  });

  it('stops when the rules break their own invariants', () => {
    const lax = { ...jar, check: () => null };
    expect(() => play(lax, stateOf(started(1)), SEAT_0, { type: 'take', coins: 2 }, mustNotBeAsked)).toThrow(
      'jar: -1 coins in the jar',
    );
  });

  it('returns deeply frozen states', () => {
    const state = stateOf(played(started(), 0, TAKE)) as Jar['state'];
    expect(() => {
      state.coins = 100;
    }).toThrow(TypeError);
    expect(() => state.taken.push(1)).toThrow(TypeError);
  });

  it('makes drafts that can be written to', () => {
    const state = stateOf(started());
    const draft = draftOf(jar, state);
    draft.taken[0] = 3;
    expect(state.taken).toEqual([0, 0]);
  });

  it('makes drafts with the clone of the game if there is one', () => {
    const cloning = { ...jar, clone: () => ({ coins: 77, turn: 0, taken: [0, 0], penny: 0 }) };
    expect(draftOf(cloning, stateOf(started())).coins).toBe(77);
  });
});

describe('replaying', () => {
  const match = played(played(played(started(), 0, TOSS, HEADS()), 1, TAKE), 0, LOOK);
  const spoilt = (change: Partial<MatchRecord<Jar>>): MatchRecord<Jar> => ({ ...match.record, ...change });
  const withEntry = (index: number, change: Partial<Entry<Jar>>): MatchRecord<Jar> =>
    spoilt({ entries: match.record.entries.with(index, { ...at(match.record.entries, index), ...change }) });

  it('rebuilds every step from the record alone', () => {
    const rebuilt = replay(jar, JSON.parse(JSON.stringify(match.record)));
    expect(rebuilt.steps).toEqual(match.steps);
  });

  it('rebuilds any match', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 30 }), (seed, length) => {
        const walked = wandered(seed, length);
        expect(replay(jar, JSON.parse(JSON.stringify(walked.record))).steps).toEqual(walked.steps);
      }),
    );
  });

  it('throws for the record of another game', () => {
    expect(() => replay(jar, spoilt({ game: 'cup' }))).toThrow('a record of cup given to jar');
  });

  it('throws for other rules', () => {
    expect(() => replay(jar, spoilt({ rulesVersion: 1 }))).toThrow('jar: record of rules 1, rules here are 2');
  });

  it('replays older rules where the game says that nothing changed for these options', () => {
    const five = { ...jar, isUnchangedSince: (rules: number, { coins }: Jar['options']) => rules === 1 && coins === 5 };
    const four = { ...jar, isUnchangedSince: (rules: number, { coins }: Jar['options']) => rules === 1 && coins === 4 };
    const old = spoilt({ rulesVersion: 1 });
    expect(replay(five, old).steps).toEqual(match.steps);
    expect(replay(five, old).record.rulesVersion).toBe(1);
    expect(canReplay(five, old)).toBe(true);
    expect(() => replay(four, old)).toThrow('jar: record of rules 1, rules here are 2');
    expect(() => replay(five, spoilt({ rulesVersion: 3 }))).toThrow('jar: record of rules 3, rules here are 2');
  });

  it('throws if the deal leaves draws over', () => {
    const setupDraws = [...match.record.setupDraws, ['penny', 2, 0] as const];
    expect(() => replay(jar, spoilt({ setupDraws }))).toThrow('the deal left 1 draws over');
  });

  it('throws at an entry that is refused', () => {
    expect(() => replay(jar, withEntry(1, { seat: SEAT_0 }))).toThrow('entry 1: refused, notYourTurn');
  });

  it('throws at an entry that leaves draws over', () => {
    expect(() => replay(jar, withEntry(1, { draws: [['coin', 2, 0]] }))).toThrow('entry 1: 1 draws left over');
  });

  it('throws at a missing draw', () => {
    expect(() => replay(jar, withEntry(0, { draws: [] }))).toThrow('draw 0: the rules ask coin for 1 of 2');
  });
});

describe('taking back', () => {
  it('needs an entry', () => {
    expect(takeBackBarrier(started(), SEAT_0)).toEqual({ code: 'nothingToTakeBack' });
  });

  it('is only free for the seat that acted last', () => {
    expect(takeBackBarrier(played(started(), 0, TAKE), SEAT_1)).toEqual({ code: 'otherSeat' });
  });

  it('is not free after a draw', () => {
    expect(takeBackBarrier(played(started(), 0, TOSS, HEADS()), SEAT_0)).toEqual({ code: 'draw' });
  });

  it('is not free after a reveal', () => {
    expect(takeBackBarrier(played(started(), 0, LOOK), SEAT_0)).toEqual({ code: 'reveal' });
  });

  it('is free otherwise and restores the match before', () => {
    const before = played(started(), 0, TOSS, HEADS());
    const match = played(before, 1, TAKE);
    expect(takeBackBarrier(match, SEAT_1)).toBeNull();
    expect(rewind(match, 1)).toEqual(before);
  });
});

describe('a match that keeps few states', () => {
  it('rebuilds the state after any entry from the last checkpoint', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 5 }), (seed, cut, every) => {
        const { record, steps } = wandered(seed, 20);
        const count = cut % (record.entries.length + 1);
        const checkpointAfter = (entries: number) => (entries % every === 0 ? at(steps, entries).state : null);
        const state = stateAfter(jar, record.entries.slice(0, count), checkpointAfter);
        expect(state).toEqual(at(steps, count).state);
      }),
    );
  });

  it('cannot be rebuilt without its deal', () => {
    expect(() => stateAfter(jar, wandered(1, 3).record.entries, () => null)).toThrow('the deal is kept');
  });
});

describe('rewinding', () => {
  it('to any entry equals replaying the record up to it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, cut) => {
        const match = wandered(seed, 20);
        const entries = cut % (match.record.entries.length + 1);
        const back = rewind(match, entries);
        const shorter = { ...match.record, entries: match.record.entries.slice(0, entries) };
        expect(back.record).toEqual(shorter);
        expect(back.steps).toEqual(replay(jar, shorter).steps);
        expect(match.steps).toHaveLength(match.record.entries.length + 1);
      }),
    );
  });

  it.each([-1, 2])('to entry %d of a match of one entry throws', (entries) => {
    expect(() => rewind(played(started(), 0, TAKE), entries)).toThrow(`rewind to ${entries}`);
  });
});

describe('the jar', () => {
  it('becomes empty, and a finished match refuses every action', () => {
    const match = wandered(1, 1000);
    expect(jar.outcome(stateOf(match))?.ending).toBe('jarEmpty');
    const refusals = seatList(3).flatMap((seat) =>
      ACTIONS.map((action) => jar.check(stateOf(match), seat, action)?.code),
    );
    expect(new Set(refusals)).toEqual(new Set(['matchOver']));
  });
});
