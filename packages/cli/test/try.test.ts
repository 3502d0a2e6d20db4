/** Steps with results that can be checked by hand. RB numbers are the worked examples of the rulebook. */

import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { vegasShowdown } from '@fremont/games/vegas-showdown';
import { seededChance } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { fremont, fremontJson } from './fremont.ts';
import { dice, stateOf } from './positions.ts';

interface Tried {
  readonly events?: readonly { readonly type: string }[];
  readonly refusal?: { readonly code: string };
  readonly why?: string;
  readonly state: {
    readonly phase: { readonly type: string };
    readonly chairs: readonly {
      readonly bills: readonly number[];
      readonly supply: object;
      readonly neutral: number;
    }[];
    readonly casinos: readonly {
      readonly bills: readonly number[];
      readonly dice: readonly object[];
      readonly neutral: object;
    }[];
  };
  readonly faults?: readonly string[];
}

const tryIt = (input: object): Promise<Tried[]> =>
  fremontJson<Tried[]>(['try', 'las-vegas'], { input: JSON.stringify(input) });

const ROYALE = { edition: 'royale-base' };
const roll = (seat: number, ...faces: number[]) => ({
  seat,
  action: { type: 'roll' },
  draws: faces.map((face) => [`dice:${seat}`, 6, face - 1]),
});
const place = (seat: number, face: number) => ({ seat, action: { type: 'place', face }, draws: [] });

const BEN = 1;
const DENNY = 3;

/** Four players; Ben has five small dice left, all other dice are in casino 1. */
const benToRoll = stateOf({
  edition: 'royale-base',
  round: 1,
  turn: BEN,
  phase: { type: 'rolling' },
  supply: [dice(0), dice(5), dice(0), dice(1)],
  chips: 2,
  casinos: {
    1: { bills: [40_000, 30_000], dice: [dice(7, 1), dice(2, 1), dice(7, 1), dice(6, 1)] },
  },
});

/**
 * RB-02, one die before the end of the last round: at casino 4 Anna has 5, Ben 3, Carla a small and the big die,
 * Denny is about to add 1. The other dice lie at casinos without bills.
 */
const beforePayout = stateOf({
  edition: 'royale-base',
  round: 3,
  turn: DENNY,
  phase: { type: 'rolling' },
  supply: [dice(0), dice(0), dice(0), dice(1)],
  chips: 0,
  casinos: {
    1: { bills: [], dice: [dice(2, 1)] },
    2: { bills: [], dice: [dice(0), dice(4, 1)] },
    3: { bills: [], dice: [dice(0), dice(0), dice(6)] },
    4: { bills: [80_000, 50_000], dice: [dice(5), dice(3), dice(1, 1), dice(0)] },
    5: { bills: [], dice: [dice(0), dice(0), dice(0), dice(6, 1)] },
  },
});

