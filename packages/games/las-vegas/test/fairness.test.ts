/** Free undo: an action that reveals something hidden makes a draw or yields a revealing event. RULES 8.2, 11, 23. */

import { at, canonicalJson, cloneJson, play, type Seat, scriptedChance, seatList, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { walkMatch } from '../../conformance/walk.ts';
import { lasVegas, type Options, type TileFace } from '../index.ts';
import { optionsOf } from './positions.ts';

const royale = (winnings: Options['winnings'], ...faces: readonly TileFace[]): Options =>
  optionsOf('royale', { winnings, tiles: 6, faces, noRepeat: false, exactChange: true });

/** All rules with secrets: Lucky Punch, Black Box, and the fine paid from face-down winnings. */
const SECRETS: readonly (readonly [name: string, options: Options, seats: number])[] = [
  ['fist, piles and fines', royale('hidden', 'A1', 'C2', 'G1', 'H2', 'E1', 'F2'), 3],
  ['two players', royale('hidden', 'G1', 'A1', 'C2', 'B1', 'D2', 'H1'), 2],
  ['open winnings', royale('open', 'G1', 'A1', 'D2', 'H1', 'E2', 'F1'), 3],
  ['without tiles', optionsOf('royale-base', { winnings: 'hidden' }), 4],
  ['classic', optionsOf('classic', { winnings: 'hidden' }), 3],
];

const WORLDS = 4;

/** The event types of free actions after which a seat can distinguish a guessed world from the real one. */
const leaks = (options: Options, seats: number, seed: number, revealing: readonly string[]): readonly string[] => {
  const variant = { name: 'secrets', options, seats: { min: seats, max: seats } };
  const { match } = walkMatch(lasVegas, { variant, seats, seed });
  const found: string[] = [];
  for (const [index, { seat, action, draws }] of match.record.entries.entries()) {
    const { state } = at(match.steps, index);
    const after = at(match.steps, index + 1);
    const isFree = draws.length === 0 && after.events.every(({ type }) => !revealing.includes(type));
    if (!isFree) continue;
    const seen = (viewer: Seat, step: typeof after): string =>
      canonicalJson([lasVegas.view(step.state, viewer), step.events.map((event) => lasVegas.viewEvent(event, viewer))]);
    for (const viewer of seatList(seats))
      for (let world = 0; world < WORLDS; world++) {
        const guessed = lasVegas.guess(lasVegas.view(state, viewer), viewer, seededChance(index * WORLDS + world));
        const played = play(lasVegas, cloneJson(guessed), seat, action, scriptedChance(draws));
        const isSame = played.ok && seen(viewer, played.value) === seen(viewer, after);
        if (!isSame) found.push(...after.events.map(({ type }) => type));
      }
  }
  return found;
};

const allLeaks = (revealing: readonly string[]): ReadonlySet<string> =>
  new Set(SECRETS.flatMap(([, options, seats]) => [1, 2].flatMap((seed) => leaks(options, seats, seed, revealing))));

describe('free undo', () => {
  const { revealingEvents } = lasVegas.meta;

  test.each(SECRETS)(
    '%s: a free action looks the same in every world that fits the view of a seat',
    (_, options, seats) => {
      for (let seed = 1; seed <= 2; seed++) expect(leaks(options, seats, seed, revealingEvents)).toEqual([]);
    },
  );

  // After a fine always follows the deal of a round or the show of winnings, which both end free undo.
  test.each(revealingEvents.filter((type) => type !== 'finePaid'))(
    'would reveal a secret if %s were not declared as revealing',
    (type) => {
      expect(allLeaks(revealingEvents.filter((other) => other !== type))).toContain(type);
    },
  );
});
