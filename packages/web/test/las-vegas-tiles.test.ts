/** Questions of tiles on the screen: everything the rules allow can be answered, and odds are counted, not guessed. */

import './support/browser.ts';
import { type Action, type Event, type LasVegas, lasVegas, type TileFace, type View } from '@fremont/games/las-vegas';
import { en } from '@fremont/games/las-vegas/text/en';
import { at, type Match, playMatch, type Seat, seatAt, seededChance, startMatch, stateOf } from '@fremont/kernel';
import { signal } from '@preact/signals';
import { describe, expect, it, test, vi } from 'vitest';
import { atRest } from '../src/games/las-vegas/frame.ts';
import type { Pick } from '../src/games/las-vegas/tiles/ask.ts';
import { askOf } from '../src/games/las-vegas/tiles/asks.ts';
import { ROLLS, waysToEqual, waysToWin, worthOfBet } from '../src/games/las-vegas/tiles/odds.ts';
import { pick } from '../src/games/las-vegas/tiles/picks.ts';
import { faceMoney } from '../src/games/las-vegas/tiles/tile-money.ts';
import type { LasVegasSession } from '../src/games/las-vegas/types.ts';

// No words are fetched here: every message is its key, which is nothing to report.
vi.stubGlobal('reportError', () => undefined);

const COLOURS = ['cherry', 'pool', 'lemon'] as const;

/** As much of a sitting as questions look at. */
const sittingOf = (view: View, seat: Seat): LasVegasSession => {
  const update = { view, viewer: seat, asks: [{ seat, id: 'asked' }] };
  const sitting = {
    view,
    viewer: seat,
    actor: seat,
    players: COLOURS.map((colour, index) => ({ seat: seatAt(index), name: colour, initial: '', colour, bot: null })),
    text: signal(en),
    frame: signal(atRest(view)),
    update: signal(update),
    chosen: signal(null),
    stepBack: () => undefined,
    reasonAgainst: () => null,
  };
  return sitting as unknown as LasVegasSession;
};

/** Every answer that can be given, with everything picked that can be picked. */
const answersOf = (session: LasVegasSession, picks: readonly Pick[]): Action[] => {
  const [first, ...others] = picks;
  if (first !== undefined) {
    return first.options.flatMap(({ id }) => {
      pick(session, first.id, id);
      return answersOf(session, others);
    });
  }
  const ask = askOf(session);
  return [
    ...(ask?.answers ?? []).map(({ action }) => action),
    ...(ask?.targets ?? []).map(({ action }) => action),
    ...(ask?.composed === null || ask === null ? [] : [ask.composed]),
  ];
};

const written = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/** Plays at random and tells of every question on the way. */
const questionsOf = (
  faces: readonly TileFace[],
  seed: number,
  ask: (view: View, seat: Seat, legal: readonly Action[]) => void,
) => {
  const decoded = lasVegas.decodeOptions({ edition: 'royale', faces }, 3);
  if (!decoded.ok) throw new Error(decoded.error);
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

/** Together all faces that ask something. */
const TABLES: readonly (readonly [TileFace, ...TileFace[]])[] = [
  ['E1', 'A1', 'H1', 'D2', 'F1', 'B1'],
  ['H2', 'F2', 'G2', 'E1', 'B2', 'C1'],
  ['E2', 'C2', 'G1', 'D1', 'A2', 'H2'],
];

describe.each(TABLES.map((faces) => [faces.join(', '), faces] as const))('with %s', (_, faces) => {
  it('every answer the rules list can be given on the screen', () => {
    const types = new Set<string>();
    questionsOf(faces, 11, (view, seat, legal) => {
      if (view.phase.type !== 'deciding') return;
      const { type } = view.phase.decision;
      types.add(type);
      const session = sittingOf(view, seat);
      const offered = new Set(answersOf(session, askOf(session)?.picks ?? []).map(written));
      // Splitting is done token by token; that what lies there at first may be sent stands for the rest.
      const missing = legal.filter((action) => !offered.has(written(action)));
      if (type === 'blackSplit') expect(missing.length).toBeLessThan(legal.length);
      else expect({ type, missing }).toEqual({ type, missing: [] });
    });
    expect(types.size).toBeGreaterThan(1);
  });
});

describe('the odds of two dice', () => {
  test('above and below 7 lie 15 rolls each, on 7 the remaining 6', () => {
    expect([waysToWin('higher', 7), waysToWin('lower', 7), waysToEqual(7)]).toEqual([15, 15, 6]);
  });

  // 10 in three ways, 11 in two, 12 in one; 9 itself in four: 6 + 3, 3 + 6, 5 + 4, 4 + 5.
  test('against 9, 6 rolls are higher, 4 equal and 26 lower', () => {
    expect([waysToWin('higher', 9), waysToEqual(9), waysToWin('lower', 9)]).toEqual([6, 4, 26]);
  });

  test('every sum shares out all 36 rolls', () => {
    for (let sum = 2; sum <= 12; sum++) {
      expect(waysToWin('higher', sum) + waysToWin('lower', sum) + waysToEqual(sum)).toBe(ROLLS);
    }
  });

  test('nothing is higher than 12 or lower than 2', () => {
    expect([waysToWin('higher', 12), waysToWin('lower', 2)]).toEqual([0, 0]);
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