describe('try', () => {
  it('RB-01: Ben rolls 3 3 3 3 5 and places all four threes; one die is left', async () => {
    const steps = [roll(BEN, 3, 3, 3, 3, 5), place(BEN, 3)];
    const [, placed] = await tryIt({ options: ROYALE, seats: 4, state: benToRoll, steps });
    expect(placed?.events).toEqual([
      { type: 'dicePlaced', seat: BEN, casino: 3, dice: dice(4), neutral: 0 },
      { type: 'turnBegan', seat: DENNY },
    ]);
    expect(placed?.state.casinos[2]?.dice[BEN]).toEqual(dice(4));
    expect(placed?.state.chairs[BEN]?.supply).toEqual(dice(1));
    expect(placed).not.toHaveProperty('faults');
  });

  it('RB-02: Ben and Carla tie with 3 and drop out, Anna takes $80,000 and Denny $50,000', async () => {
    const steps = [roll(DENNY, 4), place(DENNY, 4)];
    const [, settled] = await tryIt({ options: ROYALE, seats: 4, state: beforePayout, steps });
    expect(settled?.events).toEqual([
      { type: 'dicePlaced', seat: DENNY, casino: 4, dice: dice(1), neutral: 0 },
      { type: 'roundEnded', round: 3 },
      { type: 'tieCancelled', casino: 4, strength: 3, participants: [1, 2] },
      { type: 'billWon', casino: 4, seat: 0, bill: 80_000, rank: 1, strength: 5 },
      { type: 'billWon', casino: 4, seat: 3, bill: 50_000, rank: 2, strength: 1 },
      { type: 'matchEnded', winners: [0], tieBreak: 'none', totals: [80_000, 0, 0, 50_000] },
    ]);
    expect(settled?.state.phase).toEqual({ type: 'over', ending: 'lastRoundPaid' });
  });

  it('RB-07: the pair 90 and 30 lies above the pair 70 and 50, which has the same sum', async () => {
    // Index of each bill among the unseen ones, ascending: 11 of 30, 11 of 40, 13 of 50, 15 of 60, 13 of 70, 11 of 80,
    // 9 of 90, 7 of 100; each drawn bill makes the ones above it move down by one.
    const indices = [74, 0, 49, 21, 79, 71, 10, 0, 19, 9, 18, 0]; // 90 30, 70 50, 100 90, 40 30, 50 40, 50 30
    const setupDraws = indices.map((index, drawn) => ['deck', 90 - drawn, index]);
    const steps = [roll(0, 1, 2, 3, 4, 5, 6, 6, 6)];
    const [rolled] = await tryIt({ options: ROYALE, seats: 4, setupDraws, steps });
    expect(rolled?.state.casinos.map(({ bills }) => bills)).toEqual([
      [40_000, 30_000],
      [50_000, 30_000],
      [50_000, 40_000],
      [70_000, 50_000],
      [90_000, 30_000],
      [100_000, 90_000],
    ]);
  });

  it('RB-11: of own 1 1 5 and neutral 1 6, the ones go together, and 2 may not be chosen', async () => {
    const state = stateOf({
      edition: 'classic',
      round: 1,
      turn: 0,
      phase: { type: 'rolling' },
      supply: [dice(3), dice(8), dice(8)],
      neutral: [2, 2, 2],
      chips: 0,
      casinos: { 3: { bills: [50_000], dice: [dice(5)] } },
    });
    // Seats of three hold two neutral dice each; the other two are rolled before the first turn. Here they lie at casino 6.
    const lying = {
      ...state,
      casinos: state.casinos.map((casino, index) => (index === 5 ? { ...casino, neutral: dice(2) } : casino)),
    };
    const steps = [roll(0, 1, 1, 5, 1, 6), place(0, 2), place(0, 1)];
    const [, refused, placed] = await tryIt({ options: { neutralDice: true }, seats: 3, state: lying, steps });
    expect(refused?.refusal).toEqual({
      code: 'noSuchDie',
      face: 2,
      instead: { type: 'place', faces: [1, 5, 6], chip: false },
    });
    expect(placed?.events?.[0]).toEqual({ type: 'dicePlaced', seat: 0, casino: 1, dice: dice(2), neutral: 1 });
    expect(placed?.state.chairs[0]).toMatchObject({ supply: dice(1), neutral: 1 });
    expect(placed).not.toHaveProperty('faults');
  });

  it('continues from a record', async () => {
    const indices = [74, 0, 49, 21, 79, 71, 10, 0, 19, 9, 18, 0];
    const record = {
      game: 'las-vegas',
      rulesVersion: 1,
      options: ROYALE,
      seats: 4,
      setupDraws: indices.map((index, drawn) => ['deck', 90 - drawn, index]),
      entries: [roll(0, 1, 2, 3, 4, 5, 6, 6, 6), place(0, 6)],
    };
    const [rolled] = await tryIt({ record, steps: [roll(1, 1, 1, 1, 1, 1, 1, 1, 2)] });
    // Seat 0 placed two small dice and the big one.
    expect(rolled?.state.casinos[5]?.dice[0]).toEqual(dice(2, 1));
    expect(rolled?.state.phase.type).toBe('placing');
  });

  it('prints the refusal and keeps the state', async () => {
    const steps = [
      place(BEN, 3),
      { seat: 0, action: { type: 'roll' }, draws: [] },
      { seat: BEN, action: { type: 'fly' } },
      place(BEN, 7),
      { seat: 99, action: { type: 'roll' }, draws: [] },
      roll(BEN, 1, 1, 1, 1, 1),
    ];
    const tried = await tryIt({ options: ROYALE, seats: 4, state: benToRoll, steps });
    expect(tried.map(({ refusal }) => refusal)).toEqual([
      { code: 'rollFirst' },
      { code: 'notYourTurn', turn: BEN },
      expect.objectContaining({ code: 'unknownAction', key: 'type' }),
      expect.objectContaining({ code: 'unknownFace', key: 'face' }),
      { code: 'noSuchSeat', seat: 99, seats: 4 },
      undefined,
    ]);
    expect(tried[2]?.state).toMatchObject(benToRoll);
    expect(tried[3]?.why).toBe('“face” must be one of 1, 2, 3, 4, 5, or 6.');
    expect(tried[5]?.events?.[0]?.type).toBe('diceRolled');
  });

  it('deals a match if there is no state and no record, the same for the same seed', async () => {
    const input = { seats: 2, seed: 5, steps: [roll(0, 1, 1, 1, 1, 2, 2, 2, 2)] };
    expect(await tryIt(input)).toEqual(await tryIt(input));
  });

  it('prints the broken invariants of a state', async () => {
    const poorer = { ...benToRoll, unseen: benToRoll.unseen.slice(1) };
    const [rolled] = await tryIt({ options: ROYALE, seats: 4, state: poorer, steps: [roll(BEN, 1, 1, 1, 1, 1)] });
    expect(rolled?.faults).toHaveLength(1);
  });
});

