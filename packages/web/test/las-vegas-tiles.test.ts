/** Decisions of tiles: the screen offers every legal answer, and the odds are exact. */

import './support/browser.ts';
import { type Action, type Event, type LasVegas, lasVegas, type TileFace, type View } from '@fremont/games/las-vegas';
import { loadText } from '@fremont/games/las-vegas/text';
import { at, type Match, playMatch, type Seat, seatAt, seededChance, startMatch, stateOf } from '@fremont/kernel';
import { signal } from '@preact/signals';
import { describe, expect, it, test, vi } from 'vitest';
import { atRest } from '../src/games/las-vegas/frame.ts';
import { ROLLS, rollsWith, winningRolls, worthOfBet } from '../src/games/las-vegas/tiles/bet-odds.ts';
import { currentQuestion } from '../src/games/las-vegas/tiles/current-question.ts';
import { pick } from '../src/games/las-vegas/tiles/picks.ts';
import type { PickGroup } from '../src/games/las-vegas/tiles/question.ts';
import { faceMoney } from '../src/games/las-vegas/tiles/tile-money.ts';
import type { LasVegasModel } from '../src/games/las-vegas/types.ts';

// No messages are loaded here: every message is its key, and the report of it is ignored.
vi.stubGlobal('reportError', () => undefined);

const en = await loadText('en');
const COLOURS = ['cherry', 'pool', 'lemon'] as const;

/** The part of a table model that decisions read. */
const modelOf = (view: View, seat: Seat): LasVegasModel => {
  const update = { view, viewer: seat, asks: [{ seat, id: 'asked' }] };
  const model = {
    view,
    viewer: seat,
    actor: seat,
    players: COLOURS.map((colour, index) => ({ seat: seatAt(index), name: colour, initial: '', colour, bot: null })),
    text: signal(en),
    frame: signal(atRest(view)),
    update: signal(update),
    chosen: signal(null),
    commands: { stepBack: () => undefined },
    reasonAgainst: () => null,
  };
  return model as unknown as LasVegasModel;
};

/** Every answer that the screen offers, for every combination of picks. */
const answersOf = (model: LasVegasModel, picks: readonly PickGroup[]): Action[] => {
  const [first, ...others] = picks;
  if (first !== undefined) {
    return first.options.flatMap(({ id }) => {
      pick(model, first.id, id);
      return answersOf(model, others);
    });
  }
  const question = currentQuestion(model);
  return [
    ...(question?.answers ?? []).map(({ action }) => action),
    ...(question?.targets ?? []).map(({ action }) => action),
    ...(question?.composed === null || question === null ? [] : [question.composed]),
  ];
};

const written = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/** Plays at random and reports every decision. */
const questionsOf = (
  faces: readonly TileFace[],
  seed: number,
  ask: (view: View, seat: Seat, legal: readonly Action[]) => void,
) => {
  const decoded = lasVegas.decodeOptions({ edition: 'royale', faces }, 3);
  if (!decoded.ok) throw new Error(decoded.error.code);
  const chance = seededChance(seed);
  let match: Match<LasVegas> = startMatch(lasVegas, decoded.value, 3, chance);
  while (lasVegas.outcome(stateOf(match)) === null) {
    const seat = at(lasVegas.toAct(stateOf(match)), 0);
    const legal = lasVegas.legalActions(stateOf(match), seat);
    const view = lasVegas.view(stateOf(match), seat);
    if (view.phase.type === 'deciding') ask(view, seat, legal);
    const played = playMatch(match, seat, at(legal, chance.int(legal.length, 'choice')), chance);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value;
  }
};

/** Together these are all faces with decisions. */
const TABLES: readonly (readonly [TileFace, ...TileFace[]])[] = [
  ['E1', 'A1', 'H1', 'D2', 'F1', 'B1'],
  ['H2', 'F2', 'G2', 'E1', 'B2', 'C1'],
  ['E2', 'C2', 'G1', 'D1', 'A2', 'H2'],
];

describe.each(TABLES.map((faces) => [faces.join(', '), faces] as const))('with %s', (_, faces) => {
  it('the screen offers every legal answer', () => {
    const types = new Set<string>();
    questionsOf(faces, 11, (view, seat, legal) => {
      if (view.phase.type !== 'deciding') return;
      const { type } = view.phase.decision;
      types.add(type);
      const model = modelOf(view, seat);
      const offered = new Set(answersOf(model, currentQuestion(model)?.picks ?? []).map(written));
      // Tokens are split one by one. The initial split stands for all others.
      const missing = legal.filter((action) => !offered.has(written(action)));
      if (type === 'blackSplit') expect(missing.length).toBeLessThan(legal.length);
      else expect({ type, missing }).toEqual({ type, missing: [] });
    });
    expect(types.size).toBeGreaterThan(1);
  });
});

describe('the odds of two dice', () => {
  test('above and below 7 lie 15 rolls each, on 7 the remaining 6', () => {
    expect([winningRolls('higher', 7), winningRolls('lower', 7), rollsWith(7)]).toEqual([15, 15, 6]);
  });

  // 10 in three ways, 11 in two, 12 in one; 9 itself in four: 6 + 3, 3 + 6, 5 + 4, 4 + 5.
  test('against 9, 6 rolls are higher, 4 equal and 26 lower', () => {
    expect([winningRolls('higher', 9), rollsWith(9), winningRolls('lower', 9)]).toEqual([6, 4, 26]);
  });

  test('every sum shares out all 36 rolls', () => {
    for (let sum = 2; sum <= 12; sum++) {
      expect(winningRolls('higher', sum) + winningRolls('lower', sum) + rollsWith(sum)).toBe(ROLLS);
    }
  });

  test('nothing is higher than 12 or lower than 2', () => {
    expect([winningRolls('higher', 12), winningRolls('lower', 2)]).toEqual([0, 0]);
  });

  // 26 of 36 rolls win: 40,000 * 26 / 36.
  test('a bet on the better side of 9 for $40,000 is worth 28,889', () => {
    expect(Math.round(worthOfBet(9, 40_000))).toBe(28_889);
  });
});

test('the result adds up bills, chips and fines by face', () => {
  const seat = seatAt(1);
  const paid = { type: 'tilePaid', casino: 1, seat, minted: 0 } as const;
  const events: Event[] = [
    { ...paid, face: 'A2', chips: 0, bills: [30_000] },
    { ...paid, face: 'A2', chips: 0, bills: [40_000] },
    { ...paid, face: 'D1', chips: 2, bills: [] },
    { ...paid, seat: seatAt(0), face: 'D1', chips: 1, bills: [] },
    { type: 'finePaid', seat, casino: 2, bills: [80_000], chips: 0, change: [30_000], minted: 0 },
  ];
  expect(faceMoney(events, seat)).toEqual([
    { face: 'A2', money: 70_000 },
    { face: 'C2', money: -50_000 },
    { face: 'D1', money: 20_000 },
  ]);
});