describe('wrong input of try gets one line and exit code 2', () => {
  const input = (more: object) => ({ options: ROYALE, seats: 4, state: benToRoll, steps: [], ...more });

  it.concurrent.each([
    [
      'a roll without draws',
      input({ steps: [{ seat: BEN, action: { type: 'roll' } }] }),
      /step 0: .*dice:1 for 1 of 6/,
    ],
    ['too few draws', input({ steps: [roll(BEN, 1, 1)] }), /step 0: draw 2: the rules ask dice:1 for 1 of 6/],
    ['too many draws', input({ steps: [roll(BEN, 1, 1, 1, 1, 1, 1)] }), /step 0: draws: the last 1 were not used/],
    [
      'draws of another stream',
      input({ steps: [roll(0, 1), { ...roll(0, 1, 1, 1, 1, 1), seat: BEN }] }),
      /step 1: .*dice:1/,
    ],
    ['a draw out of range', input({ steps: [roll(BEN, 1, 1, 1, 1, 7)] }), /6 is not one of 6/],
    ['a step that is not an object', input({ steps: [7] }), /step 0: the step must be an object/],
    ['a seat that is not a number', input({ steps: [{ seat: 'Ben', action: { type: 'roll' } }] }), /number of a seat/],
    ['both a state and a record', input({ record: {} }), /not both/],
    ['a state of something else', input({ state: { board: [] } }), /no state of las-vegas/],
    ['no seats', { steps: [] }, /seats 2 to 5/],
    [
      'options that do not exist',
      { seats: 3, options: { edition: 'platinum' }, steps: [] },
      /“edition” must be one of/,
    ],
    ['options that are null', { seats: 3, options: null, steps: [] }, /must be an object with fields/],
    [
      'a state with a field missing',
      input({ state: { ...benToRoll, chairs: undefined } }),
      /no state of las-vegas: the rules cannot read the state: “chairs” is missing/,
    ],
    [
      'a state with a field of another kind',
      input({ state: { ...benToRoll, casinos: 6 } }),
      /no state of las-vegas: the rules cannot read the state: “casinos” must be a list/,
    ],
    [
      'a state with a seat of another kind',
      input({ state: { ...benToRoll, chairs: ['Ada', 'Ben', 'Carla', 'Denny'] } }),
      /the rules cannot read the state: “chairs.0” must be an object with fields/,
    ],
    [
      'a state with half a phase',
      input({ state: { ...benToRoll, phase: { type: 'placing' } }, steps: [place(BEN, 3)] }),
      /: the rules cannot read the state/,
    ],
  ])('%s', async (_name, given, words) => {
    const { code, stdout, stderr } = await fremont(['try', 'las-vegas'], { input: JSON.stringify(given) });
    expect(stderr).toMatch(words);
    expect(stderr).toMatch(/^fremont: [^\n]+\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

describe('a misshapen state gets one line in every game', () => {
  it.concurrent.each([
    ['Lords of Vegas', lordsOfVegas, { lots: 48 }, /“lots” must be a list/],
    ['Vegas Showdown', vegasShowdown, { stacks: null }, /“stacks” must be an object with fields/],
  ] as const)('%s', async (_name, { meta, variants: [variant], setup }, wrong, words) => {
    const seats = meta.seats.max;
    const { state } = setup(variant?.options as never, seats, seededChance(1));
    const input = JSON.stringify({ options: variant?.options, seats, state: { ...state, ...wrong }, steps: [] });
    const { code, stdout, stderr } = await fremont(['try', meta.id], { input });
    expect(stderr).toMatch(words);
    expect(stderr).toMatch(/^fremont: state is no state of [^\n]+\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});
